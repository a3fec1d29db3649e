/// A small workspace that shows what a rule reports, or what it leaves alone.
public struct RuleExample: Sendable {
  /// One file of the example.
  public struct File: Sendable {
    public let path: String
    /// The text; what is reported stands between `⟦` and `⟧`.
    public let text: String
    /// The text after the preferred (or first) fix of the first finding; nil where the fix leaves
    /// the file as it is.
    public let fixed: String?

    public init(_ path: String = "App.swift", _ text: String, fixed: String? = nil) {
      self.path = path
      self.text = text
      self.fixed = fixed
    }
  }

  /// What the example shows, as a caption.
  public let caption: String
  public let files: [File]
  /// Whether explanations show it; regressions stay out of them.
  public let isDocumentation: Bool
  /// Whether the Swift files type-check; false for code that is half typed or wrong by intent.
  public let compiles: Bool

  public init(
    _ caption: String, isDocumentation: Bool = false, compiles: Bool = true, files: [File]
  ) {
    self.caption = caption
    self.isDocumentation = isDocumentation
    self.compiles = compiles
    self.files = files
  }

  /// An example of one Swift file.
  public init(
    _ caption: String, isDocumentation: Bool = false, compiles: Bool = true, _ text: String,
    fixed: String? = nil
  ) {
    self.init(
      caption, isDocumentation: isDocumentation, compiles: compiles,
      files: [File("App.swift", text, fixed: fixed)])
  }
}
