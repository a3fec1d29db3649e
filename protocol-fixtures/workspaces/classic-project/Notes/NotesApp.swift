import SwiftUI
import NotesKit

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
    if #available(iOS 26.0, *) {
      AssistiveAccess { CalmView() }
    }
  }
}
