/// Names of symbols, inside the literals that are meant to hold one.
extension WorkspaceSnapshot {
  /// Names in one answer. What is typed next leaves fewer.
  private static let limit = 100

  func symbolCompletions(in file: FileID, _ tree: SyntaxTree, at offset: Int) -> Completions? {
    let path = tree.path(to: offset)
    guard let place = path.lastIndex(where: { tree.kind($0) == .stringLiteral }),
      let literal = SymbolLiteral(path[place], in: tree, at: offset),
      let call = tree.call(namingSymbol: path[...place])
    else { return nil }
    let isIcon = tree.callee(of: call).map { tree.name($0) } == APIFact.navigationIcon.name
    let system = oldestSystem(running: file, at: offset, tree, isIcon: isIcon)
    let table = SymbolTable.shared
    let title = tree.arguments(of: call).first { $0.label == nil }.flatMap { argument in
      tree.kind(argument.value) == .stringLiteral
        ? StringValue(of: argument.value, in: tree).text : nil
    }
    let suggested =
      literal.typed.isEmpty
      ? title.map { SymbolSuggestion.symbols(for: $0, availableIn: system, count: 6) } ?? [] : []
    let (names, isIncomplete) = table.names(
      matching: literal.typed, limit: Self.limit, availableIn: system)
    let items = (suggested + names.filter { !suggested.contains($0) }).map { name in
      var details = table.introduced(name).map { ["iOS \($0)"] } ?? []
      if let current = table.currentName(forOld: name) { details.append("now \(current)") }
      return Completion(
        name, .symbol(name), detail: details.isEmpty ? nil : details.joined(separator: ", "),
        edit: TextEdit(literal.range, name))
    }
    return Completions(items: items, isIncomplete: isIncomplete)
  }

  /// The oldest iOS on which a symbol has to be there; nil where that is not known.
  private func oldestSystem(
    running file: FileID, at offset: Int, _ tree: SyntaxTree, isIcon: Bool
  ) -> OSVersion? {
    if isIcon { return Availability.scene }
    let checked = Availability.minimum(at: offset, in: tree)
    guard let system = appTargets.oldestSystem(running: file) else { return nil }
    return checked.map { max($0, system) } ?? system
  }
}

/// A literal that is being typed, seen from the cursor.
private struct SymbolLiteral {
  /// What stands before the cursor.
  let typed: String
  /// What a name replaces: the whole content; of a literal that is not closed yet, or runs on into
  /// other code, what is typed alone.
  let range: ByteRange

  init?(_ node: NodeID, in tree: SyntaxTree, at offset: Int) {
    guard let index = tree.token(node), tree.token(at: index).kind == .stringLiteral else {
      return nil
    }
    let token = tree.tokenRange(index)
    let text = tree.text
    var pounds = 0
    while text.byte(at: token.start + pounds) == UInt8(ascii: "#") { pounds += 1 }
    let quote = UInt8(ascii: "\"")
    let delimiter = pounds + 1
    let start = token.start + delimiter
    guard text.byte(at: start - 1) == quote, offset >= start,
      text.slice(ByteRange(start, offset)).allSatisfy(Self.isOfName)
    else { return nil }
    var end = offset
    while let byte = text.byte(at: end), Self.isOfName(byte) { end += 1 }
    let isClosed = token.end == end + delimiter && text.byte(at: end) == quote
    // Behind the closing quote, or between the first two of three.
    guard isClosed || offset < token.end || !Self.ends(token, with: quote, pounds, text) else {
      return nil
    }
    typed = text[ByteRange(start, offset)]
    range = ByteRange(start, isClosed ? end : offset)
  }

  private static func ends(
    _ token: ByteRange, with quote: UInt8, _ pounds: Int, _ text: SourceText
  ) -> Bool {
    token.length >= 2 * (pounds + 1) && text.byte(at: token.end - pounds - 1) == quote
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

extension SymbolTable {
  /// The names that begin with a text, in alphabetical order; then those of which another part
  /// does, the plainest first; those that Apple keeps for itself; and old names that begin with the
  /// text. Script variants are left out.
  ///
  /// - Parameter target: where given, names introduced later are left out.
  func names(
    matching text: String, limit: Int, availableIn target: OSVersion?
  ) -> (names: [String], isTruncated: Bool) {
    let query = Array(text.lowercased().utf8)
    let inner = [UInt8(ascii: ".")] + query
    var (first, inside, last, old): ([Int], [Int], [Int], [Int]) = ([], [], [], [])
    for index in names.indices {
      let bytes = names.bytes(at: index)
      let isPrefix = bytes.starts(with: query)
      guard isPrefix || Self.contains(inner, bytes) else { continue }
      if !isOffered(at: index, availableIn: target) {
        if isPrefix, isOld(at: index, availableIn: target) { old.append(index) }
      } else if names.isMarked(at: index) {
        last.append(index)
      } else if isPrefix {
        first.append(index)
        if first.count > limit { break }
      } else {
        inside.append(index)
      }
    }
    inside.sort { left, right in
      (names.bytes(at: left).count, left) < (names.bytes(at: right).count, right)
    }
    let all = first + inside + last + old
    return (all.prefix(limit).map(names.name(at:)), all.count > limit)
  }

  /// Whether a name has been replaced, and works in `target` all the same.
  private func isOld(at index: Int, availableIn target: OSVersion?) -> Bool {
    if let target, let introduced = introduced(at: index), introduced > target { return false }
    return !isScriptVariant(names.bytes(at: index))
      && currentName(forOld: names.name(at: index)) != nil
  }

  private static func contains(_ part: [UInt8], _ name: ArraySlice<UInt8>) -> Bool {
    guard part.count <= name.count, let first = part.first else { return false }
    var start = name.startIndex
    while start + part.count <= name.endIndex {
      if name[start] == first, name[start...].starts(with: part) { return true }
      start += 1
    }
    return false
  }
}
