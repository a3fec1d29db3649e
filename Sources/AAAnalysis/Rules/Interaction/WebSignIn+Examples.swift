extension WebSignIn {
  static let examples = reportedExamples + silentExamples

  private static func app(
    _ declarations: String, importing modules: [String] = ["AuthenticationServices"]
  ) -> String {
    modules.map { "import \($0)\n" }.joined() + ControlExample.app(declarations)
  }

  private static let reportedExamples: [RuleExample] = [
    RuleExample(
      "A session that a button starts, by a function of a model", isDocumentation: true,
      app(
        """
        struct Home: View {
          @State private var account = Account()

          var body: some View {
            Button("Sign in", systemImage: "person.fill") {
              Task { await account.signIn() }
            }
          }
        }

        @MainActor @Observable final class Account {
          var callback: URL?

          func signIn() async {
            guard let url = URL(string: "https://example.com/sign-in") else { return }
            callback = await withCheckedContinuation { continuation in
              let session = ⟦ASWebAuthenticationSession⟧(
                url: url, callbackURLScheme: "draw"
              ) { callback, _ in
                continuation.resume(returning: callback)
              }
              session.start()
            }
          }
        }
        """)),
    RuleExample(
      "The session of the environment",
      app(
        #"""
        struct Home: View {
          @Environment(\.webAuthenticationSession) private var session
          @State private var hasFailed = false

          var body: some View {
            Button("Sign in") { signIn() }
          }

          private func signIn() {
            Task {
              do {
                guard let url = URL(string: "https://example.com") else { return }
                let callback = try await ⟦session⟧.authenticate(
                  using: url, callbackURLScheme: "draw")
                print(callback)
              } catch {
                hasFailed = true
              }
            }
          }
        }
        """#)),
    RuleExample(
      "A session that starts when a screen appears",
      app(
        """
        struct Home: View {
          @StateObject private var login = Login()

          var body: some View {
            NavigationStack {
              NavigationLink("Sign in") {
                Text("Signing in …")
                  .task { login.start() }
              }
            }
          }
        }

        final class Login: ObservableObject {
          private var session: ASWebAuthenticationSession?

          func start() {
            guard let url = URL(string: "https://example.com") else { return }
            session = AuthenticationServices.⟦ASWebAuthenticationSession⟧(
              url: url, callbackURLScheme: nil, completionHandler: { _, _ in })
            session?.start()
          }
        }
        """)),
    RuleExample(
      "A controller that signs in",
      app(
        """
        struct Home: View {
          var body: some View { SignIn() }
        }

        struct SignIn: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> SignInController { SignInController() }
          func updateUIViewController(_ controller: SignInController, context: Context) {}
        }

        final class SignInController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            guard let url = URL(string: "https://example.com") else { return }
            let session = ⟦ASWebAuthenticationSession⟧(url: url, callbackURLScheme: "a") { _, _ in }
            session.start()
          }
        }
        """, importing: ["AuthenticationServices", "UIKit"])),
    RuleExample(
      "A session that is handed on",
      app(
        #"""
        struct Home: View {
          @Environment(\.webAuthenticationSession) private var webAuthenticationSession

          var body: some View {
            SignInButton { await signIn(with: webAuthenticationSession) }
          }

          private func signIn(with given: WebAuthenticationSession) async {
            guard let url = URL(string: "https://example.com") else { return }
            _ = try? await ⟦given⟧.authenticate(using: url, callbackURLScheme: "draw")
          }
        }

        struct SignInButton: View {
          let action: () async -> Void

          var body: some View {
            Button("Sign in") { Task { await action() } }
          }
        }
        """#)),
  ]

  private static let silentExamples: [RuleExample] = [
    RuleExample(
      "Web pages that sign nobody in",
      app(
        """
        struct Home: View {
          var body: some View {
            VStack {
              Help()
              Page()
            }
          }
        }

        struct Help: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> SFSafariViewController {
            SFSafariViewController(url: URL(fileURLWithPath: "/help"))
          }

          func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
        }

        struct Page: UIViewRepresentable {
          func makeUIView(context: Context) -> WKWebView { WKWebView() }
          func updateUIView(_ view: WKWebView, context: Context) {}
        }
        """, importing: ["AuthenticationServices", "SafariServices", "UIKit", "WebKit"])),
    RuleExample(
      "Ways to sign in without a page",
      app(
        """
        struct Home: View {
          @State private var isSignedIn = false

          var body: some View {
            SignInWithAppleButton { request in
              request.requestedScopes = [.email]
            } onCompletion: { _ in
              isSignedIn = true
            }
          }
        }
        """)),
    RuleExample(
      "A session in the standard interface alone",
      app(
        """
        struct Home: View {
          var body: some View { Text("Draw") }
        }

        struct Settings: View {
          var body: some View {
            Button("Sign in") {
              guard let url = URL(string: "https://example.com") else { return }
              let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "a") { _, _ in }
              session.start()
            }
          }
        }
        """)),
    RuleExample(
      "A side that the mode cuts off",
      app(
        #"""
        struct Home: View {
          @Environment(\.accessibilityAssistiveAccessEnabled) private var isAssistiveAccessEnabled
          @Environment(\.webAuthenticationSession) private var session

          var body: some View {
            if isAssistiveAccessEnabled {
              Text("Ask someone to sign in.")
            } else {
              Button("Sign in") {
                Task {
                  guard let url = URL(string: "https://example.com") else { return }
                  _ = try await session.authenticate(using: url, callbackURLScheme: "draw")
                }
              }
            }
          }
        }
        """#)),
    RuleExample(
      "Types of the app’s own with names alike",
      app(
        """
        struct Home: View {
          let session = WebAuthenticationSession()

          var body: some View {
            Button("Draw") {
              session.authenticate()
              MyWebAuthenticationSession().start()
            }
          }
        }

        struct WebAuthenticationSession {
          func authenticate() {}
        }

        struct MyWebAuthenticationSession {
          func start() {}
        }
        """)),
  ]
}
