// SPDX-License-Identifier: MIT

import Foundation

/// A client that sends what it is told, byte for byte, to a server on this machine.
///
///     let client = try SocketClient(port: 8080)
///     client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
///     let answer = client.answer()
package final class SocketClient {
  /// One response.
  package struct Answer: Hashable {
    /// The status, such as 200.
    package let status: Int
    /// The fields by their names in lower case.
    package let fields: [String: String]
    /// The content.
    package let body: String
  }

  private let descriptor: Descriptor
  private var received: [UInt8] = []

  /// Connects to `port` on 127.0.0.1.
  ///
  /// - Parameters:
  ///   - port: Where the server listens.
  ///   - patienceSeconds: How long an answer is waited for.
  /// - Throws: `Descriptor.Failure` when nobody listens there.
  package init(port: UInt16, patienceSeconds: Int = 120) throws {
    descriptor = try Descriptor(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var patience = timeval(tv_sec: patienceSeconds, tv_usec: 0)
    unsafe setsockopt(
      descriptor.number, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    let code = unsafe withUnsafeBytes(of: &address) { bytes in
      unsafe connect(
        descriptor.number, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
        socklen_t(bytes.count))
    }
    guard code == 0 else { throw Descriptor.Failure() }
  }

  deinit { descriptor.close() }

  /// Sends `bytes`; nothing when the server has gone.
  package func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { piece in
        unsafe Foundation.send(
          descriptor.number, piece.baseAddress, piece.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends `text`.
  package func send(_ text: String) { send(Array(text.utf8)) }

  /// The next response that is not 1xx; nil when the connection ends, or nothing comes for too long.
  ///
  /// - Parameter hasBody: Whether the content is sent that the head announces; false behind HEAD.
  /// - Returns: The response with all of its content.
  package func answer(hasBody: Bool = true) -> Answer? {
    while true {
      guard let head = take(through: "\r\n\r\n") else { return nil }
      let lines = head.components(separatedBy: "\r\n").filter { !$0.isEmpty }
      let words = lines.first?.split(separator: " ") ?? []
      guard words.count > 1, let status = Int(words[1]) else { return nil }
      guard status >= 200 else { continue }
      var fields: [String: String] = [:]
      for line in lines.dropFirst() {
        guard let colon = line.firstIndex(of: ":") else { continue }
        let value = line[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
        fields[line[..<colon].lowercased()] = value
      }
      let length = hasBody ? Int(fields["content-length"] ?? "") ?? 0 : 0
      guard let body = take(length) else { return nil }
      return Answer(status: status, fields: fields, body: body)
    }
  }

  /// Whether the server says that the content may be sent (`Expect: 100-continue`).
  package func mayGoOn() -> Bool { take(through: "\r\n\r\n")?.hasPrefix("HTTP/1.1 100 ") == true }

  /// Whether the server closes the connection, and sends nothing more.
  package func isClosed() -> Bool { received.isEmpty && !receive() && errno != EAGAIN }

  private func take(_ count: Int) -> String? {
    while received.count < count { guard receive() else { return nil } }
    defer { received.removeFirst(count) }
    return String(decoding: received.prefix(count), as: UTF8.self)
  }

  private func take(through end: String) -> String? {
    while true {
      if let range = Data(received).range(of: Data(end.utf8)) { return take(range.upperBound) }
      guard receive() else { return nil }
    }
  }

  /// Waits for more bytes.
  ///
  /// - Returns: Whether some came.
  private func receive() -> Bool {
    errno = 0
    let more = descriptor.read()
    received += more
    return !more.isEmpty
  }
}
