/// A scene for Assistive Access in an app with UIKit's life cycle: a class that hosts it, and the
/// sessions that are given to that class.
struct HostingPlan {
  let context: RuleContext
  let app: AdoptableApp
  /// The application's delegate.
  let delegate: LoadedFile
  let code: NewCode

  /// Names to choose from for the class that hosts the scene.
  static let names = ["AssistiveAccessSceneDelegate", "AssistiveAccessHostingDelegate"]

  /// The class that hosts the scene.
  func declaration(named name: String, scene lines: [String]) -> NewDeclaration {
    let unit = code.unit
    return NewDeclaration(
      name: name, imports: ["SwiftUI", "UIKit"],
      lines: ["/// Hosts the scene for Assistive Access."] + code.attribute
        + [
          "final class \(name): UIResponder, UIHostingSceneDelegate {",
          unit + "static var rootScene: some Scene {",
        ] + lines.map { $0.isEmpty ? "" : unit + unit + $0 } + [unit + "}", "}"])
  }

  /// The edits of the application's delegate that give the sessions of Assistive Access to a class.
  func routing(to name: String) throws(AdoptionRefusal) -> (file: FileID, edits: [TextEdit]) {
    let configurations = context.sessionConfigurations.filter { configuration in
      context.index.owner(of: configuration.member).map(context.extendedType) == app.entry
    }
    guard configurations.count < 2 else {
      throw AdoptionRefusal("Several functions of the app's delegate configure its sessions.")
    }
    guard let configuration = configurations.first else { return try newFunction(to: name) }
    guard configuration.session != "_", !configuration.session.isEmpty else {
      throw AdoptionRefusal(
        "The app's delegate configures sessions, but does not name the session.")
    }
    guard let routing = SessionRouting(in: configuration) else {
      throw AdoptionRefusal(
        "What configures the sessions does not stand on lines of its own.")
    }
    return (
      configuration.loaded.file,
      routing.edits(to: name, check: code.check, wrap: code.forIOS)
    )
  }

  // MARK: A function to route in

  private func newFunction(
    to name: String
  ) throws(AdoptionRefusal) -> (file: FileID, edits: [TextEdit]) {
    let ordinary = try ordinaryConfiguration()
    let tree = delegate.tree
    guard let node = delegate.node(ofType: app.entry.index),
      let block = tree.child(node, .memberBlock), let last = tree.children(block).map({ $0 }).last
    else { throw AdoptionRefusal("The app's delegate is empty.") }
    let text = tree.text
    let range = tree.range(last)
    let start = text.lines.start(ofLine: text.lines.line(containing: range.start))
    guard start > tree.range(block).start else {
      throw AdoptionRefusal("The app's delegate does not stand on lines of its own.")
    }
    let unit = code.unit
    let session = "connectingSceneSession"
    let isPublic = tree.children(node).contains { child in
      tree.kind(child) == .modifier
        && (tree.name(child, is: "public") || tree.name(child, is: "open"))
    }
    let routing = code.forIOS(
      SessionRouting.lines(to: name, session: session, check: code.check, unit: unit))
    let lines =
      [
        "",
        (isPublic ? "public " : "") + "func application(",
        unit + "_ application: UIApplication,",
        unit + "configurationForConnecting \(session): UISceneSession,",
        unit + "options: UIScene.ConnectionOptions",
        ") -> UISceneConfiguration {",
      ] + routing.map { unit + $0 }
      + [
        unit + "return UISceneConfiguration(",
        unit + unit + "name: \"\(ordinary)\", sessionRole: \(session).role)",
        "}",
      ]
    let ending = text.lineEnding.rawValue
    let indentation = text.indentation(ofLineContaining: range.start)
    return (
      delegate.file,
      [
        TextEdit(
          at: tree.endOfLine(behind: range.end),
          insert: lines.map { $0.isEmpty ? ending : ending + indentation + $0 }.joined())
      ]
    )
  }

  /// The name of the configuration that the Info.plist has for the ordinary interface, which the
  /// system has taken so far.
  private func ordinaryConfiguration() throws(AdoptionRefusal) -> String {
    var names: Set<String> = []
    for target in app.targets {
      guard case .files(let files) = target.infoPlist else {
        throw AdoptionRefusal(
        "The app's delegate configures no sessions, and the scenes that the Info.plist"
            + " of `\(target.name)` declares are not known.")
      }
      for file in files { names.insert(try Self.configuration(in: file, context)) }
    }
    if app.targets.isEmpty, !app.isProjectUnclear {
      let lists = NearestInfoPlist(context).candidates(for: app.entry.file)
      for list in lists { names.insert(try Self.configuration(in: list, context)) }
    }
    guard names.count == 1, let name = names.first else {
      throw AdoptionRefusal(
        "The app's delegate configures no sessions, and the Info.plist that declares"
          + " scenes is not known.")
    }
    return name
  }

  private static func configuration(
    in file: FileID, _ context: RuleContext
  ) throws(AdoptionRefusal) -> String {
    let list = context.text(file).map { PropertyList($0) }
    let manifest = list?.value(named: "UIApplicationSceneManifest")
    guard let list, let manifest else {
      throw AdoptionRefusal(
        "The app has no scenes yet: move it to UIKit's scene-based life cycle first.")
    }
    let roles = list.entries(named: "UISceneConfigurations", in: manifest).last?.value
    let entries = list.entries(of: roles)
    let first = entries.first?.value.flatMap { list.children(of: $0).first }
    let name = list.entries(named: "UISceneConfigurationName", in: first).last?.value
      .flatMap(list.string)
    // Of several roles each has a configuration of its own, which one name does not mean.
    guard entries.count == 1, let role = entries.first.flatMap({ list.string(of: $0.key) }),
      role == "UIWindowSceneSessionRoleApplication", let name,
      !name.contains(where: { $0 == "\"" || $0 == "\\" || $0 == "$" || $0.isNewline })
    else {
      throw AdoptionRefusal(
        "The app's delegate configures no sessions, and the Info.plist declares other"
          + " scenes than one named configuration of the ordinary window: add"
          + " `application(_:configurationForConnecting:options:)` first.")
    }
    return name
  }
}
