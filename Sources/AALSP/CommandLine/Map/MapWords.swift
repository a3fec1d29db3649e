import AAAnalysis

/// How the parts of a map are told in words, in every format that people read.
enum MapWords {
  /// Texts that are shown of several.
  private static let maximumTexts = 3
  /// Columns of one text.
  private static let maximumWidth = 40

  /// “Draw”, or ‹drawing.title› for what only the app knows while it runs.
  static func text(_ text: MappedText) -> String {
    switch text {
    case .literal(let literal): "“\(shortened(literal))”"
    case .expression(let source): "‹\(shortened(source))›"
    }
  }

  static func texts(_ all: [MappedText]) -> String {
    var shown = all.prefix(maximumTexts).map(text)
    if all.count > maximumTexts { shown.append("…") }
    return shown.joined(separator: ", ")
  }

  /// The names of symbols.
  static func symbols(_ all: [MappedText]) -> String {
    var shown = all.prefix(maximumTexts).map { symbol in
      switch symbol {
      case .literal(let name): PrintableText.of(name)
      case .expression: text(symbol)
      }
    }
    if all.count > maximumTexts { shown.append("…") }
    return shown.joined(separator: ", ")
  }

  static let noIcon = "✗ no icon"

  static func title(_ screen: MappedScreen) -> String {
    if !screen.titles.isEmpty { return texts(screen.titles) }
    return screen.isComplete ? "no title" : "title unknown"
  }

  /// The icon beside the title; nil where there is no title that could have one.
  static func icon(_ screen: MappedScreen) -> String? {
    if !screen.icons.isEmpty { return symbols(screen.icons) }
    if screen.titles.isEmpty || !screen.mayShowIcon { return nil }
    return screen.isComplete ? noIcon : "icon unknown"
  }

  static func root(_ root: MappedRoot) -> String {
    switch root.kind {
    case .scene:
      "Assistive Access scene" + (root.owner.map { " of \(PrintableText.of($0))" } ?? "")
    case .modeBranch:
      "Shown because Assistive Access is on"
        + (root.owner.map { " in \(PrintableText.of($0))" } ?? "")
    case .preview: "Preview of Assistive Access"
    case .configured: "View named in the configuration"
    case .standardUI: "Shown in full screen"
    }
  }

  /// What leads to another screen: the words on a link, or how it is shown.
  static func link(_ link: MappedLink) -> String {
    let labels = texts(link.labels)
    guard let way = way(link.kind) else { return labels.isEmpty ? "link" : labels }
    return labels.isEmpty ? way : "\(way) \(labels)"
  }

  private static func way(_ kind: Screen.Kind) -> String? {
    switch kind {
    case .root: "root"
    case .link: nil
    case .destination: "destination"
    case .sheet: "sheet"
    case .fullScreenCover: "cover"
    case .popover: "popover"
    case .tab: "tab"
    }
  }

  /// "2 warnings, 1 hint"; nil for none.
  static func counts(_ findings: [Finding]) -> String? {
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      if count == 0 { return nil }
      return severity == .information
        ? "\(count) information" : plural(count, severity.rawValue)
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The rules of findings with their numbers, the gravest first.
  static func rules(_ findings: [Finding]) -> String {
    var counts: [(finding: Finding, count: Int)] = []
    for finding in findings.sorted(by: { ($1.severity, $0.rule) < ($0.severity, $1.rule) }) {
      if let last = counts.last, last.finding.rule == finding.rule,
        last.finding.severity == finding.severity
      {
        counts[counts.count - 1].count += 1
      } else {
        counts.append((finding, 1))
      }
    }
    return counts.map { $0.count == 1 ? $0.finding.rule : "\($0.finding.rule) ×\($0.count)" }
      .joined(separator: ", ")
  }

  /// The controls of one kind: "2 buttons “Done”, “Clear drawing”".
  static func controls(_ controls: [MappedControl], _ kind: MappedControl.Kind) -> String? {
    let all = controls.filter { $0.kind == kind }
    if all.isEmpty { return nil }
    let noun = kind == .menu ? "menu" : kind.rawValue
    var result = plural(all.count, noun)
    var shown = all.prefix(4).compactMap(name)
    if all.count > shown.count, !shown.isEmpty { shown.append("…") }
    if !shown.isEmpty { result += " " + shown.joined(separator: ", ") }
    if all.allSatisfy(\.isRepeated) { result += " in each row" }
    return result
  }

  /// What is written on a control, or else the symbol on it.
  private static func name(_ control: MappedControl) -> String? {
    let labels = control.labels.filter { $0 != .literal("") }
    if labels.isEmpty { return control.icons.isEmpty ? nil : "[\(symbols(control.icons))]" }
    return labels.prefix(2).map(text).joined(separator: "/")
  }

  static func plural(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// The beginning of a text on one line.
  static func shortened(_ text: String) -> String {
    var result = ""
    var width = 0
    for character in text {
      let shown = PrintableText.of(character)
      width += DisplayWidth.of(shown)
      if width > maximumWidth { return result + "…" }
      result += shown
    }
    return result
  }
}
