import AAAnalysis

/// The report for programs: one object.
///
/// Lines and columns are 1-based, columns count Unicode scalars, `byte` is a 0-based offset into
/// the file's text as UTF-8. Members are always there, but for those that only an
/// option brings: `fixed`, `baseline`, `statistics`.
struct JSONReporter: Reporter {
  func write(_ report: Report, to sink: any OutputSink) {
    var texts = TextCache(report.text)
    var json = JSONWriter()
    json.object { json in
      json.key("version")
      json.number(1)
      json.key("findings")
      json.array(report.findings) { json, finding in
        write(finding, of: report, texts: &texts, to: &json)
      }
      json.key("files")
      json.number(report.checkedFiles)
      json.key("problems")
      json.array(report.problems) { json, problem in
        json.object { json in
          json.member("file", problem.path)
          json.member("message", problem.message)
        }
      }
      if let fixed = report.fixed {
        json.key("fixed")
        json.number(fixed.fixes)
      }
      if let baseline = report.baseline {
        json.key("baseline")
        json.object { json in
          json.key("known")
          json.number(baseline.known)
          json.key("gone")
          json.array(baseline.gone) { json, entry in
            json.object { json in
              json.member("file", entry.file)
              json.member("rule", entry.rule)
              json.member("fingerprint", entry.fingerprint)
            }
          }
        }
      }
      guard report.hasStatistics else { return }
      json.key("statistics")
      json.array(report.countsByRule) { json, entry in
        json.object { json in
          json.member("rule", entry.rule)
          json.key("count")
          json.number(entry.count)
        }
      }
    }
    sink.write(json.text)
    sink.write("\n")
  }

  private func write(
    _ finding: Finding, of report: Report, texts: inout TextCache, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("rule", finding.rule)
      json.member("severity", finding.severity.rawValue)
      json.member("message", finding.message)
      json.location(finding.location, report.paths, &texts)
      json.key("related")
      json.array(finding.related) { json, related in
        json.object { json in
          json.location(related.location, report.paths, &texts)
          json.member("message", related.message)
        }
      }
      json.key("fixes")
      json.array(finding.fixes) { json, fix in
        write(fix, of: report, texts: &texts, to: &json)
      }
      json.member("help", report.documentationURL(finding.rule))
    }
  }

  private func write(
    _ fix: Fix, of report: Report, texts: inout TextCache, to json: inout JSONWriter
  ) {
    var edits: [(file: FileID, edit: TextEdit)] = []
    var created: [(file: FileID, text: String)] = []
    for change in fix.changes {
      switch change {
      case .edit(let file, let list): edits += list.map { (file, $0) }
      case .create(let file, let text): created.append((file, text))
      }
    }
    json.object { json in
      json.member("title", fix.title)
      json.key("preferred")
      json.boolean(fix.isPreferred)
      json.key("safe")
      json.boolean(fix.isSafe)
      json.key("edits")
      json.array(edits) { json, entry in
        json.object { json in
          let place = Location(file: entry.file, range: entry.edit.range)
          json.location(place, report.paths, &texts)
          json.member("text", entry.edit.replacement)
        }
      }
      json.key("created")
      json.array(created) { json, entry in
        json.object { json in
          json.member("file", report.paths[entry.file])
          json.member("text", entry.text)
        }
      }
    }
  }
}
