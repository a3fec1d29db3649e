extension TooManyChoices {
  static let examples = shownExamples + rootExamples + reportedExamples + silentExamples

  /// Buttons, one a line, indented for the inside of a container.
  static func buttons(_ count: Int, _ indentation: String = "  ") -> String {
    let names = ["Red", "Blue", "Green", "Yellow", "Black", "White", "Pink", "Brown"]
    return names.prefix(count)
      .map { "\(indentation)Button(\"\($0)\", systemImage: \"circle\") {}" }
      .joined(separator: "\n")
  }

  static func links(_ count: Int, _ indentation: String = "  ") -> String {
    let names = [
      ("Draw", "pencil"), ("Gallery", "photo"), ("Learn", "book"), ("Print", "printer"),
      ("Share", "person"), ("Music", "music.note"),
    ]
    return names.prefix(count).map { name, symbol in
      """
      \(indentation)NavigationLink {
      \(indentation)  Text("\(name)")
      \(indentation)    .navigationTitle("\(name)")
      \(indentation)    .assistiveAccessNavigationIcon(systemImage: "\(symbol)")
      \(indentation)} label: {
      \(indentation)  Label("\(name)", systemImage: "\(symbol)")
      \(indentation)}
      """
    }.joined(separator: "\n")
  }

  private static let shownExamples: [RuleExample] = [
    ControlExample.example(
      "Six colours to choose from", isDocumentation: true,
      "⟦VStack⟧ {\n\(buttons(6))\n}"),
    ControlExample.example(
      "Three colours to choose from", isDocumentation: true,
      "VStack {\n\(buttons(3))\n}"),
  ]

  private static let rootExamples: [RuleExample] = [
    ControlExample.example(
      "Four features", isDocumentation: true,
      "NavigationStack {\n  ⟦List⟧ {\n\(links(4, "    "))\n  }\n}"),
    ControlExample.example(
      "Three features", isDocumentation: true,
      "NavigationStack {\n  List {\n\(links(3, "    "))\n  }\n}"),
    ControlExample.example(
      "Four features in two sections",
      """
      NavigationStack {
        ⟦List⟧ {
          Section {
      \(links(2, "      "))
          }
          Section("More") {
      \(links(2, "      "))
          }
        }
      }
      """),
    ControlExample.example(
      "Four features behind views of the app's own, in another file's container",
      """
      NavigationStack {
        ⟦Tiles⟧ {
          Tile(name: "Draw", symbol: "pencil")
          Tile(name: "Gallery", symbol: "photo")
          Tile(name: "Learn", symbol: "book")
          Tile(name: "Print", symbol: "printer")
        }
      }
      """,
      """
      struct Tiles<Content: View>: View {
        @ViewBuilder let content: () -> Content

        var body: some View {
          ScrollView { VStack { content() } }
        }
      }

      struct Tile: View {
        let name: String
        let symbol: String

        var body: some View {
          NavigationLink(value: name) { Label(name, systemImage: symbol) }
        }
      }
      """),
    ControlExample.example(
      "Four features without a container",
      "\(links(4, ""))"
    ).marked("Home() }", "⟦Home⟧() }"),
    ControlExample.example(
      "Four features in the ordinary case of a property",
      """
      NavigationStack {
        ⟦List⟧ { features }
      }
      """,
      """
      extension Home {
        @ViewBuilder var features: some View {
      \(links(4, "    "))
        }
      }
      """),
    ControlExample.example(
      "Four buttons are no features", "VStack {\n\(buttons(4))\n}"),
    ControlExample.example(
      "Four links in a preview, which may be further in", "Text(\"Draw\")",
      """
      struct More: View {
        var body: some View {
          NavigationStack {
            List {
      \(links(4, "        "))
            }
          }
        }
      }

      #Preview(traits: .assistiveAccess) {
        More()
      }
      """),
    RuleExample(
      "What the ordinary interface shows because of the mode may be further in",
      """
      import SwiftUI

      @main
      struct DrawApp: App {
        var body: some Scene {
          WindowGroup { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm

        var body: some View {
          NavigationStack {
            if isCalm {
              List {
      \(links(4, "          "))
              }
            } else {
              Text("Draw")
            }
          }
        }
      }
      """),
    RuleExample(
      "Many choices because of the mode",
      """
      import SwiftUI

      @main
      struct DrawApp: App {
        var body: some Scene {
          WindowGroup { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm

        var body: some View {
          if isCalm {
            ⟦VStack⟧ {
      \(buttons(6, "        "))
            }
          } else {
            VStack {
      \(buttons(7, "        "))
            }
          }
        }
      }
      """),
    ControlExample.example(
      "Four links further in",
      """
      NavigationStack {
        NavigationLink {
          List {
      \(links(4, "      "))
          }
          .navigationTitle("More")
          .assistiveAccessNavigationIcon(systemImage: "ellipsis")
        } label: {
          Label("More", systemImage: "ellipsis")
        }
      }
      """),
  ]

  private static let reportedExamples: [RuleExample] = [
    ControlExample.example(
      "Links and buttons together, on a sheet",
      """
      Text("Draw")
        .sheet(isPresented: $isOpen) {
          NavigationStack {
            ⟦Form⟧ {
      \(links(3, "        "))
              HStack {
      \(buttons(3, "          "))
              }
            }
          }
        }
      """,
      properties: "@State private var isOpen = false"),
    ControlExample.example(
      "Six on one side of a condition",
      """
      if isOpen {
        ⟦VStack⟧ {
      \(buttons(6, "    "))
        }
      } else {
      \(buttons(1))
      }
      """,
      properties: "@State private var isOpen = false"),
    ControlExample.example(
      "Five, and one more at times",
      """
      ⟦VStack⟧ {
      \(buttons(5))
        if isOpen {
          Button("More", systemImage: "plus") {}
        }
      }
      """,
      properties: "@State private var isOpen = false"),
    ControlExample.example(
      "Five, and others at times, are one finding",
      """
      ⟦ZStack⟧ {
        if isOpen {
          Button("Close", systemImage: "xmark") {}
        }
        VStack {
      \(buttons(5, "    "))
          if !isOpen {
            Button("More", systemImage: "plus") {}
          }
        }
      }
      """,
      properties: "@State private var isOpen = false"),
    ControlExample.example(
      "Six on each side of a condition",
      """
      if isOpen {
        ⟦VStack⟧ {
      \(buttons(6, "    "))
        }
      } else {
        ⟦HStack⟧ {
      \(buttons(6, "    "))
        }
      }
      """,
      properties: "@State private var isOpen = false"),
    ControlExample.example(
      "One column of a split view",
      """
      ⟦NavigationSplitView⟧ {
      \(buttons(3))
        HStack {
      \(buttons(3, "    "))
        }
      } detail: {
        Text("Red")
      }
      """),
    ControlExample.example(
      "Six tabs",
      """
      ⟦TabView⟧ {
        Tab("Draw", systemImage: "pencil") { Text("1") }
        Tab("Gallery", systemImage: "photo") { Text("2") }
        TabSection("More") {
          Tab("Learn", systemImage: "book") { Text("3") }
          Tab("Print", systemImage: "printer") { Text("4") }
          Tab("Share", systemImage: "person") { Text("5") }
          Tab("Music", systemImage: "music.note") { Text("6") }
        }
      }
      """),
    ControlExample.example(
      "Six in the content of a scene's link, without a container",
      """
      NavigationStack {
        ⟦NavigationLink⟧ {
      \(buttons(6, "    "))
        } label: {
          Label("Colours", systemImage: "paintpalette")
        }
      }
      """),
  ]
}

extension RuleExample {
  /// The example with a mark in the part of the text that is the same in all.
  fileprivate func marked(_ text: String, _ replacement: String) -> RuleExample {
    RuleExample(
      caption, isDocumentation: isDocumentation,
      files: files.map { File($0.path, $0.text.replacing(text, with: replacement)) })
  }
}
