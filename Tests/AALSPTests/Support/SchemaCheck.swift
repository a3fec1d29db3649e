@testable import AALSP

/// Holds a JSON value against a schema, as far as the schemas of this repository go: `type`,
/// `const`, `enum`, `properties`, `required`, `additionalProperties`, `items`, `minimum`,
/// `maximum`, `anyOf`, local `$ref`.
struct SchemaCheck {
  let schema: JSONValue

  /// What does not fit, each with its place.
  func violations(in value: JSONValue) -> [String] {
    violations(in: value, schema, at: "")
  }

  private func violations(in value: JSONValue, _ schema: JSONValue, at place: String) -> [String] {
    var result: [String] = []
    if case .string(let reference)? = schema["$ref"] {
      var target: JSONValue? = self.schema
      for name in reference.split(separator: "/").dropFirst() { target = target?[String(name)] }
      guard let target else { return ["\(place): \(reference) leads nowhere"] }
      result += violations(in: value, target, at: place)
    }
    if let type = schema["type"] {
      let types = Self.elements(of: type) ?? [type]
      if !types.contains(where: { Self.has(value, type: $0) }) {
        result.append("\(place): is no \(types)")
      }
    }
    if let constant = schema["const"], constant != value {
      result.append("\(place): is not \(constant)")
    }
    if let choices = schema["enum"].flatMap(Self.elements), !choices.contains(value) {
      result.append("\(place): \(value) is none of \(choices)")
    }
    if case .object(let members) = value {
      for case .string(let name) in schema["required"].flatMap(Self.elements) ?? []
      where members[name] == nil {
        result.append("\(place): lacks \(name)")
      }
      for (name, member) in members.sorted(by: { $0.key < $1.key }) {
        if let property = schema["properties"]?[name] {
          result += violations(in: member, property, at: "\(place)/\(name)")
        } else if schema["additionalProperties"] == .bool(false) {
          result.append("\(place): \(name) is not described")
        } else if let other = schema["additionalProperties"], other != .bool(true) {
          result += violations(in: member, other, at: "\(place)/\(name)")
        }
      }
    }
    if let choices = schema["anyOf"].flatMap(Self.elements),
      choices.allSatisfy({ !violations(in: value, $0, at: place).isEmpty })
    {
      result.append("\(place): fits none of \(choices.count)")
    }
    if let number = Self.number(value) {
      if let least = schema["minimum"].flatMap(Self.number), number < least {
        result.append("\(place): \(number) is less than \(least)")
      }
      if let most = schema["maximum"].flatMap(Self.number), number > most {
        result.append("\(place): \(number) is more than \(most)")
      }
    }
    if let items = schema["items"], let elements = Self.elements(of: value) {
      for (index, element) in elements.enumerated() {
        result += violations(in: element, items, at: "\(place)/\(index)")
      }
    }
    return result
  }

  private static func number(_ value: JSONValue) -> Double? {
    switch value {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  private static func elements(of value: JSONValue) -> [JSONValue]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  private static func has(_ value: JSONValue, type: JSONValue) -> Bool {
    switch (type, value) {
    case (.string("object"), .object), (.string("array"), .array), (.string("string"), .string),
      (.string("boolean"), .bool), (.string("null"), .null), (.string("integer"), .integer),
      (.string("number"), .integer), (.string("number"), .number):
      true
    default: false
    }
  }
}
