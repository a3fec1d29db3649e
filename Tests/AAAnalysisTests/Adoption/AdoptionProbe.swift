import Testing

@testable import AAAnalysis

/// What is planned for the apps of a workspace in memory.
struct AdoptionProbe {
  let before: ExampleWorkspace
  let adoptions: [AdoptionPlan]

  private let named: [FileID]

  init(_ files: [String: String], targets: [String] = [], named: [String] = []) {
    before = ExampleWorkspace(files)
    self.named = named.map(ExampleWorkspace.file)
    adoptions = before.snapshot.adoptions(of: targets, in: self.named)
  }

  /// The only app.
  func only(sourceLocation: SourceLocation = #_sourceLocation) throws -> AdoptionPlan {
    try #require(adoptions.count == 1, sourceLocation: sourceLocation)
    return try #require(adoptions.first, sourceLocation: sourceLocation)
  }

  /// The workspace afterwards, in which there is nothing more to do, and in which nothing is found
  /// that was not there before and is graver than a hint.
  func after(sourceLocation: SourceLocation = #_sourceLocation) throws -> ExampleWorkspace {
    let planned = adoptions.filter { $0.outcome == .planned }
    let changes = try #require(AdoptionPlan.union(of: planned), sourceLocation: sourceLocation)
    let after = try #require(
      before.applying(Fix(title: "", changes: changes)), sourceLocation: sourceLocation)
    let again = after.snapshot.adoptions(of: planned.flatMap(\.targets), in: named)
    #expect(
      again.allSatisfy { $0.outcome == .complete && $0.changes.isEmpty },
      "\(again)", sourceLocation: sourceLocation)
    let known = Set(before.findings.map(\.message))
    let new = after.findings.filter { $0.severity >= .information && !known.contains($0.message) }
    #expect(new.map { "\($0.rule): \($0.message)" } == [], sourceLocation: sourceLocation)
    return after
  }

  var reason: String? {
    if case .undecided(let reason)? = adoptions.first?.outcome { reason } else { nil }
  }

  /// A project whose target `App` is built from the folder `App`.
  static func project(_ settings: String..., sdk: String = "iphoneos") -> String {
    ExampleProject(
      targets: [.init(name: "App", settings: settings)], settings: ["SDKROOT = \(sdk)"]
    ).text
  }

  static let at26 = "IPHONEOS_DEPLOYMENT_TARGET = 26.0"
  static let at17 = "IPHONEOS_DEPLOYMENT_TARGET = 17.0"
  static let withList = "INFOPLIST_FILE = \"App-Info.plist\""
  static let list = TargetProbe.list("<key>CFBundleDisplayName</key><string>Garden</string>")

  /// An app at a path, in a project with an Info.plist.
  static func files(_ version: String, _ app: String, path: String = "App/GardenApp.swift")
    -> [String: String]
  {
    [
      "App.xcodeproj/project.pbxproj": project(withList, version), "App-Info.plist": list,
      path: app,
    ]
  }
}

extension ExampleWorkspace {
  subscript(path: String) -> String? { files[Self.file(path)]?.string }
}
