extension Server {
  /// `initialized`: from here on the server may speak by itself. It asks to be told of changes on
  /// disk before it reads the disk, so that none falls between.
  func initialized() {
    if client.watchesFiles { watchFiles() }
    if client.registersSettings { followSettings() }
    askSettings()
    readConfigurationsElsewhere()
    followConfiguration(looksAgain: false)
    scan(roots.paths)
  }

  private func watchFiles() {
    watch(
      [
        "**/*.{swift,plist,xcconfig,yml,yaml}", "**/*.xcodeproj/project.pbxproj",
        "**/*.xcworkspace/contents.xcworkspacedata", "**/{.aalsp.json,aalsp.json}",
      ], id: "aalsp-files")
  }

  /// Asks to be told of changes on disk to files that match one of these patterns.
  func watch(_ patterns: [String], id: String) {
    let options = LSP.DidChangeWatchedFilesRegistrationOptions(
      watchers: patterns.map { LSP.FileSystemWatcher(globPattern: $0) })
    let registration = LSP.Registration(
      id: id, method: "workspace/didChangeWatchedFiles", registerOptions: options)
    writer.request(
      requests.add(.watchFiles), "client/registerCapability",
      LSP.RegistrationParams(registrations: [registration]))
  }

  private func followSettings() {
    let registration = LSP.Registration(
      id: "aalsp-settings", method: "workspace/didChangeConfiguration",
      registerOptions: LSP.DidChangeConfigurationRegistrationOptions(section: "aalsp"))
    writer.request(
      requests.add(.followSettings), "client/registerCapability",
      LSP.RegistrationParams(registrations: [registration]))
  }
}
