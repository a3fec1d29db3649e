public struct Letter {}
