import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: a type whose function makes the preview, as the real one.
public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let name = context.makeUniqueName("PreviewRegistry")
    var arguments = node.arguments.map { $0.with(\.trailingComma, nil) }
    if let body = node.trailingClosure {
      arguments.append(
        LabeledExprSyntax(label: "body", expression: withPreviewables(body, in: context)))
    }
    let list = arguments.map(\.trimmedDescription).joined(separator: ", ")
    return [
      """
      struct \(name): DeveloperToolsSupport.PreviewRegistry {
        @MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview {
          DeveloperToolsSupport.Preview(\(raw: list))
        }
      }
      """
    ]
  }

  /// A body whose `@Previewable` properties have become those of a view.
  private static func withPreviewables(
    _ body: ClosureExprSyntax, in context: some MacroExpansionContext
  ) -> ExprSyntax {
    var properties: [String] = []
    var rest: [String] = []
    for item in body.statements {
      let text = item.trimmedDescription
      if item.item.is(VariableDeclSyntax.self), text.contains("@Previewable") {
        properties.append(text)
      } else {
        rest.append(text)
      }
    }
    if properties.isEmpty { return ExprSyntax(body) }
    let name = context.makeUniqueName("PreviewContent")
    return """
      {
        struct \(name): SwiftUI.View {
          \(raw: properties.joined(separator: "\n"))
          var body: some SwiftUI.View {
            \(raw: rest.joined(separator: "\n"))
          }
        }
        return \(name)()
      }
      """
  }
}

/// `@Previewable`, which only marks what `#Preview` moves.
public struct PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
