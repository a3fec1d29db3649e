/// What is to be said of one piece of the system's API for Assistive Access.
public struct APIFact: Sendable {
  public let name: String
  /// How it is declared, without attributes; of a property list's key, how it is written.
  public let declaration: String
  /// Since when it is there.
  public let availability: String
  /// Markdown.
  public let text: String
  /// Ids of the fact base that the text rests on.
  public let facts: [String]
  public let sources: [Source]

  /// What a hover shows, in Markdown.
  public var hoverText: String {
    let language = declaration.hasPrefix("<") ? "xml" : "swift"
    return "```\(language)\n\(declaration)\n```\n\n_\(availability)_\n\n\(text)\n\n"
      + sources.map { "[\($0.title)](\($0.url))" }.joined(separator: " · ") + "\n"
  }
}

extension APIFact {
  private static let documentation = "https://developer.apple.com/documentation/"
  private static let article = Source(
    title: "Optimizing your app for Assistive Access",
    url: documentation + "accessibility/optimizing-your-app-for-assistive-access")
  private static let session = Source.customizeYourApp

  private static func page(_ title: String, _ path: String) -> Source {
    Source(title: title, url: documentation + path)
  }

  public static let scene = APIFact(
    name: "AssistiveAccess",
    declaration: "struct AssistiveAccess<Content>: Scene where Content: View",
    availability: "iOS and iPadOS 26.0; compiles on the other platforms, and is unused there",
    text: """
      The app's interface while Assistive Access is on: the system takes this scene when it \
      launches the app in that mode, and the ordinary scene otherwise. Buttons, lists and \
      navigation titles take the mode's prominent look, in the grid or the rows that are chosen in \
      Settings.

      The scene has a view tree of its own: model containers and environment objects of the other \
      scene have to be given to its root as well. Below iOS 26, put it behind \
      `if #available(iOS 26.0, *)` without an `else`. The app declares `UISupportsAssistiveAccess` in its Info.plist.
      """,
    facts: ["A1", "A2", "A3", "A4", "A5", "Z8", "K3"],
    sources: [page("AssistiveAccess", "swiftui/assistiveaccess"), article, session])

  public static let navigationIcon = APIFact(
    name: "assistiveAccessNavigationIcon",
    declaration: """
      func assistiveAccessNavigationIcon(_ icon: Image) -> some View
      func assistiveAccessNavigationIcon(systemImage: String) -> some View
      """,
    availability: "iOS and iPadOS 26.0; no effect elsewhere",
    text: """
      Shows a picture beside the navigation title, in an Assistive Access scene alone: elsewhere \
      it does nothing, so views that both interfaces share may have it. It belongs on the view \
      that has the `navigationTitle`. Someone who does not read the title can know the screen by \
      its picture.
      """,
    facts: ["A10", "A11", "A12", "A13", "D29"],
    sources: [
      page(
        "assistiveAccessNavigationIcon(systemImage:)",
        "swiftui/view/assistiveaccessnavigationicon(systemimage:)"),
      session,
    ])

  public static let environmentValue = APIFact(
    name: "accessibilityAssistiveAccessEnabled",
    declaration: "var accessibilityAssistiveAccessEnabled: Bool { get }",
    availability: "iOS and iPadOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0",
    text: """
      Whether Assistive Access is on. It does not change while the app's process lives, so there \
      is nothing to observe. It is meant for small adjustments; an interface of its own for the \
      mode goes into an `AssistiveAccess` scene.
      """,
    facts: ["A20", "A22", "A24"],
    sources: [
      page(
        "accessibilityAssistiveAccessEnabled",
        "swiftui/environmentvalues/accessibilityassistiveaccessenabled"),
      article,
    ])

  public static let setting = APIFact(
    name: "isAssistiveAccessEnabled",
    declaration: "static var isAssistiveAccessEnabled: Bool { get }",
    availability: "iOS and iPadOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0",
    text: """
      Whether Assistive Access is on, for code without a SwiftUI environment. It does not change \
      while the app's process lives: there is no notification, and none is needed.
      """,
    facts: ["A21", "A22", "Z10"],
    sources: [
      page(
        "isAssistiveAccessEnabled",
        "accessibility/accessibilitysettings/isassistiveaccessenabled"),
      article,
    ])

  public static let previewTrait = APIFact(
    name: "assistiveAccess",
    declaration: "static var assistiveAccess: PreviewTrait<Preview.ViewTraits> { get }",
    availability: "iOS and iPadOS 26.0; no effect on the other platforms",
    text: """
      Shows the preview as Assistive Access would: `#Preview(traits: .assistiveAccess) { … }`. \
      Below iOS 26, the preview needs `@available(iOS 26.0, *)` in front.
      """,
    facts: ["A30", "A31", "A33", "D9"],
    sources: [
      page("PreviewTrait.assistiveAccess", "developertoolssupport/previewtrait/assistiveaccess"),
      session,
    ])

  public static let sessionRole = APIFact(
    name: "windowAssistiveAccessApplication",
    declaration: "static let windowAssistiveAccessApplication: UISceneSession.Role",
    availability: "iOS and iPadOS 26.0",
    text: """
      The role of the scene session in which the app runs while Assistive Access is on. In \
      `application(_:configurationForConnecting:options:)`, answer this role alone with a \
      configuration whose `delegateClass` is the `UIHostingSceneDelegate` that has the \
      `AssistiveAccess` scene, and keep the session's role as it is.
      """,
    facts: ["A40", "A44", "U1", "U5"],
    sources: [
      page(
        "windowAssistiveAccessApplication",
        "uikit/uiscenesession/role-swift.struct/windowassistiveaccessapplication"),
      session,
    ])

  public static let hostingDelegate = APIFact(
    name: "UIHostingSceneDelegate",
    declaration: "protocol UIHostingSceneDelegate: UISceneDelegate",
    availability: "iOS, iPadOS, Mac Catalyst and visionOS 26.0, tvOS 27.0",
    text: """
      Lets a UIKit app show SwiftUI scenes, by its `static var rootScene`: an `AssistiveAccess` \
      scene among them. The class needs one above it that brings `NSObjectProtocol`, such as \
      `UIResponder`. It is used for the session roles whose configuration names it as \
      `delegateClass`.
      """,
    facts: ["A43", "A44", "A46"],
    sources: [page("UIHostingSceneDelegate", "swiftui/uihostingscenedelegate"), session])

  public static let rootScene = APIFact(
    name: "rootScene",
    declaration: "@SceneBuilder static var rootScene: Self.RootScene { get }",
    availability: "iOS, iPadOS, Mac Catalyst and visionOS 26.0, tvOS 27.0",
    text: """
      The scenes that a `UIHostingSceneDelegate` shows: SwiftUI makes the delegate and asks its \
      type for them, so the property is `static`. An `AssistiveAccess` scene here is the app's \
      interface for the sessions of the role `.windowAssistiveAccessApplication`.
      """,
    facts: ["A43", "A44", "D10"],
    sources: [page("UIHostingSceneDelegate", "swiftui/uihostingscenedelegate"), session])

  /// The keys of an Info.plist.
  static let keys = [sceneKey, fullScreenKey]

  public static let sceneKey = APIFact(
    name: AssistiveAccessKey.scene,
    declaration: "<key>UISupportsAssistiveAccess</key>\n<true/>",
    availability: "Boolean; iOS and iPadOS 26.0; older systems take no notice of it",
    text: """
      Says that the app has an interface for Assistive Access: an `AssistiveAccess` scene. The app \
      is listed among the optimized ones in the settings of Assistive Access, and fills the \
      screen. No `INFOPLIST_KEY_…` build setting supplies it: it has to be in an Info.plist file.
      """,
    facts: ["K1", "K2", "K3", "K9", "Z9"],
    sources: [
      page(
        "UISupportsAssistiveAccess",
        "bundleresources/information-property-list/uisupportsassistiveaccess"),
      article,
    ])

  public static let fullScreenKey = APIFact(
    name: AssistiveAccessKey.fullScreen,
    declaration: "<key>UISupportsFullScreenInAssistiveAccess</key>\n<true/>",
    availability: "Boolean; iOS and iPadOS 17.0",
    text: """
      Lets the app's ordinary interface fill the screen in Assistive Access, above the Back \
      button, and lists the app among the optimized ones. It is meant for apps that are made for \
      people with cognitive disabilities already, and asks for a layout that fits any size. An \
      `AssistiveAccess` scene with `UISupportsAssistiveAccess` is the other of the two ways; Apple \
      does not say what happens with both keys. No `INFOPLIST_KEY_…` build setting supplies it.
      """,
    facts: ["K5", "K6", "K7", "Z3", "Z4", "Z9"],
    sources: [
      page(
        "UISupportsFullScreenInAssistiveAccess",
        "bundleresources/information-property-list/uisupportsfullscreeninassistiveaccess"),
      article,
    ])
}
