import SwiftUI

public struct CalmView: View {
  public init() {}

  public var body: some View { Text("One thing at a time") }
}

@available(iOS 26.0, *)
#Preview(traits: .assistiveAccess) { CalmView() }
