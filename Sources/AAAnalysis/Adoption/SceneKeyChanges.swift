/// The changes that say in an app's Info.plist that it has a scene for Assistive Access.
struct SceneKeyChanges {
  private let context: RuleContext
  private(set) var changes = ChangeSet()
  private(set) var remarks: [AdoptionPlan.Remark] = []
  private let key = AssistiveAccessKey.scene

  init(for app: AdoptableApp, _ context: RuleContext) {
    self.context = context
    if app.isProjectUnclear {
      remarks.append(
        AdoptionPlan.Remark(
          "The project does not tell which Info.plist is the app's: set `\(key)` to true in it.",
          at: app.entry.file))
    } else if app.targets.isEmpty {
      addNearest(to: app.entry.file)
    } else {
      for target in app.targets { add(target) }
    }
    addFullScreenKeys(app)
  }

  /// Says where the other key is set, which nothing here changes.
  private mutating func addFullScreenKeys(_ app: AdoptableApp) {
    guard !changes.isEmpty else { return }
    let places = app.targets.filter { $0.fullScreenKey.truth == .true }
      .flatMap(\.fullScreenKey.places)
    let lists = places.map(\.file)
      + changes.all.map(\.file).filter { context.propertyLists[$0]?.fullScreenKey == .true }
    for list in Set(lists).sorted() {
      remarks.append(
        AdoptionPlan.Remark(
          "`\(AssistiveAccessKey.fullScreen)` is true here, too. Apple presents the two keys as"
            + " alternatives, and does not say which one wins.", at: list))
    }
  }

  // MARK: Without a project

  private mutating func addNearest(to file: FileID) {
    let lists = NearestInfoPlist(context).candidates(for: file)
    guard lists.count == 1, let list = lists.first else {
      remarks.append(
        AdoptionPlan.Remark(
          "No project tells which Info.plist is the app's: set `\(key)` to true in it.", at: file))
      return
    }
    add(list)
  }

  // MARK: Targets

  private mutating func add(_ target: AppTarget) {
    switch target.infoPlist {
    case .files(let files):
      // Tuist's own folder of what it writes.
      let isWritten = files.contains { $0.path.split(separator: "/").contains("Derived") }
      let isManifests = target.generatedProject != nil && target.origin == .xcode
      guard !isWritten, !isManifests else {
        tell("The Info.plist of `\(target.name)` is written anew by a generator", of: target)
        return
      }
      for file in files { add(file) }
    case .generated:
      guard let list = target.newInfoPlist,
        let fix = PropertyListKeyFix(key: key, newLists: [(list, target.manifest)])
          .fix(exists: exists), changes.add(fix.changes)
      else {
        let setting =
          target.origin == .package ? "`additionalInfoPlistContentFilePath`" : "`INFOPLIST_FILE`"
        remarks.append(
          AdoptionPlan.Remark(
            "The build alone makes the Info.plist of `\(target.name)`: create a property list with"
              + " `\(key)` set to true, and name it by \(setting).", at: target.manifest))
        return
      }
      remarks.append(
        AdoptionPlan.Remark(
          "The build setting `INFOPLIST_FILE` of `\(target.name)` names the new"
            + " `\(list.file.name)`: no setting puts `\(key)` itself into a generated Info.plist.",
          at: target.manifest))
    case .described(let description):
      add(target, description)
    case .unknown:
      tell("It is not known which Info.plist `\(target.name)` is built with", of: target)
    }
  }

  private func exists(_ file: FileID) -> Bool {
    context.propertyLists[file] != nil || context.text(file) != nil
  }

  private mutating func tell(_ fact: String, of target: AppTarget) {
    remarks.append(
      AdoptionPlan.Remark("\(fact): set `\(key)` to true in it by hand.", at: target.manifest))
  }

  // MARK: Property lists

  private mutating func add(_ file: FileID) {
    guard exists(file) else {
      remarks.append(
        AdoptionPlan.Remark(
          "The project names this Info.plist, and it is not there: set `\(key)` to true in it.",
          at: file))
      return
    }
    switch context.propertyLists[file]?.sceneKey {
    case .true: return
    case .absent, .false:
      if let text = context.text(file),
        let fix = PropertyListKeyFix(key: key, lists: [(file, PropertyList(text))])
          .fix(exists: exists), changes.add(fix.changes)
      {
        return
      }
    case .unknown, nil: break
    }
    remarks.append(
      AdoptionPlan.Remark(
        "What this Info.plist says of `\(key)` cannot be told or changed: set it to true by hand.",
        at: file))
  }

  // MARK: Manifests

  private mutating func add(_ target: AppTarget, _ description: AppTarget.Description) {
    switch target.sceneKey.truth {
    case .true: return
    case .false:
      if let place = target.sceneKey.places.first, target.sceneKey.places.count == 1,
        let value = place.value, changes.add([.edit(place.file, [TextEdit(value, "true")])])
      {
        return
      }
    case .absent:
      if let dictionary = description.dictionary, let text = context.text(dictionary.file),
        let edit = ManifestEntry(key: key, target.origin).edit(adding: dictionary.range, to: text),
        changes.add([.edit(dictionary.file, [edit])])
      {
        return
      }
    case .unknown: break
    }
    remarks.append(
      AdoptionPlan.Remark(
        "Add `\(key)` with the value true to what the Info.plist of `\(target.name)` is written"
          + " from.", at: description.dictionary ?? Location(
          file: target.manifest, range: ByteRange(at: 0))))
  }
}
