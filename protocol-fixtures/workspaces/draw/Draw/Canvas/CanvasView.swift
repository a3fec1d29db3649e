import SwiftData
import SwiftUI

/// The sheet of paper: shows a drawing's strokes, and adds to them as the finger moves.
struct CanvasView: View {
    @Environment(\.modelContext) private var modelContext
    let drawing: Drawing
    let ink: InkColor

    @State private var currentStroke: Stroke?

    var body: some View {
        StrokesView(strokes: drawing.orderedStrokes)
            .background(.background.secondary, in: .rect(cornerRadius: 16))
            .contentShape(.rect)
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { extendStroke(to: $0.location) }
                    .onEnded { _ in currentStroke = nil }
            )
            .accessibilityLabel("Paper")
    }

    private func extendStroke(to location: CGPoint) {
        if let currentStroke {
            currentStroke.points.append(StrokePoint(location))
        } else {
            let stroke = Stroke(order: drawing.strokes.count, ink: ink)
            stroke.points = [StrokePoint(location)]
            modelContext.insert(stroke)
            stroke.drawing = drawing
            currentStroke = stroke
        }
    }
}

/// Strokes, as they are.
struct StrokesView: View {
    let strokes: [Stroke]
    var scale = 1.0

    var body: some View {
        Canvas { context, _ in
            context.scaleBy(x: scale, y: scale)
            for stroke in strokes {
                context.stroke(
                    path(of: stroke),
                    with: .color(stroke.ink.color),
                    style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round)
                )
            }
        }
    }

    private func path(of stroke: Stroke) -> Path {
        Path { path in
            path.addLines(stroke.points.map(\.location))
        }
    }
}
