// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A server on this machine that answers as a test says, one request a connection.
///
///     let server = try LoopbackServer { request in .respond(body: "you asked for \(request.target)") }
///     defer { server.close() }
package final class LoopbackServer: Sendable {
  /// What a client asked.
  package struct Request: Hashable, Sendable {
    /// `GET` or `POST`.
    package let method: String
    /// Path and query.
    package let target: String
    /// The fields of the head, one a line, as they were sent.
    package let head: String
    /// The content.
    package let body: String
  }

  /// What a client gets.
  package enum Reply: Sendable {
    /// An answer as it should be.
    case respond(status: Int = 200, body: String)
    /// These bytes and nothing more, then the end of the connection.
    case raw(String)
    /// Nothing, until the client gives up.
    case silence
    /// A body that is announced without a length and has no end, until the client gives up.
    case endlessBody
  }

  /// Where it listens on 127.0.0.1.
  package let port: UInt16
  private let listener: Int32
  private let log = Mutex<[Request]>([])

  /// Where it is asked.
  package var url: String { "http://127.0.0.1:\(port)" }

  /// What it was asked so far, in the order of the requests' coming.
  package var requests: [Request] { log.withLock(\.self) }

  /// Starts to listen; `answer` is called on a thread of its own for each request, and may wait.
  package init(answer: @escaping @Sendable (Request) -> Reply) throws {
    let (listener, port) = try Self.listen()
    self.listener = listener
    self.port = port
    Thread.detachNewThread { [self] in accept(answer) }
  }

  /// Listens no longer.
  package func close() { shutdown(listener, Int32(SHUT_RDWR)) }

  private static func listen() throws -> (descriptor: Int32, port: UInt16) {
    let descriptor = try Descriptor(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)).number
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = unsafe withUnsafeMutableBytes(of: &address) { bytes in
      guard let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else {
        return Int32(-1)
      }
      let code = unsafe bind(descriptor, start, length) | Foundation.listen(descriptor, 64)
      return unsafe code | getsockname(descriptor, start, &length)
    }
    guard code == 0 else { throw Descriptor.Failure() }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  private func accept(_ answer: @escaping @Sendable (Request) -> Reply) {
    while true {
      let client = Foundation.accept(listener, nil, nil)
      guard client >= 0 else { break }
      Thread.detachNewThread { [self] in
        let connection = Connection(client)
        defer { connection.close() }
        guard let request = connection.request() else { return }
        log.withLock { $0.append(request) }
        connection.send(answer(request))
      }
    }
    _ = Foundation.close(listener)
  }
}

/// The connection of one client.
private struct Connection {
  private let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  func close() { _ = Foundation.close(descriptor) }

  /// Reads what is asked; nil when the client goes before it has said so.
  func request() -> LoopbackServer.Request? {
    var bytes: [UInt8] = []
    while true {
      let text = String(decoding: bytes, as: UTF8.self)
      if let end = text.range(of: "\r\n\r\n") {
        let head = String(text[..<end.lowerBound])
        let length = head.firstMatch(of: /(?i)content-length: (\d+)/).flatMap { Int($0.output.1) }
        let body = String(text[end.upperBound...])
        if body.utf8.count >= length ?? 0 {
          let words = head.prefix { $0 != "\r\n" }.split(separator: " ")
          guard words.count == 3 else { return nil }
          return LoopbackServer.Request(
            method: String(words[0]), target: String(words[1]), head: head, body: body)
        }
      }
      let next = read()
      guard !next.isEmpty else { return nil }
      bytes += next
    }
  }

  func send(_ reply: LoopbackServer.Reply) {
    switch reply {
    case .respond(let status, let body):
      write(
        """
        HTTP/1.1 \(status) Scripted\r
        Content-Type: application/json\r
        Content-Length: \(body.utf8.count)\r
        Connection: close\r
        \r
        \(body)
        """)
    case .raw(let bytes): write(bytes)
    case .silence: while !read().isEmpty {}
    case .endlessBody:
      guard write("HTTP/1.1 200 Scripted\r\nConnection: close\r\n\r\n") else { return }
      let block = String(repeating: "a", count: 65_536)
      while write(block) {}
    }
  }

  private func read() -> [UInt8] {
    var block = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe block.withUnsafeMutableBytes { room in
      unsafe recv(descriptor, room.baseAddress, room.count, 0)
    }
    return Array(block.prefix(max(count, 0)))
  }

  /// - Returns: Whether the client took all of `text`.
  @discardableResult
  private func write(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { piece in
        // Without the signal that ends processes when the client has gone.
        unsafe Foundation.send(
          descriptor, piece.baseAddress, piece.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
