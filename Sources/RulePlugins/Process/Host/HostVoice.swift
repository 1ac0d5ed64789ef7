// SPDX-License-Identifier: MIT

import Glibc

/// Tells the process that asks what this one is doing.
struct HostVoice: Sendable {
  let socket: Int32

  /// Sends the message.
  ///
  /// A line for the log is dropped when the other process does not hear it soon enough.
  func say(_ message: HostMessage) {
    let mayBeLost = if case .log = message { true } else { false }
    // What cannot be written as JSON is no text that anybody could read.
    guard let packets = try? message.packets() else { return }
    for packet in packets {
      let flags = Int32(MSG_NOSIGNAL) | (mayBeLost ? Int32(MSG_DONTWAIT) : 0)
      // Where nobody hears any more, this process is about to be killed.
      while unsafe send(socket, packet, packet.count, flags) < 0, errno == EINTR {}
    }
  }

  /// Whether the other process has gone.
  var isUnheard: Bool {
    var byte: UInt8 = 0
    let flags = Int32(MSG_DONTWAIT) | Int32(MSG_PEEK)
    return unsafe recv(socket, &byte, 1, flags) == 0
  }
}
