// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct TranscriptTests {
  @Test func `every byte can be written in a transcript and read back`() throws {
    let bytes = Array(UInt8.min...UInt8.max)
    let lines = Array(bytes.map { [$0, $0, 0x0A] }.joined())
    let texts = ["é\u{FEFF}\\x41 ", "a\\c\n\n", "\n", ""].map { Array($0.utf8) }
    for content in [bytes, lines] + texts {
      let step = Transcript.Step.file(name: "all", content: content)
      var transcript = try Transcript("")
      transcript.steps = [step]
      #expect(try Transcript(transcript.text).steps == [step])
    }
  }

  @Test(arguments: Transcript.names)
  func `a transcript has the form in which it would be recorded`(_ name: String) throws {
    let text = try String(
      contentsOf: Transcript.folder.appending(path: name), encoding: .utf8)
    #expect(try Transcript(text).text == text)
  }

  @Test(arguments: [
    ("> out of place", 1), ("$ true\n? 1", 2), ("$ true\n= one", 2), ("$ cat\n< \\q", 2),
    ("$ cat\n< \\xG0", 2), ("$ cat\n< \\", 2), ("\n| no file", 2),
  ])
  func `a line that means nothing is refused with its number`(_ text: String, _ line: Int) {
    let error = #expect(throws: Transcript.FormatError.self) { try Transcript(text) }
    #expect(error?.description.hasPrefix("line \(line): ") == true)
  }
}
