import AAAnalysis

@main
struct Main {
  static func main() {
  }
}
