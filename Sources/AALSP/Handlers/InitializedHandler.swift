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
    let options = LSP.DidChangeWatchedFilesRegistrationOptions(watchers: [
      LSP.FileSystemWatcher(globPattern: "**/*.{swift,plist,xcconfig,yml,yaml}"),
      LSP.FileSystemWatcher(globPattern: "**/*.xcodeproj/project.pbxproj"),
      LSP.FileSystemWatcher(globPattern: "**/*.xcworkspace/contents.xcworkspacedata"),
      LSP.FileSystemWatcher(globPattern: "**/{.aalsp.json,aalsp.json}"),
    ])
    let registration = LSP.Registration(
      id: "aalsp-files", method: "workspace/didChangeWatchedFiles", registerOptions: options)
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
