// SPDX-License-Identifier: MIT

import DoorstepServer
import JSONDocument
import TestSupport
import Testing

@Suite struct `The routes of a server` {
  private static let resources = [
    "/", "/healthz", "/readyz", "/metrics", "/v1/plugins", "/web/demo.html",
    "/web/location-header.js",
  ]

  @Test(arguments: resources)
  func `answer HEAD as they answer GET, without the content`(path: String) throws {
    let served = try Served.shared.get()
    let answer = try served.ask("GET", path)
    let head = try served.ask("HEAD", path)
    #expect([200, 307].contains(answer.status))
    #expect(head.status == answer.status && head.body.isEmpty)
    for name in answer.fields.keys where name != "content-length" && name != "date" {
      #expect(head.fields[name] == answer.fields[name], "\(name)")
    }
    #expect(answer.fields["x-content-type-options"] == "nosniff")
  }

  @Test(arguments: resources, ["POST", "PUT", "DELETE", "get"])
  func `refuse what they do not do`(path: String, method: String) throws {
    let answer = try Served.shared.get().ask(method, path, body: "")
    #expect(answer.status == 405)
    #expect(answer.fields["allow"] == "GET, HEAD, OPTIONS")
    #expect(try answer.json["type"] == "urn:doorstep:problem:method-not-allowed")
  }

  @Test(arguments: ["GET", "HEAD", "PUT"])
  func `check by POST only`(method: String) throws {
    let answer = try Served.shared.get().ask(method, "/v1/check")
    #expect(answer.status == 405)
    #expect(answer.fields["allow"] == "OPTIONS, POST")
  }

  @Test(arguments: [
    "/nothing", "/v1/check/", "/V1/check", "/v1//check", "/web", "/web/", "/web/nothing.js",
    "/web/../metrics",
    "/web/%2e%2e/metrics", "/%6detrics", "*", "http://doorstep/metrics", "/web/demo.html/",
    "/web/DEMO.html",
  ])
  func `are nowhere else`(path: String) throws {
    let answer = try Served.shared.get().ask("GET", path)
    #expect(answer.status == 404)
    #expect(try answer.json["type"] == "urn:doorstep:problem:not-found")
  }

  @Test func `lead from the root to the page with the header`() throws {
    let answer = try Served.shared.get().ask("GET", "/")
    #expect(answer.status == 307)
    #expect(answer.fields["location"] == "/web/demo.html?server=/")
  }

  @Test func `say that the server stops as soon as it does`() async throws {
    let served = try Served()
    #expect(try served.ask("GET", "/readyz").status == 200)
    let watching = try served.connect()
    let begun = try served.connect()
    watching.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(watching.answer()?.status == 200)
    begun.send(
      "POST /v1/check HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
        + "Content-Length: 31\r\nExpect: 100-continue\r\n\r\n")
    // One request has begun, so that the server waits for it.
    #expect(begun.mayGoOn())
    async let left = served.server.drain(within: .seconds(300))
    var status: Int?
    while status != 503 {
      watching.send("GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n")
      status = watching.answer()?.status
      if status == nil { break }
      // What drains may wait for the thread that this runs on.
      try await Task.sleep(for: .milliseconds(10))
    }
    begun.send("{\"coordinate\": [-71.042, 42.3]}")
    #expect(begun.answer()?.status == 200)
    #expect(await left == 0)
    #expect(status == 503)
    #expect(throws: (any Error).self) { try served.connect() }
  }
}
