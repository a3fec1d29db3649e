extension AdoptionPlanner {
  /// How and where an app takes new declarations.
  func newCode(
    for app: AdoptableApp, in entry: LoadedFile, _ adoption: inout AdoptionPlan
  ) -> NewCode {
    let text = entry.tree.text
    let type = entry.node(ofType: app.entry.index)
    let version = context.deploymentTarget(of: entry.file)
    let folder = String(entry.file.folder)
    let isForOthers =
      app.isMadeForOthers || app.isProjectUnclear && app.lifeCycle == .swiftUI
      || app.targets.allSatisfy(\.platforms.isEmpty) && entry.tree.asksForOtherSystems
    return NewCode(
      place: isTakenIn(folder, app, entry, &adoption)
        ? .newFiles(folder: folder) : .appended(to: entry),
      unit: type.flatMap(entry.tree.indentationUnit(of:)) ?? entry.tree.indentationUnit,
      lineEnding: text.lineEnding.rawValue,
      needsCheck: version.map { $0 < Availability.scene } ?? true,
      needsPlatformCheck: isForOthers)
  }

  /// Whether the build takes in a new file of a folder, as far as is known.
  private func isTakenIn(
    _ folder: String, _ app: AdoptableApp, _ entry: LoadedFile, _ adoption: inout AdoptionPlan
  ) -> Bool {
    let probe = FileID(folder + "/AssistiveAccessContentView.swift")
    if app.isProjectUnclear {
      adoption.remarks.append(
        AdoptionPlan.Remark(
          "The new code stands in `\(entry.file.name)`, so that it is built at once: the project"
            + " does not tell whether it would take in a new file.", at: entry.file))
      return false
    }
    guard !app.targets.isEmpty else {
      adoption.remarks.append(
        AdoptionPlan.Remark(
          "No project tells what is built from this folder: if not all of its files are, add the"
            + " new one.", at: entry.file))
      return true
    }
    guard app.targets.allSatisfy({ $0.holds(probe) }) else {
      adoption.remarks.append(
        AdoptionPlan.Remark(
          "The new code stands in `\(entry.file.name)`, so that it is built at once: the project"
            + " lists its files one by one, and a new one would have to be added to the target.",
          at: entry.file))
      return false
    }
    for target in app.targets {
      let generator: String
      switch (target.origin, target.generatedProject) {
      case (.tuist, _): generator = "`tuist generate`"
      case (.xcodeGen, _): generator = "`xcodegen`"
      case (.xcode, _?): generator = "the generator"
      default: continue
      }
      adoption.remarks.append(
        AdoptionPlan.Remark(
          "The project of `\(target.name)` is generated: run \(generator) to take in what is new.",
          at: target.manifest))
    }
    return true
  }
}

extension NewCode {
  /// The folder of new files; nil where there are none.
  var folder: String? { if case .newFiles(let folder) = place { folder } else { nil } }
}

extension SyntaxTree {
  /// By how much the members of a type are indented; nil where none is.
  fileprivate func indentationUnit(of type: NodeID) -> String? {
    let outer = text.indentation(ofLineContaining: range(type).start)
    let members = child(type, .memberBlock).map(children)
    return members?.lazy.map { text.indentation(ofLineContaining: range($0).start) }
      .first { $0.hasPrefix(outer) && $0.count > outer.count }
      .map { String($0.dropFirst(outer.count)) }
  }

  /// Whether conditions of compilation ask for systems other than iOS.
  fileprivate var asksForOtherSystems: Bool {
    descendants(of: root).contains { node in
      guard kind(node) == .callExpr, let callee = callee(of: node), name(callee, is: "os"),
        let argument = arguments(of: node).first
      else { return false }
      return ["macOS", "watchOS", "tvOS", "visionOS"].contains(name(argument.value))
    }
  }
}
