import ProjectDescription

let oldest = "18.0"

let plist: [String: Plist.Value] = [
  "UILaunchScreen": [:],
  "UISupportsAssistiveAccess": true,
  // Written by hand as a text, so nobody knows what becomes of it.
  "UISupportsFullScreenInAssistiveAccess": "true",
]

let widget = Target.target(
  name: "WalksWidget",
  destinations: .iOS,
  product: .appExtension,
  bundleId: "org.example.walks.widget",
  infoPlist: .extendingDefault(with: ["NSExtension": [:]]),
  sources: ["Widget/**"]
)

let project = Project(
  name: "Walks",
  targets: [
    .target(
      name: "Walks",
      destinations: [.iPhone, .iPad],
      product: .app,
      bundleId: "org.example.walks",
      deploymentTargets: .iOS(oldest),
      infoPlist: .extendingDefault(with: plist),
      sources: ["Sources/**", .glob("Shared/**/*.swift", excluding: ["Shared/Mac/**"])],
      dependencies: [
        .target(name: "WalksWidget"),
        .project(target: "Map", path: "../Features/Map"),
      ]
    ),
    .target(
      name: "WalksDesk",
      destinations: .macOS,
      product: .app,
      bundleId: "org.example.walks.desk",
      deploymentTargets: .macOS("15.0"),
      infoPlist: .default,
      sources: ["Shared/Mac/**"]
    ),
    .target(
      name: "WalksTests",
      destinations: .iOS,
      product: .unitTests,
      bundleId: "org.example.walks.tests",
      infoPlist: .default,
      sources: ["Tests/**"]
    ),
  ] + [widget]
)
