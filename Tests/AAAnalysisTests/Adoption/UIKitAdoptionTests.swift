import Testing

@testable import AAAnalysis

/// What apps with UIKit's life cycle need.
@Suite struct UIKitAdoptionTests {
  static let manifest = TargetProbe.list(
    """
    <key>UIApplicationSceneManifest</key>
    <dict>
    	<key>UISceneConfigurations</key>
    	<dict>
    		<key>UIWindowSceneSessionRoleApplication</key>
    		<array>
    			<dict>
    				<key>UISceneConfigurationName</key><string>Main Window</string>
    				<key>UISceneDelegateClassName</key><string>App.SceneDelegate</string>
    			</dict>
    		</array>
    	</dict>
    </dict>
    """)

  static let delegate = """
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationWillTerminate(_ application: UIApplication) {
        print("end")
      }
    }

    """

  static let configuring = """
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Main Window", sessionRole: session.role)
      }
    }

    """

  static func files(_ version: String, _ delegate: String) -> [String: String] {
    var files = AdoptionProbe.files(version, delegate, path: "App/AppDelegate.swift")
    files["App-Info.plist"] = manifest
    files["App/SceneDelegate.swift"] = """
      import SwiftUI
      import UIKit

      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          let root = UIHostingController(rootView: Plants().environmentObject(Store.shared))
          window?.rootViewController = root
        }
      }
      @MainActor final class Store: ObservableObject { static let shared = Store() }
      struct Plants: View { var body: some View { Text("Plants") } }
      """
    return files
  }

  @Test func aDelegateThatConfiguresSessions() throws {
    let probe = AdoptionProbe(Self.files(AdoptionProbe.at26, Self.configuring))
    let adoption = try probe.only()
    #expect(adoption.remarks == [])
    let after = try probe.after()
    #expect(
      after["App/AppDelegate.swift"]?.contains(
        """
          ) -> UISceneConfiguration {
            if session.role == .windowAssistiveAccessApplication {
              let assistiveAccess = UISceneConfiguration(
                name: nil, sessionRole: session.role)
              assistiveAccess.delegateClass = AssistiveAccessSceneDelegate.self
              return assistiveAccess
            }
            return UISceneConfiguration(name: "Main Window", sessionRole: session.role)
          }

        """) == true)
    #expect(
      after["App/AssistiveAccessSceneDelegate.swift"] == """
        import SwiftUI
        import UIKit

        /// Hosts the scene for Assistive Access.
        final class AssistiveAccessSceneDelegate: UIResponder, UIHostingSceneDelegate {
          static var rootScene: some Scene {
            AssistiveAccess {
              AssistiveAccessContentView()
                .environmentObject(Store.shared)
            }
          }
        }

        """)
    #expect(after["App/AssistiveAccessContentView.swift"] != nil)
  }

  @Test func aDelegateThatConfiguresNone() throws {
    let probe = AdoptionProbe(Self.files(AdoptionProbe.at17, Self.delegate))
    let after = try probe.after()
    #expect(
      after["App/AppDelegate.swift"]?.contains(
        """
            print("end")
          }

          func application(
            _ application: UIApplication,
            configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            if #available(iOS 26.0, *), connectingSceneSession.role == \
        .windowAssistiveAccessApplication {
              let assistiveAccess = UISceneConfiguration(
                name: nil, sessionRole: connectingSceneSession.role)
              assistiveAccess.delegateClass = AssistiveAccessSceneDelegate.self
              return assistiveAccess
            }
            return UISceneConfiguration(
              name: "Main Window", sessionRole: connectingSceneSession.role)
          }
        }

        """) == true, "\(after["App/AppDelegate.swift"] ?? "")")
    #expect(
      after["App/AssistiveAccessSceneDelegate.swift"]?.contains(
        "@available(iOS 26.0, *)\nfinal class AssistiveAccessSceneDelegate") == true)
  }

  @Test func anOldMainAttribute() throws {
    let delegate = Self.configuring.replacing("@main", with: "@UIApplicationMain")
    let after = try AdoptionProbe(Self.files(AdoptionProbe.at26, delegate)).after()
    #expect(after["App/AppDelegate.swift"]?.contains(".windowAssistiveAccess") == true)
  }

  @Test func aProjectThatListsItsFiles() throws {
    var files = Self.files(AdoptionProbe.at26, Self.configuring)
    files["App.xcodeproj/project.pbxproj"] = """
      { objects = {
        P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T); };
        PL = { buildConfigurations = (PD); };
        PD = { name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = App/AppDelegate.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = TL;
          productType = "com.apple.product-type.application"; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
        TL = { buildConfigurations = (TD); };
        TD = { name = Debug; buildSettings = { INFOPLIST_FILE = "App-Info.plist";
          IPHONEOS_DEPLOYMENT_TARGET = 26.0; }; };
      }; rootObject = P; }
      """
    let probe = AdoptionProbe(files)
    #expect(try probe.only().remarks.map { $0.message.contains("one by one") } == [true])
    let after = try probe.after()
    let text = try #require(after["App/AppDelegate.swift"])
    #expect(text.hasPrefix("import UIKit\nimport SwiftUI\n\n@main"))
    #expect(text.contains("}\n\n/// Hosts the scene for Assistive Access.\nfinal class "))
    #expect(text.contains("}\n\n/// What Assistive Access shows"))
    #expect(after["App/AssistiveAccessSceneDelegate.swift"] == nil)
  }

  @Test func whatCannotBeToldIsSaid() throws {
    func reason(_ delegate: String, _ list: String) -> String {
      var files = Self.files(AdoptionProbe.at26, delegate)
      files["App-Info.plist"] = list
      return AdoptionProbe(files).reason ?? ""
    }
    let plain = TargetProbe.list("<key>UILaunchStoryboardName</key><string>Start</string>")
    #expect(reason(Self.delegate, plain).contains("has no scenes yet"))
    let car = Self.manifest.replacing(
      "</array>\n", with: "</array>\n<key>CPTemplateApplicationSceneSessionRoleApplication</key>"
        + "<array/>\n")
    #expect(reason(Self.delegate, car).contains("other scenes"))
    let unnamed = Self.configuring.replacing("session: UI", with: "_: UI")
    #expect(reason(unnamed, plain).contains("does not name the session"))
  }
}
