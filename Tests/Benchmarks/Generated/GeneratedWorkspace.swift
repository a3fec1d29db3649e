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
    files.append(File(path: "App/Info.plist", text: GeneratedWorkspace.propertyList))
    files.append(File(path: "App/HomeScreen.swift", text: GeneratedWorkspace.home()))
    for document in GeneratedDocument.all {
      files.append(File(path: document.path, text: document.text))
    }
    for index in 0..<GeneratedWorkspace.screenCount {
      var writer = SourceWriter(seed: UInt64(1_000 + index))
      writer.imports(["SwiftUI"])
      writer.view("Screen\(index)", title: index % 3 != 0)
      files.append(File(path: "App/Screens/Screen\(index).swift", text: writer.text))
    }
    var written = 0
    var index = 0
    while written < lines {
      var writer = SourceWriter(seed: UInt64(10_000 + index))
      writer.imports(["Foundation", "SwiftUI"])
      while writer.lines < 200 {
        let name = "\(writer.noun().typeName)\(index)At\(writer.lines)"
        switch index % 3 {
        case 0: writer.view(name + "View", title: true)
        case 1: writer.model(name)
        default: writer.service(name + "Service")
        }
      }
      files.append(
        File(path: "Features/Feature\(index / 20)/File\(index).swift", text: writer.text))
      written += writer.lines
      index += 1
    }
  }

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

  private static let propertyList = """
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

    """
}
