// SPDX-License-Identifier: MIT

import Glibc

/// What a plug-in prints, which nobody would see otherwise: in lines.
struct PrintedLines {
  private static let maximumLineBytes = 1024
  private var pending: [UInt8] = []
  /// Whether nothing more can come.
  private(set) var isOver = false

  /// The lines that have come through the pipe by now; the last one without its end when there is nothing more
  /// to come.
  mutating func read(from descriptor: Int32) -> [String] {
    var lines: [String] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    // So many at a time: whoever prints without end must not keep the reader from all else.
    for _ in 0..<16 {
      let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else {
        isOver = count == 0
        break
      }
      for byte in buffer.prefix(count) {
        if byte == UInt8(ascii: "\n") || pending.count == Self.maximumLineBytes { flush(&lines) }
        if byte != UInt8(ascii: "\n") { pending.append(byte) }
      }
    }
    if isOver { flush(&lines) }
    return lines
  }

  private mutating func flush(_ lines: inout [String]) {
    if !pending.isEmpty { lines.append(String(decoding: pending, as: UTF8.self)) }
    pending = []
  }
}

/// How many lines a plug-in may write to the log.
struct LineQuota {
  static let linesAMinute = 1000
  private var start: Int64 = .min
  private var count = 0

  enum Decision {
    case pass, last, drop
  }

  /// What becomes of a line at `now` in nanoseconds.
  mutating func take(at now: Int64) -> Decision {
    if start == .min || now - start > 60_000_000_000 {
      start = now
      count = 0
    }
    count += 1
    if count <= Self.linesAMinute { return .pass }
    return count == Self.linesAMinute + 1 ? .last : .drop
  }
}
