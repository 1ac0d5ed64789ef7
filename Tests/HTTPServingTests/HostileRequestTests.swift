// SPDX-License-Identifier: MIT

import HTTPServing
import TestSupport
import Testing

@Suite struct `A server among hostile clients` {
  @Test(arguments: HostileRequest.all)
  func `answers as it must, and goes on`(_ hostile: HostileRequest) throws {
    let server = try Echo.server()
    defer { server.stop() }
    let client = try SocketClient(port: server.address.port)
    client.send(hostile.bytes)
    for status in hostile.statuses { #expect(client.answer()?.status == status) }
    if hostile.closes {
      // What the client sends then must not be taken for a request.
      client.send("GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n")
      while let answer = client.answer() { #expect(!answer.body.contains("smuggled")) }
    } else {
      client.send("GET /next HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(client.answer()?.body == "GET /next 0")
    }
    let other = try SocketClient(port: server.address.port)
    other.send("GET /other HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(other.answer()?.body == "GET /other 0")
  }
}
