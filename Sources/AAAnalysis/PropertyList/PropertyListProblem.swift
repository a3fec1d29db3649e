extension PropertyList {
  /// Something that keeps a document from being the property list it should be.
  public struct Problem: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      /// Nothing but white space, comments and declarations.
      case empty
      /// Neither XML nor any other form of property list.
      case notPropertyList
      /// An old-style (OpenStep) list, which is not read.
      case openStep
      /// A binary list that breaks the format.
      case corruptBinary
      /// The list holds no value, or more than one.
      case rootCount
      /// An element of a name that property lists do not have.
      case unknownElement
      /// An element without its closing tag.
      case unclosedElement
      /// A tag without its `>`.
      case unfinishedTag
      /// A closing tag that closes nothing, or another element than the open one.
      case unexpectedClosingTag
      case keyWithoutValue
      case valueWithoutKey
      /// Text where only elements may stand.
      case strayText
      /// `<true>` or `<false>` with content.
      case nonEmptyBoolean
      /// A comment or a processing instruction inside a key or a value.
      case markupInValue
      /// An `&` or a `<` that must be escaped, or an entity that property lists do not have.
      case badEscape
      /// A comment, declaration or section without its end.
      case unterminated
      /// A declaration other than the document's type.
      case badDeclaration
      /// Nested deeper than is read.
      case tooDeep
    }

    public let kind: Kind
    /// The smallest telling piece, in byte offsets; empty at the start for binary lists.
    public let range: ByteRange
    /// What is wrong, as a sentence.
    public let message: String
  }
}
