public struct Soil {}
