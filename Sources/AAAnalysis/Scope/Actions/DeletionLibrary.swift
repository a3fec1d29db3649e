/// What deletes, by the type that is asked to and the name of what is called.
enum DeletionLibrary {
  typealias Kind = ActionEffects.Deletion.Kind

  /// The kind of a call on a value of a type that the workspace does not declare; nil where it
  /// deletes nothing.
  static func kind(ofCall name: String, on type: String) -> Kind? {
    switch type {
    case "ModelContext", "NSManagedObjectContext": name == "delete" ? .object : nil
    case "FileManager": name == "removeItem" ? .file : nil
    case "UserDefaults":
      name == "removeObject" || name == "removePersistentDomain" ? .defaults : nil
    case "NSUbiquitousKeyValueStore": name == "removeObject" ? .cloud : nil
    case "EKEventStore":
      name == "remove" || name == "removeCalendar" ? .calendar : nil
    case "CNSaveRequest": name == "delete" ? .contact : nil
    case "CKDatabase":
      ["delete", "deleteRecord", "deleteRecordZone", "deleteSubscription"].contains(name)
        ? .cloud : nil
    case "HKHealthStore": name == "delete" || name == "deleteObjects" ? .health : nil
    case "Realm": name == "delete" || name == "deleteAll" ? .database : nil
    case "KeychainSwift": name == "delete" || name == "clear" ? .keychain : nil
    case "Keychain": name == "remove" || name == "removeAll" ? .keychain : nil
    case "KeychainWrapper":
      ["removeObject", "removeAllKeys", "remove"].contains(name) ? .keychain : nil
    default: nil
    }
  }

  /// The kind of a call on a value of a type that makes or replaces something stored.
  static func insertionKind(ofCall name: String, on type: String) -> Kind? {
    switch type {
    case "ModelContext", "NSManagedObjectContext": name == "insert" ? .object : nil
    case "UserDefaults": name == "set" || name == "setValue" ? .defaults : nil
    case "Realm": name == "add" || name == "create" ? .database : nil
    case "EKEventStore": name == "save" || name == "saveCalendar" ? .calendar : nil
    case "CNSaveRequest": name == "add" ? .contact : nil
    case "CKDatabase": name == "save" ? .cloud : nil
    default: nil
    }
  }

  /// Functions and members that run the closures they are given, now or a little later.
  static let runners: Set<String> = [
    "Task", "detached", "autoreleasepool", "async", "asyncAfter", "asyncAndWait", "sync", "run",
    "perform", "performAndWait", "performBackgroundTask", "performChanges", "forEach", "map",
    "compactMap", "flatMap", "write", "asyncWrite", "writeAsync", "writeWithoutTransaction",
    "transaction", "inTransaction", "inDatabase", "inSavepoint", "read", "addTask", "immediate",
    "addOperation", "animate", "schedule", "assumeIsolated", "performWithoutAnimation",
    "withLock",
  ]

  /// Runners whose closure takes a database to work on.
  static let databaseRunners: Set<String> = [
    "write", "asyncWrite", "writeAsync", "writeWithoutTransaction", "inTransaction", "inDatabase",
    "inSavepoint",
  ]

  /// Modules whose records delete themselves, given a database.
  static let databaseModules: Set<String> = [
    "GRDB", "GRDBQuery", "SharingGRDB", "SQLiteData", "StructuredQueries", "SQLite",
  ]

  /// Whether a call of this name takes elements out of a collection.
  static func takesElementsOut(_ name: String) -> Bool {
    switch name {
    case "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue",
      "popLast", "popFirst", "subtract", "formIntersection":
      true
    default: false
    }
  }

  /// Whether a text is a statement that deletes from a database.
  static func isDeletingStatement(_ text: some Sequence<UInt8>) -> Bool {
    let words = words(of: text)
    guard words.count > 1 else { return false }
    switch words[0] {
    case "delete": return words[1] == "from"
    case "drop": return ["table", "database", "view", "index"].contains(words[1])
    case "truncate": return true
    default: return false
    }
  }

  /// The first two words, in lower case.
  private static func words(of text: some Sequence<UInt8>) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in text {
      let lower = byte | 0x20
      if lower >= UInt8(ascii: "a"), lower <= UInt8(ascii: "z") {
        word.append(lower)
        if word.count > 16 { return words }
      } else if !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word = []
        if words.count == 2 { return words }
      } else if byte != 0x20, byte != 0x0A, byte != 0x0D, byte != 0x09, byte != UInt8(ascii: "\"") {
        return words
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }
}
