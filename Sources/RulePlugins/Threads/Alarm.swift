// SPDX-License-Identifier: MIT

import CLinuxFiles
import Glibc

/// Wakes a thread that waits; an alarm that rings while nobody waits is heard by who waits next.
final class Alarm: Sendable {
  private let event: Int32

  /// Creates an alarm; nil when the system has no descriptor left.
  init?() {
    event = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    guard event >= 0 else { return nil }
  }

  deinit { close(event) }

  /// Wakes who waits.
  func ring() {
    var one: UInt64 = 1
    _ = unsafe write(event, &one, MemoryLayout.size(ofValue: one))
  }

  /// Waits until the alarm rings, `file` has something to read, or `nanoseconds` have passed, if that is not nil.
  ///
  /// - Returns: Whether `file` has something to read.
  @discardableResult
  func wait(orFor file: Int32 = -1, nanoseconds: Int64? = nil) -> Bool {
    var awaited = [
      pollfd(fd: event, events: Int16(POLLIN), revents: 0),
      pollfd(fd: file, events: Int16(POLLIN), revents: 0),
    ]
    // Rounded up, so that nobody waits again for what is left of a millisecond.
    let milliseconds = nanoseconds.map { Int32(clamping: (max(0, $0) + 999_999) / 1_000_000) } ?? -1
    _ = unsafe poll(&awaited, nfds_t(awaited.count), milliseconds)
    var count: UInt64 = 0
    _ = unsafe read(event, &count, MemoryLayout.size(ofValue: count))
    return awaited[1].revents != 0
  }
}
