import Foundation
import Testing

@testable import AALSP

/// Replays the recorded sessions in process. With `AALSP_RECORD=1` it records them anew instead:
/// the client's lines stay, the server's are replaced by what the server says now.
@Suite struct ReplayTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let isRecording = environment["AALSP_RECORD"] == "1"

  @Test(arguments: Fixtures.files(in: "sessions", withExtension: "txt"))
  func sessionIsAsRecorded(url: URL) throws {
    try #require(
      !(Self.isRecording && Self.environment["CI"] == "true"),
      "recordings are reviewed before they are used; nothing is recorded in CI")
    let text = try String(contentsOf: url, encoding: .utf8)
    let session = try Session(text)
    let now = session.preamble + (try Self.play(session)).joined(separator: "\n") + "\n"
    if Self.isRecording {
      if now != text { try Data(now.utf8).write(to: url) }
    } else {
      Self.compare(now, text, url.lastPathComponent)
    }
  }

  @Test func thereAreSessions() {
    #expect(Fixtures.files(in: "sessions", withExtension: "txt").count >= 8)
  }

  /// Plays the client's part, and returns the dialogue with what the server says now.
  private static func play(_ session: Session) throws -> [String] {
    let root = try ScratchFolder(session.files)
    let client = TestClient()
    let placeholders = Placeholders(root: root.path, files: session.files)
    var dialogue: [String] = []
    for (source, line) in session.dialogue {
      switch line {
      case .comment: dialogue.append(source)
      case .reply, .exitStatus: continue
      case .action(let action):
        dialogue.append(source)
        switch action {
        case .send(let json): client.send(placeholders.filled(json))
        case .sendRaw(let text): client.sendRaw(text, messages: bodies(in: text))
        case .write(let path, let text): try root.write(path, text)
        case .delete(let path): try root.delete(path)
        }
        dialogue += client.settle().map { "< " + placeholders.line($0) }
      }
    }
    dialogue.append("= \(client.finish().map { "\($0)" } ?? "?")")
    return dialogue
  }

  private static func bodies(in text: String) -> Int {
    var reader = FrameReader()
    reader.append(Array(text.utf8))
    var count = 0
    while let frame = reader.next() { if case .body = frame { count += 1 } }
    return count
  }

  /// Names the first line that differs.
  private static func compare(_ now: String, _ then: String, _ name: String) {
    if now == then { return }
    let (nowLines, thenLines) = (now.split(separator: "\n"), then.split(separator: "\n"))
    let index = zip(nowLines, thenLines).prefix { $0 == $1 }.count
    func line(_ lines: [Substring]) -> Substring {
      index < lines.count ? lines[index] : "(the end)"
    }
    Issue.record(
      """
      \(name) is stale. Recorded:
      \(line(thenLines))
      The server says now:
      \(line(nowLines))
      If that is right, record anew: AALSP_RECORD=1 swift test --filter ReplayTests
      """)
  }
}
