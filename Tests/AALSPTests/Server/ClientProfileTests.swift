import AAAnalysis
import Foundation
import Testing

@testable import AALSP

@Suite struct ClientProfileTests {
  private func profile(_ capabilities: String) throws -> ClientProfile {
    ClientProfile(
      try JSONDecoder().decode(LSP.ClientCapabilities.self, from: Data(capabilities.utf8)))
  }

  @Test(arguments: [
    (#"{}"#, PositionEncoding.utf16, false),
    (#"{"general":{}}"#, .utf16, false),
    (#"{"general":{"positionEncodings":[]}}"#, .utf16, true),
    (#"{"general":{"positionEncodings":["utf-8","utf-16","utf-32"]}}"#, .utf16, true),
    (#"{"general":{"positionEncodings":["utf-8"]}}"#, .utf8, true),
    (#"{"general":{"positionEncodings":["utf-7","utf-32","utf-8"]}}"#, .utf32, true),
    (#"{"general":{"positionEncodings":["utf-7"]}}"#, .utf16, true),
    (#"{"general":{"positionEncodings":"utf-8"}}"#, .utf16, false),
  ])
  func utf16WhereverItIsAllowed(
    capabilities: String, encoding: PositionEncoding, isTold: Bool
  ) throws {
    let profile = try profile(capabilities)
    #expect(profile.positionEncoding == encoding)
    #expect(profile.wantsPositionEncoding == isTold)
  }

  @Test(arguments: [
    "{}", #"{"textDocument":7,"workspace":[],"window":null,"general":"x"}"#,
    #"{"textDocument":{"publishDiagnostics":{"relatedInformation":"yes"},"hover":1}}"#,
    #"{"workspace":{"workspaceEdit":{"documentChanges":1},"didChangeWatchedFiles":true}}"#,
  ])
  func oddCapabilitiesCountAsNone(capabilities: String) throws {
    var expected = try profile(capabilities)
    expected.wantsPositionEncoding = false
    #expect(expected == ClientProfile())
  }

  @Test(arguments: [
    (#"{}"#, false, false), (#"{"documentChanges":true}"#, true, false),
    (#"{"resourceOperations":["create"]}"#, true, true),
    (#"{"documentChanges":true,"resourceOperations":["delete"]}"#, true, false),
    (#"{"documentChanges":false,"resourceOperations":[]}"#, false, false),
  ])
  func whoKnowsFileOperationsKnowsVersionedEdits(
    workspaceEdit: String, isVersioned: Bool, createsFiles: Bool
  ) throws {
    let profile = try profile(#"{"workspace":{"workspaceEdit":\#(workspaceEdit)}}"#)
    #expect(profile.takesVersionedEdits == isVersioned)
    #expect(profile.createsFiles == createsFiles)
  }

  @Test(arguments: [
    (#"{}"#, ClientProfile.CodeActions.unmentioned),
    (#"{"textDocument":{"codeAction":{}}}"#, .commandsOnly),
    (#"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}"#, .literals),
  ])
  func codeActionsAreOfferedToWhoTakesThem(
    capabilities: String, codeActions: ClientProfile.CodeActions
  ) throws {
    #expect(try profile(capabilities).codeActions == codeActions)
  }

  @Test(arguments: Fixtures.files(in: "clients", withExtension: "json"))
  func realClientsAreUnderstood(url: URL) throws {
    let params = try JSONDecoder().decode(
      LSP.InitializeParams.self, from: try Data(contentsOf: url))
    let profile = ClientProfile(params.capabilities)
    #expect(profile.positionEncoding == .utf16)
    #expect(profile.codeActions == .literals)
    let takesChangesAlone = ["kate.json", "vim-lsp.json"].contains(url.lastPathComponent)
    #expect(profile.takesVersionedEdits != takesChangesAlone)
    #expect(WorkspaceRoots(params).paths == ["/Users/me/Draw"])
  }

  @Test func neovim() throws {
    let data = Data(try Fixtures.text("clients/neovim.json").utf8)
    let profile = ClientProfile(
      try JSONDecoder().decode(LSP.InitializeParams.self, from: data).capabilities)
    #expect(
      profile.description == """
        utf-16, markdown, related information, diagnostic data, code actions, preferred actions, \
        versioned edits, file creation, progress, settings
        """)
  }
}
