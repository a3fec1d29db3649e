/// A specification of XcodeGen's with all that it includes.
struct Specification {
  let file: FileID
  /// Nil where a part of it is missing or not understood: then nothing is known.
  let root: SpecificationValue?

  private static let maximumInclusions = 64
  private static let maximumDepth = 16
  private static let maximumTemplates = 32

  init(_ file: FileID, of documents: [FileID: SpecificationDocument]) {
    self.file = file
    var count = 0
    var merged: Set<FileID> = []
    let folder = String(file.folder)
    root = Self.read(
      file, paths: folder, root: folder, documents, &merged, &count, depth: 0)
  }

  /// Reads a document and lays it over what it includes.
  private static func read(
    _ file: FileID, paths: String, root: String, _ documents: [FileID: SpecificationDocument],
    _ merged: inout Set<FileID>, _ count: inout Int, depth: Int
  ) -> SpecificationValue? {
    count += 1
    guard depth < maximumDepth, count <= maximumInclusions, let yaml = documents[file]?.root,
      case .mapping = yaml.content
    else { return nil }
    let value = SpecificationValue(yaml, file: file, folder: paths)
    // A document that is included twice is merged once.
    guard merged.insert(file).inserted else {
      return SpecificationValue(
        YAMLValue(content: .mapping([]), range: yaml.range), file: file, folder: paths)
    }
    var base: SpecificationValue?
    let list = value["include"]
    for inclusion in list.map({ $0.elements.isEmpty ? [$0] : $0.elements }) ?? [] {
      guard let path = inclusion.text ?? inclusion["path"]?.text, !path.contains("${") else {
        return nil
      }
      switch inclusion["enable"]?.boolean {
      case false?: continue
      case nil where inclusion["enable"] != nil: return nil
      default: break
      }
      let own = inclusion["relativePaths"]?.boolean ?? true
      let target = FileID(ProjectPath.join(own ? paths : root, path))
      guard
        let included = read(
          target, paths: own ? String(target.folder) : root, root: root, documents, &merged,
          &count, depth: depth + 1)
      else { return nil }
      base = included.merged(onto: base)
    }
    return value.merged(onto: base)
  }

  /// The targets with their templates laid below them, by name.
  var targets: [(name: String, value: SpecificationValue)] {
    guard let root else { return [] }
    return (root["targets"]?.entries ?? []).map { entry in
      var names: [String] = []
      collectTemplates(of: entry.value, &names, at: 0, depth: 0)
      guard !names.isEmpty else { return (entry.key, entry.value) }
      var base: SpecificationValue?
      for name in names {
        if let template = root["targetTemplates"]?[name] { base = template.merged(onto: base) }
      }
      var value = entry.value.merged(onto: base)
        .replacing("${target_name}", with: entry.key)
      for attribute in value["templateAttributes"]?.entries ?? [] {
        guard let text = attribute.value.text else { continue }
        value = value.replacing("${\(attribute.key)}", with: text)
      }
      return (entry.key, value)
    }
  }

  /// Collects the names of templates: those that a template has itself come before it.
  private func collectTemplates(
    of value: SpecificationValue, _ names: inout [String], at index: Int, depth: Int
  ) {
    var index = index
    guard depth < Self.maximumDepth else { return }
    for name in value["templates"]?.texts ?? []
    where !names.contains(name) && names.count < Self.maximumTemplates {
      guard let template = root?["targetTemplates"]?[name] else { continue }
      names.insert(name, at: min(index, names.count))
      let count = names.count
      collectTemplates(of: template, &names, at: index, depth: depth + 1)
      index += names.count - count + 1
    }
  }

  /// The names of the configurations.
  var configurations: [String] {
    let names = root?["configs"]?.entries.map(\.key) ?? []
    return names.isEmpty ? ["Debug", "Release"] : names
  }
}
