/// How long it takes from an edit in one document to the news in all others that it concerns.
struct CrossFileBenchmarks {
  let aalsp: String
  let folder: String
  let options: Options

  func measure(into report: inout Report) throws {
    for pulls in [false, true] {
      try measure(WorkspaceSession(aalsp, folder: folder, pullsDiagnostics: pulls), into: &report)
    }
  }

  private func measure(_ workspace: WorkspaceSession, into report: inout Report) throws {
    let edits = [CrossFileEdit.wrapper, CrossFileEdit.propertyList]
    // Documents that are open and not concerned are judged as well.
    let documents = GeneratedDocument.all.filter { !$0.isLong }.map(\.path)
    try workspace.open(documents + ["App/HomeScreen.swift"] + edits.flatMap(\.affected))
    for edit in edits { try measure(edit, in: workspace, into: &report) }
    try workspace.server.shutDown()
  }

  private func measure(
    _ edit: CrossFileEdit, in workspace: WorkspaceSession, into report: inout Report
  ) throws {
    try workspace.open([edit.path])
    var edited = workspace.document(edit.path)
    let uris = Set(edit.affected.map { workspace.document($0).uri }).union([edited.uri])
    var samples = Samples()
    var last: [String: Int] = [:]
    for round in 0..<options.keystrokes {
      let isBack = round % 2 == 1
      var counts: [String: Int] = [:]
      let time = try Stopwatch.wallTime {
        try edited.replace(
          from: edit.start, to: isBack ? edit.end : edit.start, with: isBack ? "" : edit.insertion)
        // Nothing else is said meanwhile: all news belongs to the round of this change.
        counts =
          workspace.pullsDiagnostics
          ? try edited.pulledCounts() : try workspace.server.diagnostics(ofAll: uris)
      }
      samples.add(time)
      for uri in uris where uri != edited.uri {
        if let count = counts[uri], count != last[uri] { continue }
        throw LanguageServer.Failure(description: "nothing new is found in \(uri)")
      }
      last = counts
    }
    let way = workspace.pullsDiagnostics ? "pulled" : "pushed"
    let name = "\(edit.name) and \(edit.affected.count) others, \(way)"
    TypingBenchmarks.add(samples, name, median: nil, slow: .crossFile95, to: &report)
  }
}
