extension ActionEffects {
  /// Whether running it surely changes nothing that a person sees: at most it writes a log, is felt
  /// or heard. An action that was given and is not known may do anything.
  var changesNothing: Bool {
    weight == 0 && calls.isEmpty
      && unresolvedCalls.allSatisfy { !$0.isGiven && $0.changesNothing }
  }
}

extension ActionEffects.UnresolvedCall {
  /// Whether it surely changes nothing that a person sees: it computes, waits, stores what was
  /// changed before, writes a log, is felt or heard, or puts the keyboard away.
  var changesNothing: Bool {
    if HarmlessCalls.functions.contains(name) { return true }
    if name == "sendAction", root == "UIApplication" { return true }
    if name == "send", root == "objectWillChange" { return true }
    guard let root else { return HarmlessCalls.isFeedback(name) }
    return HarmlessCalls.types.contains(root) || HarmlessCalls.isFeedback(root)
  }
}

/// Functions of frameworks that change nothing on a screen.
private enum HarmlessCalls {
  static let functions: Set<String> = [
    // Logs.
    "print", "debugPrint", "dump", "NSLog", "os_log", "log", "info", "debug", "notice", "trace",
    "warning", "error", "fault",
    // What is felt or heard.
    "impactOccurred", "notificationOccurred", "selectionChanged", "prepare",
    "AudioServicesPlaySystemSound", "AudioServicesPlayAlertSound",
    // The keyboard.
    "endEditing", "resignFirstResponder", "hideKeyboard", "dismissKeyboard",
    // Time.
    "sleep", "yield", "now", "date", "dateComponents", "timeIntervalSince", "addingTimeInterval",
    "distance", "startOfDay", "isDate", "isDateInToday",
    // What was changed before.
    "save", "synchronize", "reloadAllTimelines", "reloadTimelines",
    // Numbers.
    "abs", "min", "max", "sqrt", "pow", "floor", "ceil", "round", "rounded", "hypot", "atan2",
    "sin", "cos", "tan", "exp", "clamped", "isMultiple", "random", "truncatingRemainder",
    "CGSizeMake", "advanced", "stride", "zip", "offsetBy", "insetBy",
    // Texts and collections.
    "first", "last", "firstIndex", "lastIndex", "contains", "filter", "map", "compactMap",
    "flatMap", "reduce", "allSatisfy", "sorted", "reversed", "shuffled", "enumerated", "joined",
    "split", "prefix", "suffix", "dropFirst", "dropLast", "randomElement", "index", "hasPrefix",
    "hasSuffix", "lowercased", "uppercased", "capitalized", "formatted", "components",
    "trimmingCharacters", "replacingOccurrences", "replacing", "appending", "union",
    "intersection", "subtracting", "isSubset", "value", "object", "string",
    "type",
  ]

  static let types: Set<String> = [
    "Task", "Calendar", "ProcessInfo", "Locale", "TimeZone", "Logger", "UIAccessibility",
    "AccessibilityNotification", "Thread", "CATransaction",
  ]

  /// Whether a name says that it is for haptics, logs or statistics. It only ever silences.
  static func isFeedback(_ name: String) -> Bool {
    if name.holds("haptic") || name.holds("analytics") || name.holds("telemetry") { return true }
    guard name.holds("logger") || name.holds("feedback") else { return false }
    let name = name.lowercased()
    return name.hasSuffix("logger") || name == "feedback" || name.hasSuffix("feedbackgenerator")
  }
}
