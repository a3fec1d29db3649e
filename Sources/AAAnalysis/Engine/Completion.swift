/// Something that may be written at a place.
public struct Completion: Sendable, Equatable {
  /// What it is about, from which its documentation is made when someone looks at it.
  public enum Subject: Sendable, Hashable {
    /// A name of an SF Symbol.
    case symbol(String)
    /// The id of a rule.
    case rule(String)
    /// A key of an Info.plist.
    case key(String)
    /// Anything else, with what is to be said of it in Markdown.
    case note(String)

    /// Markdown; nil where there is nothing to say.
    public var documentation: String? {
      switch self {
      case .symbol(let name): SymbolTable.shared.hoverText(for: name)
      case .rule(let id): RuleCatalogue.description(of: id)?.hoverText
      case .key(let name): APIFact.keys.first { $0.name == name }?.hoverText
      case .note(let text): text
      }
    }
  }

  public var label: String
  public var subject: Subject
  /// A few words beside the label.
  public var detail: String?
  /// What replaces what is there.
  public var edit: TextEdit
  /// What is compared with what is typed, where it is not the label.
  public var filterText: String?

  init(
    _ label: String, _ subject: Subject, detail: String? = nil, edit: TextEdit,
    filterText: String? = nil
  ) {
    self.label = label
    self.subject = subject
    self.detail = detail
    self.edit = edit
    self.filterText = filterText
  }
}

/// What may be written at a place, the best first.
public struct Completions: Sendable, Equatable {
  public var items: [Completion] = []
  /// Whether there are more, which show when more is typed.
  public var isIncomplete = false
}

extension WorkspaceSnapshot {
  /// What may be written at a place (a byte offset): names of symbols in the arguments that take
  /// them, the keys of Assistive Access in an app's Info.plist, rules in the comments that silence
  /// them, and all that a configuration knows. Nil everywhere else.
  public func completions(in file: FileID, at offset: Int) -> Completions? {
    guard let entry = files[file], let text = text(of: file) else { return nil }
    let offset = max(0, min(offset, text.count))
    let result: Completions? =
      switch entry.model {
      case .swift, .manifest:
        (load(file)?.tree).flatMap { tree in
          suppressionCompletions(in: file, text, tree.comments, at: offset)
            ?? symbolCompletions(in: file, tree, at: offset)
        }
      case .propertyList:
        suppressionCompletions(
          in: file, text, PropertyList(text).comments.map(\.range), at: offset)
          ?? propertyListCompletions(in: file, text, at: offset)
      case .configuration: ConfigurationCompletion(text, at: offset).completions
      case .project: nil
      }
    return result?.items.isEmpty == false ? result : nil
  }
}
