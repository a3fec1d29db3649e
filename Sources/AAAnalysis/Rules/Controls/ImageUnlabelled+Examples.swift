extension ImageUnlabelled {
  static let examples = shownExamples + reportedExamples + silentExamples

  private static let shownExamples: [RuleExample] = [
    ControlExample.example(
      "An image that is the whole label of a link", isDocumentation: true,
      """
      NavigationStack {
        NavigationLink {
          Garden()
        } label: {
          ⟦Image⟧("garden-large")
            .resizable()
        }
      }
      """,
      fixed: """
        NavigationStack {
          NavigationLink {
            Garden()
          } label: {
            Image("garden-large")
              .resizable()
              .accessibilityLabel("Our garden")
          }
        }
        """,
      """
      struct Garden: View {
        var body: some View {
          Text("Roses")
            .navigationTitle("Our garden")
            .assistiveAccessNavigationIcon(systemImage: "leaf.fill")
        }
      }
      """),
    ControlExample.example(
      "An image with a label, and one with words beside it", isDocumentation: true,
      """
      Button(action: {}) {
        Image("garden").accessibilityLabel("Our garden")
      }
      Button(action: {}) {
        Image("garden")
        Text("Our garden")
      }
      """),
  ]

  private static let reportedExamples: [RuleExample] = [
    ControlExample.example(
      "An image that is all that a screen shows",
      """
      VStack {
        ⟦Image⟧("OurGarden").resizable().scaledToFit()
      }
      """,
      fixed: """
        VStack {
          Image("OurGarden").resizable().scaledToFit().accessibilityLabel("Our garden")
        }
        """),
    ControlExample.example(
      "An image that is all that a row shows",
      """
      List(photos) { photo in
        ⟦Image⟧(photo.asset).resizable()
      }
      """,
      properties: "let photos: [Photo] = []",
      """
      struct Photo: Identifiable {
        let id: Int
        let asset: String
      }
      """),
    ControlExample.example(
      "Rows of a list, by a view of the app's own",
      """
      List {
        ForEach(names, id: \\.self) { name in
          PhotoRow(asset: name)
        }
      }
      """,
      properties: "let names = [\"garden\", \"house\"]",
      """
      struct PhotoRow: View {
        let asset: String

        var body: some View {
          HStack {
            Spacer()
            ⟦Image⟧(asset)
          }
        }
      }
      """),
    ControlExample.example(
      "An image for one of two states",
      """
      Button(action: {}) {
        if isOn {
          ⟦Image⟧(.lamp)
        } else {
          Label("On", systemImage: "lightbulb")
        }
      }
      """,
      fixed: """
        Button(action: {}) {
          if isOn {
            Image(.lamp)
              .accessibilityLabel("Lamp")
          } else {
            Label("On", systemImage: "lightbulb")
          }
        }
        """,
      properties: "@State private var isOn = false",
      """
      extension ImageResource {
        static let lamp = ImageResource(name: "lamp", bundle: .main)
      }
      """),
  ]

  private static let silentExamples: [RuleExample] = [
    ControlExample.example(
      "Decorative and hidden images",
      """
      Button(action: {}) { Image(decorative: "garden") }
      Button(action: {}) { Image("garden").accessibilityHidden(true) }
      """),
    ControlExample.example(
      "Labels further out",
      """
      Button(action: {}) { Image("garden") }
        .accessibilityLabel("Our garden")
      Button(action: {}) {
        VStack { Image("house") }.accessibilityLabel("Our house")
      }
      Button(action: {}) { Image("tree", label: Text("Our tree")) }
      """),
    ControlExample.example(
      "A label that a modifier of the app's own gives",
      """
      Button(action: {}) { Image("garden").named("Our garden") }
      """,
      """
      extension View {
        func named(_ name: String) -> some View {
          accessibilityLabel(name)
        }
      }
      """),
    ControlExample.example(
      "Symbols, and images that are made elsewhere",
      """
      Button(action: {}) { Image(systemName: "leaf") }
      Button(action: {}) { Image(uiImage: UIImage()) }
      """),
    ControlExample.example(
      "An image beside other content",
      """
      VStack {
        Image("logo")
        Text("Draw with your friends")
      }
      """),
    ControlExample.example(
      "An image that decorates a row, a screen or a label",
      """
      List {
        Image("logo")
        ForEach(names, id: \\.self) { name in
          Text(name)
            .background { Image("paper") }
        }
      }
      .background(Image("paper"))
      """,
      properties: "let names = [\"Garden\"]"),
    ControlExample.example(
      "An image beside something that cannot be read",
      """
      VStack {
        Image("logo")
        details()
      }
      """,
      properties: "var details: () -> AnyView = { AnyView(EmptyView()) }"),
  ]
}
