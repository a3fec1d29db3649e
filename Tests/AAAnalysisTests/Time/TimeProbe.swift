@testable import AAAnalysis

/// What the first button of a view does in time.
struct TimeProbe {
  let times: ActionTimes

  /// - Parameters:
  ///   - action: the statements of the button's action.
  ///   - members: the members of the view, beside its body.
  ///   - declarations: whatever else the file declares.
  init(_ action: String, members: String = "", declarations: String = "") {
    let source = """
      import SwiftUI

      @main struct Probe: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State var toast: String?
        @State var index = 0
        @State var phase = Phase.idle
        @State var items: [String] = []
      \(members)
        var body: some View { Button("A") { \(action) } }
      }

      enum Phase { case idle, busy }

      \(declarations)
      """
    let file = FileID("/probe/App.swift")
    let tree = SyntaxTree(SourceText(source))
    let loaded = LoadedFile(file: file, tree: tree, model: SwiftFileModel(tree))
    var index = DeclarationIndex()
    index.set(loaded.model.interface, for: file)
    let loader = FileLoader { $0 == file ? loaded : nil }
    let scope = ScopeWalker.scope(of: index, loader: loader)
    times =
      ScreenTimes.all(
        scope, from: ActionSource(index: index, loader: loader, frames: scope.frames)
      ).first?.times ?? ActionTimes()
  }

  /// The seconds of each wait; nil for one that is not known.
  var seconds: [Double?] { times.waits.map(\.seconds) }

  /// `name value` of all that happens behind a wait that begins nothing else.
  var later: [String] {
    times.changes.compactMap { change in
      guard let wait = change.wait, !times.busyWaits.contains(wait) else { return nil }
      return "\(change.key.name) \(change.value)"
    }
  }
}
