/// A preview whose view stands behind the macro without a brace between.
enum PreviewUnopened: Rule {
  static func check(_ context: RuleContext) -> [Finding] {
    context.index.filesOfInterest.sorted().flatMap { file -> [Finding] in
      guard let loaded = context.loader.load(file) else { return [] }
      return loaded.previews.compactMap { preview in
        preview.strayView.map { finding(preview, $0, loaded.tree) }
      }
    }
  }

  private static func finding(_ preview: PreviewMacro, _ view: NodeID, _ tree: SyntaxTree)
    -> Finding
  {
    var edits = [TextEdit(at: preview.headRange.end, insert: " {")]
    edits += indenting(view, behind: preview, tree)
    let end = tree.range(view).end
    let next = tree.tokenIndex(at: end)
    let isClosed = next < tree.tokenCount && tree.text(tree.tokenRange(next), equals: "}")
    if !isClosed {
      let isBelow = !tree.text[ByteRange(preview.headRange.end, tree.range(view).start)]
        .allSatisfy { $0 == " " || $0 == "\t" }
      let outer = tree.text.indentation(ofLineContaining: preview.headRange.start)
      edits.append(
        TextEdit(at: end, insert: isBelow ? tree.text.lineEnding.rawValue + outer + "}" : " }"))
    }
    return Finding(
      rule: description.id, severity: .warning,
      message: "The preview has no `{` before its view, and does not compile. Open its body.",
      location: Location(file: preview.file, range: preview.headRange),
      fixes: [
        Fix(
          title: "Insert the brace", isPreferred: true, isSafe: true,
          changes: [.edit(preview.file, edits)])
      ])
  }

  /// The edits that move a view, on lines of its own, in from where the macro stands.
  private static func indenting(_ view: NodeID, behind preview: PreviewMacro, _ tree: SyntaxTree)
    -> [TextEdit]
  {
    let text = tree.text
    let range = tree.range(view)
    let last = text.lines.line(containing: range.end)
    let head = text.lines.line(containing: preview.headRange.end)
    let outer = text.indentation(ofLineContaining: preview.headRange.start)
    guard head < text.lines.line(containing: range.start),
      text.indentation(ofLineContaining: range.start) == outer, !text[range].contains("\"\"\"")
    else { return [] }
    let unit = tree.indentationUnit
    return ((head + 1)...last).compactMap { line in
      let content = text.contentRange(ofLine: line)
      return content.isEmpty ? nil : TextEdit(at: content.start, insert: unit)
    }
  }
}
