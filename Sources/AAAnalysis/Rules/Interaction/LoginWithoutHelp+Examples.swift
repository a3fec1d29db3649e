extension LoginWithoutHelp {
  static let examples = reportedExamples + silentExamples

  private static let properties = #"@State private var password = """#

  private static let reportedExamples: [RuleExample] = [
    ControlExample.example(
      "A password field that says nothing", isDocumentation: true,
      """
      VStack {
        Text("Welcome")
        ⟦SecureField⟧("Password", text: $password)
          .textFieldStyle(.roundedBorder)
      }
      """,
      fixed: """
        VStack {
          Text("Welcome")
          SecureField("Password", text: $password)
            .textContentType(.password)
            .textFieldStyle(.roundedBorder)
        }
        """, properties: properties),
    ControlExample.example(
      "A field of the team’s own",
      #"PasswordField(title: "Passwort", text: $password).textContentType(nil).padding()"#,
      properties: properties,
      """
      struct PasswordField: View {
        let title: String
        @Binding var text: String
        @State private var isShown = false

        var body: some View {
          HStack {
            if isShown {
              TextField(title, text: $text)
            } else {
              ⟦SecureField⟧(title, text: $text)
            }
            Button("Show", systemImage: "eye") { isShown.toggle() }
          }
        }
      }
      """),
    ControlExample.example(
      "A sign-up with a password to repeat",
      """
      Form {
        ⟦SecureField⟧("Password", text: $password)  // At least eight.
        ⟦SecureField⟧(text: $repeated) {
          Text("Again")
        }
        TextField("Name", text: $name).textContentType(.username)
      }
      """,
      fixed: """
        Form {
          SecureField("Password", text: $password)  // At least eight.
            .textContentType(.password)
          SecureField(text: $repeated) {
            Text("Again")
          }
          TextField("Name", text: $name).textContentType(.username)
        }
        """,
      properties: """
        @State private var password = ""
        @State private var repeated = ""
        @State private var name = ""
        """),
    ControlExample.example(
      "A style of the team’s own that only draws",
      """
      SecureField("Password", text: $password)
        .textContentType(.password)
      ⟦SecureField⟧("PIN", text: $password).textFieldStyle(Framed())
      """,
      properties: properties,
      """
      struct Framed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
          configuration.padding().border(.gray)
        }
      }
      """),
    ControlExample.example(
      "A sheet that signs in, and a modifier that only decorates",
      """
      Button("Sign in") { isShown = true }
        .sheet(isPresented: $isShown) {
          ⟦SecureField⟧("Password", text: $password).modifier(Boxed()).boxed()
        }
      """,
      properties: """
        @State private var isShown = false
        @State private var password = ""
        """,
      """
      struct Boxed: ViewModifier {
        func body(content: Content) -> some View { content.padding() }
      }

      extension View {
        func boxed() -> some View { border(.gray) }
      }
      """),
  ]

  private static let silentExamples: [RuleExample] = [
    ControlExample.example(
      "Content types of every kind",
      """
      SecureField("Password", text: $password).padding().textContentType(.password)
      SecureField("New password", text: $password)
        .textContentType(isNew ? .newPassword : .password)
      SecureField("Code", text: $password).textContentType(.oneTimeCode)
      SecureField("Password", text: $password).textContentType(kind)
      TextField("Password", text: $password)
      """,
      properties: """
        let kind: UITextContentType = .password
        let isNew = true
        @State private var password = ""
        """),
    ControlExample.example(
      "A container that says it for both kinds of field",
      """
      VStack {
        Text("Password")
        Group {
          if isShown {
            TextField("Password", text: $password)
          } else {
            SecureField("Password", text: $password)
          }
        }
        .textContentType(.password)
      }
      """,
      properties: """
        @State private var isShown = false
        @State private var password = ""
        """),
    ControlExample.example(
      "Where the field of the team’s own is used",
      #"PasswordField(text: $password).textContentType(.password)"#, properties: properties,
      """
      struct PasswordField: View {
        @Binding var text: String

        var body: some View {
          HStack { SecureField("Password", text: $text) }
        }
      }
      """),
    ControlExample.example(
      "One use of a field that says it: an inner type would hold for all",
      """
      PasswordField(text: $password).textContentType(.newPassword)
      PasswordField(text: $password)
      """, properties: properties,
      """
      struct PasswordField: View {
        @Binding var text: String

        var body: some View { SecureField("Password", text: $text) }
      }
      """),
    ControlExample.example(
      "Modifiers of the team’s own",
      """
      SecureField("Password", text: $password).modifier(LoginField())
      SecureField("Password", text: $password).loginField(.password)
      SecureField("Password", text: $password).textFieldStyle(LoginStyle())
      """, properties: properties,
      """
      struct LoginField: ViewModifier {
        func body(content: Content) -> some View {
          content.textContentType(.password)
        }
      }

      extension View {
        func loginField(_ type: UITextContentType) -> some View {
          textContentType(type).autocorrectionDisabled()
        }
      }

      struct LoginStyle: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
          configuration.textContentType(.password)
        }
      }
      """),
    ControlExample.example(
      "A field of an alert, which takes few modifiers",
      """
      Text("Parents")
        .alert("Password", isPresented: $isAsking) {
          SecureField("Password", text: $password)
        }
      """,
      properties: """
        @State private var isAsking = false
        @State private var password = ""
        """),
    ControlExample.example(
      "A field in the standard interface alone", #"Text("Draw")"#,
      """
      struct Login: View {
        @State private var password = ""

        var body: some View { SecureField("Password", text: $password) }
      }
      """),
  ]
}
