// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// A buffered way out: a file descriptor, or memory in a test.
///
/// On a terminal a line shows when it ends; elsewhere bytes leave in large pieces, and ``flush()``
/// sends the last ones. Safe to use from several threads, which never mix inside one text.
public final class OutputChannel: Sendable {
  private static let bufferBytes = 1 << 16

  /// Nil for memory.
  private let descriptor: Int32?
  private let pending = Mutex<[UInt8]>([])
  /// Whether a person reads along.
  public let isTerminal: Bool

  /// A channel to `descriptor`, which stays the caller's to close.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
  }

  /// A channel that keeps everything in ``captured``.
  public init() {
    descriptor = nil
    isTerminal = false
  }

  /// What was written and not sent on, with ill-formed UTF-8 repaired: everything for a channel
  /// that captures.
  public var captured: String {
    pending.withLock { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether text for this channel should be coloured when the user chose `choice`.
  public func usesColor(_ choice: ColorChoice) -> Bool {
    choice.isColored(
      isTerminal: isTerminal, noColor: environmentValue("NO_COLOR"), term: environmentValue("TERM"))
  }

  /// Adds `text` to what is to be sent.
  ///
  /// - Throws: ``ConsoleError`` when bytes had to leave and could not.
  public func write(_ text: String) throws(ConsoleError) {
    try pending.withLock { bytes throws(ConsoleError) in
      bytes.append(contentsOf: text.utf8)
      if isTerminal || bytes.count >= Self.bufferBytes { try send(&bytes) }
    }
  }

  /// Sends what is pending.
  ///
  /// - Throws: ``ConsoleError`` when that fails; what could not be sent is dropped, so that a
  ///   failure is reported once.
  public func flush() throws(ConsoleError) {
    try pending.withLock { bytes throws(ConsoleError) in try send(&bytes) }
  }

  private func send(_ bytes: inout [UInt8]) throws(ConsoleError) {
    guard let descriptor else { return }
    defer { bytes.removeAll(keepingCapacity: true) }
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes[sent...].withUnsafeBytes { piece in
        unsafe Glibc.write(descriptor, piece.baseAddress, piece.count)
      }
      let code = errno
      if count >= 0 {
        sent += count
      } else if code == EAGAIN {
        waitUntil(POLLOUT, descriptor)
      } else if code == EPIPE {
        throw ConsoleError(.closedPipe)
      } else if code != EINTR {
        throw ConsoleError(.writeFailed(errno: code))
      }
    }
  }
}

func environmentValue(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}

/// Waits until `descriptor` is ready for `event`, POLLIN or POLLOUT: another process may have made
/// the pipe or terminal that it shares with this one non-blocking.
func waitUntil(_ event: Int32, _ descriptor: Int32) {
  var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
  unsafe poll(&request, 1, -1)
}
