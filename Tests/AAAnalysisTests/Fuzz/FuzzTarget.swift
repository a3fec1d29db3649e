import AAAnalysis

/// A kind of document from outside, as a fuzzer feeds it: read and judged in a workspace that has
/// an Assistive Access scene, hovered over, every fix applied.
enum FuzzTarget: String, CaseIterable, Sendable {
  case swift, plist, openstep, workspace, xcconfig, yaml, configuration

  /// Where the document lies in the workspace.
  private var path: String {
    switch self {
    case .swift: "App/Home.swift"
    case .plist: "App/Info.plist"
    case .openstep: "App.xcodeproj/project.pbxproj"
    case .workspace: "App.xcworkspace/contents.xcworkspacedata"
    case .xcconfig: "App/App.xcconfig"
    case .yaml: "project.yml"
    case .configuration: ".aalsp.json"
    }
  }

  var file: FileID { FileID("/fuzz/" + path) }

  /// The rest of the workspace: made anew for every document, as copies share what they remember.
  private static var surroundings: Workspace {
    var workspace = Workspace(reader: FileReader { _ in nil })
    let app = """
      import SwiftUI
      @main struct Example: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { ContentView() }
        }
      }
      """
    let list = "<plist><dict><key>CFBundlePackageType</key><string>APPL</string></dict></plist>"
    let documents: [(String, String, DocumentKind)] = [
      ("App/Example.swift", app, .swift), ("App/Info.plist", list, .propertyList),
    ]
    for (path, text, kind) in documents {
      workspace.apply(.setDocument(FileID("/fuzz/" + path), SourceText(text), kind: kind))
    }
    return workspace
  }

  /// Reads and judges `bytes`; what is wrong with the answers, nil where they hang together.
  func run(_ bytes: [UInt8]) -> String? {
    guard let kind = DocumentKind(of: file) else { return "no kind of document" }
    let text = SourceText(bytes: bytes)
    var workspace = Self.surroundings
    workspace.apply(.setDocument(file, text, kind: kind))
    let snapshot = workspace.snapshot()
    _ = snapshot.appTargets
    for finding in snapshot.findings() {
      guard let place = snapshot.text(of: finding.location.file) else { continue }
      let range = finding.location.range
      guard range.start >= 0, range.start <= range.end, range.end <= place.count else {
        return "\(finding.rule) stands at \(range) of \(place.count) bytes"
      }
      for case .edit(let file, let edits) in finding.fixes.flatMap(\.changes) {
        guard let before = snapshot.text(of: file) else { continue }
        if before.applying(edits) == nil { return "a fix of \(finding.rule) overlaps itself" }
      }
    }
    for step in 0...4 { _ = snapshot.hover(in: file, at: bytes.count / 4 * step) }
    return nil
  }
}
