import SwiftUI

struct CalmView: View {
  var body: some View { Text("One thing at a time") }
}

#Preview(traits: .assistiveAccess) { CalmView() }
