import SwiftUI
import Map

@main
struct WalksApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
    if #available(iOS 26.0, *) {
      AssistiveAccess { CalmView() }
    }
  }
}
