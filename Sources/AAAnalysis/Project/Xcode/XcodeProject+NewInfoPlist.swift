extension XcodeProject {
  /// What it takes to give a target an Info.plist file beside the project, called as Xcode calls
  /// it. Nil where the file would be copied into the app as a resource, or a configuration cannot
  /// be edited.
  func newInfoPlist(for target: OpenStepValue, named name: String) -> NewInfoPlist? {
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || " -_.".contains($0) })
    else { return nil }
    let file = name.split(separator: " ").joined(separator: "-") + "-Info.plist"
    let place = FileID(ProjectPath.join(sourceRoot, file))
    guard !synchronizedFolders.contains(where: { place.isBelow($0.path) }) else { return nil }
    var edits: [TextEdit] = []
    for configuration in configurationObjects(of: target) {
      guard let settings = configuration["buildSettings"],
        let edit = edit(setting: "INFOPLIST_FILE", to: "\"\(file)\"", in: settings)
      else { return nil }
      edits.append(edit)
    }
    return edits.isEmpty
      ? nil : NewInfoPlist(file: place, edits: edits.sorted { $0.range < $1.range })
  }

  /// The edit that sets a build setting, which the project file keeps in the order of the names.
  private func edit(
    setting name: String, to value: String, in settings: OpenStepValue
  ) -> TextEdit? {
    let entries = settings.entries
    if let entry = entries.first(where: { $0.key == name }) {
      return TextEdit(entry.value.range, value)
    }
    guard let first = entries.first else { return nil }
    let assignment = "\(name) = \(value);"
    let lead = space(before: first.start)
    if let previous = entries.last(where: { $0.key < name }) {
      return TextEdit(at: previous.end, insert: lead + assignment)
    }
    return TextEdit(at: first.start, insert: assignment + lead)
  }

  /// The white space before a place, from the end of the line above.
  private func space(before offset: Int) -> String {
    var start = offset
    while start > 0, let byte = text.byte(at: start - 1), byte == 0x20 || (0x09...0x0D) ~= byte {
      start -= 1
    }
    return text[ByteRange(start, offset)]
  }
}
