import SwiftUI

@main
struct FramesApp: App {
  var body: some Scene {
    WindowGroup { Text("Frames") }
  }
}
