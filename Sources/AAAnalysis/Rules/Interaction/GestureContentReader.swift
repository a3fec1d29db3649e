/// Reads the gestures that modifiers make, and what they do.
struct GestureContentReader {
  let loader: FileLoader
  /// Notices of a shake.
  let shakes: Set<String>

  /// What the gestures of a modifier do, read by a reader from the place where it stands.
  func read(
    _ modifier: ViewModifierUse, _ reader: inout ActionReader, _ place: Int
  ) -> [GestureUse.Content] {
    guard let tree = loader.load(modifier.reference.file)?.tree,
      tree.kind(modifier.reference.node) == .callExpr
    else { return [] }
    let arguments = tree.arguments(of: modifier.reference.node)
    let action =
      (arguments.first { $0.label == "perform" || $0.label == "action" }
      ?? arguments.first { $0.isTrailing && $0.label == nil })?.value
    func content(_ kind: GestureUse.Kind?, given locals: [Local] = []) -> [GestureUse.Content] {
      guard let kind, let action else { return [] }
      var content = GestureUse.Content(kind: kind)
      reader.run(action, place, arguments: locals)
      content.ended = reader.effects
      return [content]
    }
    switch modifier.name {
    case "onTapGesture":
      return content(tapKind(arguments, action, tree))
    case "onLongPressGesture":
      return content(isLong(arguments, tree) ? .longPress : nil)
    case "refreshable": return content(.refresh)
    case "onDelete", "onMove":
      guard let data = arguments.first else { return [] }
      let offsets = Local.value(NamedType(name: "IndexSet", file: modifier.reference.file))
      var content = GestureUse.Content(
        kind: modifier.name == "onDelete" ? .deleteRow : .moveRow)
      reader.run(data.value, place, arguments: [offsets])
      content.ended = reader.effects
      return [content]
    case "onReceive":
      guard let publisher = arguments.first, !shakes.isEmpty,
        !tree.mentionedNames(in: publisher.value).isDisjoint(with: shakes)
      else { return [] }
      return content(.shake, given: [.value(nil)])
    default: return readMade(arguments, GestureReader(reader), place, tree)
    }
  }

  /// Taps at a place, as on a map or chart, are no taps on a button.
  private func tapKind(_ arguments: [CallArgument], _ action: NodeID?, _ tree: SyntaxTree)
    -> GestureUse.Kind?
  {
    guard let count = Self.count(arguments, tree) else { return nil }
    if count > 1 { return .taps(count) }
    if arguments.contains(where: { $0.label == "coordinateSpace" }) { return nil }
    if let action, tree.kind(action) == .closureExpr {
      if tree.closureParameters(action).contains(where: { $0 != "_" }) { return nil }
      if tree.mentionedNames(in: action).contains("0"),
        tree.child(action, .closureSignature) == nil,
        tree.text[tree.range(action)].contains("$0.")
      {
        return nil
      }
    }
    return .tap
  }

  /// How many taps it takes; nil where that is no literal.
  private static func count(_ arguments: [CallArgument], _ tree: SyntaxTree) -> Int? {
    guard let argument = arguments.first(where: { $0.label == "count" }) else { return 1 }
    return FrameSize.number(argument.value, tree).flatMap { Int(exactly: $0) }
  }

  /// Whether a press has to last longer than a touch does anyway.
  private func isLong(_ arguments: [CallArgument], _ tree: SyntaxTree) -> Bool {
    guard let argument = arguments.first(where: { $0.label == "minimumDuration" }),
      let seconds = FrameSize.number(argument.value, tree)
    else { return true }
    return seconds >= 0.2
  }

  // MARK: Gestures of their own

  private func readMade(
    _ arguments: [CallArgument], _ reader: GestureReader, _ place: Int, _ tree: SyntaxTree
  ) -> [GestureUse.Content] {
    guard let gesture = arguments.first, gesture.label == nil, !isTurnedOff(arguments, tree) else {
      return []
    }
    var reader = reader
    return reader.gestures(of: gesture.value, place).compactMap { made in
      guard !made.changed.isEmpty || !made.ended.isEmpty, let kind = kind(of: made),
        let part = made.parts.first
      else { return nil }
      var content = GestureUse.Content(kind: kind)
      if kind != .tap {
        content.type = Location(file: part.call.file, range: part.nameRange)
      }
      content.changed = effects(of: made.changed, reader.reader)
      content.ended = effects(of: made.ended, reader.reader)
      return content
    }
  }

  private func effects(of handlers: [MadeGesture.Handler], _ reader: ActionReader) -> ActionEffects
  {
    var reader = reader
    reader.effects = ActionEffects()
    for handler in handlers {
      reader.run(handler.action, handler.context, arguments: [.value(nil)])
    }
    return reader.effects
  }

  /// `including: .none`, `isEnabled: false`.
  private func isTurnedOff(_ arguments: [CallArgument], _ tree: SyntaxTree) -> Bool {
    arguments.contains { argument in
      switch argument.label {
      case "including":
        tree.name(argument.value, is: "none") || tree.name(argument.value, is: "subviews")
      case "isEnabled": tree.name(argument.value, is: "false")
      default: false
      }
    }
  }

  /// Nil for a gesture that a touch makes anyway.
  private func kind(of made: MadeGesture) -> GestureUse.Kind? {
    var kinds: [GestureUse.Kind] = []
    for part in made.parts {
      guard let kind = kind(of: part) else { return nil }
      kinds.append(kind)
    }
    // What either of several gestures does, a tap among them, is not told apart.
    return kinds.count > 1 && kinds.contains(.tap) ? nil : kinds.first
  }

  private func kind(of part: MadeGesture.Part) -> GestureUse.Kind? {
    guard let tree = loader.load(part.call.file)?.tree else { return nil }
    let arguments = tree.arguments(of: part.call.node)
    switch part.type {
    case "TapGesture", "SpatialTapGesture":
      guard let count = Self.count(arguments, tree) else { return nil }
      if count > 1 { return .taps(count) }
      return part.type == "TapGesture" ? .tap : nil
    case "LongPressGesture": return isLong(arguments, tree) ? .longPress : nil
    case "DragGesture":
      let distance = arguments.first { $0.label == "minimumDistance" }
      if let distance, FrameSize.number(distance.value, tree) == 0 { return nil }
      return .drag
    case "MagnifyGesture", "MagnificationGesture": return .pinch
    default: return .rotation
    }
  }
}
