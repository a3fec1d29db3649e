extension TargetListing {
  /// One object, ending with a line feed.
  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.key("version")
      json.number(1)
      json.key("targets")
      json.array(targets) { json, target in json.target(target) }
      json.key("unclear")
      json.array(unclear) { json, manifest in json.string(manifest) }
      json.key("appsWithoutProject")
      json.array(apps) { json, app in
        json.object { json in
          json.member("file", app.file)
          json.key("infoPlists")
          json.array(app.infoPlists) { json, list in json.string(list) }
        }
      }
    }
    return json.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func target(_ target: TargetListing.Target) {
    object { json in
      json.member("name", target.name)
      json.member("origin", target.origin)
      json.member("manifest", target.manifest)
      json.member("generatedProject", target.generatedProject)
      json.key("runsOnIOS")
      if let answer = target.runsOnIOS { json.boolean(answer) } else { json.null() }
      json.key("platforms")
      json.array(target.platforms) { json, platform in json.string(platform) }
      json.key("deploymentTarget")
      json.object { json in
        json.member("version", target.version)
        json.key("place")
        if let place = target.versionPlace { json.place(place) } else { json.null() }
      }
      json.key("infoPlist")
      json.object { json in
        json.member("kind", target.infoPlist.kind)
        json.key("files")
        json.array(target.infoPlist.files) { json, file in json.string(file) }
      }
      json.key("keys")
      json.object { json in
        for key in target.keys {
          json.key(key.name)
          json.object { json in
            json.member("value", key.value)
            json.key("places")
            json.array(key.places) { json, place in json.place(place) }
          }
        }
      }
      json.key("sources")
      json.number(target.sources)
      json.key("madeFrom")
      json.array(target.parts) { json, part in
        json.object { json in
          json.member("name", part.name)
          json.member("manifest", part.manifest)
          json.key("sources")
          json.number(part.sources)
        }
      }
    }
  }

  private mutating func place(_ place: TargetListing.Place) {
    object { json in
      json.member("file", place.file)
      json.key("line")
      if let line = place.line { json.number(line) } else { json.null() }
    }
  }
}
