import AAAnalysis

/// A map, and all that is needed to show it.
struct MapReport {
  var map: ScreenMap
  /// What could not be read, with paths as they are shown.
  var problems: [FileProblem] = []
  var paths: ShownPaths
  /// The text that ranges refer to.
  var text: (FileID) -> SourceText?

  /// Every finding on the map once, in the order of the places.
  var findings: [Finding] {
    Set(map.roots.flatMap(\.findings) + map.screens.flatMap(\.findings)).sorted {
      ($0.location, $0.rule, $0.message) < ($1.location, $1.rule, $1.message)
    }
  }

  /// `path:line:column`, both 1-based, the column in scalars.
  func place(_ location: Location, _ texts: inout TextCache) -> String {
    let path = PrintableText.of(paths[location.file])
    guard let text = texts.text(of: location.file) else { return path }
    let position = text.position(at: location.range.start, in: .utf32)
    return "\(path):\(position.line + 1):\(position.column + 1)"
  }
}

/// One format of a map.
protocol MapPrinter {
  func text(of report: MapReport) -> String
}
