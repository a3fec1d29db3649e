import AAAnalysis

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Findings that a team has decided to live with for now: what is not among them is new.
struct Baseline: Equatable, Sendable {
  struct Entry: Equatable, Sendable, Codable {
    var fingerprint: String
    var rule: String
    /// Where it was, relative to the folder of the baseline; for people, and to tell which entries
    /// a check could have met.
    var file: String
  }

  var entries: [Entry]

  /// The entries of findings. `folder` is the one in which the baseline will lie.
  init(_ findings: [Finding], folder: String, text: @escaping (FileID) -> SourceText?) {
    var texts = TextCache(text)
    entries = findings.map { finding in
      let file = finding.location.file
      return Entry(
        fingerprint: Fingerprint(finding, in: texts.text(of: file)).text, rule: finding.rule,
        file: FilePath.relative(file.path, to: folder))
    }
    entries.sort { ($0.file, $0.rule, $0.fingerprint) < ($1.file, $1.rule, $1.fingerprint) }
  }

  /// What is left of a check's findings, and which entries did not occur.
  struct Comparison {
    var new: [Finding] = []
    var known = 0
    var gone: [Entry] = []
  }

  /// Compares findings with the entries; each entry answers for one finding.
  func compare(_ findings: [Finding], text: @escaping (FileID) -> SourceText?) -> Comparison {
    var texts = TextCache(text)
    var open: [String: [Entry]] = [:]
    for entry in entries.reversed() { open[entry.fingerprint, default: []].append(entry) }
    var result = Comparison()
    for finding in findings {
      let print = Fingerprint(finding, in: texts.text(of: finding.location.file)).text
      if open[print]?.popLast() != nil { result.known += 1 } else { result.new.append(finding) }
    }
    result.gone = open.values.flatMap { $0 }.sorted {
      ($0.file, $0.rule, $0.fingerprint) < ($1.file, $1.rule, $1.fingerprint)
    }
    return result
  }
}

/// The file of a baseline: one object, `{"version": 1, "findings": […]}`.
extension Baseline {
  private struct Content: Codable {
    var version: Int
    var findings: [Entry]
  }

  private static let version = 1

  /// Reads a file's content.
  init(contentsOf bytes: [UInt8], path: String) throws(FileProblem) {
    guard let content = try? JSONDecoder().decode(Content.self, from: Data(bytes)) else {
      throw FileProblem(path, .badBaseline("is no baseline that `--write-baseline` has written"))
    }
    guard content.version == Self.version else {
      throw FileProblem(
        path, .badBaseline("is of version \(content.version), this release reads \(Self.version)"))
    }
    entries = content.findings
  }

  /// The text of the file, the same for the same findings.
  var text: String {
    var json = JSONWriter()
    json.object { json in
      json.key("version")
      json.number(Self.version)
      json.key("findings")
      json.array(entries) { json, entry in
        json.object { json in
          json.member("file", entry.file)
          json.member("rule", entry.rule)
          json.member("fingerprint", entry.fingerprint)
        }
      }
    }
    return json.text + "\n"
  }
}
