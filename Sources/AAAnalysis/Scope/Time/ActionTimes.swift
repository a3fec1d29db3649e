/// What an action does later, or again and again: which waits it begins, which states it sets
/// before and after them, what it sets in motion.
public struct ActionTimes: Sendable {
  public internal(set) var waits: [Wait] = []
  public internal(set) var changes: [Change] = []
  public internal(set) var dismissals: [Dismissal] = []
  /// Animations that repeat forever, around a change.
  public internal(set) var animations: [Motion] = []
  /// Players that are told to play.
  public internal(set) var playbacks: [Motion] = []
  /// Waits behind which something begins whose end is not known: a request, a search.
  var busyWaits: Set<Int> = []
  /// For each wait, the states to which it scrolls.
  var scrolls: [Int: Set<StateKey>] = [:]

  public init() {}

  /// A call that lets time pass before something happens.
  public struct Wait: Sendable, Hashable {
    /// The call, in the function that goes on after it.
    public let reference: SyntaxReference
    /// The name of what is called.
    public let nameRange: ByteRange
    /// Nil where the duration is not known.
    public let seconds: Double?
    /// Whether it comes to pass again and again.
    public let repeats: Bool
    /// Whether it is given what runs afterwards.
    var takesAction = false
    /// Counts what arrived before it.
    var epoch = 0
    /// Whether work whose time is not known came before it in the same function: then only what was
    /// brought up since is taken away by it.
    var isBehindWork = false
  }

  /// A call that hands on what runs behind a wait, where the wait itself is in a helper.
  public struct Site: Sendable, Hashable {
    public let reference: SyntaxReference
    /// The name of what is called.
    public let nameRange: ByteRange
  }

  /// A state that is set.
  public struct Change: Sendable, Hashable {
    public enum Value: Sendable, Hashable {
      /// `false`, `nil`, an empty text or collection.
      case cleared
      /// An element taken out.
      case removed
      case isTrue, toggled
      /// A literal, or a value of a type, as its name or literal says: `idle`, `0`.
      case constant(String)
      /// The next or the previous one: `index += 1`.
      case stepped
      /// An element put in.
      case added
      /// One of several that are at hand: a random element, the next of a loop.
      case picked
      /// Anything else: data, an answer, a time.
      case other
    }

    public let key: StateKey
    public let value: Value
    /// The wait behind which it happens; nil for what happens at once.
    public let wait: Int?
    /// Where that is asked for, if not at the wait itself.
    public let site: Site?
    /// How many functions lead from the wait to it.
    let calls: Int
    let branches: [ActionBranch]
    /// Counts what arrived before it: equal for changes without work between them.
    let epoch: Int

    /// Whether it may bring something up.
    var shows: Bool { value != .cleared && value != .removed }
  }

  /// The screen is closed.
  public struct Dismissal: Sendable, Hashable {
    public let wait: Int?
    public let site: Site?
    let calls: Int
    let branches: [ActionBranch]
  }

  /// Something that moves from then on.
  public struct Motion: Sendable, Hashable {
    public let reference: SyntaxReference
    /// The name of what is called.
    public let nameRange: ByteRange
    let branches: [ActionBranch]
  }
}

extension ActionClock {
  /// Numbers the parts of an action.
  struct Epochs {
    /// The one that is read.
    var current = 0
    /// How many have begun, beside the first.
    var count = 0

    /// Begins another one.
    mutating func begin() {
      count += 1
      current = count
    }

    /// The number of one of these, or of one that began since: counted from here.
    func relative(_ epoch: Int) -> Int { epoch == current ? 0 : epoch - count }

    /// The number of one that was counted from here.
    func absolute(_ epoch: Int) -> Int { epoch == 0 ? current : epoch + count }

    /// These, when so many more have begun, and the last of them, counted from here, is read.
    func after(_ other: (count: Int, last: Int)) -> Epochs {
      Epochs(current: absolute(other.last), count: count + other.count)
    }
  }

  /// Functions that are followed into each other. What lies deeper is work of its own.
  static let maximumCalls = 4
}

/// What is kept of time while an action is read.
struct ActionClock {
  var times = ActionTimes()
  /// The wait behind which stands what is read now.
  var current: Int?
  /// The calls that lead to what is read, outermost first.
  var sites: [ActionTimes.Site] = []
  /// Loops around what is read.
  var loopDepth = 0
  /// Names that loops around give their elements; false for numbers that are counted.
  var loopNames: [String: Bool] = [:]
  /// Calls, or what they call, that lead out of what the workspace says.
  var unresolved: Set<SyntaxReference> = []
  /// Work items that properties hold: the closure and its context.
  var workItems: [StateKey: WorkItem] = [:]
  /// How many functions are being read where each wait begins.
  var depths: [Int] = []
  /// How many calls led out of what the workspace says when each wait began.
  var unresolvedCounts: [Int] = []
  /// The part of the action that is read: what is awaited ends one, and an answer is one.
  var epochs = Epochs()
  /// Answers around what is read.
  var answerDepth = 0
  /// Functions that call themselves behind a wait, and were entered for that.
  var reentered: Set<MemberReference> = []

  struct WorkItem {
    let closure: NodeID
    let context: Int
  }
}
