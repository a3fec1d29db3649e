/// A configuration file that cannot be used as it is. Judged where configuration is read, apart
/// from all other rules.
enum ConfigurationInvalid: Rule {
  static func check(_ context: RuleContext) -> [Finding] { [] }

  static let description = RuleDescription(
    id: "configuration-invalid", family: .hygiene, severity: .error,
    title: "A configuration says what cannot be understood",
    problem: """
      A configuration file (`.aalsp.json` or `aalsp.json`) is no JSON, names a rule, an option or a \
      setting that does not exist, gives a value that makes no sense, or extends a file that is not \
      there.
      """,
    impact: """
      What cannot be understood is not in force, though whoever wrote it believes that it is. A rule \
      that was meant to be an error stays a hint, and what it would have stopped reaches the person \
      who uses the app.
      """,
    remedy: """
      Correct the place that is marked. `aalsp explain RULE` lists the options of a rule. Until then \
      the rest of the file counts; where it is no JSON at all, what it said last does.
      """,
    facts: [], sources: [], hasFix: true, examples: examples)
}

extension ConfigurationInvalid {
  private static func example(
    _ caption: String, isDocumentation: Bool = false, _ text: String, fixed: String? = nil,
    beside others: [String: String] = [:]
  ) -> RuleExample {
    let files = [RuleExample.File(".aalsp.json", text, fixed: fixed)]
    return RuleExample(
      caption, isDocumentation: isDocumentation,
      files: files + others.sorted { $0.key < $1.key }.map { RuleExample.File($0.key, $0.value) })
  }

  private static let examples = [
    example(
      "A misspelled rule", isDocumentation: true,
      """
      {
        "rules": {
          ⟦"text-smal"⟧: "off",
          "target-small": { "severity": "error", "minimum": 48 }
        }
      }

      """,
      fixed: """
        {
          "rules": {
            "text-small": "off",
            "target-small": { "severity": "error", "minimum": 48 }
          }
        }

        """),
    example(
      "A severity that does not exist", "{ \"rules\": { \"text-small\": ⟦\"warn\"⟧ } }\n",
      fixed: "{ \"rules\": { \"text-small\": \"warning\" } }\n"),
    example(
      "A number out of range", "{ \"rules\": { \"target-small\": { \"minimum\": ⟦-1⟧ } } }\n"),
    example(
      "A name that may be one of two", "{ \"rules\": { ⟦\"label-without\"⟧: \"error\" } }\n"),
    example("A setting that does not exist", "{ ⟦\"ignore\"⟧: [\"Generated\"] }\n"),
    example(
      "A setting that stands twice",
      "{ \"exclude\": [\"Old\"], ⟦\"exclude\"⟧: [\"Generated\"] }\n"),
    example(
      "A comma too many", isDocumentation: true, "{ \"exclude\": [\"Generated\"⟦,⟧] }\n",
      fixed: "{ \"exclude\": [\"Generated\"] }\n"),
    example(
      "A native view that does not exist", "{ \"components\": { \"Big\": ⟦\"Buton\"⟧ } }\n",
      fixed: "{ \"components\": { \"Big\": \"Button\" } }\n"),
    example("A file that is not there", "{ \"extends\": ⟦\"shared/base.json\"⟧ }\n"),
    example(
      "Files that extend each other", "{ \"extends\": ⟦\"Kit/.aalsp.json\"⟧ }\n",
      beside: ["Kit/.aalsp.json": "{ \"extends\": ⟦\"../.aalsp.json\"⟧ }\n"]),
    example(
      "A second file in the same folder", "{ \"exclude\": [\"Old\"] }\n",
      beside: ["aalsp.json": "⟦{⟧ \"exclude\": [\"Generated\"] }\n"]),
    example(
      "Everything that can be said", isDocumentation: true,
      """
      {
        "extends": "Shared/base.json",
        "exclude": ["Generated/**", "*.g.swift"],
        "rules": {
          "text-small": "off",
          "target-small": { "severity": "error", "minimum": 44 }
        },
        "components": { "BigButton": "Button", "screenIcon": "assistiveAccessNavigationIcon" },
        "scope": { "roots": ["CalmRootView"] }
      }

      """, beside: ["Shared/base.json": "{ \"rules\": { \"tab-view\": \"warning\" } }\n"]),
    example("Nothing at all", "{}\n"),
    example("A byte order mark", "\u{FEFF}{ \"$schema\": \"aalsp.schema.json\" }\n"),
    example(
      "JSON of another purpose", "{}\n",
      beside: ["settings.json": "{ \"rules\": { \"a\": 1 } }\n"]),
  ]
}
