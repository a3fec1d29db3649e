/// What an Xcode workspace (`contents.xcworkspacedata`) puts together.
public struct XcodeWorkspace: Sendable, Equatable {
  /// The projects' files.
  let projects: Set<FileID>
  /// Folders of packages, and whatever else lies in the workspace.
  let folders: Set<String>

  private static let maximumDepth = 64

  /// Reads a document. What is damaged is left out.
  public init(_ text: SourceText, file: FileID) {
    // Paths are seen from the folder around `Name.xcworkspace`.
    let container = String(FileID(String(file.folder)).folder)
    var projects: Set<FileID> = []
    var folders: Set<String> = []
    var groups = [container]
    var offset = 0
    while let tag = Self.nextTag(text, &offset) {
      switch tag.name {
      case "FileRef":
        guard let path = Self.path(tag.location, groups.last ?? container, container) else {
          continue
        }
        if path.hasSuffix(".xcodeproj") {
          projects.insert(FileID(path + "/project.pbxproj"))
        } else {
          folders.insert(path)
        }
      case "Group" where !tag.isEmpty:
        guard groups.count < Self.maximumDepth else { continue }
        groups.append(
          Self.path(tag.location, groups.last ?? container, container)
            ?? groups.last ?? container)
      case "/Group": if groups.count > 1 { groups.removeLast() }
      default: break
      }
    }
    self.projects = projects
    self.folders = folders
  }

  /// `group:App/App.xcodeproj`: nil for what lies in Xcode itself.
  private static func path(_ location: String, _ group: String, _ container: String) -> String? {
    guard let colon = location.firstIndex(of: ":") else { return nil }
    let path = location[location.index(after: colon)...]
    switch location[..<colon] {
    case "group": return ProjectPath.join(group, path)
    case "container": return ProjectPath.join(container, path)
    case "absolute": return path.hasPrefix("/") ? ProjectPath.join("", path) : nil
    default: return nil
    }
  }

  // MARK: Tags

  private struct Tag {
    let name: String
    let location: String
    let isEmpty: Bool
  }

  private static func nextTag(_ text: SourceText, _ offset: inout Int) -> Tag? {
    let bytes = text.bytes
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
    guard offset < bytes.count else { return nil }
    let start = offset + 1
    var quote: UInt8?
    while offset < bytes.count {
      let byte = bytes[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        break
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      offset += 1
    }
    let content = bytes[start..<max(start, offset)]
    let name = content.prefix { $0 != 0x20 && !((0x09...0x0D) ~= $0) }
    return Tag(
      name: String(decoding: name, as: UTF8.self), location: location(in: content),
      isEmpty: content.last == UInt8(ascii: "/"))
  }

  /// The value of the attribute `location`.
  private static func location(in content: ArraySlice<UInt8>) -> String {
    let name = Array("location".utf8)
    var index = content.startIndex
    while index + name.count < content.endIndex {
      guard content[index..<(index + name.count)].elementsEqual(name) else {
        index += 1
        continue
      }
      let value = content[(index + name.count)...].drop {
        $0 == 0x20 || (0x09...0x0D) ~= $0 || $0 == UInt8(ascii: "=")
      }
      guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      else { return "" }
      let inner = value.dropFirst().prefix { $0 != quote }
      return String(decoding: XMLContent.decode(inner), as: UTF8.self)
    }
    return ""
  }
}
