import AAAnalysis

/// The report as SARIF 2.1.0, for code scanning services.
///
/// Columns count Unicode scalars, and the report says so. Paths are relative to `%SRCROOT%`, the
/// folder in which the check ran, where they can be.
struct SARIFReporter: Reporter {
  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  func write(_ report: Report, to sink: any OutputSink) {
    var texts = TextCache(report.text)
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", Self.schema)
      json.member("version", "2.1.0")
      json.key("runs")
      json.array([report]) { json, report in writeRun(report, &texts, to: &json) }
    }
    sink.write(json.text)
    sink.write("\n")
  }

  private func writeRun(_ report: Report, _ texts: inout TextCache, to json: inout JSONWriter) {
    // Every rule is listed, reported or not: services show what was looked for.
    let rules = Dictionary(
      report.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    json.object { json in
      json.key("tool")
      json.object { json in
        json.key("driver")
        json.object { json in
          json.member("name", "aalsp")
          json.member("semanticVersion", Version.current)
          json.key("rules")
          json.array(report.rules) { json, rule in write(rule, to: &json) }
        }
      }
      json.member("columnKind", "unicodeCodePoints")
      json.key("invocations")
      json.array([report.problems]) { json, problems in
        json.object { json in
          json.key("executionSuccessful")
          json.boolean(problems.isEmpty)
          json.key("toolExecutionNotifications")
          json.array(problems) { json, problem in
            json.object { json in
              json.member("level", "error")
              json.message("\(problem.path): \(problem.message)")
            }
          }
        }
      }
      json.key("results")
      json.array(report.findings) { json, finding in
        write(finding, rules[finding.rule], of: report, &texts, to: &json)
      }
    }
  }

  // MARK: Rules

  private func write(_ rule: RuleDescription, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", rule.id)
      json.key("shortDescription")
      json.object { $0.member("text", rule.title + ".") }
      json.key("fullDescription")
      json.object { $0.member("text", rule.problem) }
      if let url = rule.documentationURL { json.member("helpUri", url) }
      json.key("help")
      json.object { json in
        json.member(
          "text",
          rule.sections.map { "\($0.heading): \($0.text)" }.joined(separator: "\n\n"))
        json.member("markdown", rule.markdownPage)
      }
      json.key("defaultConfiguration")
      json.object { json in
        json.key("enabled")
        json.boolean(rule.severity != nil)
        json.member("level", Self.level(rule.severity ?? .information))
      }
      json.key("properties")
      json.object { json in
        json.key("tags")
        json.array(["accessibility", rule.family.rawValue]) { $0.string($1) }
      }
    }
  }

  static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    }
  }

  // MARK: Results

  private func write(
    _ finding: Finding, _ rule: Int?, of report: Report, _ texts: inout TextCache,
    to json: inout JSONWriter
  ) {
    let text = texts.text(of: finding.location.file)
    json.object { json in
      json.member("ruleId", finding.rule)
      if let rule {
        json.key("ruleIndex")
        json.number(rule)
      }
      json.member("level", Self.level(finding.severity))
      json.message(finding.message)
      json.key("locations")
      json.array([finding.location]) { json, location in
        json.object { json in write(location, of: report, &texts, to: &json) }
      }
      if !finding.related.isEmpty {
        json.key("relatedLocations")
        json.array(Array(finding.related.enumerated())) { json, related in
          json.object { json in
            json.key("id")
            json.number(related.offset)
            write(related.element.location, of: report, &texts, to: &json)
            json.message(related.element.message)
          }
        }
      }
      json.key("partialFingerprints")
      json.object { $0.member("aalsp/v1", Fingerprint(finding, in: text).text) }
      if !finding.fixes.isEmpty {
        json.key("fixes")
        json.array(finding.fixes) { json, fix in write(fix, of: report, &texts, to: &json) }
      }
    }
  }

  private func write(
    _ fix: Fix, of report: Report, _ texts: inout TextCache, to json: inout JSONWriter
  ) {
    json.object { json in
      json.key("description")
      json.object { $0.member("text", fix.title) }
      json.key("artifactChanges")
      json.array(fix.changes) { json, change in
        json.object { json in
          json.key("artifactLocation")
          write(artifact: change.file, of: report, to: &json)
          let edits: [TextEdit] =
            switch change {
            case .edit(_, let edits): edits
            case .create(_, let text): [TextEdit(at: 0, insert: text)]
            }
          let text = texts.text(of: change.file)
          json.key("replacements")
          json.array(edits) { json, edit in
            json.object { json in
              json.key("deletedRegion")
              json.region(edit.range, in: text)
              json.key("insertedContent")
              json.object { $0.member("text", edit.replacement) }
            }
          }
        }
      }
    }
  }

  /// The member `physicalLocation`.
  private func write(
    _ place: Location, of report: Report, _ texts: inout TextCache, to json: inout JSONWriter
  ) {
    let text = texts.text(of: place.file)
    json.key("physicalLocation")
    json.object { json in
      json.key("artifactLocation")
      write(artifact: place.file, of: report, to: &json)
      json.key("region")
      json.region(place.range, in: text)
    }
  }

  private func write(artifact file: FileID, of report: Report, to json: inout JSONWriter) {
    let path = FilePath.relative(file.path, to: report.workingFolder)
    json.object { json in
      if path.hasPrefix("/") || path == ".." || path.hasPrefix("../") {
        json.member("uri", LSP.DocumentURI(path: file.path).text)
      } else {
        json.member("uri", LSP.DocumentURI.escaped(path))
        json.member("uriBaseId", "%SRCROOT%")
      }
    }
  }
}

extension JSONWriter {
  /// The member `message`.
  fileprivate mutating func message(_ text: String) {
    key("message")
    object { $0.member("text", text) }
  }

  /// A region by lines and columns, 1-based, the end just past the last column. A file that does
  /// not exist yet, or cannot be read, has only bytes.
  fileprivate mutating func region(_ range: ByteRange, in text: SourceText?) {
    object { json in
      if let text {
        let start = text.position(at: range.start, in: .utf32)
        let end = text.position(at: range.end, in: .utf32)
        for (name, number) in [
          ("startLine", start.line + 1), ("startColumn", start.column + 1),
          ("endLine", end.line + 1), ("endColumn", end.column + 1),
        ] {
          json.key(name)
          json.number(number)
        }
      } else {
        json.key("byteOffset")
        json.number(range.start)
        json.key("byteLength")
        json.number(range.length)
      }
    }
  }
}
