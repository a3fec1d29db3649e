extension RuleContext {
  /// The forms in which the icons of titles can be written.
  var iconModifiers: IconModifierChoice {
    IconModifierChoice(index: index, loader: loader, targets: targets)
  }

  /// The check that code for the scene needs in a file; nil where all systems that it is compiled
  /// for have the scene's API, as far as is known.
  ///
  /// - Parameters:
  ///   - place: the file of the scene, and a place in the scene's name. The check names what is
  ///     named there, too; and a file that belongs to no target is taken for one of the scene's.
  func sceneCheck(in file: FileID, like place: (file: FileID, offset: Int)?) -> SceneCheck? {
    let version = "\(Availability.scene)"
    let oldest =
      deploymentTarget(of: file) ?? place.flatMap { deploymentTarget(of: $0.file) }
    var others = targets.otherSystems(compiling: file)
    if let place, deploymentTarget(of: file) == nil, others.isEmpty {
      others = targets.otherSystems(compiling: place.file)
    }
    var needed = others.filter { $0.oldest.map { $0 < Availability.scene } ?? true }
      .map(\.platform)
    var arguments: [Substring] = ["*"]
    if let given = place.flatMap(givenArguments) {
      arguments = given
      needed.insert("iOS", at: 0)
    } else if let oldest, oldest < Availability.scene {
      needed.insert("iOS", at: 0)
    }
    if needed.isEmpty { return nil }
    let missing = needed.filter { platform in
      !arguments.contains { $0.hasPrefix(platform + " ") }
    }
    arguments.insert(contentsOf: missing.map { "\($0) \(version)"[...] }, at: arguments.count - 1)
    return SceneCheck(platforms: needed, arguments: arguments.joined(separator: ", "))
  }

  /// The arguments of the check or attribute around a scene, `["iOS 26", "*"]`; nil where nothing
  /// keeps older systems from it.
  private func givenArguments(_ file: FileID, _ offset: Int) -> [Substring]? {
    guard let tree = tree(file), let guarding = Availability.guarding(offset, in: tree) else {
      return nil
    }
    let text = tree.text[tree.range(guarding)]
    let other = ["iOS \(Availability.scene)"[...], "*"]
    guard text.hasPrefix("#available(") || text.hasPrefix("@available("), text.hasSuffix(")"),
      !text.contains(where: \.isNewline)
    else { return other }
    let items = text.dropFirst("#available(".count).dropLast().split(separator: ",")
      .map { $0.drop { $0 == " " } }
    return items.last == "*" ? items : other
  }
}
