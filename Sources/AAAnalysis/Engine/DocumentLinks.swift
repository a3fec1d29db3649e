/// A place that leads somewhere else.
public struct DocumentLink: Sendable, Equatable {
  public enum Target: Sendable, Equatable {
    case page(String)
    case file(FileID)
  }

  public let range: ByteRange
  public let target: Target
  /// What is to be found there.
  public let title: String
}

extension WorkspaceSnapshot {
  /// The rules that comments and configurations name, each with its page, and the configurations
  /// that others extend.
  public func links(in file: FileID) -> [DocumentLink] {
    guard let entry = files[file] else { return [] }
    guard entry.model.isConfiguration else {
      return entry.suppressions.flatMap { $0.names.compactMap { link($0.text, at: $0.range) } }
    }
    guard let text = text(of: file), let root = JSONDocument(text).root,
      case .object(let members) = root.content
    else { return [] }
    return members.flatMap { member -> [DocumentLink] in
      switch (member.key, member.value.content) {
      case ("extends", .string(let path)):
        let target = ConfigurationFile.Parent(path: path, range: member.value.range)
          .file(from: file)
        guard files[target] != nil else { return [] }
        return [
          DocumentLink(
            range: Self.content(of: member.value.range), target: .file(target), title: path)
        ]
      case ("rules", .object(let rules)):
        return rules.compactMap { link($0.key, at: Self.content(of: $0.keyRange)) }
      default: return []
      }
    }
  }

  private func link(_ rule: String, at range: ByteRange) -> DocumentLink? {
    guard let description = RuleCatalogue.description(of: rule),
      let page = description.documentationURL
    else { return nil }
    return DocumentLink(
      range: range, target: .page(page), title: description.sources.first?.title ?? rule)
  }

  /// A string's range without its quotes.
  private static func content(of range: ByteRange) -> ByteRange {
    ByteRange(range.start + 1, range.end - 1)
  }
}
