import SwiftData
import SwiftUI

@main
struct GardenApp: App {
    @StateObject private var store = SeedStore()
    @State private var season = Season.spring

    var body: some Scene {
        WindowGroup {
            PlantList()
                .environment(\.season, season)
                .environmentObject(store)
        }
        .modelContainer(for: Plant.self)

        #if os(macOS)
        Settings {
            Text("Settings")
        }
        #endif
    }
}
