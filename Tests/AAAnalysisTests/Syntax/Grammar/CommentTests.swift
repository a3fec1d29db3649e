import Testing

/// Comments, which are no part of any node's extent.
@Suite struct CommentTests {
  @Test func blockCommentsNest() {
    expectFacts(
      """
      /* a /* b */ c */ let d = 1
      """,
      """
      18 27 var let d
      """)
  }

  @Test func commentsStandAnywhere() {
    expectFacts(
      """
      f /* a */ (b /* c */, // d
        e: /* g */ h /* ) */)
        // i
        .j /* k */ ()
      """,
      """
      0 73 call .j(){0}
      0 62 member j
      0 50 call f(_:e:){0}
      """)
  }

  @Test func commentsHoldAnything() {
    expectFacts(
      """
      // "unclosed { ( [
      /* "unclosed { ( [ #if */
      let a = 1
      /// `doc`
      func b() {}
      """,
      """
      45 54 var let a
      65 76 func b()
      """)
  }

  @Test func aCommentSeparatesLikeASpace() {
    expectFacts(
      """
      let a = b/* */+/* */c
      """,
      """
      0 21 var let a
      """)
  }
}
