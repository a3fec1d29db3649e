import SwiftUI

struct KitchenView: View {
  var body: some View { Text("Everything at once") }
}
