/// What the workspace keeps of a file.
public enum FileModel: Sendable {
  case swift(SwiftFileModel)
  /// A manifest that is written in Swift.
  case manifest(SwiftFileModel, SwiftManifest)
  case propertyList(PropertyListModel)
  case project(ProjectDocument)
  case configuration(ConfigurationFile)

  /// What a Swift file says.
  init(_ tree: SyntaxTree, file: FileID) {
    let model = SwiftFileModel(tree)
    self = SwiftManifest(tree, file: file).map { .manifest(model, $0) } ?? .swift(model)
  }

  var isConfiguration: Bool {
    if case .configuration = self { true } else { false }
  }

  /// What the file declares, if it is a Swift file.
  var swift: SwiftFileModel? {
    switch self {
    case .swift(let model), .manifest(let model, _): model
    case .propertyList, .project, .configuration: nil
    }
  }
}
