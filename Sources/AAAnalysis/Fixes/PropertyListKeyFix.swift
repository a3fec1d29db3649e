/// Fixes that give property lists a true key.
struct PropertyListKeyFix {
  let key: String
  /// Lists that are there.
  var lists: [(file: FileID, list: PropertyList)] = []
  /// Lists of targets that have none yet, with their projects.
  var newLists: [(list: NewInfoPlist, project: FileID)] = []
  /// What the title calls a single list; its file's name where nil.
  var name: String?

  /// The fix that adds the key, or makes it true, in all of the lists. New ones are created and
  /// named in the build settings, as Xcode does for a key without a setting of its own.
  ///
  /// Nil where one of the lists cannot be edited safely, where a file is in the way, or where
  /// nothing is to be done.
  func fix(exists: (FileID) -> Bool) -> Fix? {
    var changes: [FileChange] = []
    var isNew = true
    for (file, list) in lists {
      guard let edits = list.edits(settingTrue: key) else { return nil }
      if !list.entries(named: key).isEmpty { isNew = false }
      if !edits.isEmpty { changes.append(.edit(file, edits)) }
    }
    guard let created = creations(exists: exists) else { return nil }
    changes += created
    let files = changes.map(\.file).filter { DocumentKind(of: $0) == .propertyList }
    guard let first = files.first, Set(files).count == files.count else { return nil }
    let place = files.count == 1 ? name ?? String(first.name) : "\(files.count) property lists"
    let title: String
    if created.isEmpty {
      title = isNew ? "Add \(key) to \(place)" : "Set \(key) to true in \(place)"
    } else if lists.isEmpty {
      title = "Create \(place) with \(key), named by INFOPLIST_FILE"
    } else {
      title = "Set \(key) to true in \(place), new ones named by INFOPLIST_FILE"
    }
    return Fix(
      title: title, isPreferred: created.isEmpty, isSafe: created.isEmpty, changes: changes)
  }

  /// The new files and the edits of the projects; nil where a file is in the way.
  private func creations(exists: (FileID) -> Bool) -> [FileChange]? {
    var changes: [FileChange] = []
    var edits: [FileID: [TextEdit]] = [:]
    for (list, project) in newLists {
      guard !exists(list.file) else { return nil }
      changes.append(.create(list.file, PropertyList.newDocument(settingTrue: key)))
      edits[project, default: []] += list.edits
    }
    for (project, edits) in edits.sorted(by: { $0.key < $1.key }) {
      changes.append(.edit(project, edits.sorted { $0.range < $1.range }))
    }
    return changes
  }
}
