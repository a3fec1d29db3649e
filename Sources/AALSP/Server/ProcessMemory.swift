#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The process's use of memory.
enum ProcessMemory {
  /// The most that was resident at any time, in bytes; 0 where the system does not tell.
  static var peak: Int {
    var usage = rusage()
    #if canImport(Glibc)
      let whose = __rusage_who_t(RUSAGE_SELF.rawValue)
    #else
      let whose = Int32(RUSAGE_SELF)
    #endif
    guard getrusage(whose, &usage) == 0 else { return 0 }
    #if canImport(Darwin)
      return Int(usage.ru_maxrss)
    #else
      // Linux counts in kilobytes.
      return Int(usage.ru_maxrss) << 10
    #endif
  }
}
