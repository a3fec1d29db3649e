extension FileID {
  /// Whether the document is a URI that names no file.
  var isUnwritten: Bool {
    let scheme = path.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    return scheme.count > 1 && path.dropFirst(scheme.count).first == ":"
  }
}
