import SwiftUI
import LettersKit
import Stamps

@main
struct LettersApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
    if #available(iOS 26.0, *) {
      AssistiveAccess { CalmView() }
    }
  }
}
