import Testing

@testable import AAAnalysis

/// Functions that are not read again do what they did when they were read.
@Suite struct FollowedFunctionTests {
  /// Everything that is known of an action.
  private struct Reading: Equatable {
    let deletions: [ActionEffects.Deletion]
    let insertions: [ActionEffects.Insertion]
    let stateChanges: [ActionEffects.StateChange]
    let removals: [ActionEffects.StateChange]
    let webSessions: [ActionEffects.WebSession]
    let calls: [MemberReference]
    let unresolved: [ActionEffects.UnresolvedCall]
    let passed: [SyntaxReference]
    let weight: Int
    let statements: Int
    let dismisses: Bool
    let isComplete: Bool
    let waits: [ActionTimes.Wait]
    let changes: [ActionTimes.Change]
    let dismissals: [ActionTimes.Dismissal]
    let motions: [ActionTimes.Motion]
    let busyWaits: Set<Int>
    let scrolls: [Int: Set<StateKey>]

    init(_ effects: ActionEffects, _ times: ActionTimes) {
      deletions = effects.deletions
      insertions = effects.insertions
      stateChanges = effects.stateChanges
      removals = effects.removals
      webSessions = effects.webSessions
      calls = effects.calls
      unresolved = effects.unresolvedCalls
      passed = effects.passedActions
      weight = effects.weight
      statements = effects.statementCount
      dismisses = effects.dismisses
      isComplete = effects.isComplete
      waits = times.waits
      changes = times.changes
      dismissals = times.dismissals
      motions = times.animations + times.playbacks
      busyWaits = times.busyWaits
      scrolls = times.scrolls
    }
  }

  /// Reads every action of every screen twice, the second time after all others.
  private func readings(
    of workspace: ExampleWorkspace, inTime: Bool, _ lookups: () -> ActionLookups
  ) -> [Reading] {
    let snapshot = workspace.snapshot
    let loader = FileLoader(load: snapshot.load)
    let scope = snapshot.scope
    let finder = ScreenActionFinder(scope: scope, index: snapshot.index, loader: loader)
    let actions = scope.screens.indices.flatMap { finder.actions(ofScreen: $0) }
    return (actions + actions).map { action in
      var reader = ActionReader(
        ActionSource(
          index: snapshot.index, loader: loader, frames: scope.frames, lookups: lookups()))
      let context = reader.context(ofFrame: action.frame)
      var times = ActionTimes()
      if inTime {
        times = reader.times { $0.run(action.action, context, arguments: []) }
      } else {
        reader.run(action.action, context, arguments: [])
      }
      return Reading(reader.effects, times)
    }
  }

  private func compare(_ workspace: ExampleWorkspace) {
    for inTime in [false, true] {
      let shared = ActionLookups()
      let remembered = readings(of: workspace, inTime: inTime) { shared }
      let read = readings(of: workspace, inTime: inTime) {
        ActionLookups(remembersFunctions: false)
      }
      #expect(remembered == read)
    }
  }

  @Test(arguments: CatalogueExample.all)
  func doTheSameInEveryExample(_ example: CatalogueExample) {
    compare(ExampleWorkspace(example.example))
  }

  @Test(
    arguments: [
      // Where the calls stand, and how deep.
      "Button(\"A\") { clear() }; Button(\"B\") { if isShown { clear() } else { clear() } }",
      "Button(\"A\") { both() }; Button(\"B\") { clear(); both(); clear() }",
      // What is given: a closure that runs, a value that is looked into.
      "Button(\"A\") { run { clear() } }; Button(\"B\") { run { isShown = true } }",
      "Button(\"A\") { exec(\"DELETE FROM a\") }; Button(\"B\") { exec(\"SELECT 1\") }",
      "Button(\"A\") { defaulted() }; Button(\"B\") { defaulted({ clear() }) }",
      // What is running already.
      "Button(\"A\") { first(1) }; Button(\"B\") { second(1) }; Button(\"C\") { first(1) }",
      // What closes the screen, once or twice.
      "Button(\"A\") { leave() }; Button(\"B\") { dismiss(); leave() }; Button(\"C\") { leave() }",
      // What waits.
      "Button(\"A\") { Task { await wait(); clear() } }; Button(\"B\") { Task { await wait() } }",
      "Button(\"A\") { Task { await wait(); set(nil) } }; Button(\"B\") { set(nil) }",
      "Button(\"A\") { for i in 0..<3 { set(i) } }; Button(\"B\") { set(0) }",
      // What the view was given.
      "Row(isOn: $isShown) { clear() }; Row(isOn: .constant(true)) { toast = 1 }",
    ])
  func doTheSame(_ buttons: String) {
    compare(
      ExampleWorkspace([
        "App.swift": """
        import SQLite
        import SwiftUI

        @main struct A: App { var body: some Scene { AssistiveAccess { Home() } } }

        struct Home: View {
          @Environment(\\.dismiss) var dismiss
          @Environment(\\.modelContext) var context
          @State var isShown = false
          @State var toast: Int?
          let database: Database
          var body: some View { VStack { \(buttons) } }

          func clear() { context.delete(a); isShown = false; log(toast) }
          func both() { clear(); if isShown { set(1) }; clear() }
          func run(_ action: () -> Void) { action() }
          func defaulted(_ action: () -> Void = { print(1) }) { action() }
          func exec(_ statement: String) { database.execute(statement) }
          func first(_ n: Int) { toast = n; second(n) }
          func second(_ n: Int) { isShown.toggle(); first(n) }
          func leave() { dismiss() }
          func set(_ value: Int?) { toast = value }
          func wait() async { try? await Task.sleep(for: .seconds(3)) }
        }

        struct Row: View {
          @Binding var isOn: Bool
          let action: () -> Void
          @State var count = 0
          var body: some View { Button("R") { go(); count += 1 } }
          func go() { isOn = false; action(); step() }
          func step() { count += 1 }
        }
        """
      ]))
  }
}
