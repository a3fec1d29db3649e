import AAAnalysis
import Foundation

/// An app with an Assistive Access scene, some of its screens faulty, among much code that has
/// nothing to do with it. The same in each run.
struct GeneratedWorkspace {
  struct File {
    /// Relative to the workspace.
    let path: String
    let text: String
  }

  private(set) var files: [File] = []

  static let screenCount = 24

  init(lines: Int) {
    files.append(File(path: "App/GardenApp.swift", text: GeneratedWorkspace.app))
    files.append(GeneratedWorkspace.infoPropertyList)
    files.append(GeneratedWorkspace.wrapper)
    files.append(File(path: "App/HomeScreen.swift", text: GeneratedWorkspace.home()))
    for document in GeneratedDocument.all {
      files.append(File(path: document.path, text: document.text))
    }
    for index in 0..<(GeneratedWorkspace.screenCount - GeneratedWorkspace.wrappedScreens.count) {
      files.append(
        GeneratedWorkspace.screen(index, title: index % 3 == 0 ? nil : "navigationTitle"))
    }
    files += GeneratedWorkspace.wrappedScreens
    var written = 0
    var index = 0
    while written < lines {
      let (file, count) = GeneratedWorkspace.feature(index, edition: 0)
      files.append(file)
      written += count
      index += 1
    }
  }

  /// A file that Assistive Access does not show, and the number of its lines. Another edition has
  /// the same path and another content.
  static func feature(_ index: Int, edition: Int) -> (file: File, lines: Int) {
    var writer = SourceWriter(seed: UInt64(10_000 + index) + UInt64(edition) << 32)
    writer.imports(["Foundation", "SwiftUI"])
    while writer.lines < 200 {
      let name = "\(writer.noun().typeName)\(index)At\(writer.lines)"
      switch index % 3 {
      case 0: writer.view(name + "View", title: "navigationTitle")
      case 1: writer.model(name)
      default: writer.service(name + "Service")
      }
    }
    let path = "Features/Feature\(index / 20)/File\(index).swift"
    return (File(path: path, text: writer.text), writer.lines)
  }

  /// The paths of all screens but the first and the long documents.
  static let screenPaths = (0..<screenCount).map { "App/Screens/Screen\($0).swift" }

  private static func screen(_ index: Int, title: String?, symbol: String? = nil) -> File {
    var writer = SourceWriter(seed: UInt64(1_000 + index))
    writer.imports(["SwiftUI"])
    writer.view("Screen\(index)", title: title, symbol: symbol)
    return File(path: "App/Screens/Screen\(index).swift", text: writer.text)
  }

  /// Screens that have their titles from `wrapper`: the last ones.
  static let wrappedScreens = ["tray", "clock", "bell"].enumerated().map { offset, symbol in
    screen(screenCount - 1 - offset, title: "screenTitle", symbol: symbol)
  }

  static let wrapper = File(
    path: "App/ScreenTitle.swift",
    text: """
      import SwiftUI

      extension View {
        /// What stands above a screen.
        func screenTitle(_ title: String, symbol: String) -> some View {
          navigationTitle(title)
            .assistiveAccessNavigationIcon(systemImage: symbol)
        }
      }

      """)

  func write(to folder: String) throws {
    for file in files {
      let url = URL(fileURLWithPath: folder).appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
  }

  private static let app = """
    import SwiftUI

    @main
    struct GardenApp: App {
      var body: some Scene {
        WindowGroup {
          StandardView(plantName: "fern")
        }
        AssistiveAccess {
          HomeScreen()
        }
      }
    }

    """

  private static func home() -> String {
    var writer = SourceWriter(seed: 1)
    writer.imports(["SwiftUI"])
    writer.line(0, "struct HomeScreen: View {")
    writer.line(1, "var body: some View {")
    writer.line(2, "NavigationStack {")
    writer.line(3, "List {")
    let documents = GeneratedDocument.all.map(\.screen)
    for screen in documents + (0..<screenCount).map({ "Screen\($0)" }) {
      writer.line(4, "NavigationLink(\"\(screen)\") { \(screen)(plantName: \"fern\") }")
    }
    writer.line(3, "}")
    writer.line(3, ".navigationTitle(\"Garden\")")
    writer.line(2, "}")
    writer.line(1, "}")
    writer.line(0, "}")
    return writer.text
  }

  static let infoPropertyList = File(
    path: "App/Info.plist",
    text: """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>CFBundleName</key>
      \t<string>Garden</string>
      \t<key>CFBundlePackageType</key>
      \t<string>APPL</string>
      \t<key>UIApplicationSceneManifest</key>
      \t<dict/>
      </dict>
      </plist>

      """)
}
