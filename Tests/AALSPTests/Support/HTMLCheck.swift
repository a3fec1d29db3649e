/// Reads a page of HTML as strictly as XML, but for the elements that have no end, and tells what
/// is wrong with it.
struct HTMLCheck {
  private static let void: Set<String> = ["br", "hr", "img", "link", "meta", "wbr"]

  private(set) var problems: [String] = []
  private(set) var elements: [String] = []
  /// The levels of the headings, in their order.
  private(set) var headings: [Int] = []
  private var ids: Set<String> = []
  private var references: [String] = []

  init(_ page: String) {
    var open: [String] = []
    var rest = page[...]
    while let start = rest.firstIndex(of: "<") {
      let stray = rest[..<start].contains(">") && open.last != "style"
      if stray { problems.append("a stray > before \(rest[start...].prefix(20))") }
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: ">") else {
        problems.append("an open tag")
        break
      }
      let tag = rest[..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("!") { continue }
      if tag.hasPrefix("/") {
        if open.popLast() != String(tag.dropFirst()) { problems.append("</\(tag.dropFirst())>") }
        continue
      }
      let name = String(tag.prefix { $0.isLetter || $0.isNumber })
      elements.append(name)
      if !Self.void.contains(name) { open.append(name) }
      readAttributes(tag.dropFirst(name.count), of: name)
      if name.count == 2, name.hasPrefix("h"), let level = Int(name.dropFirst()) {
        headings.append(level)
      }
    }
    if !open.isEmpty { problems.append("never closed: \(open)") }
    problems += references.filter { !ids.contains($0) }.map { "nothing is called \($0)" }
    for (last, next) in zip(headings, headings.dropFirst()) where next > last + 1 {
      problems.append("h\(next) after h\(last)")
    }
  }

  private mutating func readAttributes(_ text: Substring, of element: String) {
    let attribute = #/\s+([a-z-]+)="([^"<]*)"/#
    var rest = text
    while let match = rest.prefixMatch(of: attribute) {
      let value = String(match.2)
      switch match.1 {
      case "id": if !ids.insert(value).inserted { problems.append("twice: id \(value)") }
      case "href": if value.hasPrefix("#") { references.append(String(value.dropFirst())) }
      case "aria-labelledby": references.append(value)
      case "src", "srcset", "style": problems.append("\(match.1) of \(element)")
      case _ where match.1.hasPrefix("on"): problems.append("\(match.1) of \(element)")
      default: break
      }
      rest = rest[match.range.upperBound...]
    }
    if !rest.isEmpty { problems.append("in <\(element)>: \(rest)") }
  }
}
