/// Plans what it takes to bring the apps of a workspace into Assistive Access.
///
/// Nothing is planned that cannot be told for certain. What is planned compiles at once: where a
/// project lists its files one by one, new code goes into the file in which the app begins, as a
/// new file would first have to be added to the target.
struct AdoptionPlanner {
  let context: RuleContext
  /// Files that are about to be created.
  private var createdFiles: Set<FileID> = []

  init(_ context: RuleContext) { self.context = context }

  /// The apps that are wanted, in the order of their names.
  ///
  /// - Parameters:
  ///   - targets: the names of the targets that are wanted; all where there are none.
  ///   - files: where somebody says that an app begins, whatever its project tells.
  mutating func adoptions(
    of targets: [String], in files: [FileID], where isWanted: (FileID) -> Bool
  ) -> [AdoptionPlan] {
    let finder = AdoptableAppFinder(context)
    var result: [AdoptionPlan] = []
    for candidate in finder.candidates(of: targets, in: files) {
      switch candidate.answer {
      case .unclear(let sentence, let type):
        guard let file = type?.file ?? candidate.targets.first?.manifest, isWanted(file) else {
          continue
        }
        let name = type.flatMap { context.index[$0]?.name } ?? candidate.targets.first?.name
        var adoption = AdoptionPlan(
          name: name ?? "", targets: candidate.targets.map(\.name),
          place: Location(file: file, range: ByteRange(at: 0)))
        adoption.outcome = .undecided(sentence)
        result.append(adoption)
      case .app(let app):
        guard isWanted(app.entry.file) else { continue }
        result.append(adoption(of: app))
      }
    }
    return result.sorted { ($0.name, $0.place) < ($1.name, $1.place) }
  }

  private mutating func adoption(of app: AdoptableApp) -> AdoptionPlan {
    let entry = context.loader.load(app.entry.file)
    let node = entry?.node(ofType: app.entry.index)
    let name = context.index[app.entry]?.name ?? ""
    let names = app.targets.map(\.name)
    var adoption = AdoptionPlan(
      name: names.isEmpty ? name : names.joined(separator: ", "), targets: names,
      place: Location(
        file: app.entry.file,
        range: node.flatMap { entry?.tree.nameRange($0) } ?? ByteRange(at: 0)))
    guard let entry else {
      adoption.outcome = .undecided("The file in which it begins has just changed.")
      return adoption
    }
    do throws(AdoptionRefusal) {
      let keys = SceneKeyChanges(for: app, context)
      var changes = keys.changes
      if !ExistingScenes(context).has(app) {
        let added = try addScene(to: app, in: entry, &adoption)
        guard changes.add(added) else {
          throw AdoptionRefusal("What is to be changed overlaps.")
        }
      }
      adoption.remarks += keys.remarks
      adoption.changes = changes.all
      adoption.outcome = changes.isEmpty ? .complete : .planned
      createdFiles.formUnion(changes.createdFiles)
    } catch {
      adoption.outcome = .undecided(error.sentence)
      adoption.remarks = []
    }
    return adoption
  }

  // MARK: The scene

  private func addScene(
    to app: AdoptableApp, in entry: LoadedFile, _ adoption: inout AdoptionPlan
  ) throws(AdoptionRefusal) -> [FileChange] {
    guard context.index.type(named: "AssistiveAccess", from: entry.file) == nil else {
      throw AdoptionRefusal("It has a type of its own with the name of the scene.")
    }
    return switch app.lifeCycle {
    case .swiftUI: try addToBody(of: app, in: entry, &adoption)
    case .uiKit: try addDelegate(to: app, in: entry, &adoption)
    }
  }

  private func addToBody(
    of app: AdoptableApp, in entry: LoadedFile, _ adoption: inout AdoptionPlan
  ) throws(AdoptionRefusal) -> [FileChange] {
    let main = StandardSceneFinder(index: context.index, loader: context.loader)
      .scenes(of: app.entry).first
    let place = try ScenePlace(in: app.entry, behind: main, context)
    var changes = ChangeSet()
    let code = newCode(for: app, in: entry, &adoption)
    let view = try contentView(for: app, code)
    let carried = CarriedModifiers(of: main, owner: app.entry, in: place.file.file, context)
    tell(carried, view, &adoption)
    tellOfDelegate(of: app, &adoption)
    var lines = SceneText(view: view.name, modifiers: carried.modifiers, unit: code.unit).lines
    if code.needsCheck, Availability.guarding(place.offset, in: place.file.tree) == nil {
      lines = ["if \(code.check) {"] + lines.map { code.unit + $0 } + ["}"]
    }
    if !place.isForIOSAlone { lines = code.forIOS(lines) }
    guard changes.add([.edit(place.file.file, place.edits(inserting: lines))]),
      changes.add(code.changes(adding: [view.declaration(code)]))
    else { throw AdoptionRefusal("What is to be changed overlaps.") }
    return changes.all
  }

  private func addDelegate(
    to app: AdoptableApp, in entry: LoadedFile, _ adoption: inout AdoptionPlan
  ) throws(AdoptionRefusal) -> [FileChange] {
    var changes = ChangeSet()
    let code = newCode(for: app, in: entry, &adoption)
    let plan = HostingPlan(context: context, app: app, delegate: entry, code: code)
    let names = FreeNames(context: context, app: app)
    guard
      let name = names.first(of: HostingPlan.names, folder: code.folder, taken: createdFiles)
    else { throw AdoptionRefusal("The names for a new scene delegate are taken.") }
    let view = try contentView(for: app, code)
    let main = hostedRoot(of: app)
    let carried = CarriedModifiers(of: main, owner: nil, in: entry.file, context)
    tell(carried, view, &adoption)
    let scene = SceneText(view: view.name, modifiers: carried.modifiers, unit: code.unit).lines
    let routing = try plan.routing(to: name)
    guard changes.add([.edit(routing.file, routing.edits)]),
      changes.add(
        code.changes(adding: [
          plan.declaration(named: name, scene: scene), view.declaration(code),
        ]))
    else { throw AdoptionRefusal("What is to be changed overlaps.") }
    return changes.all
  }

  /// What the scene delegates of an app host, if it is one thing.
  private func hostedRoot(of app: AdoptableApp) -> StandardScene? {
    let apps = StandardSceneFinder(index: context.index, loader: context.loader).apps { type in
      app.targets.isEmpty
        ? type.file.isBelow(app.entry.file.folder)
        : app.targets.contains { $0.holds(type.file) }
    }
    let scenes = apps.flatMap(\.scenes)
    return scenes.count == 1 ? scenes.first : nil
  }

  private func contentView(
    for app: AdoptableApp, _ code: NewCode
  ) throws(AdoptionRefusal) -> NewContentView {
    let names = FreeNames(context: context, app: app)
    guard
      let name = names.first(of: NewContentView.names, folder: code.folder, taken: createdFiles)
    else { throw AdoptionRefusal("The names for a content view are taken.") }
    let title = AppTitle(of: app, context).text
    let symbol = SymbolSuggestion.symbols(for: title, availableIn: Availability.scene).first
    return NewContentView(name: name, title: title, symbol: symbol ?? "star.fill")
  }
}

/// The lines of a scene: `AssistiveAccess { … }`.
struct SceneText {
  let view: String
  let modifiers: [[String]]
  let unit: String

  var lines: [String] {
    ["AssistiveAccess {", unit + view + "()"]
      + modifiers.joined().map { $0.isEmpty ? "" : unit + unit + $0 } + ["}"]
  }
}
