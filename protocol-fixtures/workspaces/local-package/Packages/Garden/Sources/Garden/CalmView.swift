import SwiftUI

struct CalmView: View {
  var body: some View { Text("One thing at a time") }
}

@available(iOS 26.0, *)
#Preview(traits: .assistiveAccess) { CalmView() }
