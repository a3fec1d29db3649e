/// What is known of a condition.
public enum Certainty: Sendable, Hashable {
  case yes, no, unknown

  public init(_ value: Bool?) {
    switch value {
    case true?: self = .yes
    case false?: self = .no
    case nil: self = .unknown
    }
  }

  static prefix func ! (value: Certainty) -> Certainty {
    switch value {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }

  /// One known to be false makes the whole false, whatever the other one is.
  func and(_ other: Certainty) -> Certainty {
    switch (self, other) {
    case (.no, _), (_, .no): .no
    case (.yes, .yes): .yes
    default: .unknown
    }
  }

  func or(_ other: Certainty) -> Certainty { !(!self).and(!other) }
}

extension SyntaxTree {
  /// The value of `a && b || c`, where `&&` binds more tightly; unknown with any other operator.
  func certainty(ofSequence node: NodeID, operand: (NodeID) -> Certainty) -> Certainty {
    var anyOf: Certainty = .no
    var allOf: Certainty = .yes
    for child in children(node) {
      if kind(child) == .binaryOperator {
        if name(child, is: "||") {
          anyOf = anyOf.or(allOf)
          allOf = .yes
        } else if !name(child, is: "&&") {
          return .unknown
        }
      } else {
        allOf = allOf.and(operand(child))
      }
    }
    return anyOf.or(allOf)
  }
}
