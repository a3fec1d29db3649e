import SwiftUI
import Map

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
    AssistiveAccess { CalmView() }
  }
}
