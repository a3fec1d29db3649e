import Testing

@testable import AAAnalysis

@Suite struct DeletionTests {
  typealias Kind = ActionEffects.Deletion.Kind

  struct Call: Sendable, CustomTestStringConvertible {
    let action: String
    let kind: Kind?

    var testDescription: String { action }
  }

  static let calls: [Call] = [
    Call(action: "context.delete(a)", kind: .object),
    Call(action: "self.context.delete(a)", kind: .object),
    Call(action: "try? context.delete(model: A.self)", kind: .object),
    Call(action: "ModelContext(container).delete(a)", kind: .object),
    Call(action: "let other = ModelContext(container); other.delete(a)", kind: .object),
    Call(action: "container.mainContext.delete(a)", kind: .object),
    Call(action: "a.modelContext?.delete(a)", kind: .object),
    Call(action: "a.managedObjectContext!.delete(a)", kind: .object),
    Call(action: "all.forEach(context.delete)", kind: .object),
    Call(action: "all.forEach { context.delete($0) }", kind: .object),
    Call(action: "for a in all where a.isOld { context.delete(a) }", kind: .object),
    Call(action: "if let a { context.delete(a) }", kind: .object),
    Call(action: "switch a { case .b: context.delete(a) default: break }", kind: .object),
    Call(action: "do { try context.transaction { context.delete(a) } } catch {}", kind: .object),
    Call(action: "Task { @MainActor in context.delete(a) }", kind: .object),
    Call(action: "withAnimation(.easeIn) { context.delete(a) }", kind: .object),
    Call(action: "DispatchQueue.main.async { context.delete(a) }", kind: .object),
    Call(action: "Task.detached { await MainActor.run { context.delete(a) } }", kind: .object),
    Call(action: "(x ?? y).performBackgroundTask { c in c.delete(a) }", kind: .object),
    Call(action: "_ = NSBatchDeleteRequest(fetchRequest: r)", kind: .object),
    Call(action: "container.deleteAllData()", kind: .object),
    Call(action: "try? FileManager.default.removeItem(at: url)", kind: .file),
    Call(action: "try? FileManager().removeItem(atPath: path)", kind: .file),
    Call(action: "try? Foundation.FileManager.default.removeItem(at: url)", kind: .file),
    Call(action: "let f = FileManager.default; try! f.removeItem(at: url)", kind: .file),
    Call(action: "UserDefaults.standard.removeObject(forKey: \"a\")", kind: .defaults),
    Call(action: "UserDefaults(suiteName: s)?.removePersistentDomain(forName: s)", kind: .defaults),
    Call(action: "UserDefaults.standard.set(nil, forKey: \"a\")", kind: .defaults),
    Call(action: "SecItemDelete(query)", kind: .keychain),
    Call(action: "KeychainSwift().clear()", kind: .keychain),
    Call(
      action: "CKContainer.default().privateCloudDatabase.delete(withRecordID: i) { _, _ in }",
      kind: .cloud),
    Call(
      action: "CKModifyRecordsOperation(recordsToSave: nil, recordIDsToDelete: i)", kind: .cloud),
    Call(action: "Firestore.firestore().collection(c).document(i).delete()", kind: .cloud),
    Call(action: "try? EKEventStore().remove(event, span: .thisEvent)", kind: .calendar),
    Call(action: "let r = CNSaveRequest(); r.delete(contact)", kind: .contact),
    Call(action: "HKHealthStore().delete(sample) { _, _ in }", kind: .health),
    Call(action: "let realm = try! Realm(); try! realm.write { realm.delete(a) }", kind: .database),
    Call(action: "try? queue.write { db in try a.delete(db) }", kind: .database),
    Call(action: "try? queue.write { _ = try A.deleteAll($0) }", kind: .database),
    Call(action: "try? queue.write { db in try A.delete().execute(db) }", kind: .database),
    Call(action: "sqlite3_exec(handle, \"delete from a\", nil, nil, nil)", kind: .database),
    Call(action: "db.executeUpdate(\"\"\"\n  DROP TABLE a\n  \"\"\")", kind: .database),
    // What only looks like it.
    Call(action: "unknown.delete(a)", kind: nil),
    Call(action: "delete(a)", kind: nil),
    Call(action: "let later = { context.delete(a) }", kind: nil),
    Call(action: "service.perform(request, completion: { context.delete(a) })", kind: nil),
    Call(action: "defer { try? FileManager.default.removeItem(at: url) }; use(url)", kind: nil),
    Call(action: "do { try a() } catch { context.delete(a) }", kind: nil),
    Call(
      action: "try? FileManager.default.removeItem(at: tempFolder.appending(path: n))", kind: nil),
    Call(
      action: "let f = URL.cachesDirectory; try? FileManager.default.removeItem(at: f)", kind: nil),
    Call(action: "sqlite3_exec(handle, \"SELECT * FROM a\", nil, nil, nil)", kind: nil),
    Call(action: "print(\"DELETE FROM a\")", kind: nil),
    Call(action: "items.remove(at: 0)", kind: nil),
    Call(action: "PHAssetChangeRequest.deleteAssets(assets)", kind: nil),
    Call(action: "CKModifyRecordsOperation(recordsToSave: r, recordIDsToDelete: nil)", kind: nil),
    Call(action: "#if os(macOS)\ncontext.delete(a)\n#endif", kind: nil),
  ]

  @Test(arguments: calls)
  func knowsWhatDeletes(_ call: Call) {
    #expect(Set(ActionProbe(call.action).lasting) == Set(call.kind.map { [$0] } ?? []))
  }

  // MARK: Replacements

  @Test func whatTheOtherBranchPutsBackIsNotLost() {
    let toggle = ActionProbe("if x { context.delete(a) } else { context.insert(a) }")
    #expect(toggle.effects.deletions.count == 1)
    #expect(toggle.lasting == [])
    let early = ActionProbe("if x { context.insert(a); return }; context.delete(a)")
    #expect(early.lasting == [])
    let both = ActionProbe("context.delete(a); context.insert(b)")
    #expect(both.lasting == [.object])
  }

  @Test func whatASecondTapDoesIsAskedFor() {
    let probe = ActionProbe("guard isShown else { isShown = true; return }; context.delete(a)")
    #expect(probe.effects.asksInPlace)
    #expect(!ActionProbe("isShown = true; context.delete(a)").effects.asksInPlace)
  }

  @Test func aFileThatIsWrittenAnewIsNotLost() {
    let replaced = ActionProbe(
      "try? FileManager.default.removeItem(at: url); try? data.write(to: url)")
    #expect(replaced.lasting == [])
    let other = ActionProbe(
      "try? FileManager.default.removeItem(at: url); try? data.write(to: index)")
    #expect(other.lasting == [.file])
  }
}
