/// The name of a document: an absolute, normalised path with `/` separators, or, for a document
/// that is no file, the whole URI.
public struct FileID: Hashable, Sendable, Comparable {
  /// One reference with a hash, as names of files stand in everything that refers to code, and are
  /// looked up all the time.
  private final class Storage: Sendable {
    let path: String
    let hash: Int

    init(_ path: String) {
      self.path = path
      hash = path.hashValue
    }
  }

  private let storage: Storage

  public var path: String { storage.path }

  public init(_ path: String) {
    storage = Storage(path)
  }

  /// The last component.
  public var name: Substring {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return path[(slash.map(path.utf8.index(after:)) ?? path.startIndex)...]
  }

  /// The name's extension without the dot, in lower case; empty where there is none.
  public var fileExtension: String {
    let name = name
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return ""
    }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// The path of the folder that holds the document, without a trailing slash; empty for the root.
  public var folder: Substring {
    path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
  }

  /// Whether the document lies in a folder, or in one below it.
  func isBelow(_ folder: some StringProtocol) -> Bool {
    folder.isEmpty || (path.hasPrefix(folder) && path.dropFirst(folder.count).first == "/")
  }

  /// The path seen from a folder around the document.
  func path(below folder: some StringProtocol) -> String {
    folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
  }

  public static func == (left: FileID, right: FileID) -> Bool {
    left.storage === right.storage
      || left.storage.hash == right.storage.hash && left.path == right.path
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage.hash) }

  public static func < (left: FileID, right: FileID) -> Bool {
    left.path < right.path
  }
}

/// What a document is, and so how it is read.
public enum DocumentKind: Sendable, Hashable {
  case swift
  case propertyList
  /// An Xcode project: `Name.xcodeproj/project.pbxproj`.
  case project
  /// An Xcode workspace: `Name.xcworkspace/contents.xcworkspacedata`.
  case workspace
  /// Build settings: `Name.xcconfig`.
  case buildConfiguration
  /// YAML, which may be a specification of XcodeGen's, or a part of one.
  case specification
  /// What the team has decided about rules and files: `.aalsp.json`.
  case configuration

  /// The kind that a file's name tells, or nil for files that are of no interest.
  public init?(of file: FileID) {
    switch file.fileExtension {
    case "swift": self = .swift
    case "plist": self = .propertyList
    case "pbxproj" where file.name == "project.pbxproj" && file.folder.hasSuffix(".xcodeproj"):
      self = .project
    case "xcworkspacedata"
    where file.name == "contents.xcworkspacedata" && file.folder.hasSuffix(".xcworkspace"):
      self = .workspace
    case "xcconfig": self = .buildConfiguration
    case "yml", "yaml": self = .specification
    case "json" where Self.configurationNames.contains(String(file.name)): self = .configuration
    default: return nil
    }
  }

  /// The names of configuration files; of two in one folder, the first counts.
  public static let configurationNames = [".aalsp.json", "aalsp.json"]

  /// Whether the document is the one of interest in a folder that stands for it: `Name.xcodeproj`.
  public var isInBundle: Bool { self == .project || self == .workspace }
}
