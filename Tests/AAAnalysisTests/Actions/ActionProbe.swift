@testable import AAAnalysis

/// What the first button of a view does.
struct ActionProbe {
  let effects: ActionEffects
  let index: DeclarationIndex
  private let text: SourceText

  /// - Parameters:
  ///   - members: the members of the view, beside its body.
  ///   - action: the statements of the button's action.
  ///   - declarations: whatever else the file declares.
  init(_ action: String, members: String = "", declarations: String = "") {
    let source = """
      import GRDB
      import SwiftUI

      @main struct Probe: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @Environment(\\.modelContext) var context
        @State var isShown = false
      \(members)
        var body: some View { Button("A") { \(action) } }
      }

      \(declarations)
      """
    let file = FileID("/probe/App.swift")
    text = SourceText(source)
    let tree = SyntaxTree(text)
    let loaded = LoadedFile(file: file, tree: tree, model: SwiftFileModel(tree))
    var index = DeclarationIndex()
    index.set(loaded.model.interface, for: file)
    self.index = index
    let loader = FileLoader { $0 == file ? loaded : nil }
    let scope = ScopeWalker.scope(of: index, loader: loader)
    let finder = ControlActionFinder(scope: scope, index: index, loader: loader)
    let controls = ControlEffects(
      ActionSource(index: index, loader: loader, frames: scope.frames))
    effects =
      finder.actions(ofScreen: 0).first.map { controls.effects(of: $0).effects } ?? ActionEffects()
  }

  /// The kinds of what is gone afterwards, in the order of the calls.
  var lasting: [ActionEffects.Deletion.Kind] { effects.lastingDeletions.map(\.kind) }

  /// The lines on which something is deleted.
  var lines: [String] {
    effects.deletions.map { deletion in
      let line = text.lines.line(containing: deletion.nameRange.start)
      return text[text.contentRange(ofLine: line)].filter { $0 != " " }
    }
  }

  /// `name = value` for every state that is set.
  var states: [String] {
    effects.stateChanges.map { "\($0.key.name) \($0.value)" }
  }
}
