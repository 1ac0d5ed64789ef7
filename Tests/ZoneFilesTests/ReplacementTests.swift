// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ZoneFiles
import ZoneIndexing

/// A file is there whole, the old one or the new one.
@Suite("Replacing compiled zones")
struct ReplacementTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/town.zones"
    try Town.contents.write(to: path)
  }

  private static func writeHamlet(to path: String) throws {
    try ZoneFileContents(
      details: Town.details, texts: ZoneTexts([Town.texts[2]]), index: ZoneIndex([Town.shapes[2]]),
      vertexCount: 0
    ).write(to: path)
  }

  @Test func `who has the old one open keeps it`() throws {
    let old = try CompiledZoneFile(opening: path)
    let answers = FileAnswers(old)
    try Self.writeHamlet(to: path)
    #expect(FileAnswers(old) == answers)
    #expect(try CompiledZoneFile(opening: path).zoneCount == 1)
    #expect(folder.names == ["town.zones"])
  }

  @Test func `a link still leads to the file`() throws {
    let link = "\(folder.path)/current.zones"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "town.zones")
    try Self.writeHamlet(to: link)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "town.zones")
    #expect(try CompiledZoneFile(opening: path).zoneCount == 1)
  }

  @Test func `the new one has the permissions of the old`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try Self.writeHamlet(to: path)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
  }

  /// A file that grows beyond the limit ends the process, as any signal would, in mid-writing.
  @Test(.enabled(if: folderHasUnnamedFiles, "the file system has no files without names"))
  func `a process that is killed leaves nothing`() async throws {
    let name = "\(folder.path)/killed.zones"
    await #expect(processExitsWith: .signal(SIGXFSZ)) { [name = name as String] in
      // Threads of queues block signals, and a parent may have them ignored.
      signal(SIGXFSZ, SIG_DFL)
      var signals = sigset_t()
      unsafe sigaddset(&signals, SIGXFSZ)
      unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      try Town.contents.write(to: name)
    }
    #expect(folder.names == ["town.zones"])
  }

  private static var folderHasUnnamedFiles: Bool {
    let path = FileManager.default.temporaryDirectory.path
    // O_TMPFILE
    let descriptor = unsafe open(path, O_WRONLY | 0o20_000_000 | O_DIRECTORY, 0o600)
    defer { close(descriptor) }
    return descriptor >= 0
  }

  @Test func `many writers and readers at once meet whole files`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask { [path] in
          for round in 0..<20 {
            if task < 2 {
              try round % 2 == 0 ? Town.contents.write(to: path) : Self.writeHamlet(to: path)
            } else {
              #expect([1, 3].contains(try CompiledZoneFile(opening: path).zoneCount))
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(folder.names == ["town.zones"])
  }
}
