public struct Stamp {}
