import SwiftData
import SwiftUI

/// Every drawing that was made, the newest first.
struct GalleryScreen: View {
    @Environment(\.modelContext) private var modelContext
    @Query(sort: \Drawing.createdAt, order: .reverse) private var drawings: [Drawing]

    var body: some View {
        List {
            ForEach(drawings) { drawing in
                HStack {
                    NavigationLink {
                        DrawingScreen(drawing: drawing)
                    } label: {
                        GalleryRow(drawing: drawing)
                    }
                    Button(role: .destructive) {
                        modelContext.delete(drawing)
                    } label: {
                        Label("Delete", systemImage: "trash")
                    }
                    .buttonStyle(.bordered)
                }
            }
        }
        .overlay {
            if drawings.isEmpty {
                ContentUnavailableView("No drawings yet 🖍️", systemImage: "scribble.variable")
            }
        }
        .navigationTitle("Gallery")
    }
}

private struct GalleryRow: View {
    let drawing: Drawing

    var body: some View {
        HStack(spacing: 16) {
            StrokesView(strokes: drawing.orderedStrokes, scale: 0.2)
                .frame(width: 72, height: 72)
                .accessibilityHidden(true)
            Text(drawing.title)
                .font(.title3)
        }
    }
}

#Preview(traits: .assistiveAccess) {
    NavigationStack {
        GalleryScreen()
    }
    .modelContainer(for: Drawing.self, inMemory: true)
}
