import AAAnalysis

extension JSONWriter {
  /// The members `file` and `range`. Lines and columns are 1-based, columns count Unicode scalars,
  /// `byte` is the 0-based offset.
  mutating func location(_ place: Location, _ paths: ShownPaths, _ texts: inout TextCache) {
    member("file", paths[place.file])
    let text = texts.text(of: place.file) ?? SourceText("")
    key("range")
    object { json in
      for (name, offset) in [("start", place.range.start), ("end", place.range.end)] {
        let position = text.position(at: offset, in: .utf32)
        json.key(name)
        json.object { json in
          json.key("line")
          json.number(position.line + 1)
          json.key("column")
          json.number(position.column + 1)
          json.key("byte")
          json.number(offset)
        }
      }
    }
  }
}
