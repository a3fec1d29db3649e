/// Makes targets of a specification of XcodeGen's.
struct SpecificationTargets {
  let specification: Specification
  let configurations: BuildConfigurationFiles
  let lists: InfoPlists

  /// Nil where the specification is not understood.
  func buildTargets() -> [BuildTarget]? {
    guard let project = specification.project(configurations) else { return nil }
    let targets = XcodeTargets(
      project: project, file: specification.file, origin: .xcodeGen,
      configurations: configurations, lists: lists
    ).buildTargets()
    let infos = specification.infos
    return targets.map { target in
      guard let info = infos[target.id], target.kind == .app, target.infoPlist != .unknown else {
        return target
      }
      // A setting may name another file than the one that is written.
      if case .files(let files) = target.infoPlist, files != info.file.map({ [$0] }) {
        return target
      }
      var result = target
      result.infoPlist = .described(
        AppTarget.Description(
          dictionary: info.properties?.place, file: info.file, keys: Self.keys(info)))
      result.sceneKey = answer(AssistiveAccessKey.scene, info).confirmed(
        by: info.file.flatMap { lists[$0]?.sceneKey })
      result.fullScreenKey = answer(AssistiveAccessKey.fullScreen, info).confirmed(
        by: info.file.flatMap { lists[$0]?.fullScreenKey })
      return result
    }
  }

  private static func keys(_ info: Specification.Info) -> [ManifestKey] {
    (info.properties?.entries ?? []).compactMap { entry in
      guard let spelling = KeySpelling(entry.key) else { return nil }
      let content = content(entry.value)
      // What an alias stands for, and a key in quotes, is written as something else.
      let isPlain = entry.keyPlace.range.length == entry.key.utf8.count
      return ManifestKey(
        name: entry.key, spelling: spelling, key: entry.keyPlace, value: entry.value.place,
        content: content,
        correction: entry.isWrittenOut ? content.meantBoolean.map { "\($0)" } : nil,
        canBeRenamed: isPlain)
    }
  }

  private static func content(_ value: SpecificationValue) -> ManifestKey.Value {
    if let boolean = value.boolean { return .boolean(boolean) }
    switch value.content {
    case .null: return .unknown
    case .scalar(let text, let isQuoted):
      return !isQuoted && Double(text) != nil ? .number(text) : .text(text)
    case .sequence, .mapping: return .list
    }
  }

  /// What the properties say of a key. A text in quotes is not known to be a Boolean.
  private func answer(_ name: String, _ info: Specification.Info) -> KeyAnswer {
    var truths: Set<PropertyList.Truth> = []
    var places: [KeyAnswer.Place] = []
    for entry in info.properties?.entries ?? [] {
      let isDevices = entry.key.hasPrefix(name + "~")
      guard entry.key == name || isDevices else { continue }
      let truth = entry.value.boolean.map { $0 ? PropertyList.Truth.true : .false } ?? .unknown
      truths.insert(isDevices ? .unknown : truth)
      places.append(
        KeyAnswer.Place(
          file: entry.keyPlace.file, key: entry.keyPlace.range, value: entry.value.place.range))
    }
    let truth = truths.count > 1 ? .unknown : truths.first ?? .absent
    return KeyAnswer(truth: truth, places: places)
  }
}
