import SwiftData
import SwiftUI

struct ContentView: View {
    @Environment(\.modelContext) private var modelContext
    @Query(sort: \Drawing.createdAt, order: .reverse) private var drawings: [Drawing]

    @State private var path: [Drawing] = []
    @State private var isHelpShown = false

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(drawings) { drawing in
                    NavigationLink(drawing.title, value: drawing)
                }
                .onDelete(perform: deleteDrawings)
            }
            .overlay {
                if drawings.isEmpty {
                    ContentUnavailableView("No drawings yet 🖍️", systemImage: "scribble.variable")
                }
            }
            .navigationTitle("Draw")
            .navigationDestination(for: Drawing.self) { drawing in
                DrawingEditor(drawing: drawing)
            }
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Assistive Access", systemImage: "questionmark.circle") {
                        isHelpShown = true
                    }
                }
                ToolbarItem(placement: .primaryAction) {
                    Button("New drawing", systemImage: "plus", action: addDrawing)
                }
            }
            .sheet(isPresented: $isHelpShown) {
                AssistiveAccessHelpView()
            }
        }
    }

    private func addDrawing() {
        let drawing = Drawing(title: "Drawing \(drawings.count + 1)")
        modelContext.insert(drawing)
        path.append(drawing)
    }

    private func deleteDrawings(at offsets: IndexSet) {
        for offset in offsets {
            modelContext.delete(drawings[offset])
        }
    }
}

#Preview {
    ContentView()
        .modelContainer(for: Drawing.self, inMemory: true)
}
