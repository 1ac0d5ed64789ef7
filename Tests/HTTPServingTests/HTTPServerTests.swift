// SPDX-License-Identifier: MIT

import HTTPServing
import TestSupport
import Testing

@Suite struct `A server` {
  private func ask(_ server: HTTPServer, _ text: String) throws -> SocketClient.Answer? {
    let client = try SocketClient(port: server.address.port)
    client.send(text)
    return client.answer()
  }

  @Test(arguments: [1, 2, 7])
  func `answers with so many threads`(threads: Int) throws {
    let server = try Echo.server(threads: threads)
    defer { server.stop() }
    #expect(server.address.port != 0)
    let clients = try (0..<20).map { _ in try SocketClient(port: server.address.port) }
    for client in clients { client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n") }
    for client in clients { #expect(client.answer()?.body == "GET /a 0") }
  }

  @Test func `keeps the escapes of a path, and leaves the query out`() throws {
    let server = try Echo.server()
    defer { server.stop() }
    let answer = try ask(server, "GET /%2e%2E/a%00b?c=%20d HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(answer?.body == "GET /%2e%2E/a%00b 0")
  }

  @Test func `sends no content behind HEAD, but its length`() throws {
    let server = try Echo.server()
    defer { server.stop() }
    let client = try SocketClient(port: server.address.port)
    client.send("HEAD /a HTTP/1.1\r\nHost: a\r\n\r\nGET /b HTTP/1.1\r\nHost: a\r\n\r\n")
    // "HEAD /a 0" has nine bytes.
    #expect(client.answer(hasBody: false)?.fields["content-length"] == "9")
    #expect(client.answer()?.body == "GET /b 0")
  }

  /// Bodies of the limit and of one byte more, at once and in chunks, which nobody announces.
  @Test(arguments: [(1_000, 200), (1_001, 413), (7_000, 413)], [false, true])
  func `takes bodies up to the limit`(size: (bytes: Int, status: Int), isChunked: Bool) throws {
    let server = try Echo.server { $0.bodyBytes = 1_000 }
    defer { server.stop() }
    let body = String(repeating: "a", count: size.bytes)
    let text =
      isChunked
      ? "Transfer-Encoding: chunked\r\n\r\n\(String(size.bytes, radix: 16))\r\n\(body)\r\n0\r\n\r\n"
      : "Content-Length: \(size.bytes)\r\n\r\n\(body)"
    let answer = try ask(server, "POST /a HTTP/1.1\r\nHost: a\r\n" + text)
    #expect(answer?.status == size.status)
    if size.status == 200 { #expect(answer?.body == "POST /a \(size.bytes)") }
  }

  @Test func `hears no end of a body that is far too long`() throws {
    let server = try Echo.server { $0.bodyBytes = 1_000 }
    defer { server.stop() }
    let client = try SocketClient(port: server.address.port)
    client.send("POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
    for _ in 0..<100 { client.send("400\r\n\(String(repeating: "a", count: 1_024))\r\n") }
    #expect(client.answer() == nil)
  }

  @Test func `closes a connection on which nothing comes`() throws {
    let server = try Echo.server { $0.idleSeconds = 1 }
    defer { server.stop() }
    let client = try SocketClient(port: server.address.port)
    client.send("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 8\r\n\r\n{")
    #expect(client.answer() == nil)
    #expect(client.isClosed())
  }

  @Test func `has only so many connections from one address`() throws {
    let server = try Echo.server(threads: 1) { $0.connectionsPerAddress = 2 }
    defer { server.stop() }
    let clients = try (0..<3).map { _ in try SocketClient(port: server.address.port) }
    for client in clients { client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n") }
    #expect(clients[0].answer()?.status == 200)
    #expect(clients[1].answer()?.status == 200)
    #expect(clients[2].answer() == nil)
  }

  @Test func `ends requests that have begun before it stops`() throws {
    let server = try Echo.server()
    let begun = try SocketClient(port: server.address.port)
    begun.send("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 8\r\nExpect: 100-continue\r\n\r\n")
    while server.openRequests == 0 {}
    server.stopAccepting()
    #expect(throws: (any Error).self) { try SocketClient(port: server.address.port) }
    begun.send("{\"a\": 1}")
    let answer = begun.answer()
    #expect(answer?.body == "POST /a 8")
    #expect(answer?.fields["connection"] == "close")
    server.stop()
    #expect(begun.isClosed())
    server.stop()
  }

  @Test func `says that another listens there`() throws {
    let server = try Echo.server()
    defer { server.stop() }
    let error = try #require(throws: ServingError.self) {
      try HTTPServer(at: server.address, limits: ServingLimits(threads: 1), handler: Echo())
    }
    #expect(error.reason == .inUse)
    #expect(
      error.description
        == "127.0.0.1:\(server.address.port): another program listens there; stop it, or listen on another port"
    )
  }

  @Test func `says that the address is not of this machine`() throws {
    // A network that is kept for examples (RFC 5737).
    let address = try #require(ListenAddress(parsing: "192.0.2.1:0"))
    let error = try #require(throws: ServingError.self) {
      try HTTPServer(at: address, limits: ServingLimits(threads: 1), handler: Echo())
    }
    #expect(error.reason == .notOfThisMachine)
  }
}
