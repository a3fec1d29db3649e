import Foundation

@testable import AALSP

/// A conversation as an archive: a comment, files, and what client and server say in turn. The
/// format is described in `protocol-fixtures/README.md`.
struct Session {
  /// What the client side does.
  enum Action: Equatable {
    case send(String)
    case sendRaw(String)
    case write(path: String, text: String)
    case delete(path: String)
  }

  /// One line of the dialogue.
  enum Line: Equatable {
    case action(Action)
    /// What the server has to say next.
    case reply(String)
    case exitStatus(Int)
    /// A comment, or an empty line.
    case comment
  }

  struct FormatError: Error {
    var line: Int
    var message: String
  }

  private(set) var files: [String: String] = [:]
  private(set) var dialogue: [(source: String, line: Line)] = []
  /// All that stands before the dialogue, as it stands there.
  private(set) var preamble = ""

  init(_ text: String) throws {
    var section: String?
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      let isDialogue = section == "dialogue"
      if !isDialogue { preamble += line + "\n" }
      if !isDialogue, line.hasPrefix("-- "), line.hasSuffix(" --") {
        let name = String(line.dropFirst(3).dropLast(3))
        section = name
        if name != "dialogue" { files[name] = "" }
      } else if isDialogue {
        guard let parsed = Self.line(String(line)) else {
          throw FormatError(line: index + 1, message: "no line of a dialogue: \(line)")
        }
        dialogue.append((String(line), parsed))
      } else if let section {
        files[section, default: ""] += line + "\n"
      }
    }
  }

  private static func line(_ line: String) -> Line? {
    func rest(_ count: Int) -> String { String(line.dropFirst(count)) }
    if line.isEmpty || line.hasPrefix("#") { return .comment }
    if line.hasPrefix("> ") { return .action(.send(rest(2))) }
    if line.hasPrefix("< ") { return .reply(rest(2)) }
    if line.hasPrefix("= ") { return Int(rest(2)).map(Line.exitStatus) }
    if line.hasPrefix(">> ") { return strings("[\(rest(3))]").map { .action(.sendRaw($0[0])) } }
    if line.hasPrefix("@write "), let strings = strings("[\(rest(7))]"), strings.count == 2 {
      return .action(.write(path: strings[0], text: strings[1]))
    }
    if line.hasPrefix("@delete "), let strings = strings("[\(rest(8))]") {
      return .action(.delete(path: strings[0]))
    }
    return nil
  }

  private static func strings(_ json: String) -> [String]? {
    let strings = try? JSONDecoder().decode([String].self, from: Data(json.utf8))
    return strings?.isEmpty == false ? strings : nil
  }
}

/// Names in a session for what differs from run to run.
struct Placeholders {
  var root: String
  var files: [String: String]

  /// A line of the archive with real values.
  func filled(_ line: String) -> String {
    var result = line
    for (path, text) in files where result.contains("@TEXT:\(path)@") {
      let quoted = JSONValue.string(text).json
      result = result.replacingOccurrences(
        of: "@TEXT:\(path)@", with: String(quoted.dropFirst().dropLast()))
    }
    return result.replacingOccurrences(of: "@ROOT@", with: root)
  }

  /// A message of the server's as a line of the archive.
  func line(_ message: JSONValue) -> String {
    var message = message
    if case .object(var members) = message,
      case .object(var result)? = members["result"],
      case .object(var info)? = result["serverInfo"], info["version"] == .string(Version.current)
    {
      info["version"] = .string("@VERSION@")
      result["serverInfo"] = .object(info)
      members["result"] = .object(result)
      message = .object(members)
    }
    return message.json.replacingOccurrences(of: root, with: "@ROOT@")
  }

  /// A line of the archive with its members in order, so that lines can be compared.
  func canonical(_ line: String) -> String {
    let value = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))
    return value?.json ?? "no JSON: \(line)"
  }
}
