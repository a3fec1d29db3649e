import SwiftUI

/// A screen's title with its picture, so that neither is forgotten.
struct ScreenTitle: ViewModifier {
    let title: LocalizedStringResource
    let systemImage: String

    func body(content: Content) -> some View {
        content
            .navigationTitle(Text(title))
            .assistiveAccessNavigationIcon(systemImage: systemImage)
    }
}

extension View {
    func screenTitle(_ title: LocalizedStringResource, systemImage: String) -> some View {
        modifier(ScreenTitle(title: title, systemImage: systemImage))
    }
}
