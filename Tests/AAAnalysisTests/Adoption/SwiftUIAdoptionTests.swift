import Testing

@testable import AAAnalysis

/// What apps with SwiftUI's life cycle need.
@Suite struct SwiftUIAdoptionTests {
  private static let app = """
    import SwiftUI

    @main
    struct GardenApp: App {
        var body: some Scene {
            WindowGroup {
                Text("Plants")
            }
        }
    }

    """

  @Test func anAppForTheScenesSystem() throws {
    let probe = AdoptionProbe(AdoptionProbe.files(AdoptionProbe.at26, Self.app))
    let adoption = try probe.only()
    #expect(adoption.name == "App" && adoption.targets == ["App"] && adoption.remarks == [])
    let after = try probe.after()
    #expect(
      after["App/GardenApp.swift"] == """
        import SwiftUI

        @main
        struct GardenApp: App {
            var body: some Scene {
                WindowGroup {
                    Text("Plants")
                }

                AssistiveAccess {
                    AssistiveAccessContentView()
                }
            }
        }

        """)
    #expect(
      after["App/AssistiveAccessContentView.swift"] == """
        import SwiftUI

        /// What Assistive Access shows: the one or two features that matter most.
        struct AssistiveAccessContentView: View {
            var body: some View {
                NavigationStack {
                    List {
                        // Each feature as a row with words and a picture:
                        // NavigationLink {
                        //     FeatureView()
                        // } label: {
                        //     Label("Feature", systemImage: "star")
                        // }
                    }
                    .navigationTitle("Garden")
                    .assistiveAccessNavigationIcon(systemImage: "leaf.fill")
                }
            }
        }

        #Preview(traits: .assistiveAccess) {
            AssistiveAccessContentView()
        }

        """)
    let list = PropertyList(SourceText(after["App-Info.plist"] ?? ""))
    #expect(list.isWellFormed && list.truth(of: AssistiveAccessKey.scene) == .true)
  }

  @Test func anAppForOlderSystems() throws {
    let probe = AdoptionProbe(AdoptionProbe.files(AdoptionProbe.at17, Self.app))
    let after = try probe.after()
    #expect(
      after["App/GardenApp.swift"]?.contains(
        """

                if #available(iOS 26.0, *) {
                    AssistiveAccess {
                        AssistiveAccessContentView()
                    }
                }
            }

        """) == true)
    let view = try #require(after["App/AssistiveAccessContentView.swift"])
    #expect(view.contains("most.\n@available(iOS 26.0, *)\nstruct AssistiveAccessContentView"))
    #expect(view.contains("}\n\n@available(iOS 26.0, *)\n#Preview(traits: .assistiveAccess) {"))
  }

  @Test func whatTheOrdinarySceneGivesIsGivenAgain() throws {
    var files = AdoptionProbe.files(
      AdoptionProbe.at26,
      """
      import SwiftUI

      @main struct GardenApp: App {
        @StateObject private var store = Store.shared
        @State private var number = 1

        var body: some Scene {
          WindowGroup {
            NavigationStack {
              Plants().padding().environmentObject(store)
            }
            .withDefaults(
              number: number,
              isOn: true
            )
            .task { number += 1 }
          }
          .modelContainer(for: Plant.self)
          .commands {}
        }
      }
      """)
    files["App/Model.swift"] = """
      import SwiftData
      import SwiftUI
      @MainActor final class Store: ObservableObject { static let shared = Store() }
      @Model final class Plant { init() {} }
      struct Plants: View { var body: some View { Text("Plants") } }
      extension EnvironmentValues { @Entry var number = 0 }
      extension View {
        func withDefaults(number: Int, isOn: Bool) -> some View { environment(\\.number, number) }
      }
      """
    let after = try AdoptionProbe(files).after()
    #expect(
      after["App/GardenApp.swift"]?.contains(
        """
            .commands {}

            AssistiveAccess {
              AssistiveAccessContentView()
                .environmentObject(store)
                .withDefaults(
                  number: number,
                  isOn: true
                )
                .modelContainer(for: Plant.self)
            }

        """) == true, "\(after["App/GardenApp.swift"] ?? "")")
  }

  @Test func whatMeansSomethingElseIsTold() throws {
    var files = AdoptionProbe.files(
      AdoptionProbe.at26,
      """
      import SwiftUI
      @main struct GardenApp: App {
        var body: some Scene { Windows() }
      }
      struct Windows: Scene {
        @StateObject private var store = Store()
        var body: some Scene {
          WindowGroup { Text("Plants").environmentObject(store) }
        }
      }
      """)
    files["App/Store.swift"] = "import Combine\nfinal class Store: ObservableObject {}\n"
    let probe = AdoptionProbe(files)
    let remarks = try probe.only().remarks
    #expect(remarks.count == 1 && remarks[0].message.contains("`environmentObject`"))
    #expect(
      try probe.after()["App/GardenApp.swift"]?.contains(
        """
          var body: some Scene {
            Windows()
            AssistiveAccess {
              AssistiveAccessContentView()
            }
          }

        """) == true)
  }

  @Test func whatIsBoundOnTheWayIsNotGivenAgain() throws {
    let app = """
      import SwiftUI
      @main struct GardenApp: App {
        @State private var store: Store?
        @State private var garden = Garden()
        var body: some Scene {
          let tools = Tools()
          WindowGroup {
            if let store {
              Text("Plants").environment(store).environment(garden).environment(tools)
            }
          }
        }
      }
      @MainActor @Observable final class Store {}
      @MainActor @Observable final class Garden {}
      @MainActor @Observable final class Tools {}
      """
    let probe = AdoptionProbe(AdoptionProbe.files(AdoptionProbe.at26, app))
    #expect(try probe.only().remarks.count == 2)
    let after = try probe.after()["App/GardenApp.swift"] ?? ""
    #expect(after.contains("ContentView()\n        .environment(garden)\n    }\n"), "\(after)")
  }

  @Test func aContainerThatIsPutTogetherFirst() throws {
    let app = """
      import SwiftData
      import SwiftUI

      @main
      struct GardenApp: App {
          var sharedModelContainer: ModelContainer = {
              let schema = Schema([Plant.self])
              return try! ModelContainer(for: schema)
          }()

          var body: some Scene {
              WindowGroup {
                  Text("Plants")
              }
              .modelContainer(sharedModelContainer)
          }
      }
      @Model final class Plant { init() {} }
      """
    let after = try AdoptionProbe(AdoptionProbe.files(AdoptionProbe.at26, app)).after()
    #expect(
      after["App/GardenApp.swift"]?.contains(
        "ContentView()\n                .modelContainer(sharedModelContainer)\n") == true)
  }

  @Test func severalScenes() throws {
    let app = """
      import SwiftUI

      @main
      struct GardenApp: App {
      \tvar body: some Scene {
      \t\tlet title = "Plants"
      \t\tWindowGroup { Text(title) } // the main window
      \t\tWindowGroup(id: "help") { Text("Help") }
      \t\tDocumentGroup(newDocument: Note()) { _ in Text("Note") }
      \t}
      }
      """
    let after = try AdoptionProbe(AdoptionProbe.files(AdoptionProbe.at17, app)).after()
    #expect(
      after["App/GardenApp.swift"]?.contains(
        """
        \t\tWindowGroup { Text(title) } // the main window
        \t\tif #available(iOS 26.0, *) {
        \t\t\tAssistiveAccess {
        \t\t\t\tAssistiveAccessContentView()
        \t\t\t}
        \t\t}
        \t\tWindowGroup(id: "help")
        """) == true)
  }

  @Test func otherSystemsAreLeftAlone() throws {
    let app = """
      import SwiftUI

      @main
      struct GardenApp: App {
        var body: some Scene {
          #if os(macOS)
            Settings { Text("Settings") }
          #endif
          WindowGroup { Text("Plants") }
          #if os(macOS)
            .windowStyle(.hiddenTitleBar)
          #endif
        }
      }
      """
    var files = AdoptionProbe.files(AdoptionProbe.at26, app)
    files["App.xcodeproj/project.pbxproj"] = AdoptionProbe.project(
      AdoptionProbe.withList, AdoptionProbe.at26,
      "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\"")
    let after = try AdoptionProbe(files).after()
    #expect(
      after["App/GardenApp.swift"]?.contains(
        """
            .windowStyle(.hiddenTitleBar)
          #endif

          #if os(iOS)
          AssistiveAccess {
            AssistiveAccessContentView()
          }
          #endif
        """.replacing("\n  ", with: "\n    ").replacing("      .w", with: "      .w")) == true,
      "\(after["App/GardenApp.swift"] ?? "")")
    let view = try #require(after["App/AssistiveAccessContentView.swift"])
    #expect(view.hasPrefix("#if os(iOS)\nimport SwiftUI\n") && view.hasSuffix("}\n#endif\n"))
  }

  @Test func aBranchForIOSTakesTheScene() throws {
    let app = """
      import SwiftUI
      @main
      struct GardenApp: App {
        var body: some Scene {
          #if os(iOS)
            WindowGroup { Text("Plants") }
          #else
            WindowGroup { Text("Desk") }
          #endif
        }
      }
      """
    var files = AdoptionProbe.files(AdoptionProbe.at26, app)
    files["App.xcodeproj/project.pbxproj"] = AdoptionProbe.project(
      AdoptionProbe.withList, AdoptionProbe.at26,
      "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\"")
    let after = try AdoptionProbe(files).after()
    #expect(
      after["App/GardenApp.swift"]?.contains(
        """
              WindowGroup { Text("Plants") }
              AssistiveAccess {
                AssistiveAccessContentView()
              }
            #else
        """) == true)
  }

  @Test func whatBothBranchesMayBeIsNotAddedToOne() throws {
    let app = """
      import SwiftUI
      @main
      struct GardenApp: App {
        var body: some Scene {
          #if DEBUG
            WindowGroup { Text("Plants") }
          #else
            WindowGroup { Text("Garden") }
          #endif
        }
      }
      """
    let after = try AdoptionProbe(AdoptionProbe.files(AdoptionProbe.at26, app)).after()
    #expect(after["App/GardenApp.swift"]?.contains("#endif\n\n    AssistiveAccess {\n") == true)
  }

  @Test func aBodyInAnExtensionGetsItsBuilder() throws {
    var files = AdoptionProbe.files(
      AdoptionProbe.at26, "import SwiftUI\n\n@main\nstruct GardenApp: App {}\n")
    files["App/GardenApp+Scenes.swift"] = """
      import SwiftUI

      extension GardenApp {
        var body: some Scene {
          WindowGroup {
            Text("Plants")
          }
        }
      }
      """
    let after = try AdoptionProbe(files).after()
    #expect(after["App/GardenApp.swift"] == "import SwiftUI\n\n@main\nstruct GardenApp: App {}\n")
    #expect(
      after["App/GardenApp+Scenes.swift"]?.contains(
        """
          @SceneBuilder
          var body: some Scene {
            WindowGroup {
              Text("Plants")
            }

            AssistiveAccess {
        """) == true)
  }

  @Test func whatIsReturnedIsListed() throws {
    let app = Self.app.replacing("        WindowGroup", with: "        return WindowGroup")
    let after = try AdoptionProbe(AdoptionProbe.files(AdoptionProbe.at26, app)).after()
    #expect(after["App/GardenApp.swift"]?.contains("return") == false)
    #expect(after["App/GardenApp.swift"]?.contains("Scene {\n        WindowGroup {") == true)
  }

  @Test(arguments: ["\r\n", "\n"])
  func anAppOnOneLine(_ ending: String) throws {
    let app = "import SwiftUI\(ending)@main struct GardenApp: App { var body: some Scene "
      + "{ WindowGroup { Text(\"Plants\") } } }\(ending)"
    let after = try AdoptionProbe(AdoptionProbe.files(AdoptionProbe.at26, app)).after()
    let lines = [
      "@main struct GardenApp: App { var body: some Scene {", "  WindowGroup { Text(\"Plants\") }",
      "  AssistiveAccess {", "    AssistiveAccessContentView()", "  }", "} }",
    ]
    #expect(after["App/GardenApp.swift"]?.contains(lines.joined(separator: ending)) == true)
    let view = after["App/AssistiveAccessContentView.swift"]
    #expect(view?.split(separator: ending).count == 21)
  }

  @Test func theIndentationIsThatOfTheType() throws {
    // Three spaces within a comment are no indentation of code.
    let app = "/*\n   Garden\n   Plants\n */\n" + Self.app
    let after = try AdoptionProbe(AdoptionProbe.files(AdoptionProbe.at17, app)).after()
    #expect(after["App/GardenApp.swift"]?.contains("\n            AssistiveAccess {\n") == true)
  }

  @Test func namesThatAreTakenAreLeft() throws {
    var files = AdoptionProbe.files(AdoptionProbe.at26, Self.app)
    files["App/Help.swift"] = "struct AssistiveAccessContentView {}\n"
    files["App/AssistiveAccessRootView.swift"] = "struct Other {}\n"
    // Another target's, which the app never meets.
    files["Tests/Home.swift"] = "struct AssistiveAccessHome {}\n"
    let after = try AdoptionProbe(files).after()
    #expect(after["App/AssistiveAccessHome.swift"] == nil)
    #expect(after["App/AssistiveAccessContentView2.swift"] != nil)
    #expect(after["App/GardenApp.swift"]?.contains("AssistiveAccessContentView2()") == true)
  }

  @Test func aFileBesideThatIsNoTargetsIsInTheWay() throws {
    var files = AdoptionProbe.files(AdoptionProbe.at26, Self.app)
    files["App/AssistiveAccessContentView.swift"] = "// soon\n"
    let after = try AdoptionProbe(files).after()
    #expect(after["App/AssistiveAccessContentView.swift"] == "// soon\n")
    #expect(after["App/AssistiveAccessRootView.swift"] != nil)
  }

  @Test func anAppWithItsSceneIsLeftAsItIs() throws {
    let app = Self.app.replacing(
      "\n    }\n}", with: "\n        AssistiveAccess { Text(\"Calm\") }\n    }\n}")
    var files = AdoptionProbe.files(AdoptionProbe.at26, app)
    let probe = AdoptionProbe(files)
    #expect(try probe.only().changes.map(\.file.name) == ["App-Info.plist"])
    #expect(try probe.after()["App/GardenApp.swift"] == app)
    files["App-Info.plist"] = TargetProbe.list(TargetProbe.sceneKey)
    #expect(try AdoptionProbe(files).only().outcome == .complete)
  }

  @Test(arguments: [
    ("@main struct A: App {}", "no one body"),
    ("@main struct A: App { var body: some Scene {} }", "no scene yet"),
    (
      "@main struct A: App { var body: some Scene { WindowGroup {}; WindowGroup {} } }",
      "lines of their own"
    ),
    (
      """
      @main struct A: App {
        var body: some Scene {
          if isNew { return WindowGroup {} }
          return WindowGroup {}
        }
      }
      """, "returns"
    ),
    ("struct A: App {}\nstruct B: App {}", "`A`, `B`"),
    (
      "enum AssistiveAccess {}\n@main struct A: App { var body: some Scene { WindowGroup {} } }",
      "type of its own"
    ),
    ("struct A {}", "No `App`"),
  ])
  func whatCannotBeToldIsSaid(_ app: String, _ reason: String) throws {
    let probe = AdoptionProbe(AdoptionProbe.files(AdoptionProbe.at26, app))
    #expect(probe.reason?.contains(reason) == true, "\(probe.adoptions)")
    #expect(try probe.only().changes == [])
  }

  @Test func appsWithoutAProject() throws {
    let list = TargetProbe.list("<key>UILaunchScreen</key><dict/>")
    let probe = AdoptionProbe(["App/GardenApp.swift": Self.app, "App/Info.plist": list])
    let adoption = try probe.only()
    #expect(adoption.name == "GardenApp" && adoption.targets == [])
    #expect(adoption.remarks.map(\.message).filter { $0.contains("No project") }.count == 1)
    let after = try probe.after()
    // Whether older systems run it is not known.
    #expect(after["App/GardenApp.swift"]?.contains("if #available(iOS 26.0, *) {") == true)
    #expect(after["App/AssistiveAccessContentView.swift"] != nil)
  }
}

/// What is said of a delegate beside an `App`, which has a say in the sessions of every role.
@Suite struct AdaptedDelegateTests {
  private func remarks(_ body: String) throws -> [String] {
    let app = """
      import SwiftUI
      @main struct GardenApp: App {
        @UIApplicationDelegateAdaptor private var delegate: AppDelegate
        var body: some Scene {
          WindowGroup { Text("Plants") }
        }
      }
      final class AppDelegate: NSObject, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          \(body)
          return configuration
        }
      }
      """
    let probe = AdoptionProbe(AdoptionProbe.files(AdoptionProbe.at26, app))
    #expect(probe.adoptions.map(\.outcome) == [.planned])
    return try probe.only().remarks.map(\.message)
  }

  @Test(arguments: [
    "configuration.delegateClass = SceneDelegate.self",
    "if session.role != .windowExternal { configuration.delegateClass = SceneDelegate.self }",
  ])
  func oneForEveryRoleIsTold(_ body: String) throws {
    #expect(try remarks(body).map { $0.contains("may configure the sessions") } == [true])
  }

  @Test(arguments: [
    "", "if session.role == .windowApplication { configuration.delegateClass = Window.self }",
  ])
  func oneForWindowsAloneIsNot(_ body: String) throws {
    #expect(try remarks(body) == [])
  }
}
