// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ZoneFiles

/// What cannot be read or written is told in words that say what to do.
@Suite("Errors of compiled zones")
struct FileErrorTests {
  private let folder: TemporaryFolder
  private let bytes: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    bytes = try folder.town()
  }

  private func message(opening path: String) -> String? {
    do {
      _ = try CompiledZoneFile(opening: path)
      return nil
    } catch {
      return error.description
    }
  }

  private func message(writing path: String) -> String? {
    do {
      try Town.contents.write(to: path)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `another format, older or newer, is named`() throws {
    for version in [0, 1, 255] as [UInt8] {
      var other = bytes
      other[Layout.formatVersion] = version
      let path = try folder.write(other)
      #expect(
        message(opening: path) == """
          \(path): has the format \(version), and this Doorstep reads 2; compile the zones again \
          with 'doorstep zones compile'
          """)
    }
  }

  @Test func `the other byte order is named`() throws {
    var other = bytes
    other[Layout.byteOrder..<Layout.byteOrder + 4].reverse()
    let path = try folder.write(other)
    #expect(
      message(opening: path) == """
        \(path): was compiled on a machine with another byte order; compile the zones again with \
        'doorstep zones compile' here
        """)
  }

  @Test(arguments: ["", "{}", #"{"type":"FeatureCollection","features":[]}"#, "\u{89}DSZ\r\n\n"])
  func `another kind of file is named`(_ content: String) throws {
    let path = try folder.write(Array(content.utf8))
    #expect(!CompiledZoneFile.isCompiled(path))
    #expect(
      message(opening: path) == """
        \(path): does not begin as compiled zones do; compile the zones again with 'doorstep zones \
        compile'
        """)
  }

  @Test func `a damaged part is named`() throws {
    let parts = [
      (bytes.count - 1, "the index"), (Layout.fixedBytes + 5, "the header"),
      (Int(Layout.number(in: bytes, at: Layout.recordsOffset)), "the list of zones"),
    ]
    for (place, part) in parts {
      var damaged = bytes
      damaged[place] ^= 1
      let path = try folder.write(damaged)
      #expect(
        message(opening: path) == """
          \(path): \(part) is damaged; compile the zones again with 'doorstep zones compile'
          """)
    }
  }

  @Test func `what is no file is not read`() {
    #expect(message(opening: folder.path)?.contains("is a folder, a device or a pipe") == true)
    #expect(message(opening: "/dev/zero")?.contains("is a folder, a device or a pipe") == true)
    let missing = "\(folder.path)/missing.zones"
    #expect(message(opening: missing) == "\(missing): no such file or directory")
    #expect(message(opening: "a\u{0}b")?.hasSuffix("no such file or directory") == true)
  }

  @Test func `what is no file is not replaced`() {
    let words = "is a folder, a device or a pipe; expected the name of a file"
    #expect(message(writing: folder.path) == "\(folder.path): \(words)")
    #expect(message(writing: "/dev/null") == "/dev/null: \(words)")
    #expect(folder.names == ["town.zones"])
  }

  @Test func `a folder that is not there is told`() {
    let path = "\(folder.path)/none/town.zones"
    #expect(message(writing: path) == "\(path): cannot be written: no such file or directory")
    #expect(message(writing: "a\u{0}b")?.hasSuffix("no such file or directory") == true)
  }
}
