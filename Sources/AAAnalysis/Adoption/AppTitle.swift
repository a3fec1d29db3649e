/// What an app is called where people read it.
struct AppTitle {
  let text: String

  /// The name that the Info.plist shows below the app's icon; else the target's, or the project's
  /// where that says nothing; else the type's without "App".
  init(of app: AdoptableApp, _ context: RuleContext) {
    let names = app.targets.compactMap { Self.displayName(of: $0, context) }
    if let name = names.first, Set(names).count == 1 {
      text = name
      return
    }
    if let target = app.targets.first, app.targets.count == 1 {
      let project = FileID(String(target.manifest.folder)).name
      let isPlain = ["App", "iOS"].contains(target.name) && project.hasSuffix(".xcodeproj")
      text = isPlain ? String(project.prefix { $0 != "." }) : Self.shortened(target.name)
    } else {
      text = Self.shortened(context.index[app.entry]?.name ?? "")
    }
  }

  private static func displayName(of target: AppTarget, _ context: RuleContext) -> String? {
    guard case .files(let files) = target.infoPlist, let text = files.first.flatMap(context.text)
    else { return nil }
    let list = PropertyList(text)
    guard let value = list.value(named: "CFBundleDisplayName"), let name = list.string(of: value),
      !name.isEmpty, !name.contains("$"), !name.contains(where: \.isNewline)
    else { return nil }
    // What stands in a literal as it is.
    return name.contains { $0 == "\"" || $0 == "\\" } ? nil : name
  }

  /// A target's or type's name without what it says of itself.
  private static func shortened(_ name: String) -> String {
    let plain = name.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
    for suffix in ["-iOS", "_iOS", " iOS", "App", "AppDelegate", "Delegate"]
    where plain.hasSuffix(suffix) && plain.count > suffix.count {
      return String(plain.dropLast(suffix.count))
    }
    return plain.isEmpty ? "App" : plain
  }
}
