import AAAnalysis

/// The map as a graph for Graphviz.
struct MapDot: MapPrinter {
  func text(of report: MapReport) -> String {
    let map = report.map
    var lines = [
      "digraph map {",
      "  node [shape=box, style=\"rounded,filled\", fillcolor=white, fontname=\"sans-serif\"];",
      "  edge [fontname=\"sans-serif\", fontsize=11];",
    ]
    for (number, root) in map.roots.enumerated() {
      let isFramed = map.roots.count > 1
      let indent = isFramed ? "    " : "  "
      if isFramed {
        lines.append("  subgraph cluster_\(number + 1) {")
        lines.append("    label=\(Self.quoted([MapWords.root(root)]));")
        lines.append("    fontname=\"sans-serif\";")
      }
      for (position, screen) in map.screens.enumerated() where screen.root == number {
        lines.append(indent + node(screen, isRoot: root.screens.contains(position)))
      }
      if isFramed { lines.append("  }") }
    }
    for link in map.links {
      var attributes = ["label=\(Self.quoted([MapWords.link(link)]))"]
      if link.kind != .link, link.kind != .destination { attributes.append("style=dashed") }
      lines.append(
        "  \(Self.quoted([map.screens[link.from].id])) -> "
          + "\(Self.quoted([map.screens[link.to].id])) [\(attributes.joined(separator: ", "))];")
    }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  private func node(_ screen: MappedScreen, isRoot: Bool) -> String {
    let parts = [
      screen.name, MapWords.title(screen), MapWords.icon(screen), MapWords.counts(screen.findings),
    ]
    var attributes = ["label=\(Self.quoted(parts.compactMap { $0 }))"]
    if isRoot { attributes.append("penwidth=2.5") }
    if !screen.findings.isEmpty { attributes.append("fillcolor=\"#fff3cd\"") }
    if screen.lacksIcon {
      attributes += ["color=\"#b02a37\"", "style=\"rounded,filled,dashed\""]
    }
    return "\(Self.quoted([screen.id])) [\(attributes.joined(separator: ", "))];"
  }

  /// A string of lines between quotation marks. Graphviz reads entities of HTML in it.
  static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      PrintableText.of(line).replacing("&", with: "&amp;").replacing("\\", with: "\\\\")
        .replacing("\"", with: "\\\"")
    }
    return "\"\(escaped.joined(separator: "\\n"))\""
  }
}
