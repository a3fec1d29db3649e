extension TuistManifest {
  /// The build settings of a project or target that look as if they put a key of Assistive Access
  /// into the Info.plist, as far as the manifest lists them itself.
  static func keySettings(_ owner: ManifestReader.Call, _ reader: ManifestReader)
    -> [BuildSetting]
  {
    guard let value = owner["settings"], let settings = reader.call(value), settings.isCalled
    else { return [] }
    var dictionaries = [settings["base"]].compactMap { $0 }
    for element in settings["configurations"].map({ reader.elements($0).elements }) ?? [] {
      if let configuration = reader.call(element), let own = configuration["settings"] {
        dictionaries.append(own)
      }
    }
    return dictionaries.flatMap { keySettings(in: $0, reader) }
  }

  private static func keySettings(in dictionary: NodeID, _ reader: ManifestReader)
    -> [BuildSetting]
  {
    let tree = reader.tree
    return tree.children(reader.resolved(dictionary)).compactMap { element in
      guard tree.kind(element) == .dictionaryElement else { return nil }
      let parts = Array(tree.children(element))
      let prefix = "INFOPLIST_KEY_"
      guard parts.count == 2, tree.kind(parts[0]) == .stringLiteral,
        let name = reader.text(parts[0]), name.hasPrefix(prefix),
        KeySpelling(String(name.dropFirst(prefix.count))) != nil
      else { return nil }
      let whole = tree.range(parts[0])
      let inner = ByteRange(whole.start + 1, max(whole.start + 1, whole.end - 1))
      return BuildSetting(
        name: name, conditions: [], value: reader.text(parts[1]) ?? tree.text[tree.range(parts[1])],
        file: reader.file, nameRange: tree.text[inner] == name ? inner : whole,
        valueRange: tree.range(parts[1]))
    }
  }
}
