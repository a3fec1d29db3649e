import AAAnalysis

/// `aalsp explain`: a rule's page, or the list of rules.
struct ExplainCommand {
  let options: ExplainOptions
  let environment: CommandEnvironment

  init(_ options: ExplainOptions, in environment: CommandEnvironment) {
    self.options = options
    self.environment = environment
  }

  func run() throws(UsageError) -> ExitStatus {
    let rules = environment.rules()
    guard let id = options.rule else {
      environment.output.write(list(of: rules))
      return .success
    }
    guard let rule = rules.first(where: { $0.id == id }) else {
      let hint = NearestName.hint(for: id, among: rules.map(\.id))
      throw UsageError("unknown rule `\(id)`\(hint)", in: .explain)
    }
    switch options.format {
    case .text: environment.output.write(RulePageText(environment.terminal).page(of: rule))
    case .markdown: environment.output.write(rule.markdownPage)
    case .json:
      var json = JSONWriter()
      json.rule(rule)
      environment.output.write(json.text + "\n")
    }
    return .success
  }

  private func list(of rules: [RuleDescription]) -> String {
    switch options.format {
    case .text: return RulePageText(environment.terminal).list(of: rules)
    case .markdown:
      let rows = rules.map { rule in
        "| `\(rule.id)` | \(rule.severity?.rawValue ?? "off") | \(rule.hasFix ? "yes" : "") "
          + "| \(rule.title.replacing("|", with: "\\|")) |\n"
      }
      return "| Rule | Severity | Fix | Reports |\n| --- | --- | --- | --- |\n" + rows.joined()
    case .json:
      var json = JSONWriter()
      json.object { json in
        json.key("version")
        json.number(1)
        json.key("rules")
        json.array(rules) { json, rule in json.rule(rule) }
      }
      return json.text + "\n"
    }
  }
}

extension JSONWriter {
  /// Everything that a rule says of itself.
  fileprivate mutating func rule(_ rule: RuleDescription) {
    object { json in
      json.member("id", rule.id)
      json.member("family", rule.family.rawValue)
      json.member("severity", rule.severity?.rawValue ?? "off")
      json.member("title", rule.title)
      json.member("problem", rule.problem)
      json.member("impact", rule.impact)
      json.member("remedy", rule.remedy)
      json.member("minimumOS", rule.minimumOS)
      json.key("hasFix")
      json.boolean(rule.hasFix)
      json.key("options")
      json.array(rule.options) { json, option in
        json.object { json in
          json.member("name", option.name)
          json.member("meaning", option.meaning)
          json.member("default", option.shownDefault)
        }
      }
      json.key("facts")
      json.array(rule.facts) { json, fact in json.string(fact) }
      json.key("sources")
      json.array(rule.sources) { json, source in
        json.object { json in
          json.member("title", source.title)
          json.member("url", source.url)
        }
      }
      json.key("examples")
      json.array(rule.shownExamples) { json, example in json.example(example) }
    }
  }

  private mutating func example(_ example: RuleExample) {
    object { json in
      json.member("caption", example.caption)
      json.key("files")
      json.array(example.files) { json, file in
        let (text, flagged) = file.unmarked
        json.object { json in
          json.member("path", file.path)
          json.member("text", text.string)
          json.key("flagged")
          json.array(flagged) { json, range in
            json.object { json in
              json.key("startByte")
              json.number(range.start)
              json.key("endByte")
              json.number(range.end)
            }
          }
          json.member("fixed", file.fixed)
        }
      }
    }
  }
}
