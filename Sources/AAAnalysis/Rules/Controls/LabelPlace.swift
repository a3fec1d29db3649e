/// The place of a finding on a label: the control's name, or that of the own view whose closure
/// holds what the label shows alone.
struct LabelPlace {
  let location: Location
  /// The element at that place.
  let element: Int
  let related: [RelatedLocation]

  /// - Parameters:
  ///   - part: what stands alone in the label.
  init(of control: Int, part: LabelPart, _ reader: ControlLabelReader, noun: String) {
    let elements = reader.screen.elements
    let inner = Location(
      file: elements[control].reference.file, range: elements[control].nameRange)
    // Outer and inner views are told apart by their frames: what the control's own frame does not
    // hold may be given from outside, by a use around the control that holds it.
    var position: Int?
    var shown: Int? = part.element
    while let candidate = shown, candidate != control, position == nil {
      position = Self.use(holding: candidate, around: control, reader)
      shown = elements[candidate].parent
    }
    guard let position, position != control, !elements[position].name.isEmpty else {
      location = inner
      element = control
      related = []
      return
    }
    location = Location(
      file: elements[position].reference.file, range: elements[position].nameRange)
    element = position
    related = [RelatedLocation(location: inner, message: "The \(noun) is made here.")]
  }

  /// The control, or the innermost use around it, in whose call an element stands.
  private static func use(
    holding shown: Int, around control: Int, _ reader: ControlLabelReader
  ) -> Int? {
    let elements = reader.screen.elements
    let reference = elements[shown].reference
    guard let tree = reader.tree(of: shown) else { return nil }
    let range = tree.range(reference.node)
    var position: Int? = control
    while let current = position {
      let element = elements[current]
      if element.frame == elements[shown].frame, element.reference.file == reference.file,
        tree.range(element.reference.node).contains(range)
      {
        return current
      }
      position = element.parent
    }
    return nil
  }
}

extension ControlLabelReader {
  /// What messages call a control.
  func noun(of control: Int) -> String {
    screen.elements[control].name == "NavigationLink" ? "link" : "button"
  }
}
