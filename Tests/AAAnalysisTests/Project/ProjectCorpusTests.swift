import Foundation
import Testing

@testable import AAAnalysis

private let corpusFolder = ProcessInfo.processInfo.environment["AALSP_PROJECTS"]

/// Reads every project of a folder of real ones, which `AALSP_PROJECTS` names.
@Suite(.enabled(if: corpusFolder != nil, "AALSP_PROJECTS names no folder"))
struct ProjectCorpusTests {
  private func files(withExtension suffixes: String...) -> [FileID] {
    guard let folder = corpusFolder,
      let walk = FileManager.default.enumerator(atPath: folder)
    else { return [] }
    return walk.compactMap { $0 as? String }
      .filter { path in suffixes.contains { path.hasSuffix("." + $0) } }
      .map { FileID(folder + "/" + $0) }.sorted()
  }

  private func text(_ file: FileID) -> SourceText? {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    return try? DecodedText(contentsOf: Array(data)).text
  }

  @Test func projectsAreReadAndWrittenBack() throws {
    var count = 0
    for file in files(withExtension: "pbxproj") {
      let source = try #require(text(file), "\(file.path)")
      let list = try #require(OpenStepReader.read(source), "\(file.path)")
      #expect(list.written(from: source) == source.string, "\(file.path)")
      count += 1
    }
    print("\(count) projects")
    #expect(count > 0)
  }

  @Test func listsOfStringsAreReadAndWrittenBack() throws {
    var count = 0
    for file in files(withExtension: "strings") {
      guard let source = text(file), PropertyList(source).format == .openStep else { continue }
      let list = try #require(OpenStepReader.read(source), "\(file.path)")
      #expect(list.written(from: source) == source.string, "\(file.path)")
      count += 1
    }
    print("\(count) files of strings")
  }

  @Test func propertyListsAreRead() throws {
    var counts: [PropertyList.Format: Int] = [:]
    for file in files(withExtension: "plist", "entitlements") {
      guard let source = text(file) else { continue }
      let list = PropertyList(source)
      counts[list.format, default: 0] += 1
      if list.format == .openStep {
        #expect(OpenStepReader.read(source) != nil, "\(file.path)")
      } else {
        #expect(list.problems.map(\.message) == [], "\(file.path)")
      }
    }
    print("property lists: \(counts)")
  }

  @Test func configurationFilesAreRead() throws {
    var count = 0
    for file in files(withExtension: "xcconfig") {
      let source = try #require(text(file), "\(file.path)")
      for case .unreadable(let range) in BuildConfigurationFile(source, file: file).statements {
        Issue.record("\(file.path): \(source[range])")
      }
      count += 1
    }
    print("\(count) configuration files")
  }

  @Test func specificationsAreRead() throws {
    var count = 0
    for file in files(withExtension: "yml", "yaml") {
      guard let source = text(file), let document = SpecificationDocument(source, file: file)
      else { continue }
      #expect(document.root != nil, "\(file.path)")
      count += 1
    }
    print("\(count) specifications")
  }
}
