import AAAnalysis

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The editor's settings for the server, which say what a configuration file says.
enum EditorSettings {
  /// What settings say; nil for none. Names that no configuration file knows are the editor's own.
  static func configuration(_ value: JSONValue) -> ConfigurationFile? {
    guard case .object(let members) = value else { return nil }
    let known = members.filter { name, value in
      ConfigurationFile.settings.contains(name) && value != .null
    }
    guard !known.isEmpty else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let text = try? encoder.encode(JSONValue.object(known)) else { return nil }
    return ConfigurationFile(SourceText(bytes: Array(text)))
  }
}
