import AAAnalysis

/// The order of the folders of `Sources/AAAnalysis`: each uses only those above it.
struct Layers {
  static let parent = "Sources/AAAnalysis"

  let order: [String]

  /// Reads the first table of the architecture's page whose rows begin with a folder.
  init(page: TidyFile) {
    var order: [String] = []
    for line in 0..<page.text.lines.count {
      let text = page.text[page.text.contentRange(ofLine: line)]
      if text.hasPrefix("| `"), let end = text.firstRange(of: "/` |") {
        order.append(String(text[text.index(text.startIndex, offsetBy: 3)..<end.lowerBound]))
      } else if !order.isEmpty {
        break
      }
    }
    self.order = order
  }

  /// Uses of types that are declared in a folder further down, and imports that the library must do
  /// without.
  func violations(in files: [TidyFile]) -> [String] {
    let placed = files.compactMap { file -> (file: TidyFile, layer: Int)? in
      guard let folder = file.folder(below: Layers.parent) else { return nil }
      return order.firstIndex(of: folder).map { (file, $0) }
    }
    let layered = Set(placed.map { $0.file.path })
    var result = files.filter {
      $0.path.hasPrefix(Layers.parent + "/") && !layered.contains($0.path)
    }
    .map { "\($0.path) is in no folder that has its place" }
    var layers: [String: Int] = [:]
    var own = [Set<String>](repeating: [], count: order.count)
    for (file, layer) in placed {
      own[layer].formUnion(file.declaredNames())
      for name in file.topLevelTypes() { layers[name] = max(layers[name] ?? 0, layer) }
    }
    for (file, layer) in placed {
      for (name, offset) in file.usedNames() {
        guard let other = layers[name], other > layer, !own[layer].contains(name) else { continue }
        result.append("\(file.place(offset)) uses \(name) of \(order[other])")
      }
      result += file.foreignImports()
    }
    return result
  }
}

extension TidyFile {
  /// Names of the types that other files can see, nested ones apart.
  fileprivate func topLevelTypes() -> [String] {
    guard let tree else { return [] }
    return tree.children(tree.root).filter { tree.isType($0) && !isPrivate($0, tree) }
      .map(tree.name)
  }

  private func isPrivate(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.children(node).contains {
      tree.kind($0) == .modifier
        && (tree.name($0, is: "private") || tree.name($0, is: "fileprivate"))
    }
  }

  /// Names that may mean something of the folder's own: types at any depth, generic parameters.
  fileprivate func declaredNames() -> Set<String> {
    guard let tree else { return [] }
    var names: Set<String> = []
    tree.forEachNode { node, _ in
      if tree.isType(node) || tree.kind(node) == .genericParameter
        || tree.kind(node) == .associatedtypeDecl
      {
        names.insert(tree.name(node))
      }
    }
    return names
  }

  /// Names that stand for types or values, members of something else apart.
  fileprivate func usedNames() -> [(String, Int)] {
    guard let tree else { return [] }
    var names: [(String, Int)] = []
    tree.forEachNode { node, _ in
      switch tree.kind(node) {
      case .identifierType, .declRef: names.append((tree.name(node), tree.range(node).start))
      default: break
      }
    }
    return names
  }

  /// Modules that know nothing of the system.
  private static let allowedModules: Set<String> = ["FoundationEssentials", "Synchronization"]

  /// Imports of anything else, but for `Foundation` where `FoundationEssentials` does not exist.
  fileprivate func foreignImports() -> [String] {
    guard let tree else { return [] }
    var result: [String] = []
    tree.forEachNode { node, parent in
      guard tree.kind(node) == .importDecl,
        !TidyFile.allowedModules.contains(tree.name(node))
      else { return }
      let isFallback =
        tree.name(node, is: "Foundation")
        && parent.map { tree.kind($0) == .ifConfigClause && tree.name($0, is: "#else") } ?? false
        && text.string.contains("#if canImport(FoundationEssentials)")
      if !isFallback {
        result.append("\(place(tree.range(node).start)) imports \(tree.name(node))")
      }
    }
    return result
  }
}
