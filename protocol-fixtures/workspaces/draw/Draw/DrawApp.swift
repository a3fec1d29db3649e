import SwiftData
import SwiftUI

@main
struct DrawApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
        .modelContainer(for: Drawing.self)

        AssistiveAccess {
            AssistiveAccessContentView()
                .modelContainer(for: Drawing.self)
        }
    }
}
