import Foundation

/// Another state of the generated workspace on disk, as another branch would have it: a third of
/// the features is different, some are gone, others are new, and the modifier that gives screens
/// their titles has no icon.
struct GeneratedBranch {
  private struct Difference {
    let path: String
    /// Nil where there is no such file.
    let before: String?
    let after: String?
  }

  private let folder: String
  private let differences: [Difference]

  var fileCount: Int { differences.count }

  init(of workspace: GeneratedWorkspace, in folder: String) {
    self.folder = folder
    var differences: [Difference] = []
    let features = workspace.files.filter { $0.path.hasPrefix("Features/") }
    for (index, file) in features.enumerated() where index % 3 == 0 {
      let other = GeneratedWorkspace.feature(index, edition: 1).file.text
      switch index / 3 % 10 {
      case 0: differences.append(Difference(path: file.path, before: file.text, after: nil))
      case 1:
        differences.append(
          Difference(path: "Features/New\(index)/File.swift", before: nil, after: other))
      default: differences.append(Difference(path: file.path, before: file.text, after: other))
      }
    }
    let wrapper = GeneratedWorkspace.wrapper
    let bare = wrapper.text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains(".assistiveAccessNavigationIcon") }.joined(separator: "\n")
    differences.append(Difference(path: wrapper.path, before: wrapper.text, after: bare))
    self.differences = differences
  }

  /// Changes the disk; returns what an editor tells of it.
  func enter() throws -> [[String: Any]] { try write { ($0.before, $0.after) } }

  /// Changes the disk back; returns what an editor tells of it.
  func leave() throws -> [[String: Any]] { try write { ($0.after, $0.before) } }

  private func write(
    _ states: (Difference) -> (old: String?, new: String?)
  ) throws -> [[String: Any]] {
    try differences.map { difference in
      let url = URL(fileURLWithPath: folder).appendingPathComponent(difference.path)
      let (old, new) = states(difference)
      if let new {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(new.utf8).write(to: url)
      } else {
        try FileManager.default.removeItem(at: url)
      }
      let type = new == nil ? 3 : old == nil ? 1 : 2
      return ["uri": "file://\(url.path)", "type": type]
    }
  }
}
