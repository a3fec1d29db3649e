/// A type by its name, with the place from which the name is looked up.
struct NamedType: Sendable, Hashable {
  /// Without outer types, generic arguments and optional marks.
  var name: String
  /// The outer types that are written before it.
  var outer: [String] = []
  /// Of a collection: the element's type, as it is written.
  var element: String?
  var file: FileID
  var owner: TypeReference?
  /// Whether it stands for the type itself, as in `Store.shared`.
  var isMetatype = false

  init(
    name: String, element: String? = nil, file: FileID, owner: TypeReference? = nil,
    isMetatype: Bool = false
  ) {
    self.name = name
    self.element = element
    self.file = file
    self.owner = owner
    self.isMetatype = isMetatype
  }

  /// Reads a type as it is written; nil for functions and tuples.
  init?(text: String, file: FileID, owner: TypeReference?) {
    // Longer than anything that is written by hand; it also bounds the recursion.
    guard text.utf8.count <= 512 else { return nil }
    if let plain = NamedType.plainName(text) {
      self.init(name: plain, file: file, owner: owner)
      return
    }
    var text = Substring(text)
    while let shorter = NamedType.unwrapped(text) { text = shorter }
    if text.first == "[", text.last == "]" {
      let inner = text.dropFirst().dropLast()
      if let colon = NamedType.index(of: ":", in: inner) {
        let value = inner[inner.index(after: colon)...]
        self.init(
          name: "Dictionary", element: NamedType.trimmed(value), file: file, owner: owner)
      } else {
        self.init(name: "Array", element: NamedType.trimmed(inner), file: file, owner: owner)
      }
      return
    }
    guard let first = text.first, first.isLetter || first == "_" else { return nil }
    guard NamedType.index(of: "-", in: text) == nil, !text.utf8.contains(UInt8(ascii: "&")) else {
      return nil
    }
    var arguments: Substring?
    if text.last == ">", let open = text.firstIndex(of: "<") {
      arguments = text[text.index(after: open)...].dropLast()
      text = text[..<open]
    }
    var names = text.split(separator: ".").map(String.init)
    guard let name = names.popLast() else { return nil }
    if let arguments, NamedType.wrappers.contains(name) {
      self.init(text: NamedType.trimmed(arguments), file: file, owner: owner)
      return
    }
    let element = arguments.flatMap {
      NamedType.index(of: ",", in: $0) == nil ? NamedType.trimmed($0) : nil
    }
    self.init(name: name, element: element, file: file, owner: owner)
    outer = names
  }

  /// The text, where it is one name and nothing else, as most types are; nil otherwise.
  private static func plainName(_ text: String) -> String? {
    guard let first = text.utf8.first, first < UInt8(ascii: "0") || first > UInt8(ascii: "9"),
      text.utf8.allSatisfy({ byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: false
        }
      })
    else { return nil }
    return text
  }

  /// Types that stand for what they hold.
  private static let wrappers: Set<String> = [
    "Binding", "Optional", "Published", "State", "Bindable", "ObservedObject", "StateObject",
  ]

  private static let prefixes = [
    "any ", "some ", "inout ", "borrowing ", "consuming ", "sending ", "@escaping ", "@Sendable ",
    "@MainActor ", "@ViewBuilder ", "@autoclosure ",
  ]

  /// Without one prefix, optional mark or pair of parentheses; nil where there is none.
  private static func unwrapped(_ text: Substring) -> Substring? {
    for prefix in prefixes where text.hasPrefix(prefix) { return text.dropFirst(prefix.count) }
    if text.last == "?" || text.last == "!" { return text.dropLast() }
    if text.first == " " { return text.dropFirst() }
    if text.last == " " { return text.dropLast() }
    if text.first == "(", text.last == ")" {
      let inner = text.dropFirst().dropLast()
      let isOne = !inner.utf8.contains(UInt8(ascii: ",")) && !inner.utf8.contains(UInt8(ascii: "("))
      return isOne && !inner.isEmpty ? inner : nil
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }

  /// Where a character stands outside all brackets.
  private static func index(of character: Character, in text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[", "(", "<": depth += 1
      case "]", ")": depth -= 1
      // The arrow of a function type closes nothing.
      case ">" where index > text.startIndex && text[text.index(before: index)] != "-": depth -= 1
      case character where depth == 0: return index
      default: break
      }
    }
    return nil
  }
}
