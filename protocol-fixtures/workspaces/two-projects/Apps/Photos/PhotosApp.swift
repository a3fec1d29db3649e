import SwiftUI
import AlbumKit

@main
struct PhotosApp: App {
  var body: some Scene {
    WindowGroup { Text("Photos") }
    AssistiveAccess { CalmView() }
  }
}
