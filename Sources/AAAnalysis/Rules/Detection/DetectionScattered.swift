/// Many views of the ordinary interface that each decide by the mode, beside a scene made for it.
enum DetectionScattered: Rule {
  /// How many views may decide by the mode.
  static let maximum = RuleOption(
    "maximum", "views that may decide by the mode", default: 5, in: 0...10_000, isWhole: true)

  static func check(_ context: RuleContext) -> [Finding] {
    guard !context.scope.scenes.isEmpty else { return [] }
    let reader = ModeReader(index: context.index, loader: context.loader)
    var firsts: [ModeBranch] = []
    var views: Set<String> = []
    for file in context.index.filesOfInterest.sorted() {
      guard let loaded = context.loader.load(file) else { continue }
      for branch in reader.branches(in: loaded) where branch.isCondition {
        guard let view = context.view(around: branch), views.insert(view).inserted else { continue }
        firsts.append(branch)
      }
    }
    guard let first = firsts.first,
      Double(firsts.count) > context.value(of: maximum, of: description, in: first.file)
    else { return [] }
    return [
      Finding(
        rule: description.id, severity: .hint,
        message: "\(firsts.count) views decide by Assistive Access, though the app has a scene for"
          + " it. Keep such checks for small adjustments, and show other views in the scene.",
        location: Location(file: first.file, range: first.range),
        related: firsts.dropFirst().map {
          RelatedLocation(
            location: Location(file: $0.file, range: $0.range),
            message: "This view decides by it, too")
        })
    ]
  }
}

extension RuleContext {
  /// The name of the view, or view modifier, around a branch; nil where it is in none.
  func view(around branch: ModeBranch) -> String? {
    guard let owner = branch.owner, let model = index[owner] else { return nil }
    var declaration = owner
    if model.kind == .extensionType {
      if model.name == "View" { return nil }
      guard let extended = index.type(named: model.name, from: owner.file) else { return nil }
      declaration = extended
    }
    let isView = ["View", "ViewModifier"].contains { index.type(declaration, conformsTo: $0) }
    return isView ? "\(declaration.file.path):\(declaration.index)" : nil
  }
}
