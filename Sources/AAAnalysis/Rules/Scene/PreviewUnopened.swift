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
    let end = tree.range(view).end
    let next = tree.tokenIndex(at: end)
    let isClosed = next < tree.tokenCount && tree.text(tree.tokenRange(next), equals: "}")
    if !isClosed {
      let isBelow = !tree.text[ByteRange(preview.headRange.end, tree.range(view).start)]
        .allSatisfy { $0 == " " || $0 == "\t" }
      edits.append(TextEdit(at: end, insert: isBelow ? tree.text.lineEnding.rawValue + "}" : " }"))
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
}
