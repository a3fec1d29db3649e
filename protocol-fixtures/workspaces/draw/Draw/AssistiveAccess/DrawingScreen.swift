import SwiftData
import SwiftUI

/// One drawing from the gallery, to look at and to show to others.
struct DrawingScreen: View {
    @Environment(\.modelContext) private var modelContext
    @Environment(\.dismiss) private var dismiss
    let drawing: Drawing

    @State private var isAsking = false
    @State private var isAskingAgain = false

    var body: some View {
        VStack(spacing: 24) {
            StrokesView(strokes: drawing.orderedStrokes)
                .accessibilityLabel(Text(drawing.title))

            Button("Delete drawing", systemImage: "trash", role: .destructive) {
                isAsking = true
            }
            .buttonStyle(.bordered)
            .controlSize(.extraLarge)
        }
        .padding()
        .navigationTitle(drawing.title)
        .confirmationDialog(
            "Delete this drawing?",
            isPresented: $isAsking,
            titleVisibility: .visible
        ) {
            Button("Delete", role: .destructive) {
                isAskingAgain = true
            }
            Button("Keep", role: .cancel) {}
        }
        .alert("It will be gone for good. Are you sure?", isPresented: $isAskingAgain) {
            Button("Delete for good", role: .destructive) {
                deleteDrawing()
            }
            Button("Keep", role: .cancel) {}
        }
    }

    private func deleteDrawing() {
        modelContext.delete(drawing)
        dismiss()
    }
}

#Preview(traits: .assistiveAccess) {
    NavigationStack {
        DrawingScreen(drawing: Drawing(title: "Our garden"))
    }
    .modelContainer(for: Drawing.self, inMemory: true)
}
