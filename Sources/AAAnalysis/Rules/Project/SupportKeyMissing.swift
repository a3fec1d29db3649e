/// `support-key-missing`: an app has an Assistive Access scene, and its Info.plist does not say so.
public enum SupportKeyMissing: Rule {
  static let key = AssistiveAccessKey.scene

  public static func check(_ context: RuleContext) -> [Finding] {
    guard !context.scope.scenes.isEmpty else { return [] }
    let finder = SceneInfoPlistFinder(context)
    var findings: [Finding] = []
    /// The scenes that each list denies.
    var denied: [FileID: [Location]] = [:]
    var manifests = DenyingManifests()
    for scene in context.scope.scenes {
      let place = Location(file: scene.file, range: scene.nameRange)
      let lists = finder.lacking(around: scene.file)
      guard !lists.isEmpty else { continue }
      let files = lists.files.compactMap { LackingList($0, in: context) }
      // A list that has just changed is about to be read again.
      guard files.count == lists.files.count else { continue }
      findings.append(finding(at: place, lists, files, in: context))
      for list in files where list.falseValue != nil {
        denied[list.file, default: []].append(place)
      }
      manifests.add(lists.described, of: place)
    }
    findings += manifests.findings(in: context)
    for (file, scenes) in denied {
      guard let list = LackingList(file, in: context), let value = list.falseValue else { continue }
      findings.append(finding(at: value, of: list, deniedScenes: scenes))
    }
    return findings
  }

  // MARK: At the scene

  private static func finding(
    at place: Location, _ lists: SceneInfoPlists, _ files: [LackingList], in context: RuleContext
  ) -> Finding {
    let generated = lists.generated.map { "the generated Info.plist of `\($0.name)`" }
    let shown = shownNames(of: files.map(\.file), from: place.file)
    let described = lists.described.map { "the Info.plist that `\($0.manifest.name)` describes" }
    let names = shown.map { "`\($0)`" } + generated + Set(described).sorted()
    let areFalse =
      generated.isEmpty && files.allSatisfy { $0.falseValue != nil }
      && lists.described.allSatisfy { $0.sceneKey.truth == .false }
    let isOne = names.count == 1
    let fault = areFalse ? (isOne ? "is false in" : "is false in each of") : "is missing from"
    var message =
      "The app has an Assistive Access scene, but its key `\(key)` \(fault) \(listed(names))."
    if !lists.areCertain {
      message += " Set it to true in that of the app."
    } else if areFalse {
      message += " Set it to true."
    } else if generated.isEmpty || !files.isEmpty {
      message += isOne ? " Add it with the value true." : " Set it to true there."
    }
    if !generated.isEmpty {
      message +=
        " Put it into an Info.plist file that the build setting `INFOPLIST_FILE` names: no build"
        + " setting supplies the key itself."
    }
    return Finding(
      rule: description.id, severity: .warning, message: message, location: place,
      related: files.map(\.related) + lists.described.compactMap(\.lackingKey),
      fixes: fixes(lists, files, named: shown, in: context))
  }

  private static func fixes(
    _ lists: SceneInfoPlists, _ files: [LackingList], named names: [String],
    in context: RuleContext
  ) -> [Fix] {
    guard lists.described.isEmpty else {
      // Of lists of several kinds each has its own way to say it.
      return files.isEmpty && lists.generated.isEmpty && lists.areCertain
        ? ManifestKeyFix(targets: lists.described, context: context).fix.map { [$0] } ?? [] : []
    }
    let exists = { (file: FileID) in
      context.propertyLists[file] != nil || context.text(file) != nil
    }
    let newLists = lists.generated.compactMap { target in
      target.newInfoPlist.map { (list: $0, project: target.manifest) }
    }
    if lists.areCertain {
      guard newLists.count == lists.generated.count else { return [] }
      let fix = PropertyListKeyFix(
        key: key, lists: files.map { ($0.file, $0.list) }, newLists: newLists)
      return fix.fix(exists: exists).map { [$0] } ?? []
    }
    // It is not known which of them is the app's: the choice is the reader's.
    let choices =
      zip(files, names).map { list, name in
        PropertyListKeyFix(key: key, lists: [(list.file, list.list)], name: name)
      } + newLists.map { PropertyListKeyFix(key: key, newLists: [$0]) }
    return choices.compactMap { choice in
      var fix = choice.fix(exists: exists)
      fix?.isPreferred = false
      fix?.isSafe = false
      return fix
    }
  }

  // MARK: In the list

  private static func finding(
    at value: Location, of list: LackingList, deniedScenes scenes: [Location]
  ) -> Finding {
    Finding(
      rule: description.id, severity: .warning,
      message: "`\(key)` is false, but the app has an Assistive Access scene. Set it to true.",
      location: value,
      related: scenes.sorted().map {
        RelatedLocation(location: $0, message: "The app's Assistive Access scene")
      },
      fixes: PropertyListKeyFix(key: key, lists: [(list.file, list.list)])
        .fix(exists: { _ in false }).map { [$0] } ?? [])
  }

  // MARK: Words

  /// The lists' paths, seen from the folder around all of them and the scene.
  private static func shownNames(of lists: [FileID], from file: FileID) -> [String] {
    var folder = file.folder
    while !lists.allSatisfy({ $0.isBelow(folder) }), let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
    }
    return lists.map { $0.isBelow(folder) ? $0.path(below: folder) : $0.path }
  }

  private static func listed(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

/// A property list without a true key, with its text as the workspace knows it.
private struct LackingList {
  let file: FileID
  let list: PropertyList
  /// The value that is false.
  let falseValue: Location?
  let related: RelatedLocation

  /// Nil where the file is gone, or no longer says what the index knows.
  init?(_ file: FileID, in context: RuleContext) {
    guard let text = context.text(file) else { return nil }
    let list = PropertyList(text)
    guard PropertyListModel(list) == context.propertyLists[file] else { return nil }
    self.file = file
    self.list = list
    let value = list.value(named: SupportKeyMissing.key)
    falseValue = value.map { Location(file: file, range: list.range(of: $0)) }
    let root = list.root.map { root in
      // The opening tag.
      let range = list.range(of: root)
      return ByteRange(range.start, list.contentRange(of: root)?.start ?? range.end)
    }
    related = RelatedLocation(
      location: falseValue ?? Location(file: file, range: root ?? ByteRange(at: 0)),
      message: falseValue == nil ? "The key is missing here" : "The key is false here")
  }
}
