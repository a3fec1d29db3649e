import SwiftUI

/// Tells a supporter how to add the app to Assistive Access. Part of the standard interface.
struct AssistiveAccessHelpView: View {
    @Environment(\.dismiss) private var dismiss

    private let steps: [LocalizedStringResource] = [
        "Open Settings, then Accessibility, then Assistive Access.",
        "Choose Manage Apps, and add Draw.",
        "Start Assistive Access. Draw now shows two things: drawing, and the gallery.",
    ]

    var body: some View {
        NavigationStack {
            List {
                ForEach(steps.indices, id: \.self) { index in
                    Label {
                        Text(steps[index])
                    } icon: {
                        Image(systemName: "\(index + 1).circle.fill")
                    }
                }
            }
            .navigationTitle("Assistive Access")
            .toolbar {
                Button("Done") { dismiss() }
            }
        }
    }
}

#Preview {
    AssistiveAccessHelpView()
}
