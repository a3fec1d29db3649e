import SwiftUI

struct ContentView: View {
  var body: some View { Text("Everything at once") }
}
