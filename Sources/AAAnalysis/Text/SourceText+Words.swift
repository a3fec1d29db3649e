extension SourceText {
  /// Whether a word occurs in the text, as a part of another or by itself.
  func holds(_ word: [UInt8]) -> Bool {
    guard let first = word.first, bytes.count >= word.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      let last = bytes.count - word.count
      while start <= last {
        if bytes[start] == first, bytes[start..<(start + word.count)].elementsEqual(word) {
          return true
        }
        start += 1
      }
      return false
    }
  }
}
