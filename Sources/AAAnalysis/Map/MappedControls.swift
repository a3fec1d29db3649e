/// What is written and drawn on a control.
struct MappedLabel: Sendable {
  var texts: [MappedText] = []
  var icons: [MappedText] = []
}

/// Reads what can be operated on one screen of the scope, and what is written on it.
struct MappedControlReader {
  private let reader: ControlLabelReader
  private let texts: MappedTextReader
  private let screen: Screen

  init(_ reader: ControlLabelReader, _ texts: MappedTextReader) {
    self.reader = reader
    self.texts = texts
    screen = reader.screen
  }

  /// The control that an element is; nil for another element, and for one in another's label.
  func control(_ position: Int) -> MappedControl? {
    let element = screen.elements[position]
    guard element.kind == .native, let kind = Self.kind(of: element.name),
      !element.surroundings.contains(.label)
    else { return nil }
    let label = label(of: position)
    return MappedControl(
      kind: kind, view: element.name, labels: label.texts, icons: label.icons,
      place: Self.place(of: element.surroundings),
      isRepeated: element.surroundings.contains(.row),
      location: Location(file: element.reference.file, range: element.nameRange))
  }

  static func kind(of view: String) -> MappedControl.Kind? {
    switch view {
    case "Button", "EditButton", "RenameButton", "PasteButton", "LocationButton", "ShareLink",
      "SignInWithAppleButton":
      .button
    case "NavigationLink", "Link": .link
    case "Toggle": .toggle
    case "TextField", "SecureField", "TextEditor": .field
    case "Picker", "DatePicker", "MultiDatePicker", "ColorPicker", "PhotosPicker": .picker
    case "Slider": .slider
    case "Stepper": .stepper
    case "Menu": .menu
    default: nil
    }
  }

  private static func place(of surroundings: Surroundings) -> MappedControl.Place {
    if surroundings.contains(.dialog) { return .dialog }
    if !surroundings.isDisjoint(with: [.menu, .contextMenu]) { return .menu }
    if surroundings.contains(.swipeActions) { return .swipe }
    return surroundings.contains(.toolbar) ? .toolbar : .content
  }

  // MARK: Labels

  /// The label of a control, tab or menu.
  func label(of position: Int) -> MappedLabel {
    var result = MappedLabel()
    if let label = reader.label(of: position) {
      for part in label.parts {
        let element = screen.elements[part.element]
        if part.kind == .text, let words = part.words {
          add(texts.texts(of: words, in: element.frame), to: &result.texts)
        } else if part.kind == .image {
          add(texts.symbols(of: element), to: &result.icons)
        }
      }
      return result
    }
    let element = screen.elements[position]
    if let title = reader.title(of: position) {
      add(texts.texts(of: title.value, in: element.frame), to: &result.texts)
      add(texts.symbols(of: element), to: &result.icons)
      return result
    }
    let isLabel = Self.holdsOnlyLabel(element.name)
    let inner = reader.children(of: position).filter {
      isLabel
        || screen.elements[$0].surroundings.subtracting(element.surroundings).contains(.label)
    }
    add(shownBy: inner, to: &result)
    return result
  }

  /// Whether the views that a control is given are its label, also in a closure without one.
  private static func holdsOnlyLabel(_ view: String) -> Bool {
    switch view {
    case "Toggle", "Slider", "Stepper", "DatePicker", "ColorPicker", "PhotosPicker": true
    default: false
    }
  }

  /// The label that `tabItem` gives to the content of a tab of the old kind.
  func tabLabel() -> MappedLabel {
    var result = MappedLabel()
    for modifier in screen.modifiers where modifier.name == "tabItem" {
      let file = modifier.reference.file
      guard let element = modifier.element, let tree = reader.loader.load(file)?.tree else {
        continue
      }
      let range = ByteRange(
        modifier.nameRange.start, tree.range(modifier.reference.node).end)
      let inner = reader.children(of: element).filter {
        let child = screen.elements[$0]
        return child.reference.file == file && range.contains(tree.range(child.reference.node))
      }
      add(shownBy: inner, to: &result)
      break
    }
    return result
  }

  private func add(shownBy elements: [Int], to result: inout MappedLabel) {
    let content = reader.content(of: elements)
    for position in content.texts + content.images {
      let element = screen.elements[position]
      if let title = reader.title(of: position), element.name != "Image" {
        add(texts.texts(of: title.value, in: element.frame), to: &result.texts)
      } else if element.name == "Label" {
        add(shownBy: reader.children(of: position), to: &result)
      }
      add(texts.symbols(of: element), to: &result.icons)
    }
  }

  private func add(_ new: [MappedText], to known: inout [MappedText]) {
    for text in new where !known.contains(text) { known.append(text) }
  }
}
