// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The built `doorstep`, used as people use it.
///
/// With `DOORSTEP_RECORD_GOLDEN=1` in the environment the transcripts are written anew: read the
/// difference before you commit it.
@Suite struct GoldenTests {
  private let isRecording = ProcessInfo.processInfo.environment["DOORSTEP_RECORD_GOLDEN"] == "1"

  @Test(arguments: Transcript.names)
  func `the answers are those of the transcript`(_ name: String) throws {
    let file = Transcript.folder.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let played = try Performance(of: try Transcript(text))
    for finding in played.findings where !(isRecording && finding.isMendedByRecording) {
      Issue.record(
        "\(finding.message)",
        sourceLocation: SourceLocation(
          fileID: "DoorstepCLITests/\(name)", filePath: file.path, line: finding.line, column: 1))
    }
    if isRecording, played.transcript.text != text {
      try Data(played.transcript.text.utf8).write(to: file)
    }
  }

  @Test func `there are transcripts`() {
    #expect(Transcript.names.contains("help.golden"))
  }
}
