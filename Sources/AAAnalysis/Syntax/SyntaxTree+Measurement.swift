extension SyntaxTree {
  /// Splits a text into tokens, which are dropped again, to show what that alone costs.
  package static func tokenCount(of text: SourceText) -> Int {
    text.bytes.withUnsafeBufferPointer { source in
      let padded = PaddedText(source)
      return Lexer.tokenize(padded.bytes).count
    }
  }
}
