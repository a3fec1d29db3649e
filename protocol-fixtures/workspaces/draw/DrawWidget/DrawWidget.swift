import SwiftUI
import WidgetKit

@main
struct DrawWidgetBundle: WidgetBundle {
    var body: some Widget {
        IdeaWidget()
    }
}

/// Something to draw today.
struct Idea: TimelineEntry {
    let date: Date
    let title: LocalizedStringResource
    let systemImage: String

    static func of(_ date: Date) -> Idea {
        let day = Calendar.current.ordinality(of: .day, in: .era, for: date) ?? 0
        let (title, systemImage) = all[day % all.count]
        return Idea(date: date, title: title, systemImage: systemImage)
    }

    private static let all: [(LocalizedStringResource, String)] = [
        ("A tree", "tree.fill"),
        ("The sun", "sun.max.fill"),
        ("A house", "house.fill"),
        ("A fish", "fish.fill"),
    ]
}

struct IdeaProvider: TimelineProvider {
    func placeholder(in context: Context) -> Idea {
        .of(.now)
    }

    func getSnapshot(in context: Context, completion: @escaping (Idea) -> Void) {
        completion(.of(.now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Idea>) -> Void) {
        let today = Calendar.current.startOfDay(for: .now)
        let days = (0..<7).compactMap { day in
            Calendar.current.date(byAdding: .day, value: day, to: today)
        }
        completion(Timeline(entries: days.map(Idea.of), policy: .atEnd))
    }
}

struct IdeaWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Idea", provider: IdeaProvider()) { idea in
            VStack(spacing: 8) {
                Image(systemName: idea.systemImage)
                    .font(.largeTitle)
                    .accessibilityHidden(true)
                Text(idea.title)
                    .font(.headline)
            }
            .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Idea of the day")
        .description("Something to draw today.")
        .supportedFamilies([.systemSmall])
    }
}
