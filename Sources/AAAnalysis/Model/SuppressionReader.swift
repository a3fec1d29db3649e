/// Finds the comments of a document that silence rules.
struct SuppressionReader {
  /// How a comment begins.
  enum Form: String, CaseIterable {
    case next = "aalsp:disable:next"
    case this = "aalsp:disable:this"
    case previous = "aalsp:disable:previous"
    case file = "aalsp:disable:file"
    case region = "aalsp:disable"
    case end = "aalsp:enable"
  }

  /// Comments beyond this number are not read: no one writes so many.
  private static let limit = 10_000
  /// Lines that are looked at to find the one that a comment speaks of.
  private static let reach = 100
  private static let marker = Array("aalsp:".utf8)

  private let text: SourceText
  private let comments: [ByteRange]
  private var suppressions: [Suppression] = []
  /// Names in regions that are still open, by rule: the comment and the place in it.
  private var open: [String: [(comment: Int, name: Int)]] = [:]

  /// Reads a document's comments, which are in the order of the text.
  static func suppressions(in text: SourceText, comments: [ByteRange]) -> [Suppression] {
    var reader = SuppressionReader(text, comments)
    for (order, comment) in comments.enumerated() {
      guard let start = reader.markerStart(in: comment) else { continue }
      guard reader.suppressions.count < limit else { break }
      reader.read(comment, order, from: start)
    }
    return reader.suppressions
  }

  private init(_ text: SourceText, _ comments: [ByteRange]) {
    self.text = text
    self.comments = comments
  }

  /// Where a comment's text begins, if it begins with `aalsp:`.
  private func markerStart(in comment: ByteRange) -> Int? {
    guard let offset = Self.contentStart(of: comment, in: text) else { return nil }
    let end = offset + Self.marker.count
    guard end <= comment.end, text.slice(ByteRange(offset, end)).elementsEqual(Self.marker) else {
      return nil
    }
    return offset
  }

  /// Where a comment's text begins, behind what opens it and white space.
  static func contentStart(of comment: ByteRange, in text: SourceText) -> Int? {
    let content = text.slice(comment)
    guard let opening = openings.first(where: { content.starts(with: $0) }) else { return nil }
    var offset = comment.start + opening.count
    while offset < comment.end, let byte = text.byte(at: offset), isSpace(byte) { offset += 1 }
    return offset
  }

  /// What opens a comment, the longer before the shorter.
  private static let openings = ["<!--", "/**", "/*", "///", "//", "#"].map { Array($0.utf8) }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  // MARK: One comment

  private mutating func read(_ comment: ByteRange, _ order: Int, from start: Int) {
    let words = words(in: ByteRange(start, comment.end))
    guard let first = words.first else { return }
    guard let form = Form(rawValue: text[first]) else {
      suppressions.append(
        Suppression(comment: comment, form: first, names: [], problem: .unknownForm))
      return
    }
    let covered = covered(by: form, comment, order)
    let names = words.dropFirst().map {
      Suppression.Name(text: text[$0], range: $0, covered: covered, partners: [])
    }
    suppressions.append(
      Suppression(
        comment: comment, form: first, names: names, problem: names.isEmpty ? .noRules : nil))
    switch form {
    case .region:
      for (place, name) in names.enumerated() {
        open[name.text, default: []].append((suppressions.count - 1, place))
      }
    case .end: close(names, at: comment)
    default: break
    }
  }

  /// The words of a comment up to its end or to the dash that introduces a reason.
  private func words(in range: ByteRange) -> [ByteRange] {
    var words: [ByteRange] = []
    var offset = range.start
    while offset < range.end {
      guard let byte = text.byte(at: offset) else { break }
      if byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ",") {
        offset += 1
        continue
      }
      let start = offset
      while let byte = text.byte(at: offset), offset < range.end, Self.isWord(byte) { offset += 1 }
      // A dash that stands alone is no part of a name, nor is anything else.
      guard offset > start, text.byte(at: start) != UInt8(ascii: "-") else { break }
      var end = offset
      let isReason = text.byte(at: end - 1) == UInt8(ascii: ":")
      if isReason { end -= 1 }
      words.append(ByteRange(start, end))
      if isReason && words.count > 1 { break }
    }
    return words
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// Ends the regions of the rules that an `enable` names; `all` ends every one.
  private mutating func close(_ names: [Suppression.Name], at comment: ByteRange) {
    let end = suppressions.count - 1
    for (place, name) in names.enumerated() {
      let ended = name.text == Suppression.Name.all ? Array(open.keys) : [name.text]
      for rule in ended {
        for region in open.removeValue(forKey: rule) ?? [] {
          let old = suppressions[region.comment].names[region.name]
          suppressions[region.comment].names[region.name] = Suppression.Name(
            text: old.text, range: old.range,
            covered: ByteRange(old.covered?.start ?? comment.start, comment.start),
            partners: [end])
          suppressions[end].names[place].partners.append(region.comment)
        }
      }
      suppressions[end].names[place].partners.sort()
    }
  }

  // MARK: What a comment speaks of

  private func covered(by form: Form, _ comment: ByteRange, _ order: Int) -> ByteRange? {
    let first = text.lines.line(containing: comment.start)
    let last = text.lines.line(containing: max(comment.start, comment.end - 1))
    switch form {
    case .next: return nextCode(after: last, order).map(text.contentRange)
    case .previous: return previousCode(before: first, order).map(text.contentRange)
    case .this:
      return ByteRange(
        text.contentRange(ofLine: first).start, text.contentRange(ofLine: last).end)
    case .file: return ByteRange(0, text.count)
    case .region: return ByteRange(comment.end, text.count)
    case .end: return nil
    }
  }

  /// The line after `line` on which something other than comments stands.
  private func nextCode(after line: Int, _ order: Int) -> Int? {
    var following = order + 1
    var candidate = line + 1
    for _ in 0..<Self.reach where candidate < text.lines.count {
      let content = text.contentRange(ofLine: candidate)
      guard let start = firstVisible(in: content) else {
        candidate += 1
        continue
      }
      while comments.indices.contains(following), comments[following].end <= start {
        following += 1
      }
      guard comments.indices.contains(following), comments[following].start <= start else {
        return candidate
      }
      let end = comments[following].end
      let endLine = text.lines.line(containing: max(start, end - 1))
      let rest = ByteRange(end, text.contentRange(ofLine: endLine).end)
      if firstVisible(in: rest) != nil { return endLine }
      candidate = endLine + 1
    }
    return nil
  }

  /// The line before `line` on which something other than comments stands.
  private func previousCode(before line: Int, _ order: Int) -> Int? {
    var preceding = order - 1
    var candidate = line - 1
    for _ in 0..<Self.reach where candidate >= 0 {
      let content = text.contentRange(ofLine: candidate)
      guard let start = firstVisible(in: content) else {
        candidate -= 1
        continue
      }
      while comments.indices.contains(preceding), comments[preceding].start > start {
        preceding -= 1
      }
      guard comments.indices.contains(preceding), comments[preceding].end > start else {
        return candidate
      }
      let comment = comments[preceding]
      if firstVisible(in: ByteRange(comment.end, content.end)) != nil { return candidate }
      candidate = text.lines.line(containing: comment.start)
      let before = ByteRange(text.lines.start(ofLine: candidate), comment.start)
      if firstVisible(in: before) != nil { return candidate }
      candidate -= 1
    }
    return nil
  }

  /// The first byte of a range that is no white space.
  private func firstVisible(in range: ByteRange) -> Int? {
    text.slice(range).firstIndex { $0 != 0x20 && $0 != 0x09 }
  }
}
