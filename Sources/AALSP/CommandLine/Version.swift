/// The release this is, as `--version` and the server's `initialize` reply tell it.
enum Version {
  static let current = "0.1.0"
}
