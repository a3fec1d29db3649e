/// Writes Swift source as people write it: views, models and services with comments.
struct SourceWriter {
  private(set) var text = ""
  private(set) var lines = 0
  private var randomness: Randomness

  private static let nouns = [
    "plant", "gardenBed", "seedPacket", "season", "visitorList", "basket", "welcomeLetter", "album",
    "journey", "recipeCollection", "windowBox", "message", "station", "ticket", "harvestReport",
    "neighbour",
  ]
  private static let verbs = [
    "load", "update", "select", "remove", "arrange", "measure", "collect", "describe", "restore",
  ]
  private static let types = ["String", "Int", "Double", "Bool", "Date", "[String]", "UUID?"]
  private static let symbols = ["leaf", "star", "heart", "calendar", "envelope", "map"]

  init(seed: UInt64) {
    randomness = Randomness(seed: seed)
  }

  mutating func line(_ depth: Int, _ content: String) {
    text += String(repeating: "  ", count: depth) + content + "\n"
    lines += 1
  }

  mutating func blank() {
    text += "\n"
    lines += 1
  }

  mutating func imports(_ modules: [String]) {
    for module in modules { line(0, "import \(module)") }
    blank()
  }

  mutating func noun() -> String { randomness.pick(SourceWriter.nouns) }

  // MARK: Declarations

  /// The types that other declarations speak of, and what their functions use: so a compiler can
  /// resolve most of the names of a file that it sees alone.
  mutating func vocabulary() {
    line(0, "enum Stage: String, Codable { case planned, started, finished }")
    line(0, "struct Store { func save(_ value: some Codable, as name: String) async throws {} }")
    line(0, "let store = Store()")
    line(0, "let limit = 12")
    line(0, "nonisolated(unsafe) var cache: [String: any Codable] = [:]")
    blank()
    for noun in SourceWriter.nouns {
      line(0, "struct \(noun.typeName): Codable, Hashable, Identifiable {")
      line(1, "var id = UUID()")
      line(1, "var name = \"\"")
      line(1, "var weight = 1.0")
      line(1, "var stage = Stage.planned")
      line(1, "var isReady: Bool { stage == .finished }")
      line(0, "}")
      blank()
    }
  }

  /// A view with a stack of controls.
  ///
  /// - Parameter title: the modifier that sets its title, with a symbol where that takes one.
  mutating func view(_ name: String, title: String?, symbol: String? = nil) {
    comment(0)
    line(0, "struct \(name): View {")
    line(1, "@State private var selection: \(noun().typeName)?")
    line(1, "@State private var isShowingDetail = false")
    line(1, "let \(noun())Name: String")
    blank()
    line(1, "var body: some View {")
    line(2, "VStack(alignment: .leading, spacing: \(4 * (1 + randomness.number(below: 5)))) {")
    for _ in 0..<(2 + randomness.number(below: 4)) { control(3) }
    line(2, "}")
    line(2, ".padding(.horizontal, 16)")
    if let title {
      let icon = symbol.map { ", symbol: \"\($0)\"" } ?? ""
      line(2, ".\(title)(\"\(noun().typeName)\"\(icon))")
    }
    line(2, ".task { await \(randomness.pick(SourceWriter.verbs))() }")
    line(1, "}")
    blank()
    function(1)
    line(0, "}")
    blank()
  }

  private mutating func control(_ depth: Int) {
    let word = noun()
    switch randomness.number(below: 5) {
    case 0:
      line(depth, "Text(\"\\(\(word).count) of \\(total) \(word)s\")")
      line(depth + 1, ".font(.headline)")
      line(depth + 1, ".foregroundStyle(isShowingDetail ? .primary : .secondary)")
    case 1:
      let symbol = randomness.pick(SourceWriter.symbols)
      line(depth, "Button(\"Show \(word)\", systemImage: \"\(symbol)\") {")
      line(depth + 1, "isShowingDetail.toggle()")
      line(depth, "}")
      line(depth, ".buttonStyle(.borderedProminent)")
    case 2:
      line(depth, "ForEach(\(word)s, id: \\.id) { item in")
      line(depth + 1, "Label(item.name, systemImage: \"\(randomness.pick(SourceWriter.symbols))\")")
      line(depth + 2, ".onTapGesture { selection = item }")
      line(depth, "}")
    case 3:
      line(depth, "if let selection, selection.isReady {")
      line(depth + 1, "Image(systemName: \"\(randomness.pick(SourceWriter.symbols))\")")
      line(depth, "} else {")
      line(depth + 1, "ProgressView()")
      line(depth, "}")
    default:
      line(depth, "// The \(word) comes last, so that it does not move while others load.")
      line(depth, "Toggle(\"Notify about each \(word)\", isOn: $isShowingDetail)")
    }
  }

  /// A value type with properties.
  mutating func model(_ name: String) {
    comment(0)
    line(0, "public struct \(name): Codable, Hashable, Identifiable, Sendable {")
    line(1, "public let id: UUID")
    for index in 0..<(3 + randomness.number(below: 5)) {
      line(1, "public var \(noun())\(index): \(randomness.pick(SourceWriter.types))")
    }
    blank()
    line(1, "enum Stage: String, CaseIterable {")
    line(2, "case planned, started, finished = \"done\"")
    line(1, "}")
    blank()
    function(1)
    line(0, "}")
    blank()
  }

  /// A class with functions that do something.
  mutating func service(_ name: String) {
    comment(0)
    line(0, "@MainActor")
    line(0, "final class \(name) {")
    line(1, "private var cache: [String: \(noun().typeName)] = [:]")
    line(1, "private let limit = \(10 * (1 + randomness.number(below: 9)))")
    blank()
    for _ in 0..<(2 + randomness.number(below: 3)) { function(1) }
    line(0, "}")
    blank()
  }

  private mutating func function(_ depth: Int) {
    let verb = randomness.pick(SourceWriter.verbs)
    let word = noun()
    comment(depth)
    line(
      depth, "func \(verb)\(word.typeName)(_ \(word)s: [\(word.typeName)] = []) async throws {")
    line(depth + 1, "guard let first = \(word)s.first(where: { $0.isReady }) else { return }")
    line(depth + 1, "for (index, \(word)) in \(word)s.enumerated() where index < limit {")
    line(depth + 2, "let value = \(word).weight * 0.5 + Double(index) / 3")
    line(depth + 2, "switch \(word).stage {")
    line(depth + 2, "case .planned, .started: cache[\(word).name] = \(word)")
    line(depth + 2, "case .finished where value > 12:")
    line(depth + 3, "try await store.save(\(word), as: \"\\(index).json\")")
    line(depth + 2, "default: break")
    line(depth + 2, "}")
    line(depth + 1, "}")
    line(depth + 1, "let names = \(word)s.filter { $0.id != first.id }.map(\\.name).sorted(by: <)")
    line(depth + 1, "print(\"\(verb)\", names.joined(separator: \", \"), first.id)")
    line(depth, "}")
    blank()
  }

  private mutating func comment(_ depth: Int) {
    line(depth, "/// What a \(noun()) needs, and when: the \(noun()) is asked only once.")
    line(depth, "///")
    for _ in 0..<(1 + randomness.number(below: 4)) {
      line(depth, "/// - Note: A \(noun()) that is not ready yet is left out, and comes later.")
    }
  }
}

extension String {
  /// The name with its first letter in upper case.
  var typeName: String { prefix(1).uppercased() + dropFirst() }
}
