import Soil
import SwiftUI

@available(iOS 26.0, *)
public struct CalmScene: Scene {
  public init() {}

  public var body: some Scene {
    AssistiveAccess { CalmView() }
  }
}
