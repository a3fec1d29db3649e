/// Which `#if`s of a file have their `#endif`, and which directives stand alone.
struct Conditionals {
  /// What a directive is to the repair of brackets.
  enum Role {
    /// An `#if` with an `#endif`.
    case begin
    /// `#else` or `#elseif` of such an `#if`.
    case middle
    case end
    /// A directive without its `#if`.
    case stray
    /// An `#if` without an `#endif`, or a branch of one: the rest of the file may belong to it.
    case open
  }

  /// Roles by the indices of their tokens, in order.
  private var roles: [(token: Int, role: Role)] = []
  private var next = 0

  init(_ tokens: [Token]) {
    /// Places in `roles` of each `#if` that is open and of its branches.
    var open: [[Int]] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .poundIf:
        open.append([roles.count])
        roles.append((index, .open))
      case .poundElse, .poundElseif:
        if !open.isEmpty { open[open.count - 1].append(roles.count) }
        roles.append((index, open.isEmpty ? .stray : .open))
      case .poundEndif:
        guard let places = open.popLast() else {
          roles.append((index, .stray))
          continue
        }
        for place in places { roles[place].role = place == places[0] ? .begin : .middle }
        roles.append((index, .end))
      default: break
      }
    }
  }

  /// The role of the token at `index`; nil for all but directives. Ask in the order of the file.
  mutating func role(at index: Int) -> Role? {
    guard next < roles.count, roles[next].token == index else { return nil }
    defer { next += 1 }
    return roles[next].role
  }
}
