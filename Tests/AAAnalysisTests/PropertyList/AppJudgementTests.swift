import AAAnalysis
import Testing

@Suite struct AppJudgementTests {
  private static let full = """
    <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
    <key>CFBundlePackageType</key><string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>
    <key>CFBundleVersion</key><string>1</string>
    """

  @Test(
    arguments: [
      ("<key>CFBundlePackageType</key><string>APPL</string>", .app),
      ("<key>UILaunchScreen</key><dict/>", .app),
      ("<key>UIApplicationSceneManifest</key><dict/>", .app),
      ("<key>UISupportedInterfaceOrientations~ipad</key><array/>", .app),
      ("<key>UISupportsAssistiveAccess</key><false/>", .app),
      ("<key>UISupportsFullScreenInAssistiveAccess</key>", .app),
      (full + "<key>LSRequiresIPhoneOS</key><true/>", .app),
      ("<key>UIBackgroundModes</key><array><string>fetch</string></array>", .app),
      (
        "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>"
          + "<key>UILaunchScreen</key><dict/>", .app
      ),
      // A multiplatform app.
      (
        "<key>UILaunchScreen</key><dict/><key>LSMinimumSystemVersion</key><string>15.0</string>",
        .app
      ),
      ("<key>WKAppBoundDomains</key><array/><key>UILaunchScreen</key><dict/>", .app),
      // Other bundles.
      ("<key>NSExtension</key><dict/><key>UILaunchScreen</key><dict/>", .notApp),
      ("<key>EXAppExtensionAttributes</key><dict/>", .notApp),
      ("<key>WKApplication</key><true/>" + full, .notApp),
      (
        "<key>WKWatchKitApp</key><true/><key>UISupportedInterfaceOrientations</key><array/>",
        .notApp
      ),
      ("<key>WKCompanionAppBundleIdentifier</key><string>a.b</string>", .notApp),
      ("<key>CFBundlePackageType</key><string>BNDL</string>", .notApp),
      (
        "<key>CFBundlePackageType</key><string>FMWK</string>"
          + "<key>UIRequiredDeviceCapabilities</key><array/>", .notApp
      ),
      ("<key>UIDeviceFamily</key><array><integer>3</integer></array>" + full, .notApp),
      // macOS apps.
      (
        "<key>CFBundlePackageType</key><string>APPL</string>"
          + "<key>LSMinimumSystemVersion</key><string>15.0</string>", .notApp
      ),
      ("<key>NSPrincipalClass</key><string>NSApplication</string>" + full, .notApp),
      ("<key>NSMainNibFile</key><string>MainMenu</string>", .notApp),
      ("<key>LSUIElement</key><true/>", .notApp),
      // Neither.
      ("", .undecided),
      (full, .undecided),
      ("<key>CFBundleURLTypes</key><array/>", .undecided),
      ("<key>UIAppFonts</key><array/>", .undecided),
      ("<key>LSRequiresIPhoneOS</key><true/>", .undecided),
      (
        "<key>UIBackgroundModes</key><array><string>remote-notification</string></array>",
        .undecided
      ),
      ("<key>NSAppClip</key><dict/><key>UILaunchScreen</key><dict/>", .undecided),
      // The template of tvOS apps.
      (
        full + "<key>LSRequiresIPhoneOS</key><true/><key>UILaunchStoryboardName</key>"
          + "<string>LaunchScreen</string><key>UIUserInterfaceStyle</key>"
          + "<string>Automatic</string>",
        .undecided
      ),
      ("<key>inner</key><dict><key>UILaunchScreen</key><dict/></dict>", .undecided),
    ] as [(String, AppJudgement)])
  func theContentDecides(entries: String, expected: AppJudgement) {
    let list = PropertyList(SourceText("<plist><dict>\(entries)</dict></plist>"))
    #expect(list.appJudgement == expected)
  }

  @Test(arguments: ["", "<plist><array/></plist>", "{ UILaunchScreen = {}; }", "<html/>"])
  func whatIsNoDictionaryIsUndecided(text: String) {
    #expect(PropertyList(SourceText(text)).appJudgement == .undecided)
  }
}
