import SwiftUI
import Pens

@main
struct SketchApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
    if #available(iOS 26.0, *) {
      AssistiveAccess { CalmView() }
    }
  }
}
