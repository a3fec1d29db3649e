import AAAnalysis
import Foundation

@testable import Messages

/// libFuzzer's own loop, which calls `body` with every input that it makes up.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// Framing and JSON: the same messages must come out however the bytes are cut.
func exchange(_ bytes: [UInt8]) {
  var whole = FrameReader()
  whole.append(bytes)
  var frames: [FrameReader.Frame] = []
  while let frame = whole.next() { frames.append(frame) }
  var pieces = FrameReader()
  var again: [FrameReader.Frame] = []
  for byte in bytes {
    pieces.append([byte])
    while let frame = pieces.next() { again.append(frame) }
  }
  func bodies(_ frames: [FrameReader.Frame]) -> [[UInt8]] {
    frames.compactMap { if case .body(let body) = $0 { body } else { nil } }
  }
  precondition(bodies(frames) == bodies(again), "pieces give other messages")
  for body in bodies(frames) + [bytes] { _ = MessageReader.message(body) }
}

let name = ProcessInfo.processInfo.environment["AALSP_FUZZ"] ?? ""

if let folder = ProcessInfo.processInfo.environment["AALSP_FUZZ_SEEDS"] {
  // The files of every rule's examples that the target reads.
  let kind = FuzzTarget(rawValue: name).flatMap { DocumentKind(of: $0.file) }
  var files: [RuleExample.File] = []
  for rule in RuleCatalogue.all {
    for example in rule.description.examples { files += example.files }
  }
  for (index, file) in files.enumerated() where DocumentKind(of: FileID(file.path)) == kind {
    let url = URL(fileURLWithPath: folder).appendingPathComponent("example-\(index)")
    try Data(file.unmarked.text.string.utf8).write(to: url)
  }
  exit(0)
}

var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
if name == "messages" {
  exit(
    runFuzzer(&count, &arguments) { start, length in
      exchange(Array(UnsafeBufferPointer(start: start, count: length)))
      return 0
    })
}
guard FuzzTarget(rawValue: name) != nil else {
  print("AALSP_FUZZ is none of messages, \(FuzzTarget.allCases.map(\.rawValue))")
  exit(2)
}
exit(
  runFuzzer(&count, &arguments) { start, length in
    let bytes = Array(UnsafeBufferPointer(start: start, count: length))
    if let flaw = FuzzTarget(rawValue: name)?.run(bytes) { fatalError(flaw) }
    return 0
  })
