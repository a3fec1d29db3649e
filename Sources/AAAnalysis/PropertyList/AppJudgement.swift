/// Whether an `Info.plist` is that of an iOS or iPadOS app, judged by its content alone.
public enum AppJudgement: Sendable, Hashable {
  /// It holds something that only an app for iPhone or iPad says.
  case app
  /// It holds something that such an app never says: it belongs to an extension, a watch app, a
  /// framework, a test bundle, a macOS app, …
  case notApp
  /// It says neither. Such are the few keys that many apps keep in a file while the build generates
  /// the rest (`CFBundleURLTypes`, usage descriptions, fonts): extensions and watch apps have
  /// those, too. And such is a `CFBundlePackageType` of `$(PRODUCT_BUNDLE_PACKAGE_TYPE)` alone,
  /// which the templates of frameworks and test bundles hold as well as those of apps.
  case undecided
}

extension PropertyList {
  /// Judges the root dictionary. What marks another kind of bundle outweighs the marks of an app,
  /// but for those of a macOS app: a list that says both is a multiplatform app's.
  ///
  /// A tvOS app's list can look just like an iOS app's; only `UIDeviceFamily`, the top shelf and
  /// the template's `UIUserInterfaceStyle` tell them apart.
  public var appJudgement: AppJudgement {
    var names: Set<String> = []
    var values: [String: Node] = [:]
    for entry in entries(of: root) {
      // `KEY~ipad` is KEY for some devices.
      guard let name = string(of: entry.key)?.prefix(while: { $0 != "~" }) else { continue }
      names.insert(String(name))
      values[String(name)] = entry.value
    }
    if !names.isDisjoint(with: Self.otherBundleKeys) { return .notApp }
    let packageType = values["CFBundlePackageType"].flatMap(packageType(of:))
    if let packageType, packageType != "APPL" { return .notApp }
    if let families = values["UIDeviceFamily"].flatMap(deviceFamilies(of:)),
      families.isDisjoint(with: ["1", "2"])
    {
      return .notApp
    }
    // An app clip comes to life by a link, not from the list of a person's apps.
    if names.contains("NSAppClip") { return .undecided }
    if isMarkedAsApp(names, values) {
      let isLikeTelevision =
        values["UIUserInterfaceStyle"].flatMap(string(of:)) == "Automatic"
        && names.isDisjoint(with: Self.keysWithoutMeaningOnTelevision)
      return isLikeTelevision ? .undecided : .app
    }
    if !names.isDisjoint(with: Self.macOSApplicationKeys) { return .notApp }
    if values["NSPrincipalClass"].flatMap(string(of:)) == "NSApplication" { return .notApp }
    return packageType == "APPL" ? .app : .undecided
  }

  private func isMarkedAsApp(_ names: Set<String>, _ values: [String: Node]) -> Bool {
    if !names.isDisjoint(with: Self.iOSApplicationKeys) { return true }
    // In a list of a few keys, this one may as well be an Apple TV's or an Apple Vision's.
    if names.contains("LSRequiresIPhoneOS"), names.contains("CFBundlePackageType") { return true }
    // Watch apps play audio and take notifications in the background, too.
    let modes = values["UIBackgroundModes"].map(children(of:)) ?? []
    return modes.contains { Self.iOSBackgroundModes.contains(string(of: $0) ?? "") }
  }

  /// The bundle's type; nil where it is empty, or known only to the build.
  private func packageType(of value: Node) -> String? {
    guard let text = string(of: value), !text.isEmpty, buildSettings(in: value).isEmpty else {
      return nil
    }
    return text
  }

  /// The numbers of the device families: 1 iPhone, 2 iPad, 3 Apple TV, 4 Apple Watch, 6 Mac, 7
  /// Apple Vision. Nil where they are not all known.
  private func deviceFamilies(of value: Node) -> Set<String>? {
    let values = kind(of: value) == .array ? children(of: value) : [value]
    var result: Set<String> = []
    for value in values {
      guard let text = string(of: value), Int(text) != nil else { return nil }
      result.insert(text)
    }
    return result.isEmpty ? nil : result
  }

  /// Keys of bundles that are no app of a phone or a tablet.
  private static let otherBundleKeys: Set<String> = [
    // Extensions, the second since they can be Swift packages' as well.
    "NSExtension", "EXAppExtensionAttributes",
    // Watch apps and what they carried inside. WKAppBoundDomains is a web view's, and not here.
    "WKApplication", "WKWatchKitApp", "WKWatchOnly", "WKCompanionAppBundleIdentifier",
    "WKRunsIndependentlyOfCompanionApp", "WKExtensionDelegateClassName", "WKBackgroundModes",
    // Services, bundles of frameworks, documentation catalogues, baselines of tests.
    "XPCService", "XCFrameworkFormatVersion", "CDDefaultCodeListingLanguage",
    "runDestinationsByUUID",
    // Apps for Apple TV.
    "TVTopShelfImage",
  ]

  /// Keys that only apps for iPhone and iPad have (some also those for Apple TV and Apple Vision).
  private static let iOSApplicationKeys: Set<String> = [
    "UISupportsAssistiveAccess", "UISupportsFullScreenInAssistiveAccess",
    "UIApplicationSceneManifest", "UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName",
    "UILaunchStoryboards", "UILaunchImages", "UILaunchImageFile", "UIMainStoryboardFile",
    "UISupportedInterfaceOrientations", "UIInterfaceOrientation", "UIRequiredDeviceCapabilities",
    "UIRequiresFullScreen", "UIStatusBarHidden", "UIStatusBarStyle",
    "UIViewControllerBasedStatusBarAppearance", "UIApplicationSupportsIndirectInputEvents",
    "UIApplicationShortcutItems", "UIFileSharingEnabled", "UISupportsDocumentBrowser",
    "LSSupportsOpeningDocumentsInPlace",
  ]

  private static let iOSBackgroundModes: Set<String> = [
    "fetch", "processing", "voip", "external-accessory", "push-to-talk", "bluetooth-peripheral",
  ]

  /// Those of them that a tvOS app has no use for.
  private static let keysWithoutMeaningOnTelevision: Set<String> = iOSApplicationKeys.subtracting([
    "UILaunchScreen", "UILaunchStoryboardName", "UIMainStoryboardFile",
    "UIRequiredDeviceCapabilities",
  ])

  private static let macOSApplicationKeys: Set<String> = [
    "LSMinimumSystemVersion", "LSMinimumSystemVersionByArchitecture", "NSMainNibFile",
    "NSMainStoryboardFile", "LSUIElement", "LSBackgroundOnly", "NSAppleScriptEnabled",
    "OSAScriptingDefinition", "NSServices", "SMPrivilegedExecutables", "SMAuthorizedClients",
    "NSSupportsSuddenTermination", "SUFeedURL",
  ]
}
