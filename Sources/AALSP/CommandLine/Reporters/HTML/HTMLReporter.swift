import AAAnalysis

/// The report as one page for the team and for who reviews its accessibility: the screens as the
/// person meets them, with what was found on each, and how far each app has come.
///
/// The page loads nothing and runs nothing. Lines and columns are 1-based, columns count Unicode
/// scalars.
struct HTMLReporter: Reporter {
  func write(_ report: Report, to sink: any OutputSink) {
    sink.write(HTMLPage(report).html.markup)
  }
}

/// The page of one report.
struct HTMLPage {
  let report: Report
  let map: ScreenMap
  let apps: [AdoptionState.App]
  /// Findings that the map has no place for.
  let elsewhere: [Finding]
  /// What of the map's findings is reported.
  private let reported: Set<Finding>

  init(_ report: Report) {
    self.report = report
    map = report.overview?.map ?? ScreenMap()
    apps = report.overview?.adoption.apps ?? []
    reported = Set(report.findings)
    let placed = Set(map.screens.flatMap(\.findings) + map.roots.flatMap(\.findings))
    elsewhere = report.findings.filter { !placed.contains($0) }
  }

  /// Of findings of the map those that are reported.
  func shown(_ findings: [Finding]) -> [Finding] { findings.filter(reported.contains) }

  var html: HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="aalsp \(Version.current)">
    <title>\(title)</title>
    <style>
    \(HTMLStyle.sheet)
    </style>
    </head>
    <body>
    <a class="skip" href="#report">Skip to the report</a>
    <header>
    <h1>\(title)</h1>
    <p>\(TextReporter.summary(of: report)).</p>
    \(numbers)</header>
    \(contents)<main id="report" tabindex="-1">
    \(problems)\(adoption)\(screens)\(findingsElsewhere)\(rules)</main>
    <footer>
    <p>What cannot be resolved in the source is not reported, and whether a screen is understandable
    is for people to say: no finding is no proof. Try the app with those who use it.</p>
    <p class="quiet">Made by aalsp \(Version.current) from the source, without running the app.</p>
    </footer>
    </body>
    </html>

    """
  }

  private var title: String {
    let adopting = apps.filter { !$0.isUntouched }
    let names = (adopting.isEmpty ? apps : adopting).map(\.name)
    let subject = (1...3).contains(names.count) ? ": " + names.joined(separator: ", ") : ""
    return "Assistive Access report" + subject
  }

  private var numbers: HTML {
    var rows: [(name: String, number: Int)] = []
    if report.overview != nil {
      rows.append(("screens", map.screens.count))
      rows.append(("without an icon", map.screens.count(where: \.lacksIcon)))
    }
    for (severity, name) in [
      (Severity.error, "errors"), (.warning, "warnings"), (.information, "information"),
      (.hint, "hints"),
    ] {
      let count = report.findings.count { $0.severity == severity }
      if count > 0 || severity == .warning { rows.append((name, count)) }
    }
    rows.append(("files checked", report.checkedFiles))
    let items = rows.map { row -> HTML in
      "<div><dt>\(row.name)</dt><dd>\(row.number)</dd></div>\n"
    }
    return "<dl class=\"numbers\">\n\(items)</dl>\n"
  }

  // MARK: Contents

  private var contents: HTML {
    var items: [HTML] = []
    if !report.problems.isEmpty { items.append("<li><a href=\"#problems\">Not read</a></li>\n") }
    if !apps.isEmpty { items.append("<li><a href=\"#adoption\">State of adoption</a></li>\n") }
    let roots = map.roots.enumerated().map { number, root -> HTML in
      let count = MapWords.plural(map.screens.count { $0.root == number }, "screen")
      return """
        <li><a href="#root-\(number + 1)">\(MapWords.root(root))</a> \
        <span class="quiet">\(count)</span></li>

        """
    }
    let below: HTML = roots.isEmpty ? "" : "\n<ul>\n\(roots)</ul>\n"
    items.append("<li><a href=\"#screens\">Screens</a>\(below)</li>\n")
    if !elsewhere.isEmpty {
      items.append("<li><a href=\"#elsewhere\">Findings off the screens</a></li>\n")
    }
    if !report.findings.isEmpty {
      items.append("<li><a href=\"#rules\">Rules behind the findings</a></li>\n")
    }
    return """
      <nav aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ul>
      \(items)</ul>
      </nav>

      """
  }

  private var problems: HTML {
    if report.problems.isEmpty { return .nothing }
    let items = report.problems.map { problem -> HTML in
      "<li>\(HTML.path(problem.path)): \(problem.message)</li>\n"
    }
    return """
      <section aria-labelledby="problems">
      <h2 id="problems">Not read</h2>
      <p>What is said below may lack something, as these could not be read:</p>
      <ul>
      \(items)</ul>
      </section>

      """
  }
}
