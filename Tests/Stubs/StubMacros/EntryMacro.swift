import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: a key, and accessors that look it up.
public struct EntryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = name(of: declaration) else { return [] }
    return [
      "get { self[__Key_\(raw: name).self] }",
      "set { self[__Key_\(raw: name).self] = newValue }",
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let name = name(of: declaration), let key = keyProtocol(in: context),
      let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
    else { return [] }
    let value = binding.initializer?.value.trimmedDescription ?? "nil"
    let property =
      binding.typeAnnotation.map { "static var defaultValue\($0.trimmedDescription) { \(value) }" }
      ?? "nonisolated(unsafe) static let defaultValue = \(value)"
    return ["private struct __Key_\(raw: name): \(raw: key) { \(raw: property) }"]
  }

  private static func name(of declaration: some DeclSyntaxProtocol) -> String? {
    declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern
      .as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// What a key conforms to in the extension that holds the property.
  private static func keyProtocol(in context: some MacroExpansionContext) -> String? {
    switch context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
      .trimmedDescription
    {
    case "EnvironmentValues": "SwiftUI.EnvironmentKey"
    case "Transaction": "SwiftUI.TransactionKey"
    case "ContainerValues": "SwiftUI.ContainerValueKey"
    default: nil
    }
  }
}
