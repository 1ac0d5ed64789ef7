// SPDX-License-Identifier: MIT

import Checksums
import Foundation
import Testing

@testable import RulePlugins

/// Only what root or the running user put there is loaded, and only the pinned file.
@Suite("Trust in rule plug-ins")
struct TrustTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The kinds of `st_mode` of POSIX: 0o100000 is a file, 0o040000 a folder, 0o1000 is sticky.
  @Test(
    arguments: [
      (Owned(owner: 7, mode: 0o100_755), nil), (Owned(owner: 0, mode: 0o100_644), nil),
      (Owned(owner: 8, mode: 0o100_755), .foreign(owner: 8, user: 7)),
      (Owned(owner: 7, mode: 0o100_775), .writableByGroup),
      (Owned(owner: 0, mode: 0o100_666), .writableByAll),
      (Owned(owner: 0, mode: 0o100_602), .writableByAll),
      (Owned(owner: 0, mode: 0o040_755), nil), (Owned(owner: 7, mode: 0o040_700), nil),
      (Owned(owner: 7, mode: 0o040_770), .writableByGroup),
      (Owned(owner: 0, mode: 0o040_777), .writableByAll),
      // As /tmp: all may add files, nobody may replace those of others.
      (Owned(owner: 0, mode: 0o041_777), nil),
      // Its owner may replace the files of others all the same.
      (Owned(owner: 8, mode: 0o041_777), .foreign(owner: 8, user: 7)),
      // On files the bit means nothing.
      (Owned(owner: 0, mode: 0o101_666), .writableByAll),
    ] as [(Owned, LibraryFault?)])
  func `belongs to who alone may write`(_ owned: Owned, _ fault: LibraryFault?) {
    #expect(owned.fault(forUser: 7) == fault)
  }

  @Test(arguments: [(0o775, LibraryFault.writableByGroup), (0o757, .writableByAll)])
  func `a file that others may write is refused`(_ mode: Int, _ fault: LibraryFault) throws {
    let file = try folder.build()
    try setMode(mode, of: file)
    #expect(failure(of: file) == .untrusted(path: file, fault: fault))
  }

  @Test(arguments: [(0o770, LibraryFault.writableByGroup), (0o777, .writableByAll)])
  func `a folder where others may write is refused`(_ mode: Int, _ fault: LibraryFault) throws {
    let file = try folder.build()
    try setMode(mode, of: folder.path)
    #expect(failure(of: file) == .untrusted(path: folder.path, fault: fault))
    try setMode(mode | 0o1000, of: folder.path)
    #expect(failure(of: file) == nil)
  }

  /// Only root can give files away.
  @Test(.enabled(if: geteuid() == 0)) func `a file of somebody else is refused`() throws {
    let file = try folder.build()
    try FileManager.default.setAttributes([.ownerAccountID: 4321], ofItemAtPath: file)
    #expect(
      failure(of: file) == .untrusted(path: file, fault: .foreign(owner: 4321, user: 0)))
  }

  @Test func `it counts where a symbolic link leads`() throws {
    let open = try TemporaryFolder()
    let file = try open.build()
    try setMode(0o777, of: open.path)
    let link = "\(folder.path)/libLink.so"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    #expect(failure(of: link) == .untrusted(path: open.path, fault: .writableByAll))
  }

  /// A constructor runs while the library is loaded, before anybody could ask it anything.
  @Test func `what is not trusted is not loaded`() throws {
    let trace = "\(folder.path)/trace"
    let source = try folder.write(
      """
      #include <stdio.h>
      __attribute__((constructor)) static void begin(void) { fclose(fopen("\(trace)", "w")); }
      """.utf8, as: "eager.c")
    let file = "\(folder.path)/eager.so"
    try Tool.run("cc", ["-shared", "-fPIC", source, "-o", file])
    try setMode(0o777, of: file)
    #expect(failure(of: file) == .untrusted(path: file, fault: .writableByAll))
    #expect(failure(of: file, pin: SHA256(hexadecimal: String(repeating: "0", count: 64))) != nil)
    #expect(!FileManager.default.fileExists(atPath: trace))
    try setMode(0o755, of: file)
    #expect(failure(of: file) == .notAPlugin)
    #expect(FileManager.default.fileExists(atPath: trace))
  }

  @Test func `the pinned file is loaded and no other`() throws {
    let file = try folder.build()
    let printed = try Tool.run("sha256sum", [file])
    let pin = try #require(SHA256(hexadecimal: String(printed.prefix(64))))
    #expect(failure(of: file, pin: pin) == nil)
    let other = try #require(SHA256(hexadecimal: String(repeating: "5", count: 64)))
    let reason = try #require(failure(of: file, pin: other))
    #expect(reason == .otherContent(found: pin, pinned: other))
    #expect(
      reason.description
        == "not the pinned file: its SHA-256 is \(pin), and not \(other); if it may have changed, "
        + "pin the new one")
  }

  @Test func `an error says how to mend it`() throws {
    let file = try folder.build()
    try setMode(0o775, of: file)
    #expect(
      failure(of: file)?.description
        == "not trusted: \"\(file)\" can be written by its group; take that away with chmod g-w")
  }

  private func setMode(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  private func failure(of path: String, pin: SHA256? = nil) -> RulePluginError.Reason? {
    do {
      _ = try RulePluginLoader().load(path, relativeTo: "/", pin: pin)
      return nil
    } catch {
      return error.reason
    }
  }
}
