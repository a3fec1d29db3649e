import Foundation
import SwiftData

@Model
final class Drawing {
    var title: String
    var createdAt: Date

    @Relationship(deleteRule: .cascade, inverse: \Stroke.drawing)
    var strokes: [Stroke] = []

    init(title: String, createdAt: Date = .now) {
        self.title = title
        self.createdAt = createdAt
    }

    /// The strokes in the order in which they were drawn.
    var orderedStrokes: [Stroke] {
        strokes.sorted { $0.order < $1.order }
    }
}

@Model
final class Stroke {
    var order: Int
    var ink: InkColor
    var width: Double
    var points: [StrokePoint]
    var drawing: Drawing?

    init(order: Int, ink: InkColor, width: Double = 8, points: [StrokePoint] = []) {
        self.order = order
        self.ink = ink
        self.width = width
        self.points = points
    }
}

struct StrokePoint: Codable, Hashable {
    var x: Double
    var y: Double

    init(_ location: CGPoint) {
        x = location.x
        y = location.y
    }

    var location: CGPoint { CGPoint(x: x, y: y) }
}
