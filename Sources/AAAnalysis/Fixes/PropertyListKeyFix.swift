/// Fixes that give a property list a true key.
enum PropertyListKeyFix {
  /// Adds the key, or makes it true, in all of the lists. Nil where there is none, where one of them
  /// cannot be edited safely, or where nothing is to be done.
  /// `name` is what the title calls the list.
  static func setTrue(
    _ key: String, in lists: [(file: FileID, list: PropertyList)], named name: String? = nil
  ) -> Fix? {
    var changes: [FileChange] = []
    var isAdded = true
    for (file, list) in lists {
      guard let edits = list.edits(settingTrue: key) else { return nil }
      if !list.entries(named: key).isEmpty { isAdded = false }
      if !edits.isEmpty { changes.append(.edit(file, edits)) }
    }
    guard let first = changes.first else { return nil }
    let place =
      changes.count == 1 ? name ?? String(first.file.name) : "\(changes.count) property lists"
    return Fix(
      title: isAdded ? "Add \(key) to \(place)" : "Set \(key) to true in \(place)",
      isPreferred: true, isSafe: true, changes: changes)
  }

  /// Creates an Info.plist with the key for a target that has none, and names it in the target's build
  /// settings, as Xcode does for a key without a setting of its own. Nil where there is such a file
  /// already.
  static func create(
    _ key: String, for target: AppTarget, of project: FileID, exists: (FileID) -> Bool
  ) -> Fix? {
    guard let new = target.newInfoPlist else { return nil }
    let folder = String(FileID(String(project.folder)).folder)
    let file = FileID(folder.isEmpty ? new.path : folder + "/" + new.path)
    guard !exists(file) else { return nil }
    return Fix(
      title: "Create \(file.name) with \(key), named by INFOPLIST_FILE",
      changes: [
        .create(file, PropertyList.newDocument(settingTrue: key)),
        .edit(project, new.edits),
      ])
  }
}
