import AAAnalysis

/// The workspace around the paths that the user gave, read and ready to be judged.
struct WorkspaceCheck {
  private(set) var workspace: Workspace
  let paths: ShownPaths
  /// What of the named paths could not be read, with paths as they are shown.
  private(set) var problems: [FileProblem] = []
  /// What could not be read elsewhere in the workspace, and so may be missed in the judgement.
  private(set) var remoteProblems: [FileProblem] = []
  /// The number of named files that were read.
  private(set) var checkedFiles = 0
  private let named: [NamedPath]
  private let profile: Profile?
  private let progress: ProgressLine?
  private var walk = DirectoryWalk()

  /// The files that the user named, folders apart.
  var namedFiles: [FileID] { named.filter { !$0.isFolder }.map(\.file) }

  /// Whether the user asked about a file.
  func isNamed(_ file: FileID) -> Bool {
    named.contains { $0.covers(file) }
  }

  /// Reads what is at the paths and around them. `configuration` is the configuration file that
  /// counts alone; nil where those in folders do.
  init(
    paths: [String], in workingFolder: String, configuration: OnlyConfiguration? = nil,
    profile: Profile? = nil, progress: ProgressLine? = nil
  ) {
    var named: [NamedPath] = []
    var problems: [FileProblem] = []
    for path in paths {
      do throws(FileProblem) {
        let name = try NamedPath(path, in: workingFolder)
        if name.isFolder || DocumentKind(of: name.file) != nil {
          named.append(name)
        } else {
          problems.append(FileProblem(path, .unknownKind))
        }
      } catch {
        problems.append(error)
      }
    }
    self.init(
      named: named, in: workingFolder, problems: problems, profile: profile, progress: progress)
    if let configuration { use(configuration) }
    read(profile.during(.walk) { WorkspaceFiles(around: named, walk: walk) })
  }

  /// Reads the workspace around a file, and takes `input` for the file's content.
  init(
    input: Result<[UInt8], FileProblem>, as path: String, in workingFolder: String,
    configuration: OnlyConfiguration? = nil, profile: Profile? = nil,
    progress: ProgressLine? = nil
  ) {
    let name = NamedPath(possibleFile: path, in: workingFolder)
    self.init(
      named: [name], in: workingFolder, problems: [], profile: profile, progress: progress)
    if let configuration { use(configuration) }
    do throws(FileProblem) {
      let text = try DiskReader.text(of: name.file, bytes: input.get())
      guard let kind = DocumentKind(of: name.file) else { return }
      profile?.count(bytes: text.count)
      profile.during(.parse) { workspace.apply(.setDocument(name.file, text, kind: kind)) }
      checkedFiles = 1
      if let problem = Self.propertyListProblem(of: name.file, text) { add(problem) }
    } catch {
      problems.append(FileProblem("standard input", error.reason))
    }
    var files = profile.during(.walk) { WorkspaceFiles(around: [name], walk: walk) }
    files.remove(name.file)
    read(files)
  }

  private init(
    named: [NamedPath], in workingFolder: String, problems: [FileProblem], profile: Profile?,
    progress: ProgressLine?
  ) {
    workspace = Workspace(
      reader: DiskReader().fileReader, remembers: false,
      observer: EvaluationObserver(telling: [profile?.observer, progress?.observer]))
    self.profile = profile
    self.progress = progress
    paths = ShownPaths(
      workingFolder: workingFolder,
      named: named.map { (absolute: $0.absolute, shown: $0.shown) })
    self.named = named
    self.problems = problems
  }

  private mutating func read(_ files: WorkspaceFiles) {
    for problem in files.problems { add(problem) }
    var indexed: [IndexedFile] = []
    indexed.reserveCapacity(files.all.count)
    progress?.expect(files: files.all.count)
    let readings = ParallelMap.map(files.all, Self.reading(profile, progress))
    for (file, reading) in zip(files.all, readings) {
      if let result = reading.indexed {
        indexed.append(result)
        if files.named.contains(file) { checkedFiles += 1 }
      }
      if let problem = reading.problem { add(problem) }
    }
    profile.during(.index) { workspace.apply(.index(indexed)) }
    if walk.configuration.only == nil { readConfigurations(above: files.roots) }
  }

  private mutating func add(_ problem: FileProblem) {
    let shown = FileProblem(paths[problem.path], problem.reason)
    if isNamed(FileID(problem.path)) {
      problems.append(shown)
    } else {
      remoteProblems.append(shown)
    }
  }

  // MARK: Configuration

  /// Takes the one configuration file that counts.
  private mutating func use(_ configuration: OnlyConfiguration) {
    let file = configuration.file
    if let indexed = IndexedFile(file: file, text: configuration.text, kind: .configuration) {
      workspace.apply(.index([indexed]))
    }
    workspace.apply(.setOnlyConfiguration(file))
    walk.configuration = ConfigurationSearch.sources(only: file)
  }

  /// Reads the configuration files that hold in the folders walked, and lie above them.
  private mutating func readConfigurations(above folders: [String]) {
    for folder in folders {
      guard let file = ConfigurationSearch.nearest(above: folder) else { continue }
      do throws(FileProblem) {
        let text = try DiskReader().text(of: file)
        if let indexed = IndexedFile(file: file, text: text) { workspace.apply(.index([indexed])) }
      } catch {
        problems.append(FileProblem(paths[file], error.reason))
      }
    }
  }

  /// The configuration files that are invalid: those that hold for what was named, and others.
  func invalidConfigurations(
    in snapshot: WorkspaceSnapshot
  ) -> (named: [FileProblem], remote: [FileProblem]) {
    let tree = snapshot.configuration
    let folders =
      tree.files.filter(isNamed).map(\.folder)
      + named.map { $0.isFolder ? $0.absolute[...] : $0.file.folder }
    let governing = Set(folders.flatMap { tree.files(governing: $0) })
    var result: (named: [FileProblem], remote: [FileProblem]) = ([], [])
    for (file, found) in tree.problems.sorted(by: { $0.key < $1.key }) {
      guard let first = found.first, let text = snapshot.text(of: file) else { continue }
      let place = text.position(at: first.range.start, in: .utf32)
      let problem = FileProblem(
        paths[file],
        .badConfiguration(
          line: place.line + 1, column: place.column + 1, message: first.message))
      if governing.contains(file) || isNamed(file) {
        result.named.append(problem)
      } else {
        result.remote.append(problem)
      }
    }
    return result
  }

  /// What came of one file. A property list may be both: damaged, and understood in part.
  private struct Reading: Sendable {
    var indexed: IndexedFile?
    var problem: FileProblem?
  }

  private static func reading(
    _ profile: Profile?, _ progress: ProgressLine?
  ) -> @Sendable (FileID) -> Reading {
    { file in
      defer { progress?.countFile() }
      do throws(FileProblem) {
        let text = try profile.during(.read) { () throws(FileProblem) in
          try DiskReader().text(of: file, wasListed: true)
        }
        profile?.count(bytes: text.count)
        return profile.during(.parse) {
          Reading(
            indexed: IndexedFile(file: file, text: text),
            problem: propertyListProblem(of: file, text))
        }
      } catch {
        // Of YAML, most is of no interest, however it is encoded.
        return Reading(problem: DocumentKind(of: file) == .specification ? nil : error)
      }
    }
  }

  /// The first thing that is wrong with a property list.
  private static func propertyListProblem(of file: FileID, _ text: SourceText) -> FileProblem? {
    guard DocumentKind(of: file) == .propertyList else { return nil }
    guard let problem = PropertyList(text).problems.first else { return nil }
    let line = text.lines.line(containing: problem.range.start) + 1
    return FileProblem(file.path, .badPropertyList(line: line, message: problem.message))
  }
}

extension WorkspaceCheck {
  /// Without damaged property lists: what they leave open is told elsewhere.
  var problemsBesideLists: [FileProblem] {
    problems.filter { problem in
      if case .badPropertyList = problem.reason { false } else { true }
    }
  }
}

extension CommandEnvironment {
  /// Reads the workspace around a path; nil where the configuration that was named cannot be read,
  /// which is reported.
  func workspace(at path: String, configuration named: String?) -> WorkspaceCheck? {
    do throws(FileProblem) {
      return WorkspaceCheck(
        paths: [path], in: workingFolder,
        configuration: try OnlyConfiguration.read(named, in: workingFolder))
    } catch {
      report(error)
      return nil
    }
  }
}
