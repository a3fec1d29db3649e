@testable import AAAnalysis
import Testing

@Suite struct XcodeWorkspaceTests {
  @Test func readsReferencesThroughGroups() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
         <FileRef location = "group:App/Draw.xcodeproj"></FileRef>
         <Group location = "group:Libraries" name = "Libraries">
            <FileRef location = 'group:Kit/Kit.xcodeproj'/>
            <Group location = "container:" name = "a &gt; b">
               <FileRef location = "group:Packages/A &amp; B"></FileRef>
            </Group>
            <FileRef location = "container:Pods/Pods.xcodeproj"></FileRef>
         </Group>
         <FileRef location = "absolute:/opt/X.xcodeproj"></FileRef>
         <FileRef location = "developer:Y.xcodeproj"></FileRef>
      </Workspace>
      """
    let file = FileID("/w/Draw.xcworkspace/contents.xcworkspacedata")
    let workspace = XcodeWorkspace(SourceText(text), file: file)
    #expect(
      workspace.projects.map(\.path).sorted() == [
        "/opt/X.xcodeproj/project.pbxproj", "/w/App/Draw.xcodeproj/project.pbxproj",
        "/w/Libraries/Kit/Kit.xcodeproj/project.pbxproj", "/w/Pods/Pods.xcodeproj/project.pbxproj",
      ])
    #expect(workspace.folders == ["/w/Packages/A & B"])
  }

  @Test(arguments: [
    "", "<", "<FileRef", "<FileRef location=", "<FileRef location=\"group:A.xcodeproj",
    "</Group></Group><FileRef location=\"\"/>", "<FileRef location=\"A.xcodeproj\"/>",
  ])
  func damageIsSurvived(text: String) {
    let file = FileID("/w/Draw.xcworkspace/contents.xcworkspacedata")
    #expect(XcodeWorkspace(SourceText(text), file: file).folders.isEmpty)
  }

  @Test func depthIsBounded() {
    let text = String(repeating: "<Group location=\"group:a\">", count: 100_000)
    let file = FileID("/w/Draw.xcworkspace/contents.xcworkspacedata")
    #expect(XcodeWorkspace(SourceText(text), file: file).projects.isEmpty)
  }
}
