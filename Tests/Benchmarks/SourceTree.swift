import AAAnalysis
import Foundation

/// The Swift files below a folder, in memory.
struct SourceTree {
  struct File {
    let id: FileID
    let text: SourceText
  }

  let files: [File]

  init(_ folder: String) {
    files = SourceTree.paths(below: folder).compactMap { path in
      guard path.hasSuffix(".swift"), let data = FileManager.default.contents(atPath: path) else {
        return nil
      }
      return File(id: FileID(path), text: SourceText(bytes: [UInt8](data)))
    }
  }

  var bytes: Int { files.reduce(0) { $0 + $1.text.count } }
  var lines: Int { files.reduce(0) { $0 + $1.text.lines.count } }

  /// Absolute paths of the Swift files and property lists below a folder, in order; hidden folders
  /// and those of builds are left out.
  static func paths(below folder: String) -> [String] {
    let root = URL(fileURLWithPath: folder).standardizedFileURL
    let walk = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var paths: [String] = []
    while let url = walk?.nextObject() as? URL {
      switch url.lastPathComponent {
      case "DerivedData", "Pods", "Carthage", "node_modules": walk?.skipDescendants()
      default:
        if url.pathExtension == "swift" || url.pathExtension == "plist" { paths.append(url.path) }
      }
    }
    return paths.sorted()
  }
}
