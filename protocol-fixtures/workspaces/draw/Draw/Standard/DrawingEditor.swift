import SwiftData
import SwiftUI

struct DrawingEditor: View {
    @Environment(\.modelContext) private var modelContext
    @Environment(\.undoManager) private var undoManager
    @Bindable var drawing: Drawing

    @State private var ink = InkColor.black

    var body: some View {
        VStack {
            CanvasView(drawing: drawing, ink: ink)

            Picker("Color", selection: $ink) {
                ForEach(InkColor.allCases) { ink in
                    Text(ink.name).tag(ink)
                }
            }
            .pickerStyle(.segmented)
        }
        .padding()
        .navigationTitle($drawing.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            Button("Undo", systemImage: "arrow.uturn.backward") {
                undoManager?.undo()
            }
            .disabled(undoManager?.canUndo != true)

            Button("Erase all", systemImage: "eraser", role: .destructive) {
                eraseAll()
            }
        }
    }

    private func eraseAll() {
        for stroke in drawing.strokes {
            modelContext.delete(stroke)
        }
    }
}
