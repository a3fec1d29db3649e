import SwiftData
import SwiftUI

@Model
final class Plant {
    var name: String

    init(name: String) {
        self.name = name
    }
}

@MainActor
final class SeedStore: ObservableObject {
    @Published var names: [String] = []
}

enum Season {
    case spring, autumn
}

extension EnvironmentValues {
    @Entry var season = Season.spring
}
