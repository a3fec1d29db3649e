/// What happens when an action runs: what it deletes, which states it sets, what else it calls.
///
/// Made by following calls through the functions of the workspace, without types of its own: what
/// could not be followed is named, not guessed.
public struct ActionEffects: Sendable {
  public internal(set) var deletions: [Deletion] = []
  /// Stored things that are made or replaced; they tell a deletion from a replacement.
  public internal(set) var insertions: [Insertion] = []
  public internal(set) var stateChanges: [StateChange] = []
  /// Elements taken out of a collection in memory.
  public internal(set) var removals: [StateChange] = []
  /// Where a session is made or started in which a person signs in on a web page.
  public internal(set) var webSessions: [WebSession] = []
  /// Functions of the workspace that are run, those apart that change nothing.
  public internal(set) var calls: [MemberReference] = []
  /// Calls that lead out of what the workspace says.
  public internal(set) var unresolvedCalls: [UnresolvedCall] = []
  /// How many of them may change something.
  var changingCalls = 0
  /// Whether it closes the screen that it is on.
  public internal(set) var dismisses = false
  /// Actions that were given where the view or function around is used, outermost last.
  public internal(set) var passedActions: [SyntaxReference] = []
  /// Statements that were read; none for an empty action.
  public internal(set) var statementCount = 0
  /// How many branches depend on an answer that is waited for.
  var awaitedAnswers = 0
  /// False where the action is too large to be followed to its end.
  public internal(set) var isComplete = true

  public init() {}

  /// Something stored that is gone afterwards.
  public struct Deletion: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
      /// An object of SwiftData or Core Data.
      case object
      case file, defaults, keychain, database, cloud, calendar, contact, health
    }

    public let kind: Kind
    /// The call that deletes.
    public let reference: SyntaxReference
    /// The name of what is called.
    public let nameRange: ByteRange
    var place: ActionPlace
  }

  public struct Insertion: Sendable, Hashable {
    public let kind: Deletion.Kind
    var place: ActionPlace
  }

  /// The use of a web authentication session.
  public struct WebSession: Sendable, Hashable {
    /// The call.
    public let reference: SyntaxReference
    /// The name of the session's type, or of the environment's value.
    public let nameRange: ByteRange
  }

  /// An assignment to a property.
  public struct StateChange: Sendable, Hashable {
    public enum Value: Sendable, Hashable {
      case isTrue, isFalse, isNil
      /// `""`, `[]`, `[:]`.
      case isEmpty
      /// `toggle()`.
      case toggled
      /// Anything else that is assigned.
      case other
    }

    public let key: StateKey
    /// Every name by which the state is known between the assignment and its owner.
    public let aliases: [String]
    public let value: Value
    /// The case that is assigned, as in `sheet = .settings`.
    var option: String?

    /// Whether it may bring something up, rather than take it away.
    public var opens: Bool { value == .isTrue || value == .toggled || value == .other }
    /// Whether it may take something away.
    public var closes: Bool { value != .isTrue && value != .other }
    var place: ActionPlace
  }

  public struct UnresolvedCall: Sendable, Hashable {
    /// What is called.
    public let name: String
    /// The first name of the chain that is called on: `store` of `store.items.send()`.
    public let root: String?
    /// The case that is passed first, as in `store.send(.refresh)`.
    var option: String?
    /// Whether what is called is a closure that the type around was given, and that is not known.
    var isGiven = false
    /// Whether it is not known what is called: what a foreign function made, or one of several
    /// functions with that name.
    var isUnknown = false
  }
}

/// A property that holds a state.
public struct StateKey: Sendable, Hashable {
  /// The type that declares it; nil where that is unknown.
  public let owner: TypeReference?
  public let name: String
}

/// Where in an action something happens.
struct ActionPlace: Sendable, Hashable {
  /// The branches around it, outermost first.
  var branches: [ActionBranch] = []
  /// Numbers the bodies of functions and closures that were read.
  var body = 0
  /// How many functions lead from the action to here.
  var calls = 0
  /// Numbers what happens, in the order in which it is read.
  var order = 0
  /// Whether that body waits for something.
  var bodyAwaits = false
}

/// One branch of a condition in an action.
struct ActionBranch: Sendable, Hashable {
  let condition: SyntaxReference
  let branch: Int
  /// The names on which the condition depends.
  let names: Set<String>
  /// Whether an answer is waited for there that a person may give.
  var awaitsAnswer = false
}

extension ActionEffects {
  /// Whether running it changes nothing at all.
  public var isEmpty: Bool {
    statementCount == 0 && isComplete && unresolvedCalls.isEmpty && deletions.isEmpty
  }

  mutating func add(_ call: UnresolvedCall) {
    unresolvedCalls.append(call)
    if !call.isGiven && !call.changesNothing { changingCalls += 1 }
  }

  /// Grows with whatever may change something.
  var weight: Int {
    deletions.count + insertions.count + stateChanges.count + removals.count
      + changingCalls + (dismisses ? 1 : 0) + (isComplete ? 0 : 1)
  }

  /// The deletions that take something away for good: not one that replaces, not one that a second
  /// tap takes back, and not one for which the first tap only asks.
  public var lastingDeletions: [Deletion] {
    deletions.filter {
      !isTakenBack($0) && !isReplaced($0) && !isAskedInPlace($0) && !isAnswered($0)
    }
  }

  /// Whether a first tap only asks, and another one deletes; or whether the action waits for an
  /// answer before it deletes.
  public var asksInPlace: Bool {
    if deletions.isEmpty { return awaitedAnswers > 0 }
    return deletions.allSatisfy { isAskedInPlace($0) || isAnswered($0) }
  }

  /// Whether it depends on an answer for which the action waits.
  private func isAnswered(_ deletion: Deletion) -> Bool {
    deletion.place.branches.contains(where: \.awaitsAnswer)
  }

  /// Whether the other branch puts back what this one deletes, as a toggle does.
  private func isTakenBack(_ deletion: Deletion) -> Bool {
    insertions.contains { insertion in
      insertion.kind == deletion.kind && parts(deletion.place, insertion.place)
    }
  }

  /// Whether what is deleted is written anew: what was fetched over what was kept, an entry over
  /// the one before; or whether, far from the action, one store is brought in line with another.
  private func isReplaced(_ deletion: Deletion) -> Bool {
    insertions.contains { insertion in
      guard insertion.kind == deletion.kind else { return false }
      let isObject = deletion.kind == .object
      if deletion.place.calls >= (isObject ? 4 : 2) { return true }
      return insertion.place.body == deletion.place.body
        && insertion.place.order > deletion.place.order
        && (!isObject || deletion.place.bodyAwaits)
    }
  }

  /// Whether the action deletes only after it was tapped before: the branch that does not delete
  /// sets the state on which the other one depends.
  private func isAskedInPlace(_ deletion: Deletion) -> Bool {
    deletion.place.branches.contains { step in
      stateChanges.contains { change in
        change.opens && change.aliases.contains(where: step.names.contains)
          && change.place.branches.contains {
            $0.condition == step.condition && $0.branch != step.branch
          }
      }
    }
  }

  /// Whether a condition parts two places.
  private func parts(_ left: ActionPlace, _ right: ActionPlace) -> Bool {
    left.branches.contains { step in
      right.branches.contains { $0.condition == step.condition && $0.branch != step.branch }
    }
  }
}
