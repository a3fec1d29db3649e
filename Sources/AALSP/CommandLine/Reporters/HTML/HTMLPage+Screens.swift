import AAAnalysis

/// The section with the screens as a person meets them.
extension HTMLPage {
  var screens: HTML {
    let body: HTML =
      map.roots.isEmpty
      ? "<p>Nothing was found that Assistive Access would show of these files.</p>\n"
      : "\(legend)\(map.roots.indices.map(section))"
    let cut: HTML =
      map.isTruncated
      ? "<p>The app shows more than is followed: screens may be missing.</p>\n" : ""
    return """
      <section aria-labelledby="screens">
      <h2 id="screens">Screens as the person meets them</h2>
      \(cut)\(body)</section>

      """
  }

  private var legend: HTML {
    let names = map.screens.flatMap { screen in
      screen.titles + screen.icons + screen.controls.flatMap { $0.labels + $0.icons }
    }
    let hasExpressions = names.contains { if case .expression = $0 { true } else { false } }
    return hasExpressions
      ? """
      <p class="quiet">Between ‹ and › stands the source of what only the running app knows.</p>

      """ : ""
  }

  private func section(onRoot number: Int) -> HTML {
    let root = map.roots[number]
    let screens = map.screens.indices.filter { map.screens[$0].root == number }
    return """
      <h3 id="root-\(number + 1)">\(MapWords.root(root))</h3>
      <p class="quiet">\(place(root.location))</p>
      \(groups(of: shown(root.findings), level: 4))\
      \(left(out: root.findings.count - shown(root.findings).count))\
      \(screens.map { article(on: $0, isFirst: root.screens.contains($0)) })
      """
  }

  private func article(on number: Int, isFirst: Bool) -> HTML {
    let screen = map.screens[number]
    let findings = shown(screen.findings)
    let title: HTML =
      screen.titles.isEmpty
      ? "\(MapWords.title(screen).capitalizedSentence)" : alternatives(screen.titles)
    let first: HTML = isFirst ? "<p>Shown first.</p>\n" : ""
    let gap: HTML =
      screen.isComplete
      ? "" : "<p class=\"quiet\">Some of it could not be followed in the source.</p>\n"
    let hidden = screen.findings.count - findings.count
    let found: HTML =
      findings.isEmpty && hidden == 0
      ? "<p>Nothing was found on this screen.</p>\n"
      : "\(groups(of: findings, level: 5))\(left(out: hidden))"
    return """
      <article class="screen" id="screen-\(screen.id)" tabindex="-1" \
      aria-labelledby="title-\(screen.id)">
      <div class="device">
      <h4 id="title-\(screen.id)">\(title)</h4>
      \(icon(of: screen))\(first)\(choices(on: number))\(gap)\
      <p class="quiet"><code>\(screen.name)</code> in \(place(screen.location))</p>
      </div>
      <div>
      \(found)</div>
      </article>

      """
  }

  private func left(out count: Int) -> HTML {
    if count == 0 { return .nothing }
    return """
      <p class="quiet">Not shown: \(MapWords.plural(count, "finding")) in a baseline, or \
      not asked for.</p>

      """
  }

  private func icon(of screen: MappedScreen) -> HTML {
    if !screen.icons.isEmpty { return "<p>Icon: \(symbols(screen.icons))</p>\n" }
    if screen.titles.isEmpty || !screen.mayShowIcon { return "" }
    return screen.isComplete
      ? "<p class=\"bad\">No icon beside the title</p>\n" : "<p>Icon not known</p>\n"
  }

  // MARK: Choices

  /// What can be operated on a screen and where it leads, in the order in which it is read.
  private func choices(on number: Int) -> HTML {
    let links = map.links(from: number)
    var leading: Set<Int> = []
    var items: [HTML] = []
    for control in map.screens[number].controls {
      let own = links.indices.filter {
        links[$0].location == control.location && !leading.contains($0)
      }
      leading.formUnion(own)
      items.append(item(control, own.map { links[$0] }))
    }
    for position in links.indices where !leading.contains(position) {
      items.append("<li>\(way(links[position]))</li>\n")
    }
    if items.isEmpty { return "<p>No choices on it are known.</p>\n" }
    return "<ul class=\"choices\" aria-label=\"Choices\">\n\(items)</ul>\n"
  }

  private func item(_ control: MappedControl, _ links: [MappedLink]) -> HTML {
    let noun = control.kind == .field ? "text field" : control.kind.rawValue
    let labels = control.labels.filter { $0 != .literal("") }
    var pieces: [HTML] = ["\(noun.capitalizedSentence)"]
    if !labels.isEmpty { pieces.append(" \(alternatives(labels))") }
    if !control.icons.isEmpty {
      pieces.append("\(labels.isEmpty ? " " : ", ")icon \(symbols(control.icons))")
    } else if labels.isEmpty {
      pieces.append(" without known words")
    }
    if let place = Self.words(for: control.place) { pieces.append(" \(place)") }
    if control.isRepeated { pieces.append(" in each row") }
    if !links.isEmpty {
      pieces.append(" leads to \(HTML.joined(links.map { target(of: $0) }, by: ", "))")
    }
    return "<li>\(pieces)</li>\n"
  }

  private func way(_ link: MappedLink) -> HTML {
    let labels = link.labels.filter { $0 != .literal("") }
    let by: HTML = labels.isEmpty ? "" : "\(alternatives(labels)) "
    return "\(by)\(labels.isEmpty ? "Leads" : "leads") to \(target(of: link))"
  }

  private func target(of link: MappedLink) -> HTML {
    let screen = map.screens[link.to]
    let name: HTML =
      screen.titles.isEmpty ? "<code>\(screen.name)</code>" : alternatives(screen.titles)
    let kind = Self.words(for: link.kind).map { " (\($0))" } ?? ""
    return "<a href=\"#screen-\(screen.id)\">\(name)</a>\(kind)"
  }

  private static func words(for place: MappedControl.Place) -> String? {
    switch place {
    case .content: nil
    case .toolbar: "in the toolbar"
    case .menu: "in a menu"
    case .dialog: "in a dialog"
    case .swipe: "after a swipe"
    }
  }

  private static func words(for kind: Screen.Kind) -> String? {
    switch kind {
    case .root, .link, .destination: nil
    case .sheet: "sheet"
    case .fullScreenCover: "full-screen cover"
    case .popover: "popover"
    case .tab: "tab"
    }
  }

  // MARK: Texts

  /// Texts of which one is shown.
  private func alternatives(_ texts: [MappedText]) -> HTML {
    HTML.joined(texts.map(Self.text), by: " or ")
  }

  private func symbols(_ icons: [MappedText]) -> HTML {
    let shown = icons.map { icon -> HTML in
      if case .literal(let name) = icon { "<code>\(name)</code>" } else { Self.text(icon) }
    }
    return HTML.joined(shown, by: " or ")
  }

  private static func text(_ text: MappedText) -> HTML {
    switch text {
    case .literal(let literal): "“<bdi>\(literal)</bdi>”"
    case .expression(let source): "‹<code>\(source)</code>›"
    }
  }
}

extension String {
  /// With a capital letter at the start.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
