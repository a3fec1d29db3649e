/// Manifests that list the keys of an Info.plist which a generator writes.
extension SupportKeyMissing {
  /// The manifests in which the key is false though there is a scene.
  struct DenyingManifests {
    /// The scenes that each value denies, and the targets that it belongs to.
    private var values: [Location: (scenes: [Location], targets: [AppTarget])] = [:]

    mutating func add(_ targets: [AppTarget], of scene: Location) {
      for target in targets {
        guard let value = target.falseSceneKey else { continue }
        var known = values[value] ?? ([], [])
        if !known.scenes.contains(scene) { known.scenes.append(scene) }
        if !known.targets.contains(where: { $0.name == target.name }) {
          known.targets.append(target)
        }
        values[value] = known
      }
    }

    func findings(in context: RuleContext) -> [Finding] {
      values.sorted { $0.key < $1.key }.map { value, known in
        Finding(
          rule: description.id, severity: .warning,
          message: "`\(key)` is false, but the app has an Assistive Access scene. Set it to true.",
          location: value,
          related: known.scenes.sorted().map {
            RelatedLocation(location: $0, message: "The app's Assistive Access scene")
          },
          fixes: ManifestKeyFix(targets: known.targets, context: context).fix.map { [$0] } ?? [])
      }
    }
  }

  /// Makes the key true where manifests list the keys.
  struct ManifestKeyFix {
    let targets: [AppTarget]
    let context: RuleContext

    /// Nil where one of the manifests cannot be edited safely.
    var fix: Fix? {
      var edits: [FileID: Set<TextEdit>] = [:]
      for target in targets {
        guard let (file, edit) = edit(of: target) else { return nil }
        edits[file, default: []].insert(edit)
      }
      // Two edits at one place would not be one dictionary.
      guard let file = edits.keys.first, edits.count == 1, let own = edits[file] else { return nil }
      let isNew = targets.allSatisfy { $0.sceneKey.truth == .absent }
      return Fix(
        title: isNew ? "Add \(key) to \(file.name)" : "Set \(key) to true in \(file.name)",
        isPreferred: true, isSafe: true,
        changes: [.edit(file, own.sorted { $0.range < $1.range })])
    }

    private func edit(of target: AppTarget) -> (FileID, TextEdit)? {
      if let value = target.falseSceneKey {
        // What stands for something, as a constant, is left alone.
        guard let text = context.text(value.file),
          let word = Self.corrections[text[value.range]]
        else { return nil }
        return (value.file, TextEdit(value.range, word))
      }
      guard case .described(let description) = target.infoPlist,
        let dictionary = description.dictionary, let text = context.text(dictionary.file),
        let edit = ManifestEntry(key: key, target.origin).edit(adding: dictionary.range, to: text)
      else { return nil }
      return (dictionary.file, edit)
    }

    /// What stands for no, and what for yes.
    private static let corrections = [
      "false": "true", "False": "True", "FALSE": "TRUE", "no": "yes", "No": "Yes", "NO": "YES",
      "off": "on", "Off": "On", "OFF": "ON", ".boolean(false)": ".boolean(true)",
    ]
  }
}

extension AppTarget {
  /// The value in a manifest that surely says that there is no scene.
  fileprivate var falseSceneKey: Location? {
    guard sceneKey.truth == .false, sceneKey.places.count == 1, let place = sceneKey.places.first,
      let value = place.value
    else { return nil }
    return Location(file: place.file, range: value)
  }

  /// Where a manifest lacks the scene's key, or denies it; nil where it lists no keys at all.
  var lackingKey: RelatedLocation? {
    if let value = falseSceneKey {
      return RelatedLocation(location: value, message: "The key is false here")
    }
    guard case .described(let description) = infoPlist, let place = description.dictionary else {
      return nil
    }
    return RelatedLocation(
      location: Location(file: place.file, range: ByteRange(at: place.range.start)),
      message: "The key is missing here")
  }
}
