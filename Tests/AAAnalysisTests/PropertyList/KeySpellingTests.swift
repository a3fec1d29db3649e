import Testing

@testable import AAAnalysis

@Suite struct KeySpellingTests {
  private let scene = AssistiveAccessKey.scene
  private let fullScreen = AssistiveAccessKey.fullScreen

  @Test func theKeysAreThemselves() throws {
    for key in [scene, fullScreen] {
      for name in [key, key + "~ipad", key + "~iphone"] {
        let spelling = try #require(KeySpelling(name))
        #expect(spelling.isExact && spelling.key == key && spelling.length == key.utf8.count)
      }
    }
  }

  @Test(arguments: [
    "UISupportAssistiveAccess", "UISupportsAssistiveAccessScene", "SupportsAssistiveAccess",
    "UISupportsAssistiveAcess", "uisupportsassistiveaccess", "UI Supports Assistive Access",
    "NSSupportsAssistiveAccess", "UISupportsAssistive Access",
  ])
  func slipsOfTheSceneKey(_ name: String) throws {
    let spelling = try #require(KeySpelling(name + "~ipad"))
    #expect(!spelling.isExact && spelling.key == scene && spelling.length == name.utf8.count)
  }

  @Test(arguments: [
    "UISupportsFullScreenAssistiveAccess", "UISupportsFullscreenInAssistiveAccess",
    "UISupportsScreenInAssistiveAccess", "SupportsFullScreenInAssistiveAccess",
    "UISupportsFullScreenInAsistiveAccess", "UIFullScreenInAssistiveAccess",
  ])
  func slipsOfTheFullScreenKey(_ name: String) {
    #expect(KeySpelling(name)?.key == fullScreen)
  }

  @Test(arguments: [
    "", "UI", "UISupportsDocumentBrowser", "UISupportedExternalAccessoryProtocols",
    "UIRequiresFullScreen", "NSAccessibilityUsage", "DrawSupportsAssistiveAccess",
    "AssistiveAccess", "UIAssistiveAccess", "UIPrefersAssistiveAccessHome", "CFBundleAssistiveAccessIcons",
    "UISupportsAssistiveTouchAndAccess", "👩🏽‍🎨👩🏽‍🎨👩🏽‍🎨AssistiveAccess",
  ])
  func otherKeys(_ name: String) {
    #expect(KeySpelling(name) == nil)
  }

  @Test func longNamesAreNone() {
    #expect(KeySpelling(String(repeating: "AssistiveAccess", count: 10_000)) == nil)
  }
}
