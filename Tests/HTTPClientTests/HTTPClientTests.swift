// SPDX-License-Identifier: MIT

import HTTPClient
import TestSupport
import Testing

/// Requests to a server on this machine that does what servers should not do.
@Suite("HTTP client", .timeLimit(.minutes(1)))
struct HTTPClientTests {
  private let client = HTTPClient()

  private func request(
    _ server: LoopbackServer, _ method: HTTPRequest.Method = .get, path: String = "/status",
    limits: HTTPRequest.Limits = HTTPRequest.Limits(total: .seconds(30))
  ) throws -> HTTPRequest {
    HTTPRequest(try HTTPURL(parsing: server.url).appending(path: path), method, limits: limits)
  }

  @Test(arguments: [200, 204, 400, 404, 500])
  func `every status is an answer`(_ status: Int) async throws {
    let server = try LoopbackServer { .respond(status: status, body: "told \($0.target)") }
    defer { server.close() }
    let response = try await client.send(request(server, path: "/a?b=1"))
    #expect(response.status == status)
    // 204 has no content (RFC 9110 §15.3.5).
    #expect(String(decoding: response.body, as: UTF8.self) == (status == 204 ? "" : "told /a?b=1"))
  }

  @Test(arguments: [0, 1, 1_000, 3_000_000])
  func `what is sent arrives`(_ count: Int) async throws {
    let server = try LoopbackServer { .respond(body: "\($0.method) \($0.body.utf8.count)") }
    defer { server.close() }
    let json = [UInt8](repeating: UInt8(ascii: "1"), count: count)
    let response = try await client.send(request(server, .post(json: json)))
    #expect(String(decoding: response.body, as: UTF8.self) == "POST \(count)")
    #expect(server.requests.first?.head.contains("Content-Type: application/json") == true)
    #expect(server.requests.first?.head.contains("Expect:") == false)
  }

  @Test func `nobody listens`() async throws {
    let server = try LoopbackServer { _ in .silence }
    server.close()
    // Its port stays taken until the listener is closed, which the accepting thread does soon.
    let request = try request(server, limits: HTTPRequest.Limits(total: .seconds(1)))
    let error = await #expect(throws: HTTPError.self) { try await client.send(request) }
    #expect(error?.reason == .notConnected)
    #expect(error?.description.contains("nobody listens there; start the server") == true)
  }

  @Test func `a server that says nothing is given up`() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.close() }
    let limit = Duration.milliseconds(50)
    let request = try request(server, limits: HTTPRequest.Limits(total: limit))
    let error = await #expect(throws: HTTPError.self) { try await client.send(request) }
    #expect(error?.reason == .timedOut(after: limit))
  }

  @Test(arguments: [
    "", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n",
  ])
  func `a connection that ends early is told`(_ bytes: String) async throws {
    let server = try LoopbackServer { _ in .raw(bytes) }
    defer { server.close() }
    let request = try request(server)
    let error = await #expect(throws: HTTPError.self) { try await client.send(request) }
    #expect(error?.reason == .closedEarly)
  }

  @Test(arguments: ["SSH-2.0-OpenSSH_9.2\r\n", "\u{0}\u{1}\u{2}", "HTTP/9.9 200 OK\r\n\r\n"])
  func `what is not HTTP is told`(_ bytes: String) async throws {
    let server = try LoopbackServer { _ in .raw(bytes) }
    defer { server.close() }
    let request = try request(server)
    await #expect(throws: HTTPError.self) { try await client.send(request) }
  }

  @Test func `a body without end is cut at the limit`() async throws {
    let server = try LoopbackServer { _ in .endlessBody }
    defer { server.close() }
    let limits = HTTPRequest.Limits(total: .seconds(30), bodyBytes: 100_000)
    let request = try request(server, limits: limits)
    let error = await #expect(throws: HTTPError.self) { try await client.send(request) }
    #expect(error?.reason == .bodyTooLong(maximumBytes: 100_000))
  }

  @Test(arguments: [(99, true), (100, true), (101, false)])
  func `the limit of a body is inclusive`(_ count: Int, _ fits: Bool) async throws {
    let server = try LoopbackServer { _ in
      .respond(body: String(repeating: "a", count: count))
    }
    defer { server.close() }
    let limits = HTTPRequest.Limits(total: .seconds(30), bodyBytes: 100)
    let request = try request(server, limits: limits)
    if fits {
      #expect(try await client.send(request).body.count == count)
    } else {
      let error = await #expect(throws: HTTPError.self) { try await client.send(request) }
      #expect(error?.reason == .bodyTooLong(maximumBytes: 100))
    }
  }

  @Test func `a redirect is not followed`() async throws {
    let server = try LoopbackServer { _ in
      .raw("HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n")
    }
    defer { server.close() }
    #expect(try await client.send(request(server)).status == 302)
    #expect(server.requests.count == 1)
  }

  @Test func `a cancelled task waits no longer`() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.close() }
    let request = try request(server)
    let waiting = Task { [client] in
      await #expect(throws: HTTPError.self) { try await client.send(request) }
    }
    while server.requests.isEmpty { await Task.yield() }
    waiting.cancel()
    #expect(await waiting.value?.reason == .cancelled)
  }

  @Test func `a task that is cancelled before it asks does not wait either`() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.close() }
    let request = try request(server)
    let waiting = Task { [client] in
      while !Task.isCancelled { await Task.yield() }
      return await #expect(throws: HTTPError.self) { try await client.send(request) }
    }
    waiting.cancel()
    #expect(await waiting.value?.reason == .cancelled)
  }

  @Test func `no more requests run at once than allowed, and all are answered`() async throws {
    let gauge = Gauge()
    let server = try LoopbackServer { _ in
      gauge.enter()
      defer { gauge.leave() }
      gauge.waitUntilSomebodyElseCould()
      return .respond(body: "done")
    }
    defer { server.close() }
    let client = HTTPClient(maximumConnections: 3)
    let request = try request(server)
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<20 { group.addTask { try await client.send(request).status } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 200, count: 20))
    #expect(gauge.most <= 3)
  }

  @Test func `who waits for a turn is given up when the time is over`() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.close() }
    let client = HTTPClient(maximumConnections: 1)
    let long = try request(server)
    let first = Task { try? await client.send(long) }
    while server.requests.isEmpty { await Task.yield() }
    let limit = Duration.milliseconds(50)
    let short = try request(server, limits: HTTPRequest.Limits(total: limit))
    let error = await #expect(throws: HTTPError.self) { try await client.send(short) }
    #expect(error?.reason == .timedOut(after: limit))
    #expect(server.requests.count == 1)
    first.cancel()
    _ = await first.value
  }

  @Test func `a client without holders ends its thread`() async throws {
    let server = try LoopbackServer { _ in .respond(body: "") }
    defer { server.close() }
    let request = try request(server)
    // More clients than a process could have threads at once would fail if each kept its own.
    for _ in 0..<200 { #expect(try await HTTPClient().send(request).status == 200) }
  }
}
