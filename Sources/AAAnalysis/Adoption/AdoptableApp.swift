/// An app that can be brought into Assistive Access: the type in which it begins, and the targets
/// that are built from it.
struct AdoptableApp: Sendable {
  enum LifeCycle: Sendable {
    /// The type is an `App`.
    case swiftUI
    /// The type is the delegate of the application.
    case uiKit
  }

  let entry: TypeReference
  let lifeCycle: LifeCycle
  /// Empty where no project describes the app.
  let targets: [AppTarget]
  /// Whether there is a project that does not tell what it is built from.
  var isProjectUnclear = false

  /// Whether its code is compiled for other systems than iOS, too; false where that is not known.
  var isMadeForOthers: Bool {
    targets.contains { target in target.platforms.contains { $0 != "iOS" } }
  }
}

/// A target in which an app is to be found, or the reason why none can be.
struct AppCandidate: Sendable {
  enum Answer: Sendable {
    case app(AdoptableApp)
    /// Why, in a sentence. The type is that in which an app begins of which no target is known.
    case unclear(String, TypeReference?)
  }

  let targets: [AppTarget]
  let answer: Answer
}

/// Finds the apps of a workspace.
struct AdoptableAppFinder {
  private let context: RuleContext
  private let entries: [Entry]

  /// A type in which an app may begin.
  private struct Entry {
    let type: TypeReference
    let name: String
    let lifeCycle: AdoptableApp.LifeCycle
    let isMain: Bool
  }

  init(_ context: RuleContext) {
    self.context = context
    var entries: [Entry] = []
    for file in context.index.files.sorted() {
      for (position, model) in (context.index.interface(of: file)?.types ?? []).enumerated() {
        let type = TypeReference(file: file, index: position)
        guard let lifeCycle = Self.lifeCycle(of: type, model, context.index) else { continue }
        entries.append(
          Entry(
            type: type, name: model.name, lifeCycle: lifeCycle,
            isMain: model.isMain || context.hasMainAttribute(type)))
      }
    }
    self.entries = entries
  }

  private static func lifeCycle(
    of type: TypeReference, _ model: TypeModel, _ index: DeclarationIndex
  ) -> AdoptableApp.LifeCycle? {
    switch model.kind {
    case .structure, .enumeration, .actor:
      return index.type(type, conformsTo: "App") ? .swiftUI : nil
    case .classType:
      if index.type(type, conformsTo: "App") { return .swiftUI }
      return index.type(type, conformsTo: "UIApplicationDelegate") ? .uiKit : nil
    case .protocolType, .extensionType: return nil
    }
  }

  /// The apps for iPhone and iPad, those of targets first, then those that no project describes.
  ///
  /// Targets that begin in one type are one app.
  ///
  /// - Parameters:
  ///   - names: those of the targets that are wanted, which stand for all that are built from the
  ///     same app; all apps where there are none.
  ///   - files: where somebody says that an app begins, whatever its project tells.
  func candidates(of names: [String], in files: [FileID]) -> [AppCandidate] {
    var apps: [AdoptableApp] = []
    var unclear: [AppCandidate] = []
    for target in context.targets.apps where target.runsOnIOS != false {
      switch entry(of: target) {
      case .success(let entry):
        if let known = apps.firstIndex(where: { $0.entry == entry.type }) {
          apps[known] = AdoptableApp(
            entry: entry.type, lifeCycle: entry.lifeCycle, targets: apps[known].targets + [target])
        } else {
          apps.append(
            AdoptableApp(entry: entry.type, lifeCycle: entry.lifeCycle, targets: [target]))
        }
      case .failure(let reason):
        unclear.append(AppCandidate(targets: [target], answer: .unclear(reason.sentence, nil)))
      }
    }
    for entry in entries where isOfNoTarget(entry) {
      var app = AdoptableApp(entry: entry.type, lifeCycle: entry.lifeCycle, targets: [])
      switch context.targets.surroundings(of: entry.type.file) {
      case .none: apps.append(app)
      case .unclear where files.contains(entry.type.file),
        .apps where files.contains(entry.type.file):
        app.isProjectUnclear = true
        apps.append(app)
      case .unclear:
        // It may be one for a watch.
        let sentence = "The project around it does not tell what it is built from. Name the file"
          + " to prepare it all the same."
        unclear.append(AppCandidate(targets: [], answer: .unclear(sentence, entry.type)))
      case .apps:
        // What the project leaves out is not built.
        continue
      }
    }
    let all = apps.map { AppCandidate(targets: $0.targets, answer: .app($0)) } + unclear
    return names.isEmpty
      ? all : all.filter { $0.targets.contains { names.contains($0.name) } }
  }

  private struct Reason: Error {
    let sentence: String
  }

  private func entry(of target: AppTarget) -> Result<Entry, Reason> {
    guard target.runsOnIOS == true else {
      return .failure(Reason(sentence: "It is not known whether it is made for iPhone or iPad."))
    }
    let own = target.modules.first { $0.kind == .app }
    let parts = target.modules.filter { $0.kind == .app || $0.kind == .library }
    for modules in [own.map { [$0] } ?? [], parts] {
      let found = entries.filter { entry in
        modules.contains { $0.sources.contains(entry.type.file) }
      }
      guard !found.isEmpty else { continue }
      for lifeCycle in [AdoptableApp.LifeCycle.swiftUI, .uiKit] {
        let fitting = found.filter { $0.lifeCycle == lifeCycle }
        if fitting.isEmpty { continue }
        let mains = fitting.filter(\.isMain)
        let choice = mains.isEmpty ? fitting : mains
        if choice.count == 1 { return .success(choice[0]) }
        // A delegate that others are made from is none of its own.
        let names = choice.map { "`\($0.name)`" }.joined(separator: ", ")
        return .failure(Reason(sentence: "It may begin in several types: \(names)."))
      }
    }
    return .failure(
      Reason(sentence: "No `App` and no application delegate in Swift is among its sources."))
  }

  /// Whether an app begins in a file that nothing known is built from.
  private func isOfNoTarget(_ entry: Entry) -> Bool {
    let file = entry.type.file
    return entry.isMain && !file.isUnwritten && context.targets.apps(holding: file).isEmpty
      && !context.targets.modules.contains { $0.sources.contains(file) }
  }
}

extension RuleContext {
  /// Whether a class is declared with `@UIApplicationMain`.
  fileprivate func hasMainAttribute(_ type: TypeReference) -> Bool {
    guard let loaded = loader.load(type.file), let node = loaded.node(ofType: type.index) else {
      return false
    }
    let tree = loaded.tree
    return tree.children(node).contains { child in
      tree.kind(child) == .attribute && tree.name(child, is: "UIApplicationMain")
    }
  }
}
