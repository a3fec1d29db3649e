/// The symbols that controls of one screen show, with the words beside them: one picture is to mean
/// one thing.
struct SiblingSymbols {
  /// For each symbol the words beside it; none where they are not known.
  private var titles: [String: Set<String?>] = [:]

  init() {}

  /// Those that are written as `systemImage:` beside words.
  init(on reader: ControlLabelReader) {
    for element in reader.screen.elements where element.kind == .native {
      guard let tree = reader.loader.load(element.reference.file)?.tree,
        tree.kind(element.reference.node) == .callExpr
      else { continue }
      guard let image = tree.argument("systemImage", of: element.reference.node),
        let symbol = reader.texts.meaning(of: image, in: element.frame).literal?.text
      else { continue }
      let words = tree.arguments(of: element.reference.node).first.flatMap { first in
        first.label == nil
          ? reader.texts.meaning(of: first.value, in: element.frame).literal?.text : nil
      }
      note(symbol, title: words)
    }
  }

  mutating func note(_ symbol: String, title: String?) {
    let table = SymbolTable.shared
    let current = table.currentName(forOld: symbol) ?? symbol
    for name in [symbol, current] + table.formerNames(of: current) {
      titles[name, default: []].insert(title)
    }
  }

  /// The symbols that stand beside other words than these.
  func symbols(besides title: String?) -> Set<String> {
    Set(titles.lazy.filter { title == nil || $0.value != [title] }.map(\.key))
  }
}
