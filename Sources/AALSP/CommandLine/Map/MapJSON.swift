import AAAnalysis

/// The map for programs: one object, described by `protocol-fixtures/reports/map.schema.json`.
///
/// Lines and columns are 1-based, columns count Unicode scalars, `byte` is a 0-based offset into
/// the file's text as UTF-8. Every member is always there.
struct MapJSON: MapPrinter {
  func text(of report: MapReport) -> String {
    var json = JSONWriter()
    var texts = TextCache(report.text)
    json.object { json in
      json.key("version")
      json.number(1)
      json.key("roots")
      json.array(report.map.roots) { json, root in
        json.object { json in
          json.member("kind", root.kind.rawValue)
          json.member("owner", root.owner)
          json.location(root.location, report.paths, &texts)
          json.key("screens")
          json.array(root.screens) { json, screen in json.string(report.map.screens[screen].id) }
          json.findings(root.findings, report.paths, &texts)
        }
      }
      json.key("screens")
      json.array(report.map.screens.indices) { json, screen in
        write(screen, of: report, &texts, to: &json)
      }
      json.key("truncated")
      json.boolean(report.map.isTruncated)
      json.key("problems")
      json.array(report.problems) { json, problem in
        json.object { json in
          json.member("file", problem.path)
          json.member("message", problem.message)
        }
      }
    }
    return json.text + "\n"
  }

  private func write(
    _ number: Int, of report: MapReport, _ texts: inout TextCache, to json: inout JSONWriter
  ) {
    let screen = report.map.screens[number]
    json.object { json in
      json.member("id", screen.id)
      json.member("name", screen.name)
      json.member("kind", Self.name(of: screen.kind))
      json.key("root")
      json.number(screen.root)
      json.location(screen.location, report.paths, &texts)
      json.texts("titles", screen.titles)
      json.texts("icons", screen.icons)
      json.key("complete")
      json.boolean(screen.isComplete)
      json.key("controls")
      json.array(screen.controls) { json, control in
        json.object { json in
          json.member("kind", control.kind.rawValue)
          json.member("view", control.view)
          json.texts("labels", control.labels)
          json.texts("icons", control.icons)
          json.member("place", control.place.rawValue)
          json.key("repeated")
          json.boolean(control.isRepeated)
          json.location(control.location, report.paths, &texts)
        }
      }
      json.key("links")
      json.array(report.map.links(from: number)) { json, link in
        json.object { json in
          json.member("to", report.map.screens[link.to].id)
          json.member("kind", Self.name(of: link.kind))
          json.texts("labels", link.labels)
          json.location(link.location, report.paths, &texts)
        }
      }
      json.findings(screen.findings, report.paths, &texts)
    }
  }

  private static func name(of kind: Screen.Kind) -> String {
    switch kind {
    case .root: "root"
    case .link: "link"
    case .destination: "destination"
    case .sheet: "sheet"
    case .fullScreenCover: "fullScreenCover"
    case .popover: "popover"
    case .tab: "tab"
    }
  }
}

extension JSONWriter {
  fileprivate mutating func texts(_ name: String, _ texts: [MappedText]) {
    key(name)
    array(texts) { json, text in
      json.object { json in
        switch text {
        case .literal(let literal):
          json.member("kind", "literal")
          json.member("text", literal)
        case .expression(let source):
          json.member("kind", "expression")
          json.member("text", source)
        }
      }
    }
  }

  /// The member `findings`; what `aalsp check` tells beside is found by rule and place.
  fileprivate mutating func findings(
    _ findings: [Finding], _ paths: ShownPaths, _ cache: inout TextCache
  ) {
    key("findings")
    array(findings) { json, finding in
      json.object { json in
        json.member("rule", finding.rule)
        json.member("severity", finding.severity.rawValue)
        json.member("message", finding.message)
        json.location(finding.location, paths, &cache)
      }
    }
  }
}
