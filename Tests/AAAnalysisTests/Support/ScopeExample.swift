@testable import AAAnalysis

/// What Assistive Access shows of a few files.
struct ScopeExample {
  let workspace: ExampleWorkspace
  let scope: Scope

  init(_ files: [String: String], settings: ScopeSettings = ScopeSettings(folders: [:])) {
    workspace = ExampleWorkspace(files, settings: settings)
    scope = workspace.snapshot.scope
  }

  init(_ source: String) {
    self.init(["App.swift": source])
  }

  /// An app whose scene shows `Home`, and the given declarations.
  init(home declarations: String) {
    self.init(Self.app + declarations)
  }

  static let app = """
    import SwiftUI
    @main struct A: App { var body: some Scene { AssistiveAccess { Home() } } }

    """

  /// The literals of the texts on all screens, in the order of the walk.
  var texts: [String] {
    scope.screens.flatMap { texts(on: $0) }
  }

  func texts(on screen: Screen) -> [String] {
    screen.elements.filter { $0.name == "Text" }.compactMap { element in
      guard let source = workspace.files[element.reference.file] else { return nil }
      let tree = SyntaxTree(source)
      guard let argument = tree.arguments(of: element.reference.node).first else { return nil }
      return StringValue(of: argument.value, in: tree).text
    }
  }

  /// The names of the modifiers that apply to the element of a name, on all screens.
  func modifiers(of name: String) -> [String] {
    scope.screens.flatMap { screen in
      screen.modifiers.filter { modifier in
        modifier.element.map { screen.elements[$0].name } == name
      }.map(\.name)
    }
  }

  var reader: TextReader {
    let files = workspace.files
    let loader = FileLoader { file in
      files[file].map {
        let tree = SyntaxTree($0)
        return LoadedFile(file: file, tree: tree, model: SwiftFileModel(tree))
      }
    }
    return TextReader(scope: scope, index: workspace.snapshot.index, loader: loader)
  }

  /// The text of a range of a file.
  func text(_ file: FileID, _ range: ByteRange) -> String? { workspace.files[file]?[range] }
}
