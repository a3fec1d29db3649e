extension String {
  /// Whether a word of ASCII letters stands somewhere in the text, in upper or lower case.
  ///
  /// The standard library's search prepares a table for each pattern, which costs more than looking
  /// through a name does.
  func holds(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard let first = word.first else { return true }
      let bytes = utf8
      var start = bytes.startIndex
      while start != bytes.endIndex {
        if bytes[start] | 0x20 == first | 0x20 {
          var place = start
          var matched = 0
          while matched < word.count, place != bytes.endIndex,
            bytes[place] | 0x20 == word[matched] | 0x20
          {
            matched += 1
            place = bytes.index(after: place)
          }
          if matched == word.count { return true }
        }
        start = bytes.index(after: start)
      }
      return false
    }
  }
}
