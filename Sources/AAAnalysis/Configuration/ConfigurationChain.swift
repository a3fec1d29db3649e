/// A configuration file, and those that it extends, one by the other.
struct ConfigurationChain {
  /// How the chain ends.
  enum End: Hashable {
    case complete
    /// This file is extended, and not to be had.
    case missing(FileID)
    /// A file is extended that has come before.
    case circle(FileID)
    case tooLong
  }

  struct Link {
    let file: FileID
    let content: ConfigurationFile
  }

  /// More than any team puts on top of one another.
  static let limit = 32

  /// The nearest first: each refines those behind it.
  private(set) var links: [Link] = []
  private(set) var end = End.complete

  /// - Parameter read: what a file says; nil where there is none.
  init(from first: FileID, read: (FileID) -> ConfigurationFile?) {
    var next: FileID? = first
    var passed: Set<FileID> = []
    while let file = next {
      guard passed.insert(file).inserted else {
        end = .circle(file)
        return
      }
      guard links.count < Self.limit else {
        end = .tooLong
        return
      }
      guard let content = read(file) else {
        end = .missing(file)
        return
      }
      links.append(Link(file: file, content: content))
      next = content.parent?.file(from: file)
    }
  }
}
