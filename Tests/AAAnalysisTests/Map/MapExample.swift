import AAAnalysis

/// The map of a few files, told in lines.
struct MapExample {
  let map: ScreenMap

  init(_ files: [String: String], reaching isWanted: (FileID) -> Bool = { _ in true }) {
    map = ExampleWorkspace(files).snapshot.screenMap(reaching: isWanted)
  }

  /// An app whose scene shows `Home`, and the given declarations.
  init(home declarations: String) {
    self.init(["App.swift": ScopeExample.app + declarations])
  }

  /// Each screen with its titles and icons: "Home “Music” [star]".
  var screens: [String] {
    map.screens.map { screen in
      var parts = [screen.id]
      parts += screen.titles.map(Self.text)
      if !screen.icons.isEmpty {
        parts.append("[\(screen.icons.map(Self.text).joined(separator: " "))]")
      }
      if !screen.isComplete { parts.append("?") }
      return parts.joined(separator: " ")
    }
  }

  /// Each link: "Home -link-> Page “Play”".
  var links: [String] {
    map.links.map { link in
      ([
        map.screens[link.from].id, "-\(link.kind)->", map.screens[link.to].id,
      ] + link.labels.map(Self.text)).joined(separator: " ")
    }
  }

  func controls(of id: String) -> [String] {
    (map.screens.first { $0.id == id }?.controls ?? []).map { control in
      ([control.kind.rawValue, control.place.rawValue] + (control.isRepeated ? ["repeated"] : [])
        + control.labels.map(Self.text) + control.icons.map { "[\(Self.text($0))]" })
        .joined(separator: " ")
    }
  }

  func findings(of id: String) -> [String] {
    (map.screens.first { $0.id == id }?.findings ?? []).map(\.rule)
  }

  static func text(_ text: MappedText) -> String {
    switch text {
    case .literal(let literal): "“\(literal)”"
    case .expression(let source): "‹\(source)›"
    }
  }
}
