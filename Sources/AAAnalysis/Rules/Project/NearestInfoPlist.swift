/// Finds the Info.plist of an app where no project tells: the nearest one by folder.
struct NearestInfoPlist {
  private let propertyLists: [FileID: PropertyListModel]
  /// The Swift files in which apps begin, in the order of their paths.
  let apps: [FileID]

  init(_ context: RuleContext) {
    self.init(index: context.index, propertyLists: context.propertyLists)
  }

  init(index: DeclarationIndex, propertyLists: [FileID: PropertyListModel]) {
    self.propertyLists = propertyLists
    apps = index.filesOfApps.filter { file in
      let types = index.interface(of: file)?.types ?? []
      return types.enumerated().contains { number, type in
        guard type.isMain else { return false }
        let reference = TypeReference(file: file, index: number)
        return Self.appTypes.contains { name in
          type.inherited.contains(name) || index.type(reference, conformsTo: name)
        }
      }
    }.sorted()
  }

  private static let appTypes = [
    "App", "UIApplicationDelegate", "UIResponder", "UIApplication", "NSApplicationDelegate",
  ]

  /// The lists that may be the Info.plist of the app that `file` belongs to: none where that is not
  /// clear, several where they are equally near.
  func candidates(for file: FileID) -> [FileID] {
    let own = app(of: file)
    var nearest: [FileID] = []
    var depth = -1
    for (list, model) in propertyLists
    where isInfoPlist(list, model) && !isAnotherApps(list, than: own) {
      let shared = Self.sharedFolders(file, list)
      if shared > depth { (nearest, depth) = ([], shared) }
      if shared == depth { nearest.append(list) }
    }
    let certain = nearest.filter { propertyLists[$0]?.judgement == .app }
    if !certain.isEmpty { return certain.sorted() }
    guard nearest.count == 1, let only = nearest.first, isClear(only, for: file) else { return [] }
    return [only]
  }

  private func isInfoPlist(_ list: FileID, _ model: PropertyListModel) -> Bool {
    switch model.judgement {
    case .app: true
    case .notApp: false
    case .undecided:
      // What Google's services call so is no Info.plist.
      list.name.hasSuffix("Info.plist") && !list.name.hasPrefix("GoogleService")
    }
  }

  /// Whether a list that does not look like an app's or like another bundle's can only be the
  /// app's: it lies above the file, no other list lies below it, and it is not named for something
  /// else.
  private func isClear(_ list: FileID, for file: FileID) -> Bool {
    guard file.isBelow(list.folder) else { return false }
    let others = propertyLists.filter { other, model in
      other != list && other.isBelow(list.folder) && isInfoPlist(other, model)
    }
    return others.isEmpty && !Self.isNamedForAnother(list)
  }

  /// Whether a list, or the folder that holds it, is named for something that is no app of a phone.
  static func isNamedForAnother(_ list: FileID) -> Bool {
    let names = [String(list.name), String(FileID(String(list.folder)).name)].map {
      $0.lowercased()
    }
    return names.contains { name in otherBundles.contains { name.contains($0) } }
  }

  /// Pieces of the names of targets that are no app of a phone: reasons for silence, never for a
  /// finding.
  private static let otherBundles = [
    "widget", "watch", "extension", "test", "clip", "intent", "share", "macos", "tvos", "vision",
    "notification", "framework", "kit",
  ]

  // MARK: Apps

  /// The file in which the app of a file begins: itself, the nearest one, or, where none is
  /// nearest, the file as if it were one.
  private func app(of file: FileID) -> FileID {
    if apps.contains(file) { return file }
    let depths = apps.map { Self.sharedFolders($0, file) }
    guard let depth = depths.max() else { return file }
    let nearest = zip(apps, depths).filter { $0.1 == depth }
    return nearest.count == 1 ? nearest[0].0 : file
  }

  /// Whether an app that begins elsewhere is as near to a list as this one.
  private func isAnotherApps(_ list: FileID, than own: FileID) -> Bool {
    let depth = Self.sharedFolders(own, list)
    return apps.contains { $0 != own && Self.sharedFolders($0, list) >= depth }
  }

  /// How many folders two paths share from the root.
  private static func sharedFolders(_ left: FileID, _ right: FileID) -> Int {
    var count = 0
    for (a, b) in zip(left.path.utf8, right.path.utf8) {
      if a != b { break }
      if a == UInt8(ascii: "/") { count += 1 }
    }
    return count
  }
}
