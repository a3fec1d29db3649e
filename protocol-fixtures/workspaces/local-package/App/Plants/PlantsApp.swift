import Garden
import SwiftUI

@main
struct PlantsApp: App {
  var body: some Scene {
    WindowGroup { Text("Plants") }
    CalmScene()
  }
}
