import AAAnalysis
import Foundation
import Testing

@testable import AALSP

/// `aalsp completions`, in the real shells. Those that are not installed are skipped, but for bash.
@Suite struct CompletionsTests {
  private static func script(_ shell: String) -> String {
    CommandRun("completions", shell, rules: [.sample, .other]).output
  }

  @Test(arguments: CompletionsOptions.Shell.allCases)
  func everyCommandAndFlagIsThere(shell: CompletionsOptions.Shell) {
    let run = CommandRun("completions", shell.rawValue, rules: [.sample, .other])
    #expect(run.status == 0 && run.errors.isEmpty)
    for command in CommandName.allCases { #expect(run.output.contains(command.rawValue)) }
    for flag in FlagTable.all { #expect(run.output.contains(flag.name.rawValue.dropFirst(2))) }
    #expect(run.output.contains("label-empty title-long"))
  }

  @Test(arguments: CompletionsOptions.Shell.allCases)
  func theShellReadsTheScript(shell: CompletionsOptions.Shell) throws {
    guard let program = ShellRun.path(of: shell.rawValue) else {
      #expect(shell != .bash)
      return
    }
    let folder = try ScratchFolder(["script": Self.script(shell.rawValue)])
    let run = try ShellRun(program, ["-n", "script"], in: folder.path)
    #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
  }

  /// A line, and what is offered after it; nothing stands for paths.
  static let lines: [(line: String, offered: [String])] = [
    ("aalsp ch", ["check"]),
    ("aalsp --ver", ["--version"]),
    ("aalsp check --format ", CheckOptions.Format.allCases.map(\.rawValue)),
    ("aalsp check --format s", ["sarif"]),
    ("aalsp check --min-severity w", ["warning"]),
    ("aalsp check --sta", ["--statistics"]),
    ("aalsp check --write", ["--write-baseline"]),
    ("aalsp check --select la", ["label-empty"]),
    ("aalsp check --select title-long,la", ["title-long,label-empty"]),
    ("aalsp map --format d", ["dot"]),
    ("aalsp explain t", ["title-long"]),
    ("aalsp explain --format m", ["markdown"]),
    ("aalsp help tar", ["targets"]),
    ("aalsp completions f", ["fish"]),
  ]

  // MARK: bash

  /// What bash offers for the words of a command line, the last being the one that is typed.
  private func bash(_ words: [String], in folder: ScratchFolder) throws -> [String] {
    try folder.write("script", Self.script("bash"))
    try folder.write(
      "run",
      """
      set -eu
      source ./script
      COMP_WORDS=("$@")
      COMP_CWORD=$(($# - 1))
      _aalsp
      printf '%s\\n' ${COMPREPLY[@]+"${COMPREPLY[@]}"}
      """)
    let bash = try #require(ShellRun.path(of: "bash"))
    let run = try ShellRun(bash, ["--norc", "run"] + words, in: folder.path)
    #expect(run.status == 0, "\(run.output)")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func bashOffersWhatFits() throws {
    let folder = try ScratchFolder()
    for (line, offered) in Self.lines {
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      #expect(try bash(words, in: folder) == offered, "\(line)")
    }
  }

  @Test func bashKnowsValuesBehindAnEqualsSign() throws {
    let folder = try ScratchFolder()
    #expect(try bash(["aalsp", "check", "--format", "=", "js"], in: folder) == ["json"])
    #expect(try bash(["aalsp", "check", "--fail-on", "="], in: folder).count == 4)
    #expect(try bash(["aalsp", "check", "--select", "=", "ti"], in: folder) == ["title-long"])
  }

  @Test func bashLeavesPathsToItself() throws {
    let folder = try ScratchFolder()
    #expect(try bash(["aalsp", "check", "So"], in: folder) == [])
    #expect(try bash(["aalsp", "check", "--output", ""], in: folder) == [])
    #expect(try bash(["aalsp", "nonsense", ""], in: folder) == [])
    let script = Self.script("bash")
    #expect(script.hasSuffix("complete -o bashdefault -o default -F _aalsp aalsp\n"))
  }

  // MARK: fish

  @Test func fishOffersWhatFits() throws {
    guard let fish = ShellRun.path(of: "fish") else { return }
    let folder = try ScratchFolder(["script": Self.script("fish"), "notes.txt": ""])
    func offers(_ line: String) throws -> [String] {
      let run = try ShellRun(
        fish, ["--no-config", "-c", "source script; complete -C \"$argv\"", line], in: folder.path)
      #expect(run.status == 0, "\(run.output)")
      return run.output.split(separator: "\n").map {
        String($0.split(separator: "\t").first ?? "")
      }
    }
    for (line, offered) in Self.lines {
      #expect(try offers(line).sorted() == offered.sorted(), "\(line)")
    }
    #expect(try offers("aalsp check no") == ["notes.txt"])
    #expect(try offers("aalsp check --output no") == ["notes.txt"])
    #expect(try offers("aalsp explain no") == [])
  }

  // MARK: zsh

  @Test func zshLoadsTheScript() throws {
    guard let zsh = ShellRun.path(of: "zsh") else { return }
    let folder = try ScratchFolder(["script": Self.script("zsh")])
    let run = try ShellRun(
      zsh,
      [
        "-f", "-c",
        "autoload -U compinit && compinit -D -u && source ./script && print $_comps[aalsp]",
      ], in: folder.path)
    #expect(run.output == "_aalsp\n")
  }
}
