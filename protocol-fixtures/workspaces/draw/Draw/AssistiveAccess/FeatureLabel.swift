import SwiftUI

/// A picture and a word, large enough to be read from arm's length.
struct FeatureLabel: View {
    private let title: LocalizedStringResource
    private let systemImage: String
    private let tint: Color

    init(_ title: LocalizedStringResource, systemImage: String, tint: Color = .accentColor) {
        self.title = title
        self.systemImage = systemImage
        self.tint = tint
    }

    var body: some View {
        HStack(spacing: 16) {
            Image(systemName: systemImage)
                .font(.largeTitle)
                .foregroundStyle(tint)
                .accessibilityHidden(true)
            Text(title)
                .font(.title2.bold())
        }
        .padding(.vertical, 8)
    }
}
