extension SymbolRestricted {
  static let examples: [RuleExample] = [
    RuleExample(
      "The symbol of Face ID for people in photos", isDocumentation: true,
      NavigationIconMissing.home(
        """
        List {}
          .navigationTitle("Faces")
          .assistiveAccessNavigationIcon(systemImage: "⟦faceid⟧")
        """)),
    RuleExample(
      "In a row, a button and a function of the workspace",
      NavigationIconMissing.app(
        """
        struct Home: View {
          var body: some View {
            Label("Clouds", systemImage: "⟦icloud⟧")
            row("Talk", symbol: "⟦message.fill⟧")
          }

          private func row(_ title: String, symbol: String) -> some View {
            HStack {
              Image(systemName: symbol)
              Text(title)
            }
          }
        }
        """)),
    RuleExample(
      "A symbol for everyone", isDocumentation: true,
      NavigationIconMissing.home(#"Label("Weather", systemImage: "cloud.sun.fill")"#)),
    RuleExample(
      "An image of the app's own by the same name",
      NavigationIconMissing.home(
        """
        Image("icloud")
        Label("Clouds", image: "icloud")
        """)),
    RuleExample(
      "What only the ordinary interface shows",
      NavigationIconMissing.app(
        """
        struct Home: View {
          var body: some View { Text("Hello") }
        }

        struct Settings: View {
          var body: some View { Label("Sync", systemImage: "icloud") }
        }
        """)),
    RuleExample(
      "The symbol of what is shown when the mode is off",
      NavigationIconMissing.app(
        """
        struct Home: View {
          @Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm

          var body: some View {
            Image(systemName: isCalm ? "cloud" : "icloud")
          }
        }
        """)),
  ]
}
