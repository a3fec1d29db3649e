extension AdoptionPlanner {
  /// Says what the ordinary scene gives and the new one does not.
  func tell(
    _ carried: CarriedModifiers, _ view: NewContentView, _ adoption: inout AdoptionPlan
  ) {
    for (name, location) in carried.left {
      adoption.remarks.append(
        AdoptionPlan.Remark(
          "What `\(name)` gives to the ordinary scene is not given to `\(view.name)`, where it"
            + " would mean something else. Give it what its views read.", at: location))
    }
  }

  /// A delegate that configures sessions has a say in those of Assistive Access.
  func tellOfDelegate(of app: AdoptableApp, _ adoption: inout AdoptionPlan) {
    for configuration in context.sessionConfigurations
    where app.targets.contains(where: { $0.holds(configuration.loaded.file) }) {
      guard let range = configuration.tree.nameRange(configuration.node),
        DelegateAssignment.all(in: configuration).contains(where: {
          !configuration.asksForWindow(before: $0.node)
        })
      else { continue }
      adoption.remarks.append(
        AdoptionPlan.Remark(
          "This function may configure the sessions of Assistive Access, too: let it give the role"
            + " `.windowAssistiveAccessApplication` no delegate of the ordinary interface.",
          at: Location(file: configuration.loaded.file, range: range)))
    }
  }
}

extension SessionConfiguration {
  /// Whether an assignment is made for sessions of ordinary windows alone, by what a condition
  /// around it says.
  fileprivate func asksForWindow(before assignment: NodeID) -> Bool {
    let path = tree.path(to: tree.range(assignment).start + 1)
    return zip(path, path.dropFirst()).contains { outer, inner in
      guard tree.kind(outer) == .ifExpr, tree.child(outer, .codeBlock) == inner else {
        return false
      }
      return tree.children(outer).prefix { tree.kind($0) != .codeBlock }.contains { condition in
        tree.descendants(of: condition).contains { tree.name($0, is: "windowApplication") }
      }
    }
  }
}
