/// Puts together what all documents of a workspace say of its targets.
struct TargetResolver {
  private let documents: ProjectDocuments
  private let lists: InfoPlists
  private let configurations: BuildConfigurationFiles
  private var graph: TargetGraph
  private var areas: [(folder: String, manifest: FileID, isClear: Bool, targets: Range<Int>)] = []
  /// Projects that have been taken in with the manifest that they were generated from.
  private var generated: Set<FileID> = []

  init(_ documents: ProjectDocuments, lists: [FileID: PropertyListModel]) {
    self.documents = documents
    self.lists = InfoPlists(lists)
    configurations = BuildConfigurationFiles(documents.configurations)
    let workspaces = documents.workspaces.sorted { $0.key < $1.key }.map(\.value)
    graph = TargetGraph(workspaces: workspaces)
  }

  mutating func resolve() -> AppTargets {
    addSpecifications()
    addTuistManifests()
    addXcodeProjects()
    addPackages()
    var apps: [AppTarget] = []
    var indices: [Int: Int] = [:]
    for (index, target) in graph.targets.enumerated() where target.kind == .app {
      indices[index] = apps.count
      apps.append(app(target, parts: graph.parts(of: index)))
    }
    return AppTargets(
      apps: apps, modules: graph.targets.map(\.module),
      areas: areas.map { area in
        AppTargets.Area(
          folder: area.folder, manifest: area.manifest, isClear: area.isClear,
          apps: area.targets.compactMap { indices[$0] })
      })
  }

  private func app(_ target: BuildTarget, parts: [Int]) -> AppTarget {
    AppTarget(
      name: target.name, origin: target.origin, manifest: target.manifest,
      generatedProject: target.generatedProject, runsOnIOS: target.runsOnIOS,
      platforms: target.platforms, infoPlist: target.infoPlist,
      newInfoPlist: target.newInfoPlist, deploymentTarget: target.deploymentTarget,
      sceneKey: target.sceneKey, fullScreenKey: target.fullScreenKey,
      keySettings: target.keySettings, sceneGeneration: target.sceneGeneration,
      modules: parts.map { graph.targets[$0].module })
  }

  // MARK: Documents

  private mutating func addXcodeProjects() {
    for (file, project) in documents.xcodeProjects.sorted(by: { $0.key < $1.key })
    where !generated.contains(file) {
      let start = graph.targets.count
      for target in targets(of: project, file) { graph.add(target) }
      // A project that was just created, or is a stand-in, says nothing.
      guard !project.targets.isEmpty || !project.isReadable else { continue }
      addArea(around: file, file, isClear: project.isReadable, from: start)
    }
  }

  private func targets(of project: XcodeProjectModel, _ file: FileID) -> [BuildTarget] {
    XcodeTargets(
      project: project, file: file, origin: .xcode, configurations: configurations,
      lists: lists
    ).buildTargets()
  }

  private mutating func addSpecifications() {
    for file in documents.specifications.keys.filter(\.isProjectSpecification).sorted() {
      let specification = Specification(file, of: documents.specifications)
      let targets = SpecificationTargets(
        specification: specification, configurations: configurations, lists: lists
      ).buildTargets()
      add(
        targets ?? [], of: file, isComplete: targets != nil,
        projectName: specification.projectName)
    }
  }

  private mutating func addTuistManifests() {
    for (file, manifest) in documents.tuistManifests.sorted(by: { $0.key < $1.key }) {
      let targets = TuistTargets(manifest: manifest, file: file, lists: lists).buildTargets()
      add(targets, of: file, isComplete: manifest.isComplete, projectName: manifest.name)
    }
  }

  private mutating func addPackages() {
    for (file, package) in documents.packages.sorted(by: { $0.key < $1.key }) {
      let start = graph.targets.count
      let targets = PackageTargets(package: package, file: file, lists: lists).buildTargets()
      for target in targets { graph.add(target) }
      graph.add(package, file)
      guard targets.contains(where: { $0.kind == .app }) else { continue }
      areas.append((package.folder, file, true, start..<graph.targets.count))
    }
  }

  private mutating func addArea(
    around place: FileID, _ manifest: FileID, isClear: Bool, from start: Int
  ) {
    let folder = String(FileID(String(place.folder)).folder)
    areas.append((folder, manifest, isClear, start..<graph.targets.count))
  }

  // MARK: Generated projects

  /// Adds the targets of a manifest, each with what the project says that was generated from it.
  private mutating func add(
    _ targets: [BuildTarget], of file: FileID, isComplete: Bool, projectName: String?
  ) {
    let start = graph.targets.count
    let folder = String(file.folder)
    let projects = documents.xcodeProjects.keys.filter { project in
      let bundle = FileID(String(project.folder))
      return bundle.folder == folder
        && projectName.map { bundle.name == $0 + ".xcodeproj" } ?? true
    }.sorted()
    var rest = targets
    for project in projects {
      guard let model = documents.xcodeProjects[project] else { continue }
      generated.insert(project)
      let made = self.targets(of: model, project)
      let names = Dictionary(made.map { ($0.id, $0.name) }) { first, _ in first }
      for target in made {
        if let index = rest.firstIndex(where: { $0.name == target.name }) {
          let own = rest.remove(at: index)
          graph.add(own.merged(with: target, names: names), aliases: [(project, target.id)])
        } else {
          graph.add(target.doubted())
        }
      }
    }
    for target in rest { graph.add(target) }
    let hasProject = projects.contains { documents.xcodeProjects[$0]?.targets.isEmpty == false }
    // What has no targets is something else, or just begun.
    guard !isComplete || hasProject || !targets.isEmpty else { return }
    areas.append((folder, file, isComplete || hasProject, start..<graph.targets.count))
  }
}
