import SwiftUI

/// A page of the help: how the mode is set up.
struct AssistiveAccessContentView: View {
    var body: some View {
        Text("Ask someone whom you trust to set it up in Settings.")
    }
}
