import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query`: a wrapper behind the property, and a getter that asks it.
public struct QueryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = try property(declaration)?.name else { return [] }
    return ["get { _\(raw: name).wrappedValue }"]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let (name, element) = try property(declaration) else { return [] }
    let arguments = node.arguments.map(\.trimmedDescription) ?? ""
    return [
      """
      private(set) var _\(raw: name): SwiftData.Query<\(raw: element), [\(raw: element)]> =
        .init(\(raw: arguments))
      """
    ]
  }

  private static func property(
    _ declaration: some DeclSyntaxProtocol
  ) throws -> (name: String, element: String)? {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    guard let array = binding.typeAnnotation?.type.as(ArrayTypeSyntax.self) else {
      throw MacroError("@Query requires an explicit type, an array")
    }
    return (name, array.element.trimmedDescription)
  }
}
