import SwiftUI

/// The few colors that the app draws with.
enum InkColor: String, Codable, CaseIterable, Identifiable {
    case black
    case red
    case blue
    case green
    case yellow

    var id: Self { self }

    var name: LocalizedStringResource {
        switch self {
        case .black: "Black"
        case .red: "Red"
        case .blue: "Blue"
        case .green: "Green"
        case .yellow: "Yellow"
        }
    }

    var color: Color {
        switch self {
        case .black: .primary
        case .red: .red
        case .blue: .blue
        case .green: .green
        case .yellow: .yellow
        }
    }
}
