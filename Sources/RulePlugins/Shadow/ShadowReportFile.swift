// SPDX-License-Identifier: MIT

import Diagnostics
import Glibc
import JSONDocument

/// The file that an operator names for what plug-ins would have changed; several processes may write to it.
///
/// When it has `maximumBytes`, it becomes the file with `.1` behind its name, in the place of an older one: so
/// it takes twice that at the most, and tells of the latest.
package struct ShadowReportFile: Sendable {
  package static let maximumBytes = 4 << 20

  private let path: String
  private let maximumBytes: Int

  /// The file at `path`, which need not be there.
  package init(_ path: String, maximumBytes: Int = Self.maximumBytes) {
    self.path = path
    self.maximumBytes = maximumBytes
  }

  private var olderPath: String { path + ".1" }

  /// Appends `record`.
  ///
  /// - Returns: Why it cannot be, in the words of the system; nil when it was.
  func append(_ record: ShadowRecord) -> String? {
    // A number that JSON cannot write comes from nowhere.
    guard let lines = try? record.lines() else { return "no JSON" }
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    // Whoever came first may have renamed the file meanwhile.
    for _ in 0..<8 {
      let file = unsafe open(
        path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o640)
      guard file >= 0 else { return systemMessage(for: errno) }
      defer { close(file) }
      var status = stat()
      var named = stat()
      guard flock(file, LOCK_EX) == 0, unsafe fstat(file, &status) == 0 else {
        return systemMessage(for: errno)
      }
      guard status.st_mode & S_IFMT == S_IFREG else { return "not a regular file" }
      guard unsafe lstat(path, &named) == 0, named.st_ino == status.st_ino else { continue }
      if status.st_size > 0, Int(status.st_size) + bytes.count > maximumBytes {
        guard unsafe rename(path, olderPath) == 0 else { return systemMessage(for: errno) }
        continue
      }
      let problem = write(bytes, to: file)
      // Half a line would swallow the next one. The lock is still held.
      if problem != nil { ftruncate(file, status.st_size) }
      return problem
    }
    return "others rename it all the time"
  }

  private func write(_ bytes: [UInt8], to file: Int32) -> String? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return systemMessage(for: errno) }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  /// What was written so far, by version of each plug-in, in the order in which they came.
  ///
  /// A line that nobody here wrote, or that was cut off when the disk was full, is passed over.
  package func records() -> [ShadowRecord] {
    var records: [ShadowRecord] = []
    for line in [olderPath, path].flatMap(lines) {
      guard let document = try? JSONDocument(parsing: Array(line)),
        let subject = try? ShadowSubject(document.root)
      else { continue }
      let place = records.firstIndex { $0.subject == subject } ?? records.count
      if place == records.count { records.append(ShadowRecord(of: subject)) }
      if let example = document.root.member("example") {
        if let example = try? ShadowExample(example) { records[place].add(example) }
      } else if let tally = try? ShadowTally(document.root) {
        records[place].tally.add(tally)
      }
    }
    return records
  }

  private func lines(of path: String) -> [ArraySlice<UInt8>] {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    // No report is longer than its limit, but for one record.
    while bytes.count <= 4 * max(maximumBytes, piece.count) {
      let count = unsafe read(file, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += piece.prefix(count)
    }
    return bytes.split(separator: UInt8(ascii: "\n"))
  }
}
