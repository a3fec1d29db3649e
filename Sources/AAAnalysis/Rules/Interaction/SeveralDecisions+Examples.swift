extension SeveralDecisions {
  static let examples = shownExamples + reportedExamples + silentExamples

  private static let shownExamples: [RuleExample] = [
    ControlExample.example(
      "A form with three fields", isDocumentation: true,
      """
      Form {
        TextField("Name", text: $name)
        ⟦DatePicker⟧("Day", selection: $day)
        Stepper("Guests", value: $count)
      }
      """,
      properties: state),
    ControlExample.example(
      "One question on each screen", isDocumentation: true,
      """
      NavigationStack {
        VStack {
          TextField("Name", text: $name)
          NavigationLink {
            DatePicker("Day", selection: $day)
              .navigationTitle("Day")
              .assistiveAccessNavigationIcon(systemImage: "calendar")
          } label: {
            Label("Next", systemImage: "arrow.right")
          }
        }
      }
      """,
      properties: state),
  ]

  private static let state = """
    @State private var name = ""
    @State private var word = ""
    @State private var day = Date()
    @State private var count = 1
    @State private var size = 1.0
    @State private var colour = Color.red
    @State private var isOpen = false
    """

  private static let fieldView = """
    struct Field: View {
      let title: String
      @Binding var text: String

      var body: some View {
        VStack {
          Text(title)
          TextField(title, text: $text)
        }
      }
    }
    """

  private static let reportedExamples: [RuleExample] = [
    ControlExample.example(
      "A slider and a colour",
      """
      VStack {
        Slider(value: $size, in: 1...9)
        ⟦ColorPicker⟧("Colour", selection: $colour)
      }
      """,
      properties: state),
    ControlExample.example(
      "Views of the app's own",
      """
      VStack {
        Field(title: "Name", text: $name)
        ⟦Field⟧(title: "Street", text: $word)
        Field(title: "Town", text: $word)
      }
      """,
      properties: state, fieldView),
    ControlExample.example(
      "Parts that a function makes",
      """
      VStack {
        field("Name")
        ⟦field⟧("Town")
      }
      """,
      properties: state,
      """
      extension Home {
        func field(_ title: String) -> some View {
          TextField(title, text: .init(get: { title }, set: { _ in }))
        }
      }
      """),
    ControlExample.example(
      "Parts in sections, used again",
      """
      Form {
        Section { field("Name") }
        Section {
          Text("Where")
          ⟦field⟧("Town")
          HStack { field("Land") }
        }
      }
      """,
      properties: state,
      """
      extension Home {
        func field(_ title: String) -> some View {
          TextField(title, text: .init(get: { title }, set: { _ in }))
        }
      }
      """),
    ControlExample.example(
      "Pairs in a view that is used again",
      """
      Form {
        Range(title: "Size")
        Range(title: "Age")
      }
      """,
      """
      struct Range: View {
        let title: String
        @State private var bounds = [0, 1]

        var body: some View {
          HStack {
            Text(title)
            field(0)
            ⟦field⟧(1)
          }
        }

        private func field(_ index: Int) -> some View {
          TextField("Number", value: $bounds[index], format: .number)
        }
      }
      """),
    ControlExample.example(
      "Behind two views of the app's own",
      """
      VStack {
        Sized()
        Coloured()
      }
      """,
      """
      struct Sized: View {
        @State private var size = 1.0

        var body: some View { Slider(value: $size) }
      }

      struct Coloured: View {
        @State private var colour = 0

        var body: some View {
          ⟦Picker⟧("Colour", selection: $colour) {
            Text("Red").tag(0)
            Text("Blue").tag(1)
          }
          .pickerStyle(.segmented)
        }
      }
      """),
    ControlExample.example(
      "A menu in a toolbar",
      """
      NavigationStack {
        Text("Drawings")
          .toolbar {
            Menu("Show", systemImage: "list.bullet") {
              Picker("Order", selection: $count) { Text("Newest").tag(0) }
              ⟦Picker⟧("Size", selection: $size) { Text("Large").tag(1.0) }
            }
          }
      }
      """,
      properties: state),
    ControlExample.example(
      "Two on one side of a condition",
      """
      switch count {
      case 0:
        TextField("Name", text: $name)
      case 1:
        Slider(value: $size)
        ⟦Stepper⟧("Guests", value: $count)
      default:
        DatePicker("Day", selection: $day)
      }
      """,
      properties: state),
    ControlExample.example(
      "One that is there always, and others at times",
      """
      VStack {
        TextField("Name", text: $name)
        if isOpen {
          ⟦Slider⟧(value: $size)
        } else {
          TextEditor(text: $word)
        }
      }
      """,
      properties: state),
    ControlExample.example(
      "More than signing in",
      """
      Form {
        TextField("Name", text: $name)
        ⟦SecureField⟧("Password", text: $word)
        SecureField("Password, again", text: $word)
      }
      """,
      properties: state),
    ControlExample.example(
      "A field in each row, beside one for all",
      """
      List {
        TextField("Name", text: $name)
        ForEach(0..<3, id: \\.self) { number in
          ⟦Stepper⟧("Guests", value: $count)
        }
      }
      """,
      properties: state),
    ControlExample.example(
      "Two in a row of data",
      """
      List(0..<3, id: \\.self) { number in
        TextField("Name", text: $name)
        ⟦Stepper⟧("Guests", value: $count)
      }
      """,
      properties: state),
  ]

  private static let silentExamples: [RuleExample] = [
    ControlExample.example(
      "Branches that exclude one another",
      """
      if isOpen {
        TextField("Name", text: $name)
      } else {
        DatePicker("Day", selection: $day)
      }
      """,
      properties: state),
    ControlExample.example(
      "Steps, each under a condition of its own",
      """
      VStack {
        if count == 0 { TextField("Name", text: $name) }
        if count == 1 { DatePicker("Day", selection: $day) }
        if count == 2 { ColorPicker("Colour", selection: $colour) }
      }
      """,
      properties: state),
    ControlExample.example(
      "A sheet is another screen",
      """
      TextField("Name", text: $name)
        .sheet(isPresented: $isOpen) {
          DatePicker("Day", selection: $day)
        }
        .popover(isPresented: $isOpen) {
          Slider(value: $size)
        }
      """,
      properties: state),
    ControlExample.example(
      "A dialog is another moment",
      """
      TextField("Name", text: $name)
        .alert("Other", isPresented: $isOpen) {
          TextField("Name", text: $word)
          Button("Save") {}
        }
      """,
      properties: state),
    ControlExample.example(
      "Switches are not on the list",
      """
      Form {
        TextField("Name", text: $name)
        Toggle("Loud", isOn: $isOpen)
        Toggle("Large", isOn: $isOpen)
      }
      """,
      properties: state),
    ControlExample.example(
      "Signing in",
      """
      Form {
        TextField("Name", text: $name)
        SecureField("Password", text: $word)
          .textContentType(.password)
        Button("Sign in", systemImage: "key") {}
      }
      """,
      properties: state),
    ControlExample.example(
      "Signing in with a password that can be shown",
      """
      Form {
        TextField("Name", text: $name)
        Word(text: $word)
      }
      """,
      properties: state,
      """
      struct Word: View {
        @Binding var text: String
        @State private var isShown = false

        var body: some View {
          HStack {
            if isShown {
              TextField("Password", text: $text)
            } else {
              SecureField("Password", text: $text)
            }
            Button("Show", systemImage: "eye") { isShown.toggle() }
          }
        }
      }
      """),
    ControlExample.example(
      "Columns, of which a phone shows one",
      """
      NavigationSplitView {
        TextField("Name", text: $name)
      } detail: {
        TextEditor(text: $word)
      }
      """,
      properties: state),
    ControlExample.example(
      "A picker with its options",
      """
      Picker("Colour", selection: $count) {
        ForEach(0..<3, id: \\.self) { number in
          Text("\\(number)").tag(number)
        }
      }
      """,
      properties: state),
    ControlExample.example(
      "A stepper around a field",
      """
      Stepper(value: $count) {
        TextField("Guests", value: $count, format: .number)
      }
      """,
      properties: state),
    ControlExample.example(
      "Controls that only show something",
      """
      VStack {
        TextField("Name", text: $name)
        TextEditor(text: .constant("Help"))
        Slider(value: $size).disabled(true)
      }
      """,
      properties: state),
    ControlExample.example(
      "Layouts that stand in for one another",
      """
      ViewThatFits {
        HStack { Slider(value: $size) }
        VStack { Slider(value: $size) }
      }
      """,
      properties: state),
    ControlExample.example(
      "A control that is hidden",
      """
      ZStack {
        TextField("Name", text: $name)
        DatePicker("Day", selection: $day).opacity(isOpen ? 1 : 0)
        ColorPicker("Colour", selection: $colour).hidden()
      }
      """,
      properties: state),
    ControlExample.example(
      "Pages, one question each",
      """
      TabView {
        TextField("Name", text: $name)
        DatePicker("Day", selection: $day)
      }
      .tabViewStyle(.page)
      """,
      properties: state),
    ControlExample.example(
      "Views of the app's own with these names",
      """
      VStack {
        Slider(size: size)
        Stepper(count: count)
      }
      """,
      properties: state,
      """
      struct Slider: View {
        let size: Double

        var body: some View { Text("\\(size)") }
      }

      struct Stepper: View {
        let count: Int

        var body: some View { Text("\\(count)") }
      }
      """),
    ControlExample.example(
      "A field where the mode is off",
      """
      TextField("Name", text: $name)
      if !isCalm {
        DatePicker("Day", selection: $day)
      }
      """,
      properties: state
        + "\n@Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm"),
    ControlExample.example(
      "Data with one field each",
      """
      ForEach(0..<3, id: \\.self) { number in
        Stepper("Guests", value: $count)
      }
      """,
      properties: state),
  ]
}
