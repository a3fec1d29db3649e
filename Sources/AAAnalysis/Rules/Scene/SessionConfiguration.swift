/// The function of an app delegate that configures scene sessions:
/// `application(_:configurationForConnecting:options:)`.
struct SessionConfiguration: Sendable {
  let member: MemberReference
  let loaded: LoadedFile
  let node: NodeID
  let body: NodeID
  /// The name of the parameter that holds the session.
  let session: String

  var tree: SyntaxTree { loaded.tree }
}

extension RuleContext {
  /// The functions of the workspace that configure scene sessions.
  var sessionConfigurations: [SessionConfiguration] {
    index.allMembers(named: "application").sorted().compactMap { member in
      guard let model = index[member], model.kind == .function, model.labels.count == 3,
        model.labels[1] == "configurationForConnecting", let loaded = loader.load(member.file),
        let node = loaded.node(ofMember: member.index),
        let body = loaded.tree.child(node, .codeBlock)
      else { return nil }
      return SessionConfiguration(
        member: member, loaded: loaded, node: node, body: body, session: model.parameterNames[1])
    }
  }

  /// The hosting delegates that hold nothing but an Assistive Access scene.
  var assistiveAccessDelegates: [HostingDelegate] {
    hostingDelegates.filter { delegate in
      guard delegate.hasScene else { return false }
      let others: Set = ["WindowGroup", "Window", "DocumentGroup", "Settings"]
      return !delegate.rootScenes.contains { scene in
        guard let file = loader.load(scene.file), let node = file.node(ofMember: scene.index) else {
          return true
        }
        return file.tree.descendants(of: node).contains {
          file.tree.kind($0) == .declRef && others.contains(file.tree.name($0))
        }
      }
    }
  }
}
