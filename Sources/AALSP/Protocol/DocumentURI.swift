import AAAnalysis

/// Chapter "URI".
extension LSP {
  /// A document's URI: exactly as the client wrote it, because clients compare what they get back
  /// letter for letter, and a normal form, by which documents are told apart.
  struct DocumentURI: Sendable {
    /// As it was written.
    let text: String
    /// The normal form. A `file` URI's is its path: percent-decoded, `.` and `..` resolved, no
    /// doubled or trailing slash, a drive's letter in lower case. Any other URI's is the URI
    /// itself, its scheme in lower case.
    let file: FileID
    /// Whether it names a file, which may yet not be written.
    let isFile: Bool

    init(_ text: String) {
      self.text = text
      if let path = Self.path(ofFileURI: text) {
        file = FileID(path)
        isFile = true
      } else {
        let scheme = text.firstIndex(of: ":").map { text[..<$0] } ?? ""
        file = FileID(scheme.lowercased() + text.dropFirst(scheme.count))
        isFile = false
      }
    }

    /// The URI of an absolute path, with everything escaped but RFC 3986's unreserved characters.
    init(path: String) {
      self.init("file://" + Self.escaped(path))
    }
  }
}

extension LSP.DocumentURI: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.file == right.file }
  func hash(into hasher: inout Hasher) { hasher.combine(file) }
}

extension LSP.DocumentURI: Codable {
  init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension LSP.DocumentURI {
  /// A path with `%XX` for every byte but letters, digits, `-`, `.`, `_`, `~` and `/`.
  static func escaped(_ path: String) -> String {
    var result: [UInt8] = []
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.append(byte)
      default:
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The path that a `file` URI names, or nil where the URI is no such thing, or its path cannot be
  /// one: it holds a NUL, or bytes that are no UTF-8.
  ///
  /// A `?` or `#` belongs to the path: documents have no query and no fragment, and some clients
  /// leave them bare.
  private static func path(ofFileURI text: String) -> String? {
    guard text.prefix(5).lowercased() == "file:" else { return nil }
    var rest = text.dropFirst(5)
    var host = ""
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      host = String(rest.prefix { $0 != "/" })
      rest = rest.dropFirst(host.count)
      // `file://c:/…`: a drive where the host belongs.
      if isDrive(host) {
        rest = "/" + host + rest
        host = ""
      }
    }
    guard let decoded = percentDecoded(rest), !decoded.contains("\0") else { return nil }
    var path = normalised(decoded)
    if !host.isEmpty, host.lowercased() != "localhost" {
      path = "//" + host.lowercased() + path
    }
    return path
  }

  private static func normalised(_ path: String) -> String {
    let path = FilePath.absolute(path, in: "/")
    let drive = path.dropFirst().prefix(2)
    guard isDrive(drive), path.dropFirst(3).first ?? "/" == "/" else { return path }
    return "/" + drive.lowercased() + path.dropFirst(3)
  }

  private static func isDrive(_ text: some StringProtocol) -> Bool {
    let bytes = Array(text.utf8.prefix(3))
    guard bytes.count == 2, let letter = bytes.first else { return false }
    return (0x61...0x7A).contains(letter | 0x20) && bytes.last == UInt8(ascii: ":")
  }

  /// Bytes that are no well-formed escape stand for themselves.
  private static func percentDecoded(_ text: Substring) -> String? {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var cursor = 0
    while cursor < bytes.count {
      if bytes[cursor] == UInt8(ascii: "%"), cursor + 2 < bytes.count,
        let high = hexDigit(bytes[cursor + 1]), let low = hexDigit(bytes[cursor + 2])
      {
        result.append(high << 4 | low)
        cursor += 3
      } else {
        result.append(bytes[cursor])
        cursor += 1
      }
    }
    // What is no UTF-8 comes out of the decoding changed.
    let decoded = String(decoding: result, as: UTF8.self)
    return decoded.utf8.elementsEqual(result) ? decoded : nil
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
