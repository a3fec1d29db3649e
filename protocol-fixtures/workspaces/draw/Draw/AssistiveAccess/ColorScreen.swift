import SwiftUI

/// The first step of drawing: one question, a few answers.
struct ColorScreen: View {
    var body: some View {
        List(InkColor.allCases) { ink in
            NavigationLink {
                CanvasScreen(ink: ink)
            } label: {
                FeatureLabel(ink.name, systemImage: "circle.fill", tint: ink.color)
            }
        }
        .screenTitle("Choose a color", systemImage: "paintpalette.fill")
    }
}

#Preview(traits: .assistiveAccess) {
    NavigationStack {
        ColorScreen()
    }
}
