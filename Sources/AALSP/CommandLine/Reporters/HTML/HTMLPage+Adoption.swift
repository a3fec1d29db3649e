import AAAnalysis

/// The section on how far each app has come.
extension HTMLPage {
  var adoption: HTML {
    if apps.isEmpty { return .nothing }
    return """
      <section aria-labelledby="adoption">
      <h2 id="adoption">State of adoption</h2>
      \(apps.filter { !$0.isUntouched }.map(section))\(untouched)</section>

      """
  }

  /// Apps of which there is no more to say.
  private var untouched: HTML {
    let names = apps.filter(\.isUntouched).map { app -> HTML in
      "<li><bdi>\(app.name)</bdi></li>\n"
    }
    if names.isEmpty { return .nothing }
    return """
      <h3>Apps without Assistive Access</h3>
      <p>No key, scene, preview or use of the mode was found in the sources of:</p>
      <ul>
      \(names)</ul>

      """
  }

  private func section(on app: AdoptionState.App) -> HTML {
    """
    <h3><bdi>\(app.name)</bdi></h3>
    <p>\(app.state)</p>
    <dl class="facts">
    \(row(AssistiveAccessKey.scene, key(app.sceneKey, wanted: !app.scenes.isEmpty)))\
    \(row(AssistiveAccessKey.fullScreen, key(app.fullScreenKey, wanted: false)))\
    \(row("Scene", app.scenes.isEmpty ? "none found" : list(app.scenes, "good", "yes")))\
    \(row("Shown because the mode is on", counted(app.modeBranches)))\
    \(row("Previews of the mode", counted(app.previews)))\
    \(row("Deploys to", "\(app.deploymentTarget ?? "unknown")"))\
    \(row("Described by", app.manifest.map(HTML.path) ?? "no project"))</dl>

    """
  }

  private func row(_ name: String, _ value: HTML) -> HTML {
    "<div><dt>\(name)</dt><dd>\(value)</dd></div>\n"
  }

  /// What a key says. One that is wanted and not true stands out.
  private func key(_ key: AdoptionState.Key, wanted: Bool) -> HTML {
    switch key.value {
    case "true": return list(key.places, "good", "true")
    case "unknown": return list(key.places, "", "not known")
    default:
      let word = key.value == "false" ? "false" : "missing"
      return list(key.places, wanted ? "bad" : "", word)
    }
  }

  private func counted(_ places: [TargetListing.Place]) -> HTML {
    places.isEmpty ? "none found" : list(places, "good", String(places.count))
  }

  private func list(_ places: [TargetListing.Place], _ style: String, _ word: String) -> HTML {
    let maximum = 8
    var shown = places.prefix(maximum).map { place -> HTML in
      HTML.path(place.file + (place.line.map { ":\($0)" } ?? ""))
    }
    if places.count > maximum { shown.append("\(places.count - maximum) more") }
    let said: HTML = style.isEmpty ? "\(word)" : "<span class=\"\(style)\">\(word)</span>"
    return places.isEmpty ? said : "\(said): \(HTML.joined(shown, by: ", "))"
  }
}
