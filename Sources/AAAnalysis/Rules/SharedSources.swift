/// The public pages that several rules rest on.
extension Source {
  static let customizeYourApp = Source(
    title: "Customize your app for Assistive Access (WWDC25)",
    url: "https://developer.apple.com/videos/play/wwdc2025/238/")

  static let interfaceGuidelines = Source(
    title: "Human Interface Guidelines: Accessibility",
    url: "https://developer.apple.com/design/human-interface-guidelines/accessibility")

  static let contentUsable = Source(
    title: "Making Content Usable for People with Cognitive and Learning Disabilities",
    url: "https://www.w3.org/TR/coga-usable/")

  static let symbols = Source(
    title: "SF Symbols",
    url: "https://developer.apple.com/sf-symbols/")

  static let hostingSceneDelegate = Source(
    title: "UIHostingSceneDelegate",
    url: "https://developer.apple.com/documentation/swiftui/uihostingscenedelegate")

  static let optimizing = Source(
    title: "Optimizing your app for Assistive Access",
    url: "https://developer.apple.com/documentation/accessibility/"
      + "optimizing-your-app-for-assistive-access")

  static let navigationIcon = Source(
    title: "assistiveAccessNavigationIcon(systemImage:)",
    url: "https://developer.apple.com/documentation/swiftui/view/"
      + "assistiveaccessnavigationicon(systemimage:)")

  static let environmentValue = Source(
    title: "accessibilityAssistiveAccessEnabled",
    url: "https://developer.apple.com/documentation/swiftui/environmentvalues/"
      + "accessibilityassistiveaccessenabled")

  static let setting = Source(
    title: "isAssistiveAccessEnabled",
    url: "https://developer.apple.com/documentation/accessibility/accessibilitysettings/"
      + "isassistiveaccessenabled")

  static let symbolImage = Source(
    title: "Image: init(systemName:)",
    url: "https://developer.apple.com/documentation/swiftui/image/init(systemname:)")

  static let previewTrait = Source(
    title: "PreviewTrait.assistiveAccess",
    url: "https://developer.apple.com/documentation/developertoolssupport/previewtrait/"
      + "assistiveaccess")

  static let scene = Source(
    title: "AssistiveAccess",
    url: "https://developer.apple.com/documentation/swiftui/assistiveaccess")

  static let label = Source(
    title: "Label",
    url: "https://developer.apple.com/documentation/swiftui/label")

  static let accessibleAuthentication = Source(
    title: "WCAG 2.2: Accessible Authentication (Minimum)",
    url: "https://www.w3.org/TR/WCAG22/#accessible-authentication-minimum")

  static let sceneKey = Source(
    title: "UISupportsAssistiveAccess",
    url: "https://developer.apple.com/documentation/bundleresources/"
      + "information-property-list/uisupportsassistiveaccess")

  static let fullScreenKey = Source(
    title: "UISupportsFullScreenInAssistiveAccess",
    url: "https://developer.apple.com/documentation/bundleresources/"
      + "information-property-list/uisupportsfullscreeninassistiveaccess")
}
