/// The readers for the labels of each screen, by the screen's number: made by the first that asks.
struct LabelReaders: RandomAccessCollection, Sendable {
  private let scope: Scope
  private let index: DeclarationIndex
  private let loader: FileLoader
  private let made = SharedReadings<Int, ControlLabelReader>()

  init(scope: Scope, index: DeclarationIndex, loader: FileLoader) {
    self.scope = scope
    self.index = index
    self.loader = loader
  }

  var startIndex: Int { scope.screens.startIndex }
  var endIndex: Int { scope.screens.endIndex }

  subscript(screen: Int) -> ControlLabelReader {
    made.value(for: screen, loader.log) {
      ControlLabelReader(screen, scope: scope, index: index, loader: loader)
    }
  }
}
