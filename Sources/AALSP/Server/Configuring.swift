import AAAnalysis

/// What the loop knows of configuration, beside what the workspace does.
struct ConfigurationState {
  /// The state of the workspace's configuration that was last followed.
  var version = 0
  var exclusions = ConfigurationTree().exclusions
  /// How the files looked that no walk finds, when they were read.
  var stamps: [FileID: FileStamp] = [:]
  /// Names of files that are extended and that the client was asked to watch, beside the usual.
  var watchedNames: Set<String> = []
  /// The editor's settings, by folder.
  var settings: [String: ConfigurationFile] = [:]
}

/// Configuration files, and what follows when they change.
extension Server {
  /// Whether a file is one of those that are looked at on disk.
  func covers(_ file: FileID) -> Bool {
    roots.cover(file) && !isExcluded(file)
  }

  /// Whether configuration leaves a file out, seen from every folder of the client's around it.
  func isExcluded(_ file: FileID) -> Bool {
    guard file.path.hasPrefix("/") else { return false }
    let around = roots.paths(around: file)
    return (around.isEmpty ? [""] : around).allSatisfy { root in
      workspace.configuration.isExcluded(file, from: root)
    }
  }

  /// Configuration as a walk of folders has to know it: open files as the editor has them, others
  /// as they are on disk, and what is no JSON as it was before.
  var configurationSources: ConfigurationSources {
    let known = workspace.configurationFiles
    let open = Set(known.keys.filter { documents[$0]?.isAnalysed == true })
    return ConfigurationSources(editor: configuration.settings) { file in
      if open.contains(file) { return known[file] }
      guard let text = try? DiskReader().text(of: file) else { return nil }
      let content = ConfigurationFile(text)
      return content.isWellFormed ? content : known[file] ?? content
    }
  }

  /// Does what follows from changes to configuration, if there were any: what is left out now is
  /// forgotten, and what no longer is, is read.
  ///
  /// - Parameter looksAgain: whether to look for files on disk; not while what a walk found is
  ///   taken in, because that has known the configuration.
  func followConfiguration(looksAgain: Bool) {
    guard workspace.configurationVersion != configuration.version else { return }
    for file in workspace.configuration.files.sorted() {
      guard let document = documents[file], document.kind == nil else { continue }
      documents.takeForConfiguration(file)
      apply(.setDocument(file, document.text, kind: .configuration))
    }
    configuration.version = workspace.configurationVersion
    let exclusions = workspace.configuration.exclusions
    if exclusions != configuration.exclusions {
      configuration.exclusions = exclusions
      let gone = index.files.filter { !covers($0) }
      indexer.forget(Array(gone))
      _ = forget(gone.sorted())
      for file in documents.byRecency.sorted() { judgeExclusion(of: file) }
      if looksAgain { lookAgain() }
    }
    watchExtendedFiles()
    guard looksAgain else { return }
    if index.open.isEmpty {
      documentsChanged()
    } else {
      // What is being read may say something else: so it is told when the picture is complete.
      index.noteNews()
      configurationsChanged()
    }
  }

  /// Asks the client to watch the extended files in its folders that no other pattern finds. While
  /// it has not answered, what is more to watch waits: a name that is being typed is many.
  func watchExtendedFiles() {
    guard client.watchesFiles, !requests.isWaiting(for: .watchFiles) else { return }
    let tree = workspace.configuration
    let names = tree.files.union(tree.missing).filter { file in
      !roots.cover(file) && !roots.paths(around: file).isEmpty
    }.map { String($0.name) }
    let new = Set(names).subtracting(configuration.watchedNames).sorted()
    if new.isEmpty { return }
    configuration.watchedNames.formUnion(new)
    watch(new.map { "**/\($0)" }, id: "aalsp-extended-\(configuration.watchedNames.count)")
  }

  private func judgeExclusion(of file: FileID) {
    guard let document = documents[file], let kind = document.kind else { return }
    let isLeftOut = isExcluded(file)
    guard isLeftOut != document.isLeftOut else { return }
    documents.leaveOut(file, isLeftOut)
    if isLeftOut {
      apply(.closeDocument(file))
      apply(.remove(file))
      withdrawDiagnostics(of: document)
    } else {
      apply(.setDocument(file, document.text, kind: kind))
    }
  }

  // MARK: Files

  /// Reads configuration files that have changed on disk, at once: they are small.
  func readConfigurations(_ files: [FileID]) {
    for file in files where documents[file] == nil {
      if covers(file) { indexer.note(file) }
      if covers(file), let text = try? DiskReader().text(of: file),
        let indexed = IndexedFile(file: file, text: text)
      {
        index.add(file)
        apply(.index([indexed]))
      } else {
        _ = forget([file])
      }
    }
  }

  /// Reads the configuration files that no walk finds, where they have changed: those above the
  /// client's folders, those around documents elsewhere, and those that are extended. A
  /// client hardly watches them.
  func readConfigurationsElsewhere() {
    var files = workspace.configuration.files.union(configuration.stamps.keys)
    files.formUnion(
      workspace.configuration.missing.filter {
        DocumentKind(of: $0) ?? .configuration == .configuration
      })
    files.formUnion(roots.paths.compactMap(ConfigurationSearch.nearest(above:)))
    var folders: Set<String> = []
    for file in documents.byRecency where file.path.hasPrefix("/") {
      guard documents[file]?.kind != nil, roots.paths(around: file).isEmpty else { continue }
      folders.insert(FilePath.parent(file.path))
    }
    files.formUnion(folders.compactMap(ConfigurationSearch.nearest(at:)))
    for file in files.sorted() where !roots.cover(file) && documents[file] == nil {
      let stamp = FileStamp(of: file)
      guard stamp == nil || stamp != configuration.stamps[file] else { continue }
      configuration.stamps[file] = stamp
      if stamp != nil, let text = try? DiskReader().text(of: file),
        let indexed = IndexedFile(file: file, text: text, kind: .configuration)
      {
        apply(.index([indexed]))
      } else {
        apply(.remove(file))
      }
    }
  }

  // MARK: Settings of the editor

  /// Asks for the editor's settings, where the client can be asked: those of each folder, and those
  /// of none in particular.
  func askSettings() {
    guard client.answersSettings else { return }
    let items = roots.folders.map { LSP.ConfigurationItem(scopeURI: $0, section: "aalsp") }
    writer.request(
      requests.add(.askSettings(folders: roots.paths + [""])),
      "workspace/configuration",
      LSP.ConfigurationParams(items: items + [LSP.ConfigurationItem(section: "aalsp")]))
  }

  /// Takes the answer.
  func takeSettings(_ answer: JSONValue, of folders: [String]) {
    guard case .array(let values) = answer else { return }
    use(Dictionary(zip(folders, values)) { first, _ in first })
  }

  /// Puts the editor's settings in force, by the path of the folder for which they are.
  func use(_ values: [String: JSONValue]) {
    var settings: [String: ConfigurationFile] = [:]
    var problems: Set<String> = []
    for (folder, value) in values {
      guard let file = EditorSettings.configuration(value) else { continue }
      problems.formUnion(file.problems.map(\.message))
      settings[folder == "/" ? "" : folder] = file
    }
    for message in problems.sorted() { complain("The editor's settings for aalsp: \(message)") }
    configuration.settings = settings
    apply(.setEditorSettings(settings))
  }
}
