/// A small Xcode project for examples, laid out as Xcode writes it: each target has a folder of its
/// name, all of whose files are its sources.
struct ExampleProject {
  struct Target {
    var name: String
    var product = "application"
    /// Folders of sources; the target's name where empty.
    var folders: [String] = []
    /// Build settings in the order of their names: `NAME = value`.
    var settings: [String]
    /// Whether a configuration file lies below the settings.
    var hasConfigurationFile = false
    /// The text of a script phase; none where empty.
    var script = ""
  }

  var targets: [Target]
  /// Settings of the whole project.
  var settings = ["SDKROOT = iphoneos"]
  /// The path of a file of settings below those of the project; none where empty.
  var configurationFile = ""

  /// The text of `project.pbxproj`.
  var text: String {
    var objects = ""
    for (number, target) in targets.enumerated() { objects += text(of: target, "A\(number)") }
    for folder in Set(targets.flatMap(folders)).sorted() {
      objects += object(
        id(ofFolder: folder), "PBXFileSystemSynchronizedRootGroup",
        ["path = \"\(folder)\"", "sourceTree = \"<group>\""])
    }
    let ids = targets.indices.map { "A\($0)" }
    objects += object(
      "F0", "PBXProject",
      [
        "buildConfigurationList = F1 /* Build configuration list for PBXProject */",
        "mainGroup = F2", "projectDirPath = \"\"", "targets = (\n\(list(ids))\t\t\t)",
      ])
    objects += configurations("F1", settings, hasFile: !configurationFile.isEmpty)
    var groups = Set(targets.flatMap(folders)).sorted().map(id(ofFolder:))
    if !configurationFile.isEmpty {
      groups.append("F3")
      objects += object(
        "F3", "PBXFileReference",
        ["path = \"\(configurationFile)\"", "sourceTree = \"<group>\""])
    }
    objects += object(
      "F2", "PBXGroup", ["children = (\n\(list(groups))\t\t\t)", "sourceTree = \"<group>\""])
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjectVersion = 77;
      \tobjects = {
      \(objects)\t};
      \trootObject = F0 /* Project object */;
      }

      """
  }

  private func folders(of target: Target) -> [String] {
    target.folders.isEmpty ? [target.name] : target.folders
  }

  private func id(ofFolder folder: String) -> String {
    "B" + folder.filter { $0.isLetter || $0.isNumber }
  }

  private func text(of target: Target, _ id: String) -> String {
    let phases = target.script.isEmpty ? [] : [id + "2"]
    var text = object(
      id, "PBXNativeTarget",
      [
        "buildConfigurationList = \(id)1", "buildPhases = (\n\(list(phases))\t\t\t)",
        "fileSystemSynchronizedGroups = (\n"
          + "\(list(folders(of: target).map { self.id(ofFolder: $0) }))\t\t\t)",
        "name = \"\(target.name)\"",
        "productType = \"com.apple.product-type.\(target.product)\"",
      ])
    if !target.script.isEmpty {
      text += object(
        id + "2", "PBXShellScriptBuildPhase", ["shellScript = \"\(target.script)\""])
    }
    return text + configurations(id + "1", target.settings, hasFile: target.hasConfigurationFile)
  }

  private func configurations(_ id: String, _ settings: [String], hasFile: Bool) -> String {
    let names = ["Debug", "Release"]
    var text = ""
    for name in names {
      let assignments = settings.map { "\t\t\t\t\($0);\n" }.joined()
      text += object(
        id + name, "XCBuildConfiguration",
        (hasFile ? ["baseConfigurationReference = F3 /* App.xcconfig */"] : [])
          + ["buildSettings = {\n\(assignments)\t\t\t}", "name = \(name)"])
    }
    let list = list(names.map { id + $0 })
    return text
      + object(id, "XCConfigurationList", ["buildConfigurations = (\n\(list)\t\t\t)"])
  }

  private func object(_ id: String, _ isa: String, _ members: [String]) -> String {
    "\t\t\(id) = {\n" + (["isa = \(isa)"] + members).map { "\t\t\t\($0);\n" }.joined() + "\t\t};\n"
  }

  private func list(_ elements: [String]) -> String {
    elements.map { "\t\t\t\t\($0),\n" }.joined()
  }
}
