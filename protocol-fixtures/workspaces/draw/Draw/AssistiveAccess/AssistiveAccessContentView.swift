import SwiftUI

/// What the app can do in Assistive Access.
enum Feature: Hashable {
    case draw
    case gallery
}

struct AssistiveAccessContentView: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink(value: Feature.draw) {
                    FeatureLabel("Draw", systemImage: "hand.draw.fill")
                }
                NavigationLink(value: Feature.gallery) {
                    FeatureLabel("Gallery", systemImage: "photo.on.rectangle.angled")
                }
            }
            .navigationTitle("Draw")
            .assistiveAccessNavigationIcon(systemImage: "paintbrush.pointed.fill")
            .navigationDestination(for: Feature.self) { feature in
                switch feature {
                case .draw: ColorScreen()
                case .gallery: GalleryScreen()
                }
            }
        }
    }
}

#Preview(traits: .assistiveAccess) {
    AssistiveAccessContentView()
        .modelContainer(for: Drawing.self, inMemory: true)
}
