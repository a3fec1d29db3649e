import AAAnalysis

/// The app targets of a workspace in memory.
struct TargetProbe {
  let targets: AppTargets

  init(_ files: [String: String]) {
    targets = ExampleWorkspace(files).snapshot.appTargets
  }

  subscript(name: String) -> AppTarget? { targets.apps.first { $0.name == name } }

  /// The names of the apps that hold a file.
  func owners(_ path: String) -> [String] {
    targets.apps(holding: ExampleWorkspace.file(path)).map(\.name)
  }

  /// The system that a file is compiled for, and the one it can run on.
  func systems(_ path: String) -> [String?] {
    let file = ExampleWorkspace.file(path)
    return [targets.deploymentTarget(of: file), targets.oldestSystem(running: file)].map {
      $0?.description
    }
  }

  /// A property list with these keys.
  static func list(_ content: String) -> String {
    "<plist version=\"1.0\"><dict>\(content)</dict></plist>"
  }

  static let sceneKey = "<key>UISupportsAssistiveAccess</key><true/>"
}
