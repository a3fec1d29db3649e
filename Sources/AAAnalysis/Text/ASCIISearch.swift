extension String {
  /// Whether a word of ASCII letters stands somewhere in the text, in upper or lower case.
  ///
  /// The standard library's search prepares a table for each pattern, which costs more than looking
  /// through a name does.
  func holds(_ word: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      word.withUTF8Buffer { word in
        guard let first = word.first else { return true }
        guard bytes.count >= word.count else { return false }
        for start in 0...(bytes.count - word.count) where bytes[start] | 0x20 == first | 0x20 {
          var matched = 1
          while matched < word.count, bytes[start + matched] | 0x20 == word[matched] | 0x20 {
            matched += 1
          }
          if matched == word.count { return true }
        }
        return false
      }
    }
  }

  /// Whether the first letter is one of upper case, in any script: names of types are.
  var beginsUppercase: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.isASCII ? first >= "A" && first <= "Z" : first.properties.isUppercase
  }
}
