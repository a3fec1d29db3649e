import ProjectDescription

let project = Project(
  name: "Map",
  targets: [
    .target(
      name: "Map",
      destinations: .iOS,
      product: .staticFramework,
      bundleId: "org.example.walks.map",
      deploymentTargets: .iOS("17.0"),
      sources: ["Sources/**"]
    ),
    .target(
      name: "MapDemo",
      destinations: .iOS,
      product: .app,
      bundleId: "org.example.walks.map.demo",
      deploymentTargets: .iOS("26.0"),
      infoPlist: .file(path: "Demo/Info.plist"),
      sources: ["Demo/Sources/**"],
      dependencies: [.target(name: "Map")]
    ),
  ]
)
