// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics
import Glibc

/// A file of cases, read whole.
struct ConformanceFile {
  /// The path as given; `-` for standard input.
  let path: String
  /// The lines without their ends.
  let lines: [String]

  /// Reads the file at `path`, or the console's input for `-`.
  init(_ path: String, _ console: Console) throws {
    self.path = path
    guard path != "-" else {
      lines = try Self.lines { try console.readLine() }
      return
    }
    // A C string would end at U+0000 and name another file.
    let descriptor = path.utf8.contains(0) ? -1 : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ConformanceError(.unreadable, "\(path): \(systemMessage(for: errno))")
    }
    defer { close(descriptor) }
    let input = InputLines(descriptor: descriptor)
    do throws(ConsoleError) {
      lines = try Self.lines { () throws(ConsoleError) in try input.next() }
    } catch {
      throw ConformanceError(reading: path, error)
    }
  }

  /// All text of the file.
  var text: String { lines.joined(separator: "\n") }

  private static func lines<Failure>(
    next: () throws(Failure) -> String?
  ) throws(Failure) -> [String] {
    var lines: [String] = []
    while let line = try next() { lines.append(line) }
    return lines
  }
}
