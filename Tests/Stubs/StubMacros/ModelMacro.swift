import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: conformance, and the demand for an initializer. Stored properties stay as they are.
public struct ModelMacro: ExtensionMacro, MemberMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    protocols.isEmpty
      ? [] : [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.PersistentModel {}")]
  }

  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self) else {
      throw MacroError("@Model is only applicable to classes")
    }
    let hasInitializer = declaration.memberBlock.members.contains {
      $0.decl.is(InitializerDeclSyntax.self)
    }
    if !hasInitializer { throw MacroError("@Model requires an initializer be provided") }
    return []
  }
}

/// What is only there to be read by another macro, such as `@Attribute`.
public struct MarkerMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// What leaves nothing behind, such as `#Unique`.
public struct NothingMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

struct MacroError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
