/// Reads a binary property list (`bplist00`) into nodes, all placed at the file's start.
///
/// Objects may be shared, so a small file can stand for an endless list: nodes, depth and the bytes
/// of all strings are bounded, and what goes beyond is reported as damage.
struct BinaryPropertyListReader {
  static let maximumNodes = 200_000

  private(set) var records: [NodeRecord] = []
  private(set) var strings: [UInt32: String] = [:]
  private(set) var problems: [PropertyList.Problem] = []

  private let bytes: [UInt8]
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var tableOffset = 0
  /// Strings that were decoded already, by object: shared ones are decoded once.
  private var decoded: [Int: String] = [:]
  /// How many bytes of strings may still be decoded. Strings of a sound list do not overlap.
  private var budget: Int
  /// How many nodes there will be, counting those that open containers still refer to.
  private var expectedNodes = 1

  private struct Damage: Error {
    let message: String
  }

  /// A container whose elements are being read. A dictionary's keys and values alternate.
  private struct Frame {
    let node: Int
    let isDictionary: Bool
    let references: [Int]
    var next = 0
  }

  private struct Object {
    let marker: UInt8
    /// The marker's low half, or the count that follows the marker.
    let count: Int
    /// Where the payload begins.
    let start: Int
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.budget = bytes.count
  }

  /// Reads the list. What was read before damage was met is kept.
  mutating func read() {
    do throws(Damage) {
      let top = try readTrailer()
      try readObjects(from: top)
    } catch {
      problems.append(
        PropertyList.Problem(
          kind: .corruptBinary, range: ByteRange(at: 0),
          message: "This binary property list is damaged: \(error.message)."))
    }
  }

  private mutating func readTrailer() throws(Damage) -> Int {
    guard bytes.starts(with: "bplist00".utf8) else {
      throw Damage(message: "its version is unknown")
    }
    guard bytes.count >= 8 + 32 else { throw Damage(message: "it is cut off") }
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize,
      let count = integer(at: trailer + 8, size: 8),
      let top = integer(at: trailer + 16, size: 8),
      let table = integer(at: trailer + 24, size: 8),
      8...trailer ~= table, count <= (trailer - table) / offsetSize
    else { throw Damage(message: "its trailer makes no sense") }
    objectCount = count
    tableOffset = table
    return top
  }

  private mutating func readObjects(from top: Int) throws(Damage) {
    var frames: [Frame] = []
    defer {
      // Containers left open by damage end where the nodes do.
      for frame in frames { records[frame.node].subtreeEnd = UInt32(clamping: records.count) }
    }
    if let frame = try readObject(top, isKey: false) { frames.append(frame) }
    while let last = frames.indices.last {
      let frame = frames[last]
      guard frame.next < frame.references.count else {
        records[frame.node].subtreeEnd = UInt32(clamping: records.count)
        frames.removeLast()
        continue
      }
      frames[last].next += 1
      let isKey = frame.isDictionary && frame.next.isMultiple(of: 2)
      if let inner = try readObject(frame.references[frame.next], isKey: isKey) {
        frames.append(inner)
        guard frames.count <= PropertyList.maximumDepth else {
          throw Damage(message: "it is nested too deeply")
        }
      }
    }
  }

  /// Adds the node of an object; returns a frame if it is a container.
  private mutating func readObject(_ index: Int, isKey: Bool) throws(Damage) -> Frame? {
    let object = try object(index)
    switch object.marker >> 4 {
    case 0x0:
      switch object.marker {
      case 0x08: addNode(.false)
      case 0x09: addNode(.true)
      default: addNode(.unknown)
      }
    case 0x1:
      guard let value = integer(at: object.start, size: 1 << min(object.count, 4)) else {
        addNode(.integer)
        break
      }
      addNode(.integer, String(value))
    case 0x2: addNode(.real)
    case 0x3: addNode(.date)
    case 0x4: addNode(.data)
    case 0x5, 0x6:
      addNode(isKey ? .key : .string, try string(index, object))
      return nil
    case 0xA, 0xC, 0xD:
      let isDictionary = object.marker >> 4 == 0xD
      let references = try references(of: object, isDictionary: isDictionary)
      addNode(isDictionary ? .dictionary : .array)
      let node = records.count - 1
      return Frame(node: node, isDictionary: isDictionary, references: references)
    default: addNode(.unknown)
    }
    if isKey { throw Damage(message: "a key is no string") }
    return nil
  }

  private mutating func addNode(_ kind: PropertyList.Kind, _ string: String? = nil) {
    let index = UInt32(clamping: records.count)
    if let string { strings[index] = string }
    records.append(
      NodeRecord(
        start: 0, contentStart: 0, contentEnd: 0, end: 0, subtreeEnd: index + 1, kind: kind,
        flags: .hasNoContent))
  }

  private func object(_ index: Int) throws(Damage) -> Object {
    guard index < objectCount,
      let offset = integer(at: tableOffset + index * offsetSize, size: offsetSize),
      8..<tableOffset ~= offset
    else { throw Damage(message: "an object lies outside of it") }
    let marker = bytes[offset]
    let low = Int(marker & 0x0F)
    guard low == 0x0F, marker >> 4 >= 0x4 else {
      return Object(marker: marker, count: low, start: offset + 1)
    }
    // The count is an integer object of its own.
    guard offset + 1 < tableOffset, bytes[offset + 1] >> 4 == 0x1 else {
      throw Damage(message: "an object has no size")
    }
    let size = 1 << min(Int(bytes[offset + 1] & 0x0F), 4)
    guard let count = integer(at: offset + 2, size: size) else {
      throw Damage(message: "an object has no size")
    }
    return Object(marker: marker, count: count, start: offset + 2 + size)
  }

  private mutating func references(
    of object: Object, isDictionary: Bool
  ) throws(Damage) -> [Int] {
    let available = max(0, tableOffset - object.start) / referenceSize
    guard object.count <= available / (isDictionary ? 2 : 1) else {
      throw Damage(message: "a collection goes beyond its end")
    }
    expectedNodes += object.count * (isDictionary ? 2 : 1)
    guard expectedNodes <= Self.maximumNodes else { throw Damage(message: "it is too large") }
    var result: [Int] = []
    for position in 0..<object.count {
      result.append(try reference(object, position))
      if isDictionary { result.append(try reference(object, object.count + position)) }
    }
    return result
  }

  private func reference(_ object: Object, _ position: Int) throws(Damage) -> Int {
    guard let index = integer(at: object.start + position * referenceSize, size: referenceSize)
    else { throw Damage(message: "an object lies outside of it") }
    return index
  }

  private mutating func string(_ index: Int, _ object: Object) throws(Damage) -> String {
    if let string = decoded[index] { return string }
    let unit = object.marker >> 4 == 0x6 ? 2 : 1
    guard object.count <= max(0, tableOffset - object.start) / unit else {
      throw Damage(message: "a string goes beyond its end")
    }
    let payload = bytes[object.start..<(object.start + object.count * unit)]
    budget -= payload.count
    guard budget >= 0 else { throw Damage(message: "its strings overlap") }
    let string: String
    if unit == 1 {
      string = String(decoding: payload, as: UTF8.self)
    } else {
      let units = stride(from: payload.startIndex, to: payload.endIndex, by: 2).map {
        UInt16(payload[$0]) << 8 | UInt16(payload[$0 + 1])
      }
      string = String(decoding: units, as: UTF16.self)
    }
    decoded[index] = string
    return string
  }

  /// The big-endian integer at `offset`; nil where the file ends before it does, or where it does
  /// not fit an `Int` (as no negative one does).
  private func integer(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    var result = 0
    for byte in bytes[offset..<(offset + size)] {
      let (shifted, overflow) = result.multipliedReportingOverflow(by: 256)
      guard !overflow else { return nil }
      result = shifted | Int(byte)
    }
    return result
  }
}
