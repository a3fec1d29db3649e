import Testing
@testable import AALSP

@Suite struct MainTests {
}
