import AAAnalysis

/// The map as an indented tree for a terminal.
///
/// Every screen stands once with what is on it, at the shortest way that leads to it; other ways to
/// it name it again.
struct MapText: MapPrinter {
  var terminal = Terminal()

  func text(of report: MapReport) -> String {
    if report.map.roots.isEmpty { return "" }
    var tree = Tree(report, TextStyle(hasColour: terminal.hasColour), terminal.width)
    for root in report.map.roots.indices {
      if root > 0 { tree.lines.append("") }
      tree.write(root: root)
    }
    if report.map.isTruncated {
      tree.lines += ["", "The app shows more than is followed: screens may be missing."]
    }
    tree.lines += ["", Self.summary(of: report)]
    return tree.lines.joined(separator: "\n") + "\n"
  }

  /// "5 screens, 2 without an icon; 4 warnings".
  static func summary(of report: MapReport) -> String {
    var result = MapWords.plural(report.map.screens.count, "screen")
    let without = report.map.screens.count(where: \.lacksIcon)
    if without > 0 { result += ", \(without) without an icon" }
    return result + "; " + (MapWords.counts(report.findings) ?? "no findings")
  }
}

/// Lays out the lines.
private struct Tree {
  private let report: MapReport
  private let map: ScreenMap
  private let style: TextStyle
  private let width: Int?
  private var texts: TextCache
  /// The link by which each screen is reached on the shortest way; nil for one at a root.
  private let entrances: [Int: Int?]
  private let links: [Int: [Int]]
  private var shown: Set<Int> = []
  var lines: [String] = []

  /// A piece of a line.
  private struct Piece {
    var text: String
    var ink: TextStyle.Ink?
    /// Of what may be left out: what is shown of it where the line is too wide.
    var shorter: String?
  }

  init(_ report: MapReport, _ style: TextStyle, _ width: Int?) {
    self.report = report
    map = report.map
    self.style = style
    self.width = width.map { max(40, $0) }
    texts = TextCache(report.text)
    links = Dictionary(grouping: report.map.links.indices) { report.map.links[$0].from }
    var entrances: [Int: Int?] = [:]
    var level: [Int] = []
    for screen in report.map.roots.flatMap(\.screens) where entrances[screen] == nil {
      entrances[screen] = .some(nil)
      level.append(screen)
    }
    while !level.isEmpty {
      var next: [Int] = []
      for screen in level {
        for link in links[screen] ?? [] where entrances[report.map.links[link].to] == nil {
          entrances[report.map.links[link].to] = link
          next.append(report.map.links[link].to)
        }
      }
      level = next
    }
    self.entrances = entrances
  }

  mutating func write(root number: Int) {
    let root = map.roots[number]
    append("", [
      Piece(text: MapWords.root(root), ink: .bold),
      place(root.location),
    ])
    write(findings: root.findings, guide: root.screens.isEmpty ? "   " : "│  ")
    for (position, screen) in root.screens.enumerated() {
      let isLast = position == root.screens.count - 1
      write(
        screen, by: nil, isFirst: shown.insert(screen).inserted, guide: "", isLast: isLast)
    }
  }

  /// What is still to be written of the tree.
  private struct Pending {
    let link: Int
    let guide: String
    let isLast: Bool
  }

  /// Writes a screen and all below it. Not recursive, as the way through an app may be long.
  private mutating func write(
    _ screen: Int, by link: Int?, isFirst: Bool, guide: String, isLast: Bool
  ) {
    var pending = writeOne(screen, by: link, isFirst: isFirst, guide: guide, isLast: isLast)
    while let next = pending.popLast() {
      let target = map.links[next.link].to
      let isEntrance = entrances[target] == .some(next.link)
      if isEntrance { shown.insert(target) }
      pending += writeOne(
        target, by: next.link, isFirst: isEntrance, guide: next.guide, isLast: next.isLast)
    }
  }

  /// Writes one screen; gives what leads on from it, the last first.
  private mutating func writeOne(
    _ screen: Int, by link: Int?, isFirst: Bool, guide: String, isLast: Bool
  ) -> [Pending] {
    let model = map.screens[screen]
    var pieces: [Piece] = []
    if let link { pieces.append(Piece(text: MapWords.link(map.links[link]) + " →")) }
    pieces.append(Piece(text: PrintableText.of(model.name), ink: .bold))
    let branch = guide + (isLast ? "└─ " : "├─ ")
    guard isFirst else {
      pieces.append(Piece(text: MapWords.title(model)))
      let direction = shown.contains(screen) ? "above" : "below"
      pieces.append(Piece(text: "(see \(direction))", ink: .faint))
      append(branch, pieces)
      return []
    }
    pieces.append(Piece(text: MapWords.title(model), ink: model.titles.isEmpty ? .faint : nil))
    if let icon = MapWords.icon(model) {
      let ink: TextStyle.Ink = model.lacksIcon ? .yellow : .green
      pieces.append(
        Piece(text: model.icons.isEmpty ? icon : "[\(icon)]", ink: model.isComplete ? ink : .faint))
    }
    pieces.append(place(model.location))
    append(branch, pieces)

    let inner = guide + (isLast ? "   " : "│  ")
    let onward = links[screen] ?? []
    let detail = inner + (onward.isEmpty ? "   " : "│  ")
    write(controls: model.controls.filter { $0.place != .dialog }, guide: detail)
    write(findings: model.findings, guide: detail)
    return onward.enumerated().reversed().map { position, link in
      Pending(link: link, guide: inner, isLast: position == onward.count - 1)
    }
  }

  private mutating func write(controls: [MappedControl], guide: String) {
    let parts = MappedControl.Kind.allCases.compactMap { kind in
      kind == .link ? nil : MapWords.controls(controls, kind)
    }
    if !parts.isEmpty { append(guide, [Piece(text: parts.joined(separator: "; "), ink: .faint)]) }
  }

  private mutating func write(findings: [Finding], guide: String) {
    guard let counts = MapWords.counts(findings) else { return }
    let isGrave = findings.contains { $0.severity >= .warning }
    append(guide, [
      Piece(text: "! \(counts):", ink: isGrave ? .yellow : .blue),
      Piece(text: MapWords.rules(findings)),
    ])
  }

  /// The place in the source; on a narrow line the file's name does.
  private mutating func place(_ location: Location) -> Piece {
    let whole = report.place(location, &texts)
    let name = whole.split(separator: "/").last.map(String.init)
    return Piece(text: whole, ink: .faint, shorter: name ?? whole)
  }

  // MARK: Lines

  /// Adds a line, cut to the terminal's width.
  private mutating func append(_ guide: String, _ pieces: [Piece]) {
    var pieces = pieces
    func total() -> Int {
      DisplayWidth.of(guide) + pieces.reduce(-1) { $0 + 1 + DisplayWidth.of($1.text) }
    }
    if let width {
      if total() > width {
        for position in pieces.indices {
          if let shorter = pieces[position].shorter { pieces[position].text = shorter }
        }
      }
      if total() > width { pieces.removeAll { $0.shorter != nil } }
      while total() > width, let last = pieces.popLast() {
        let room = width - (pieces.isEmpty ? DisplayWidth.of(guide) : total() + 1) - 1
        guard room > 0 else { continue }
        pieces.append(Piece(text: Self.cut(last.text, to: room) + "…", ink: last.ink))
        break
      }
    }
    lines.append(
      style.paint(guide, .faint)
        + pieces.map { piece in
          piece.ink.map { style.paint(piece.text, $0) } ?? piece.text
        }.joined(separator: " "))
  }

  private static func cut(_ text: String, to width: Int) -> String {
    var result = ""
    var column = 0
    for character in text {
      column += DisplayWidth.of(character)
      if column > width { break }
      result.append(character)
    }
    return result
  }
}
