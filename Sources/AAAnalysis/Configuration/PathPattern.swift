/// A pattern of paths, as `exclude` has them: `Generated/**`, `*.g.swift`.
///
/// `*` stands for anything but a slash, `**` for any folders, `?` for one character. A pattern with
/// a slash before its end is meant from the configuration's folder on, any other at every depth.
/// What lies below a folder that matches, matches too.
struct PathPattern: Sendable, Hashable {
  let text: String
  /// Absolute, without a trailing slash.
  let folder: String
  private let components: [Substring]
  private let isAnchored: Bool

  init(_ text: String, in folder: String) {
    self.text = text
    self.folder = folder
    var rest = text[...]
    if rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    components = rest.split(separator: "/").prefix(64).map { $0 }
    isAnchored = components.count > 1 || rest.hasPrefix("/")
  }

  /// Whether a path, absolute, or a folder above it, matches.
  func matches(_ path: String) -> Bool {
    guard !components.isEmpty, path.utf8.starts(with: folder.utf8) else { return false }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    guard folder.isEmpty || rest.first == UInt8(ascii: "/") else { return false }
    let names = Substring(rest).split(separator: "/")
    if isAnchored { return matches(names[...]) }
    return names.indices.contains { matches(names[$0...]) }
  }

  /// Whether nothing below a folder is left that does not match, though the pattern is written
  /// further up: who asks for such a folder by name wants to see it all the same.
  func leavesNothing(of folder: String) -> Bool {
    folder != self.folder && matches(folder + "/\u{0}")
  }

  /// Whether the components match the names, or the first of them. As in `matches(_:_:)` below, the
  /// last `**` is where matching begins anew.
  private func matches(_ names: ArraySlice<Substring>) -> Bool {
    var position = 0
    var place = names.startIndex
    var star: (position: Int, place: Int)?
    while position < components.count {
      let component = components[position]
      if component == "**" {
        // At the end it stands for what lies in a folder, not for the folder itself.
        if position == components.count - 1 { return place < names.endIndex }
        star = (position, place)
        position += 1
      } else if place < names.endIndex, Self.matches(Array(component), Array(names[place])) {
        position += 1
        place += 1
      } else if let last = star, last.place < names.endIndex {
        star = (last.position, last.place + 1)
        position = last.position + 1
        place = last.place + 1
      } else {
        return false
      }
    }
    return true
  }

  /// One component: the last star is where matching begins anew, so time is bounded.
  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var (position, place) = (0, 0)
    var star: (position: Int, place: Int)?
    while place < name.count {
      if position < pattern.count, pattern[position] == "*" {
        star = (position, place)
        position += 1
      } else if position < pattern.count,
        pattern[position] == "?" || pattern[position] == name[place]
      {
        position += 1
        place += 1
      } else if let last = star {
        star = (last.position, last.place + 1)
        position = last.position + 1
        place = last.place + 1
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }
}
