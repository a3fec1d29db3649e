import SwiftUI

struct TimerView: View {
  var body: some View { Text("Next") }
}
