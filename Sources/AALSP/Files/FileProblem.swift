/// Why a file or folder could not be read, told so that its owner can put it right.
struct FileProblem: Error, Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// Nothing is at the path.
    case missing
    /// It was listed a moment ago and is gone now.
    case vanished
    case notPermitted
    /// A file was asked for.
    case isFolder
    /// A folder was asked for.
    case isNoFolder
    /// A pipe, socket or device, whose reading might never end.
    case isNoRegularFile
    /// Larger than `limit` bytes.
    case tooLarge(limit: Int)
    /// `offset` is the 0-based byte offset of the first ill-formed byte, `line` its 1-based line.
    case notUTF8(offset: Int, line: Int)
    /// The file begins as UTF-16 and does not go on so; `offset` and `line` as above.
    case notUTF16(offset: Int, line: Int)
    /// Text, but none of Swift and no property list, so that there is nothing to judge.
    case unknownKind
    /// A property list that cannot be understood, or not wholly: what is wrong on a 1-based line.
    case badPropertyList(line: Int, message: String)
    /// A configuration file that is not wholly in force: what is wrong first, on a 1-based line, at
    /// a 1-based column in Unicode scalars.
    case badConfiguration(line: Int, column: Int, message: String)
    /// The name itself is no UTF-8, so that no path can name the file.
    case nameNotUTF8
    case nameTooLong
    /// Something else is in the file than what was read from it.
    case changed
    /// A baseline that cannot be used, and why.
    case badBaseline(String)
    case tooManySymbolicLinks
    /// Any other error of the operating system, by its `errno`.
    case system(code: Int32)
  }

  /// The path that was tried.
  var path: String
  var reason: Reason

  init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Whether the file was read all the same.
  var isReadable: Bool {
    if case .badConfiguration = reason { true } else { false }
  }

  /// The problem without its path: "no such file or folder".
  var message: String {
    switch reason {
    case .missing: "no such file or folder"
    case .vanished: "the file vanished before it was read"
    case .notPermitted: "no permission to read it"
    case .isFolder: "is a folder, not a file"
    case .isNoFolder: "is not a folder"
    case .isNoRegularFile: "is not a regular file"
    case .tooLarge(let limit): "is larger than \(limit >> 20) MB, the most that is read"
    case .notUTF8(let offset, let line): "is not UTF-8: bad byte at offset \(offset), line \(line)"
    case .notUTF16(let offset, let line):
      "is not well-formed UTF-16: half a character at offset \(offset), line \(line)"
    case .unknownKind: "is neither a Swift file nor a property list"
    case .badPropertyList(let line, let message): "is a bad property list, line \(line): \(message)"
    case .badConfiguration(let line, let column, let message):
      "is no valid configuration, line \(line), column \(column): \(message)"
    case .nameNotUTF8: "holds a file whose name is not UTF-8"
    case .nameTooLong: "the path is too long"
    case .changed: "is not as it was read (changed meanwhile, or not plain UTF-8); it stays as it is"
    case .badBaseline(let reason): reason
    case .tooManySymbolicLinks: "its symbolic links lead in a circle"
    case .system(let code): SystemError.message(code)
    }
  }
}

extension FileProblem: CustomStringConvertible {
  var description: String { "\(path): \(message)" }
}
