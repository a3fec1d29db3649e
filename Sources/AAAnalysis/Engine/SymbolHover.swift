/// Hovers on the names of SF Symbols, in any Swift file.
extension WorkspaceSnapshot {
  /// What is to be said of the symbol that is named at a place (a byte offset), or nil where none
  /// is.
  func symbolHover(in file: FileID, at offset: Int) -> Hover? {
    guard let tree = load(file)?.tree else { return nil }
    let path = tree.path(to: offset)
    guard let position = path.lastIndex(where: { tree.kind($0) == .stringLiteral }),
      let name = StringValue(of: path[position], in: tree).text, !name.isEmpty,
      let call = tree.call(namingSymbol: path[...position])
    else { return nil }
    let range = tree.nameRange(ofLiteral: path[position], name)
    guard range.touches(offset) else { return nil }
    let table = SymbolTable.shared
    if table.contains(name) { return Hover(markdown: table.hoverText(for: name), range: range) }
    // What the workspace makes of a name of its own is its affair.
    return isDeclared(call, tree) ? nil : Hover(markdown: table.hoverText(for: name), range: range)
  }

  /// Whether what is called is a view or function of the workspace.
  private func isDeclared(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    guard let callee = tree.callee(of: call) else { return false }
    let name = tree.name(callee)
    if name.unicodeScalars.first?.properties.isUppercase == true {
      return !ViewLibrary.nativeViews.contains(name) && index.declaresType(named: name)
    }
    return index.allMembers(named: name).contains { index[$0]?.kind == .function }
  }
}

extension SyntaxTree {
  /// The call whose `systemImage:` or `systemName:` may be the literal at the end of a path: by
  /// itself, or as one of the values of a ternary or of `??`.
  func call(namingSymbol path: ArraySlice<NodeID>) -> NodeID? {
    var inner = path.last
    for (position, node) in path.enumerated().reversed().dropFirst() {
      switch kind(node) {
      case .ternaryOperator, .tupleExpr: break
      case .sequenceExpr:
        guard let inner, isValue(inner, of: node) else { return nil }
      case .argument:
        let outer = path[path.startIndex + max(position - 1, 0)]
        if kind(outer) == .tupleExpr { break }
        guard name(node, is: "systemImage") || name(node, is: "systemName"),
          kind(outer) == .callExpr
        else { return nil }
        return outer
      default: return nil
      }
      inner = node
    }
    return nil
  }

  /// Whether a sequence may have the value of one of its parts: not of a condition, nor of an
  /// operand of anything but `??`.
  private func isValue(_ part: NodeID, of sequence: NodeID) -> Bool {
    let parts = Array(children(sequence))
    guard kind(part) != .ternaryOperator, let place = parts.firstIndex(of: part) else {
      return true
    }
    let isLast = !parts[place...].contains { kind($0) == .ternaryOperator }
    let start = parts[..<place].lastIndex { kind($0) == .ternaryOperator }.map { $0 + 1 } ?? 0
    return isLast
      && parts[start...].enumerated().allSatisfy {
        $0.offset % 2 == 0 || name($0.element, is: "??")
      }
  }
}

extension SymbolTable {
  /// What a hover on a name shows, in Markdown: since when the symbol is there, its other names,
  /// and what Apple says of its use; of a name that is in no list, which ones are near.
  func hoverText(for name: String) -> String {
    let page = Source.symbols
    let link = "[\(page.title)](\(page.url))\n"
    guard contains(name) else { return unknownText(for: name) + "\n\n" + link }
    let since =
      introduced(name).map { "iOS and iPadOS \($0) and later" }
      ?? "a former name, whose first iOS is not known"
    var parts = ["**`\(name)`** · SF Symbol", "_\(since)_"]
    if let current = currentName(forOld: name) {
      let known = introduced(current).map { ", which iOS \($0) and later know" } ?? ""
      parts.append("An old name of `\(current)`\(known).")
    } else {
      let former = formerNames(of: name)
      if !former.isEmpty { parts.append("Formerly " + list(former) + ".") }
    }
    if isRestricted(name) {
      parts.append(
        "Apple keeps it for a product or feature of its own: it may not be changed, nor used for "
          + "anything else.")
    }
    if isScriptVariant(name) {
      parts.append(
        "The form for one script or writing direction. The system chooses it by itself, where the "
          + "plain name is used.")
    }
    return (parts + [link]).joined(separator: "\n\n")
  }

  private func unknownText(for name: String) -> String {
    let shown = String(name.prefix(60).map { $0 == "`" || $0.isNewline ? "'" : $0 })
    var text = "**`\(shown)`** · not among the SF Symbols"
    if let newest { text += " up to iOS \(newest)" }
    text += "\n\nIt is misspelled, or newer than the list: one that does not exist shows nothing."
    let near = nearestNames(to: name)
    return near.isEmpty ? text : text + " Near it: " + list(near) + "."
  }

  private func list(_ names: [String]) -> String {
    names.prefix(4).map { "`\($0)`" }.joined(separator: ", ")
  }
}
