/// Whether the removal of a file takes something from the person: not a temporary file, not one
/// that is written anew, not one that was copied, moved or handed over before.
extension ActionReader {
  func isLastingRemoval(
    _ arguments: [CallArgument], _ context: Int, _ tree: SyntaxTree
  ) -> Bool {
    guard let argument = arguments.first else { return false }
    // Emptying a cache is called so somewhere on the way.
    if active.contains(where: { isTemporary(name: index[$0]?.name ?? "") }) { return false }
    if isTemporary(argument.value, context, depth: 0) { return false }
    return !isUsedElsewhere(argument.value, context)
  }

  // MARK: Temporary files

  private func isTemporary(_ node: NodeID, _ context: Int, depth: Int) -> Bool {
    guard depth < 4, let tree = tree(context) else { return false }
    for name in tree.mentionedNames(in: node) {
      if isTemporary(name: name) { return true }
      if isTemporary(declarationOf: name, context, depth: depth) { return true }
    }
    return false
  }

  /// Follows a name to what it stands for.
  private func isTemporary(declarationOf name: String, _ context: Int, depth: Int) -> Bool {
    switch contexts[context].locals[name] {
    case .expression(let node, let other, _):
      // A name that stands for itself, as `let url = url`, says nothing more.
      guard let tree = tree(other), !tree.name(node).elementsEqual(name) else { return false }
      return isTemporary(node, other, depth: depth + 1)
    case .value, .omitted: return false
    case nil: break
    }
    guard let owner = contexts[context].owner else { return false }
    let member = property(name, of: owner) ?? function(named: name, of: owner, labels: nil)
    guard let member, let loaded = loader.load(member.file),
      let node = loaded.node(ofMember: member.index)
    else { return false }
    return loaded.tree.mentionedNames(in: node).contains { isTemporary(name: $0) }
  }

  /// Whether the words of an identifier say that what it names does not last.
  private func isTemporary(name: String) -> Bool {
    name.hasPrefix("NSTemporary")
      || words(of: name).contains { word in
        ["temp", "tmp", "temporary", "temporarily", "cache", "caches", "cached"].contains(word)
      }
  }

  /// The words of an identifier in camel case, in lower case.
  func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      if character.isUppercase || !character.isLetter, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if character.isLetter { word += character.lowercased() }
    }
    return word.isEmpty ? words : words + [word]
  }
}
