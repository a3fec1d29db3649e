/// All targets of a workspace, and which of them each is made from.
struct TargetGraph {
  private(set) var targets: [BuildTarget] = []
  /// Targets by the documents that describe them, and by their ids in these.
  private var byID: [FileID: [String: Int]] = [:]
  private var byProduct: [String: [Int]] = [:]
  /// The targets of each product of a package.
  private var packageProducts: [String: [(folder: String, targets: [Int])]] = [:]
  private let workspaces: [XcodeWorkspace]

  init(workspaces: [XcodeWorkspace]) { self.workspaces = workspaces }

  /// Adds a target; `aliases` are its ids in other documents that describe it, too.
  mutating func add(_ target: BuildTarget, aliases: [(document: FileID, id: String)] = []) {
    let index = targets.count
    targets.append(target)
    byID[target.manifest, default: [:]][target.id] = index
    for alias in aliases { byID[alias.document, default: [:]][alias.id] = index }
    if let product = target.product { byProduct[product, default: []].append(index) }
  }

  /// Makes the products of a package known whose targets have been added.
  mutating func add(_ package: PackageManifest, _ file: FileID) {
    for product in package.products where product.kind == .library {
      let ids = byID[file] ?? [:]
      let targets = (product.targets ?? []).compactMap { ids[$0] }
      packageProducts[product.name, default: []].append((package.folder, targets))
    }
  }

  /// A target's own index, then those of the libraries that it is made from.
  func parts(of index: Int) -> [Int] {
    var result = [index]
    var seen: Set<Int> = [index]
    var next = 0
    let isForIOS = targets[index].runsOnIOS != false
    while next < result.count {
      let target = targets[result[next]]
      for dependency in target.dependencies {
        for part in resolve(dependency, of: target) {
          guard targets[part].kind == .library, !isForIOS || targets[part].runsOnIOS != false,
            seen.insert(part).inserted
          else { continue }
          result.append(part)
        }
      }
      next += 1
    }
    return result
  }

  private func resolve(_ dependency: TargetDependency, of target: BuildTarget) -> [Int] {
    switch dependency {
    case .target(let id):
      let own = byID[target.manifest] ?? [:]
      if let index = own[id] { return [index] }
      // XcodeGen makes several targets of one, with names of their own.
      return own.values.filter { targets[$0].name == id }.sorted()
    case .foreignTarget(let name, let project):
      return (byID[project] ?? [:]).values.filter { targets[$0].name == name }.sorted()
    case .product(let file): return product(file, for: target)
    case .package(let product, let folder, let others):
      return package(product, in: folder, among: others)
    case .named(let name):
      if let own = byID[target.manifest]?[name] { return [own] }
      return package(name, in: nil, among: [])
    }
  }

  /// Who makes a file: a target of the same project, or of one in the same workspace.
  private func product(_ file: String, for target: BuildTarget) -> [Int] {
    let makers = byProduct[file] ?? []
    if let own = makers.first(where: { targets[$0].manifest == target.manifest }) { return [own] }
    for workspace in workspaces where workspace.projects.contains(target.manifest) {
      if let other = makers.first(where: {
        workspace.projects.contains(targets[$0].manifest)
      }) {
        return [other]
      }
    }
    return []
  }

  /// The targets of a product: of the package in a folder, or of the only one that has it.
  private func package(
    _ product: String, in folder: String?, among others: [String]
  ) -> [Int] {
    var packages = packageProducts[product] ?? []
    if let folder { return packages.first { $0.folder == folder }?.targets ?? [] }
    if packages.count > 1 { packages.removeAll { !others.contains($0.folder) } }
    return packages.count == 1 ? packages.first?.targets ?? [] : []
  }
}
