import AAAnalysis

@testable import AALSP

/// The JSON schema of configuration files, made from the catalogue: editors complete and explain by
/// it.
struct ConfigurationSchema {
  /// Where it is kept, seen from the repository's folder.
  static let path = "editors/schema/aalsp.schema.json"

  private var json = JSONWriter()

  /// The schema, with a line end.
  static var text: String {
    var schema = ConfigurationSchema()
    schema.write()
    return schema.json.text + "\n"
  }

  private mutating func write() {
    json.object { json in
      json.member("$schema", "http://json-schema.org/draft-07/schema#")
      json.member("title", "aalsp")
      json.member(
        "description",
        """
        What holds for the files of this folder, and of the folders below it that have no \
        configuration of their own.
        """)
      json.closedObject { json in
        json.key("$schema")
        json.object { $0.member("type", "string") }
        json.property("extends", "The path of a configuration that this one refines.") {
          $0.member("type", "string")
        }
        json.strings(
          "exclude",
          """
          Patterns of files that are not looked at: `Generated/**`, `*.g.swift`. With a slash inside \
          they are meant from this folder on, without one they count in every folder.
          """)
        json.property("rules", "Rules: `off`, a severity, or an object with options.") { json in
          json.closedObject { json in
            for rule in RuleCatalogue.all { json.rule(rule.description) }
          }
        }
        json.property(
          "components",
          "The team's own views and modifiers, each with the native one that it stands for."
        ) { json in
          json.member("type", "object")
          json.key("additionalProperties")
          json.object { $0.member("type", "string") }
        }
        json.property("scope", "What Assistive Access shows beyond what the code says.") { json in
          json.closedObject { $0.strings("roots", "Names of views that Assistive Access shows.") }
        }
      }
      json.key("definitions")
      json.object { json in
        json.property("level", "The severity of all findings of a rule, or `off`.") { json in
          json.key("enum")
          json.array(["off", "error", "warning", "information", "hint"]) { $0.string($1) }
        }
      }
    }
  }
}

extension JSONWriter {
  /// The members of a schema that takes an object with these members alone.
  fileprivate mutating func closedObject(_ properties: (inout JSONWriter) -> Void) {
    member("type", "object")
    key("additionalProperties")
    boolean(false)
    key("properties")
    object(properties)
  }

  /// A member that is described by a schema.
  fileprivate mutating func property(
    _ name: String, _ description: String, _ members: (inout JSONWriter) -> Void
  ) {
    key(name)
    object { json in
      json.member("description", description)
      members(&json)
    }
  }

  fileprivate mutating func strings(_ name: String, _ description: String) {
    property(name, description) { json in
      json.member("type", "array")
      json.key("items")
      json.object { $0.member("type", "string") }
    }
  }

  fileprivate mutating func rule(_ rule: RuleDescription) {
    let severity = rule.severity?.rawValue ?? "off"
    property(rule.id, "\(rule.title) (\(severity) by default).") { json in
      json.key("anyOf")
      json.array([false, true]) { json, isObject in
        json.object { json in
          guard isObject else {
            json.member("$ref", "#/definitions/level")
            return
          }
          json.closedObject { json in
            json.key("severity")
            json.object { $0.member("$ref", "#/definitions/level") }
            for option in rule.options { json.option(option) }
          }
        }
      }
    }
  }

  private mutating func option(_ option: RuleOption) {
    property(option.name, "\(option.meaning) (\(option.shownDefault) by default)") { json in
      json.member("type", option.isWhole ? "integer" : "number")
      json.key("minimum")
      json.number(option.allowed.lowerBound)
      json.key("maximum")
      json.number(option.allowed.upperBound)
      json.key("default")
      json.number(option.defaultValue)
    }
  }
}
