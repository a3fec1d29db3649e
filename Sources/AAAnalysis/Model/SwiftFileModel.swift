/// What one Swift file declares: small enough to be kept for every file of a workspace.
///
/// `interface` is what other files can see; as long as an edit leaves it equal, nothing but this
/// file has to be judged again. Where things stand in the file is kept apart, as node numbers: the
/// same text always parses to the same numbers.
public struct SwiftFileModel: Sendable {
  public let interface: SwiftInterface
  /// The node of each type of `interface.types`.
  public let typeNodes: [Int32]
  /// The node of each member of `interface.members`.
  public let memberNodes: [Int32]

  /// Reads what a file declares.
  public init(_ tree: SyntaxTree) {
    var builder = SwiftModelBuilder(tree)
    builder.build()
    interface = builder.interface
    typeNodes = builder.typeNodes
    memberNodes = builder.memberNodes
  }
}

/// The declarations of a file, without their places.
public struct SwiftInterface: Sendable, Equatable {
  public var imports: [String] = []
  /// Types and extensions, outer before inner.
  public var types: [TypeModel] = []
  /// Members of types and global declarations, in the order of the file.
  public var members: [MemberModel] = []
  /// Whether the name of the Assistive Access scene, or of the mode's environment value, occurs.
  public var mentionsAssistiveAccess = false
}

/// A type or an extension.
public struct TypeModel: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    case structure, classType, actor, enumeration, protocolType, extensionType
  }

  public var kind: Kind
  /// The name; of an extension the extended type's, without generic arguments and outer types.
  public var name: String
  /// Of an extension: the names of the types around the extended one, outermost first.
  public var outer: [String] = []
  /// The index of the type around it.
  public var parent: Int?
  /// The names behind the colon, without generic arguments.
  public var inherited: [String]
  /// Whether it is declared with `@main`.
  public var isMain = false
}

/// A property, function, initializer or case.
public struct MemberModel: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    case property, function, initializer, enumCase, typeAlias
  }

  public var kind: Kind
  public var name: String
  /// The index of its type; nil for a global declaration.
  public var owner: Int?
  public var isStatic = false
  /// The declared type, or the result's, as it is written.
  public var typeText: String?
  /// Names of its attributes: `State`, `ViewBuilder`.
  public var attributes: [String] = []
  /// Of a function or initializer: the labels of its parameters, `_` for none.
  public var labels: [String] = []
  /// Of a function or initializer: the names its body knows the parameters by.
  public var parameterNames: [String] = []
  /// Of a function or initializer: the places of the parameters that surely take closures.
  public var closureParameters: [Int] = []
  /// Of a property: whether it has a getter.
  public var isComputed = false

  /// The parameter that the unlabelled closure behind a call fills.
  ///
  /// - Parameters:
  ///   - count: how many closures stand behind the call.
  ///   - next: the first parameter that is left.
  func trailingParameter(of count: Int, from next: Int) -> Int {
    let takers = closureParameters.filter { $0 >= next }
    let place = max(0, takers.count - count)
    return takers.indices.contains(place) ? takers[place] : max(next, labels.count - count)
  }

  /// Whether a closure can be its value: by its type or a builder, as far as that is written.
  var takesClosure: Bool {
    attributes.contains("ViewBuilder") || typeText?.holds("->") == true
  }

  /// Whether it gives a view, by what is written: `some View`, `AnyView`, a view builder.
  public var looksLikeView: Bool {
    if attributes.contains("ViewBuilder") { return true }
    guard let typeText else { return false }
    return typeText == "some View" || typeText == "AnyView" || typeText == "any View"
      || typeText == "some SwiftUI.View" || typeText == "SwiftUI.AnyView"
  }

  /// Whether it gives a scene.
  public var looksLikeScene: Bool {
    if attributes.contains("SceneBuilder") { return true }
    return typeText == "some Scene" || typeText == "some SwiftUI.Scene"
  }
}
