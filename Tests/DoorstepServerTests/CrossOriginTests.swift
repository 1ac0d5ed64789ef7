// SPDX-License-Identifier: MIT

import JSONDocument
import TestSupport
import Testing

@Suite struct `Pages of other origins` {
  private static let shop = "https://shop.example"
  private static let body = "{\"coordinate\": [-71.0421, 42.353]}"

  private func preflight(_ served: Served, from origin: String) throws -> SocketClient.Answer {
    try served.ask(
      "OPTIONS", "/v1/check",
      [
        "Origin": origin, "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
      ])
  }

  @Test func `may ask for checks when they are allowed`() throws {
    let served = try Served(allowedOrigins: [Self.shop, "http://127.0.0.1:3000"]) {
      $0["plugins"] = []
    }
    let preflight = try preflight(served, from: Self.shop)
    #expect(preflight.status == 204)
    #expect(preflight.fields["access-control-allow-origin"] == Self.shop)
    #expect(preflight.fields["access-control-allow-methods"] == "POST")
    #expect(preflight.fields["access-control-allow-headers"] == "Content-Type")
    #expect(preflight.fields["vary"] == "Origin")
    for (body, status) in [(Self.body, 200), ("{}", 400)] {
      let answer = try served.ask(
        "POST", "/v1/check", ["Origin": Self.shop, "Content-Type": "application/json"], body: body)
      #expect(answer.status == status)
      #expect(answer.fields["access-control-allow-origin"] == Self.shop)
    }
    #expect(
      try served.ask("GET", "/metrics", ["Origin": Self.shop]).fields["access-control-allow-origin"]
        == nil)
  }

  @Test(
    arguments: [[], ["https://shop.example"]] as [Set<String>],
    [
      "https://shop.example:8443", "http://shop.example", "https://shop.example.evil.example",
      "null", "*",
    ])
  func `are not told the answer else`(allowed: Set<String>, origin: String) throws {
    let served = try Served(allowedOrigins: allowed) { $0["plugins"] = [] }
    let preflight = try preflight(served, from: origin)
    #expect(preflight.fields["access-control-allow-origin"] == nil)
    #expect(preflight.fields["access-control-allow-methods"] == nil)
    let answer = try served.ask(
      "POST", "/v1/check", ["Origin": origin, "Content-Type": "application/json"], body: Self.body)
    #expect(answer.fields["access-control-allow-origin"] == nil)
    #expect(answer.fields["vary"] == (allowed.isEmpty ? nil : "Origin"))
  }
}
