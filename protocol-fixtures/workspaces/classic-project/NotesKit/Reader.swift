public struct Reader {
  public init() {}
}
