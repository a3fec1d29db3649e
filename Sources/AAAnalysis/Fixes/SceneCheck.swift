/// What a check has to ask for, so that code for the Assistive Access scene is compiled for all
/// platforms of a file.
struct SceneCheck: Equatable {
  /// The platforms with systems that lack the scene's API: `iOS`, `visionOS`.
  let platforms: [String]
  /// The arguments of the check: `iOS 26.0, macOS 26.0, *`.
  let arguments: String

  /// The condition of an `if`.
  var condition: String { "#available(\(arguments))" }

  /// The attribute of a declaration.
  var attribute: String { "@available(\(arguments))" }

  /// Whether checks, attributes or conditions of compilation around a place make it already.
  ///
  /// - Parameter offset: within a token.
  func isMade(around offset: Int, in tree: SyntaxTree) -> Bool {
    let others = platforms.filter { $0 != "iOS" }
    let guarding = Availability.guarding(offset, in: tree)
    if platforms.contains("iOS"), guarding == nil { return false }
    if others.isEmpty || ConditionalCompilation.isForIOSAlone(offset, in: tree) { return true }
    guard let guarding else { return false }
    let text = tree.text[tree.range(guarding)]
    return others.allSatisfy { text.contains($0 + " ") }
  }
}
