/// The commands there are.
enum CommandName: String, CaseIterable, Sendable {
  case serve
  case check
  case explain
  case map
  case adopt
  case targets
  case syntax
  case completions
  case help

  /// One line for the list of commands.
  var summary: String {
    switch self {
    case .serve: "Run the language server on standard input and output; so does no command at all."
    case .check: "Report what makes an app hard to use in Assistive Access."
    case .explain: "Show a rule's page, or list the rules."
    case .map: "Draw the screens that Assistive Access reaches."
    case .adopt: "Show or write what brings an app into Assistive Access."
    case .targets: "List the app targets, and where their settings and keys come from."
    case .syntax: "Print what the parser understands of Swift files."
    case .completions: "Print a script by which a shell completes what is typed."
    case .help: "Show how a command is used."
    }
  }

  /// What follows `aalsp` in the usage line.
  var usage: String {
    switch self {
    case .serve: "[serve] [--stdio]"
    case .check: "check [FLAG…] [PATH…]"
    case .explain: "explain [--format FORMAT] [RULE]"
    case .map: "map [FLAG…] [PATH]"
    case .adopt: "adopt [FLAG…] [PATH]"
    case .targets: "targets [--format FORMAT] [PATH]"
    case .syntax: "syntax --facts FILE… | @LIST"
    case .completions: "completions bash | zsh | fish"
    case .help: "help [COMMAND]"
    }
  }

  /// What the command does, as paragraphs.
  var description: String {
    switch self {
    case .serve:
      """
      The server speaks the Language Server Protocol (3.17) on standard input and output and is \
      started by an editor. It ends when the editor ends.
      """
    case .check:
      """
      Judges the Swift files and property lists at each PATH: a file, or a folder with all that is \
      in it. Without PATH, the working folder.

      What Assistive Access can show is found across files, so the whole workspace around each \
      PATH (its project, package or repository) is read; findings are reported for the named \
      paths alone. Build products, dependencies (DerivedData, Pods, Carthage, node_modules) and \
      hidden folders are left out unless they are named.

      The nearest `.aalsp.json` (or `aalsp.json`) around each file says which rules hold there and \
      what else is left out.

      A file that cannot be read is named on standard error, and the rest is judged.
      """
    case .explain:
      """
      Tells of a rule what is wrong, whom it hurts, what to do, with examples and sources. Without \
      RULE, lists all rules with their severity, one a line; a star marks those that offer a fix.
      """
    case .map:
      """
      Draws what a person can come upon in Assistive Access: every screen with its title, its icon, \
      what can be operated on it and what was found on it, and the ways between them with the words \
      that lead there. What only the running app knows stands as its source between ‹ and ›.

      The whole workspace around PATH is read. Scenes are shown that stand at PATH or reach \
      something there: a file, or a folder; without PATH, the working folder. Uses of one view with \
      the same title and icon are one screen.

      Where there is no scene, there is nothing to show, which is no failure.
      """
    case .adopt:
      """
      Adds to the apps that begin at PATH what they need to show an interface of their own in \
      Assistive Access: the scene (in UIKit with a scene delegate that hosts it, and the session \
      that leads there), a content view with title, icon and preview, the key in the Info.plist, and \
      what the ordinary scene gives to its views. Where an app also runs on systems before iOS 26, \
      all is guarded. What the content view then shows is up to you.

      Prints a patch for `patch -p1` or `git apply`, and changes nothing without --write. What \
      is left to do is told on standard error. An app that has its scene and its key is left as it \
      is, and where it cannot be told what to change, nothing is changed.

      PATH is a folder, or the file in which an app begins; without it, the working folder. An app \
      whose project does not tell what it is built from is prepared only if its file is named.
      """
    case .targets:
      """
      Lists the apps that the projects around PATH build for iPhone and iPad, as aalsp sees them: \
      platforms, the iOS that each deploys to, its Info.plist, what the two keys of Assistive \
      Access say there, its sources, and what else it is made from, each with the place that \
      decides. Without PATH, the working folder.

      Read are Xcode projects and workspaces, configuration files, Tuist's Project.swift, \
      XcodeGen's project.yml, and Package.swift. What a missing file, a condition or a helper \
      leaves open is unknown, and rules are silent about it.
      """
    case .syntax:
      """
      Prints one fact a line (START END KIND DETAIL, in UTF-8 byte offsets) for each FILE, after a \
      line with its path. An argument @LIST names a file that holds one path a line.
      """
    case .completions:
      """
      Prints a script that teaches a shell the commands, their flags and values, and the ids of \
      the rules. It is made for this release: where the shell runs it at its start, it is always \
      up to date.
      """
    case .help:
      "Shows how COMMAND is used; without COMMAND, what commands there are."
    }
  }

  /// What the exit status means, by number.
  var exitStatuses: [(status: ExitStatus, meaning: String)] {
    switch self {
    case .serve:
      [
        (.success, "The editor asked the server to shut down and to exit."),
        (.findings, "It went away without asking."),
      ]
    case .check:
      [
        (.success, "Nothing at or above the failing severity."),
        (.findings, "Findings at or above it."),
        (.failure, "Bad usage, an invalid configuration, or a path that could not be read."),
      ]
    case .completions: [(.success, "Printed."), (.failure, "No such shell.")]
    case .explain, .help:
      [(.success, "Shown."), (.failure, "No such rule or command, or bad usage.")]
    case .map:
      [
        (.success, "Drawn."),
        (.failure, "Bad usage, an invalid configuration, or a path that could not be read."),
      ]
    case .adopt:
      [
        (.success, "Shown or written, or there is nothing to change."),
        (
          .failure,
          "Bad usage, no app, an app for which it cannot be told what to change, an invalid "
            + "configuration, or a file that could not be read or written."
        ),
      ]
    case .targets:
      [
        (.success, "Listed."),
        (.failure, "Bad usage, an invalid configuration, or a path that could not be read."),
      ]
    case .syntax:
      [
        (.success, "All files printed."),
        (.failure, "Bad usage, or a file that could not be read."),
      ]
    }
  }

  /// Lines to try, with what they do.
  var examples: [(line: String, meaning: String)] {
    switch self {
    case .check:
      [
        ("aalsp check", "The working folder."),
        ("aalsp check --fail-on error Sources", "Show everything, fail on errors only."),
        (
          "aalsp check --format text --format json --output report.json",
          "Text on the terminal and JSON in a file."
        ),
        (
          "aalsp check --format html --output report.html",
          "A page with the screens, for the team and who reviews the app's accessibility."
        ),
        (
          "aalsp check --baseline known.json",
          "What is new since `--write-baseline known.json`."
        ),
        (
          "aalsp check --stdin-path Draw/ContentView.swift < draft.swift",
          "Judge a text that is not saved, as if it were that file."
        ),
      ]
    case .explain:
      [
        ("aalsp explain", "All rules."),
        ("aalsp explain navigation-icon-missing", "One rule's page."),
        ("aalsp explain | grep hint", "The rules of one severity."),
      ]
    case .map:
      [
        ("aalsp map", "The working folder, as a tree."),
        ("aalsp map --format mermaid --output map.mmd", "A diagram for a document."),
        ("aalsp map --format dot | dot -Tsvg > map.svg", "A picture, by Graphviz."),
      ]
    case .adopt:
      [
        ("aalsp adopt", "Show what the apps of the working folder need."),
        ("aalsp adopt --target Draw --write", "Prepare one of them."),
        ("aalsp adopt | git apply", "The same by way of a patch, from the repository's root."),
      ]
    case .targets: [("aalsp targets", "The apps of the working folder's projects.")]
    case .syntax: [("aalsp syntax --facts App.swift", "The facts of one file.")]
    case .completions:
      [
        (#"eval "$(aalsp completions bash)""#, "In ~/.bashrc."),
        (#"eval "$(aalsp completions zsh)""#, "In ~/.zshrc, after `compinit`."),
        ("aalsp completions fish | source", "In ~/.config/fish/config.fish."),
      ]
    case .serve, .help: []
    }
  }
}
