/// A list of names, decoded once from the front-coded text that Tests/Generators/symbols.py writes
/// and describes: the names one after another, with what the text says of each.
struct FrontCodedNames: Sendable {
  /// All names, without separators.
  private let bytes: [UInt8]
  /// Where each name begins in `bytes`, and the end of the last.
  private let starts: [UInt32]
  /// For each name its tag, counted from 0.
  private let tags: [UInt8]
  /// For each name, whether it carries the mark.
  private let marks: [Bool]

  init(_ text: StaticString, capacity: Int) {
    var bytes: [UInt8] = []
    var starts: [UInt32] = []
    var tags: [UInt8] = []
    var marks: [Bool] = []
    bytes.reserveCapacity(capacity * 24)
    starts.reserveCapacity(capacity + 1)
    tags.reserveCapacity(capacity)
    marks.reserveCapacity(capacity)
    text.withUTF8Buffer { text in
      var cursor = text.startIndex
      var previous = 0
      while cursor < text.endIndex {
        let length = text[cursor]
        cursor += 1
        guard length >= UInt8(ascii: "0") else { continue }
        let start = bytes.count
        // The text is our own; the clamp keeps a damaged one from reaching beyond its list.
        let shared = min(previous + Int(length - UInt8(ascii: "0")), start)
        // One by one: a slice of the array would make it copy itself for every name.
        for index in previous..<max(previous, shared) { bytes.append(bytes[index]) }
        var mark = false
        while cursor < text.endIndex {
          let byte = text[cursor]
          cursor += 1
          if byte == UInt8(ascii: "!") {
            mark = true
          } else if (UInt8(ascii: "A")..<UInt8(ascii: "a")).contains(byte) {
            tags.append(byte - UInt8(ascii: "A"))
            marks.append(mark)
            starts.append(UInt32(start))
            break
          } else {
            bytes.append(byte)
          }
        }
        previous = start
      }
    }
    // An entry cut off before its tag is no entry.
    if tags.count == starts.count { starts.append(UInt32(bytes.count)) }
    self.bytes = bytes
    self.starts = starts
    self.tags = tags
    self.marks = marks
  }

  /// Number of names.
  var count: Int { tags.count }

  var indices: Range<Int> { 0..<count }

  /// The bytes of the name at `index`, which is one of `indices`.
  func bytes(at index: Int) -> ArraySlice<UInt8> {
    bytes[Int(starts[index])..<Int(starts[index + 1])]
  }

  func name(at index: Int) -> String {
    String(decoding: bytes(at: index), as: UTF8.self)
  }

  func tag(at index: Int) -> Int { Int(tags[index]) }

  func isMarked(at index: Int) -> Bool { marks[index] }

  /// The index of a name, in a list that is sorted by bytes.
  func index(of name: String) -> Int? {
    index(of: Array(name.utf8)[...])
  }

  /// The index of the name with these bytes, in a list that is sorted by bytes.
  func index(of name: ArraySlice<UInt8>) -> Int? {
    let index = lowerBound(of: name)
    return index < count && bytes(at: index) == name ? index : nil
  }

  /// The index of the first name that is not less than `name`, in a list that is sorted by bytes.
  func lowerBound(of name: ArraySlice<UInt8>) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if bytes(at: middle).lexicographicallyPrecedes(name) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
