import SwiftData
import SwiftUI

/// The second step of drawing: paper, and nothing that needs explaining.
struct CanvasScreen: View {
    @Environment(\.modelContext) private var modelContext
    @Environment(\.dismiss) private var dismiss
    let ink: InkColor

    @State private var drawing: Drawing?

    var body: some View {
        VStack(spacing: 24) {
            if let drawing {
                CanvasView(drawing: drawing, ink: ink)
            }

            HStack(spacing: 24) {
                Button("Clear drawing", systemImage: "eraser") {
                    clear()
                }
                Button("Done", systemImage: "checkmark") {
                    dismiss()
                }
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.extraLarge)
        }
        .padding()
        .navigationTitle("My drawing")
        .assistiveAccessNavigationIcon(systemImage: "scribble.variable")
        .task { startDrawing() }
    }

    private func startDrawing() {
        guard drawing == nil else { return }
        let newDrawing = Drawing(title: Date.now.formatted(date: .abbreviated, time: .shortened))
        modelContext.insert(newDrawing)
        drawing = newDrawing
    }

    private func clear() {
        guard let drawing else { return }
        removeStrokes(of: drawing)
    }

    private func removeStrokes(of drawing: Drawing) {
        for stroke in drawing.strokes {
            modelContext.delete(stroke)
        }
    }
}

#Preview(traits: .assistiveAccess) {
    NavigationStack {
        CanvasScreen(ink: .blue)
    }
    .modelContainer(for: Drawing.self, inMemory: true)
}
