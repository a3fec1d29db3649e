/// Chapter "Workspace Features".
extension LSP {
  struct WorkspaceFolder: Sendable, Decodable {
    var uri: DocumentURI
  }

  struct DidChangeWorkspaceFoldersParams: Sendable, Decodable {
    var event: WorkspaceFoldersChangeEvent
  }

  struct WorkspaceFoldersChangeEvent: Sendable, Decodable {
    var added: [WorkspaceFolder]
    var removed: [WorkspaceFolder]
  }

  struct DidChangeWatchedFilesParams: Sendable, Decodable {
    var changes: [FileEvent]
  }

  struct FileEvent: Sendable, Decodable {
    var uri: DocumentURI
    /// 1 created, 2 changed, 3 deleted.
    var type: Int
  }

  struct DidChangeWatchedFilesRegistrationOptions: Sendable, Encodable {
    var watchers: [FileSystemWatcher]
  }

  struct FileSystemWatcher: Sendable, Encodable {
    /// Relative to each workspace folder.
    var globPattern: String
  }

  struct ConfigurationParams: Sendable, Encodable {
    var items: [ConfigurationItem]
  }

  struct ConfigurationItem: Sendable, Encodable {
    /// The folder for which the setting is asked; nil for none in particular.
    var scopeURI: DocumentURI?
    var section: String

    private enum CodingKeys: String, CodingKey {
      case scopeURI = "scopeUri"
      case section
    }
  }

  struct DidChangeConfigurationRegistrationOptions: Sendable, Encodable {
    var section: String
  }

  struct DidChangeConfigurationParams: Sendable, Decodable {
    var settings: JSONValue?
  }

  struct ExecuteCommandParams: Sendable, Decodable {
    var command: String
  }
}
