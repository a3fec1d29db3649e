/// What it takes to bring one app into Assistive Access: planned here, done by whoever asked.
public struct AdoptionPlan: Sendable {
  public enum Outcome: Sendable, Equatable {
    /// There is something to change.
    case planned
    /// The app has its scene and its key, as far as can be told.
    case complete
    /// It cannot be told what to change: why, in a sentence.
    case undecided(String)
  }

  /// Something that is to be known or done beside the changes.
  public struct Remark: Hashable, Sendable {
    /// A sentence or two.
    public let message: String
    /// What it is about; an empty range at the start stands for a whole file.
    public let location: Location

    init(_ message: String, at location: Location) {
      self.message = message
      self.location = location
    }

    init(_ message: String, at file: FileID) {
      self.init(message, at: Location(file: file, range: ByteRange(at: 0)))
    }
  }

  /// How the app is called: as its targets are, or as the type in which it begins.
  public let name: String
  /// The names of the targets that are built from the app; empty where no project tells of any.
  public let targets: [String]
  /// The name of the type in which the app begins; the start of the project file where that is not
  /// known.
  public let place: Location
  public internal(set) var outcome = Outcome.planned
  /// One for each file, in the order of the paths.
  public internal(set) var changes: [FileChange] = []
  public internal(set) var remarks: [Remark] = []

  /// The changes as one fix; nil where there are none.
  public var fix: Fix? {
    guard outcome == .planned, !changes.isEmpty else { return nil }
    return Fix(title: "Prepare \(name) for Assistive Access", changes: changes)
  }
}

extension AdoptionPlan {
  /// All changes together, one for each file; apps that are built from the same files share edits.
  /// Nil where two of them contradict each other.
  public static func union(of adoptions: [AdoptionPlan]) -> [FileChange]? {
    var changes = ChangeSet()
    for adoption in adoptions {
      guard changes.add(adoption.changes) else { return nil }
    }
    return changes.all
  }
}

/// Why nothing can be planned for an app, in a sentence.
struct AdoptionRefusal: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}

/// Changes of several files, put together piece by piece.
struct ChangeSet: Sendable {
  private var edits: [FileID: [TextEdit]] = [:]
  private var created: [FileID: String] = [:]

  /// One change for each file, in the order of the paths.
  var all: [FileChange] {
    let edited = edits.map { FileChange.edit($0.key, $0.value.sorted { $0.range < $1.range }) }
    let created = created.map { FileChange.create($0.key, $0.value) }
    return (edited + created).sorted { $0.file < $1.file }
  }

  var isEmpty: Bool { edits.isEmpty && created.isEmpty }

  /// The files that are to be created.
  var createdFiles: Set<FileID> { Set(created.keys) }

  /// Adds changes, those apart that are there already; false, and nothing added, where one
  /// contradicts what is there.
  mutating func add(_ changes: [FileChange]) -> Bool {
    var result = self
    for change in changes {
      switch change {
      case .create(let file, let text):
        guard result.edits[file] == nil, result.created[file] ?? text == text else { return false }
        result.created[file] = text
      case .edit(let file, let new):
        guard result.created[file] == nil else { return false }
        let old = result.edits[file] ?? []
        let added = new.filter { !old.contains($0) }
        guard !added.contains(where: { edit in old.contains { $0.range.collides(edit.range) } })
        else { return false }
        result.edits[file] = old + added
      }
    }
    self = result
    return true
  }
}

extension ByteRange {
  /// Whether edits of the two ranges depend on each other's order.
  fileprivate func collides(_ other: ByteRange) -> Bool {
    self == other || (start < other.end && other.start < end)
  }
}
