import AAAnalysis

/// The map as a flowchart for Mermaid, which GitHub and many others draw.
struct MapMermaid: MapPrinter {
  func text(of report: MapReport) -> String {
    let map = report.map
    var lines = ["flowchart TD"]
    for (number, root) in map.roots.enumerated() {
      // A frame around all that there is would say nothing.
      let isFramed = map.roots.count > 1
      let indent = isFramed ? "    " : "  "
      if isFramed {
        lines.append("  subgraph root_\(number + 1)[\"\(Self.escaped(MapWords.root(root)))\"]")
        lines.append("    direction TB")
      }
      for screen in map.screens where screen.root == number {
        lines.append("\(indent)\(Self.id(screen))[\"\(Self.label(of: screen))\"]")
      }
      if isFramed { lines.append("  end") }
    }
    for link in map.links {
      let arrow = link.kind == .link || link.kind == .destination ? "-->" : "-.->"
      lines.append(
        "  \(Self.id(map.screens[link.from])) \(arrow)"
          + "|\"\(Self.escaped(MapWords.link(link)))\"| \(Self.id(map.screens[link.to]))")
    }
    lines += classes(of: map)
    return lines.joined(separator: "\n") + "\n"
  }

  private func classes(of map: ScreenMap) -> [String] {
    var lines: [String] = []
    func add(_ name: String, _ style: String, _ screens: [MappedScreen]) {
      if screens.isEmpty { return }
      lines.append("  classDef \(name) \(style)")
      lines.append("  class \(screens.map(Self.id).joined(separator: ",")) \(name)")
    }
    add(
      "root", "stroke-width:3px", map.roots.flatMap(\.screens).map { map.screens[$0] })
    add("finding", "fill:#fff3cd,color:#332701", map.screens.filter { !$0.findings.isEmpty })
    add(
      "iconless", "stroke:#b02a37,stroke-dasharray:5 3", map.screens.filter(\.lacksIcon))
    return lines
  }

  /// A prefix, as some words mean something else to Mermaid.
  private static func id(_ screen: MappedScreen) -> String { "screen_\(screen.id)" }

  private static func label(of screen: MappedScreen) -> String {
    let parts = [
      screen.name, MapWords.title(screen), MapWords.icon(screen), MapWords.counts(screen.findings),
    ]
    return parts.compactMap { $0.map(escaped) }.joined(separator: "<br>")
  }

  /// Text inside quotation marks. Whatever could be read as markup becomes a character code.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in PrintableText.of(text).unicodeScalars {
      switch scalar {
      case "\"", "#", "&", "<", ">", "`", "\\", "%", ":", "$":
        result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
