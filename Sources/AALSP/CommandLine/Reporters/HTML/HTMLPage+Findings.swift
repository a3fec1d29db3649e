import AAAnalysis

/// What was found, whom it affects, and what to do about it.
extension HTMLPage {
  /// Findings of one rule and severity.
  private struct Group {
    let rule: String
    let severity: Severity
    var findings: [Finding]
  }

  /// Findings by rule, the gravest first. `level` is that of the headings.
  func groups(of findings: [Finding], level: Int) -> HTML {
    var groups: [Group] = []
    for finding in findings {
      if let known = groups.firstIndex(where: {
        $0.rule == finding.rule && $0.severity == finding.severity
      }) {
        groups[known].findings.append(finding)
      } else {
        groups.append(Group(rule: finding.rule, severity: finding.severity, findings: [finding]))
      }
    }
    let sorted = groups.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }
    return "\(sorted.map { section(on: $0.element, level: level) })"
  }

  private func section(on group: Group, level: Int) -> HTML {
    let rule = report.rules.first { $0.id == group.rule }
    var texts = TextCache(report.text)
    let items = group.findings.map { item($0, &texts) }
    let why: HTML =
      rule.map { rule in
        """
        <dl class="why">
        <dt>Whom it affects</dt><dd>\(HTMLProse(rule.impact).blocks)</dd>
        <dt>What to do</dt><dd>\(HTMLProse(rule.remedy).blocks)</dd>
        </dl>

        """
      } ?? ""
    return """
      <div class="finding \(Self.style(of: group.severity))">
      <h\(level)>\(badge(group.severity)) \(rule?.title ?? group.rule)</h\(level)>
      <ul class="places">
      \(items)</ul>
      \(why)<p class="quiet">Rule <a href="#rule-\(group.rule)"><code>\(group.rule)</code></a></p>
      </div>

      """
  }

  private func item(_ finding: Finding, _ texts: inout TextCache) -> HTML {
    let related = finding.related.map { related -> HTML in
      "<p>\(HTMLProse.inline(related.message)): \(place(related.location))</p>\n"
    }
    return """
      <li>
      <p>\(HTMLProse.inline(finding.message))</p>
      <p class="quiet">\(place(finding.location))</p>
      \(excerpt(finding.location, &texts))\(related)\(fixes(of: finding))</li>

      """
  }

  private func excerpt(_ location: Location, _ texts: inout TextCache) -> HTML {
    guard let text = texts.text(of: location.file),
      let excerpt = HTMLExcerpt(of: location.range, in: text)
    else { return .nothing }
    return "<pre>\(excerpt.html)</pre>\n"
  }

  private func fixes(of finding: Finding) -> HTML {
    if finding.fixes.isEmpty { return .nothing }
    let titles = finding.fixes.map { fix -> HTML in "\(HTMLProse.inline(fix.title))" }
    return "<p>Fix: \(HTML.joined(titles, by: "; or: ")).</p>\n"
  }

  /// `path:line:column`, both 1-based, the column in scalars.
  func place(_ location: Location) -> HTML {
    let path = report.paths[location.file]
    guard let text = report.text(location.file) else { return HTML.path(path) }
    let position = text.position(at: location.range.start, in: .utf32)
    return HTML.path("\(path):\(position.line + 1):\(position.column + 1)")
  }

  private func badge(_ severity: Severity) -> HTML {
    let style = Self.style(of: severity)
    return "<span class=\"badge \(style)\">\(severity.rawValue)</span>"
  }

  private static func style(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    }
  }

  // MARK: Sections

  /// Findings in files that no screen shows: property lists, projects, code beside the views.
  var findingsElsewhere: HTML {
    if elsewhere.isEmpty { return .nothing }
    var files: [(file: FileID, findings: [Finding])] = []
    for finding in elsewhere {
      let file = finding.location.file
      if files.last?.file != file { files.append((file, [])) }
      files[files.count - 1].findings.append(finding)
    }
    let sections = files.map { entry -> HTML in
      """
      <h3>\(HTML.path(report.paths[entry.file]))</h3>
      \(groups(of: entry.findings, level: 4))
      """
    }
    return """
      <section aria-labelledby="elsewhere">
      <h2 id="elsewhere">Findings off the screens</h2>
      \(sections)</section>

      """
  }

  /// The rules that were broken, with where to read on.
  var rules: HTML {
    if report.findings.isEmpty { return .nothing }
    let sections = report.countsByRule.map { entry -> HTML in
      let rule = report.rules.first { $0.id == entry.rule }
      let sources = (rule?.sources ?? []).map { source -> HTML in
        "<li><a href=\"\(source.url)\">\(source.title)</a></li>\n"
      }
      let read: HTML = sources.isEmpty ? "" : "<ul class=\"sources\">\n\(sources)</ul>\n"
      let found = MapWords.plural(entry.count, "finding")
      return """
        <h3 id="rule-\(entry.rule)" tabindex="-1"><code>\(entry.rule)</code></h3>
        <p><strong>\(rule.map { $0.title + "." } ?? "")</strong> \(found).</p>
        \(HTMLProse(rule?.problem ?? "").blocks)\(read)
        """
    }
    return """
      <section aria-labelledby="rules">
      <h2 id="rules">Rules behind the findings</h2>
      <p>The most frequent first. In a terminal, <code>aalsp explain RULE</code> shows examples.
      Fixes are offered in editors, and <code>aalsp check --fix</code> applies the preferred ones.</p>
      \(sections)</section>

      """
  }
}
