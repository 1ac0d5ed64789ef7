// SPDX-License-Identifier: MIT

import Testing

/// A request that is not as it should be, or only just, and what it may lead to.
struct HostileRequest: CustomTestStringConvertible, Sendable {
  let name: String
  let bytes: [UInt8]
  /// The statuses of the answers, in their order.
  let statuses: [Int]
  /// Whether the server must close the connection, so that what follows is not taken for a request.
  let closes: Bool

  var testDescription: String { name }

  private init(_ name: String, _ bytes: [UInt8], _ statuses: [Int], closes: Bool) {
    self.name = name
    self.bytes = bytes
    self.statuses = statuses
    self.closes = closes
  }

  private static let body = "{\"a\": 1}"

  /// A POST with `fields` beside Host and Content-Length, where those are not given.
  private static func post(
    _ fields: String = "", host: String = "Host: a\r\n", length: String = "Content-Length: 8\r\n",
    line: String = "POST /x HTTP/1.1", body: String = body, newline: String = "\r\n"
  ) -> [UInt8] {
    let head = line + "\r\n" + host + length + fields + "\r\n"
    return Array(head.replacing("\r\n", with: newline).utf8) + Array(body.utf8)
  }

  private static let chunks = "8\r\n\(body)\r\n0\r\n\r\n"

  static let all: [HostileRequest] = taken + refused + refusedByTheLibrary

  /// What is only just right.
  private static let taken = [
    HostileRequest("well formed", post(), [200], closes: false),
    HostileRequest("three at once", post() + post() + post(), [200, 200, 200], closes: false),
    HostileRequest(
      "chunked", post("Transfer-Encoding: chunked\r\n", length: "", body: chunks), [200],
      closes: false),
    HostileRequest(
      "chunked in capitals", post("TRANSFER-ENCODING: Chunked\r\n", length: "", body: chunks),
      [200], closes: false),
    HostileRequest("asking to continue", post("Expect: 100-continue\r\n"), [200], closes: false),
    HostileRequest("a field without a value", post("X-A:\r\n"), [200], closes: false),
    HostileRequest("blanks around a value", post("X-A:  \t b \t \r\n"), [200], closes: false),
    HostileRequest("a tab in a value", post("X-A: b\tc\r\n"), [200], closes: false),
    HostileRequest("UTF-8 in a value", post("X-A: é\r\n"), [200], closes: false),
    HostileRequest("a cookie", post("Cookie: a=b; c=\"d\"\r\n"), [200], closes: false),
    HostileRequest("HTTP/1.0", post(line: "POST /x HTTP/1.0"), [200], closes: true),
    HostileRequest("another method", post(line: "BREW /x HTTP/1.1"), [200], closes: false),
  ]

  /// What two servers could read differently.
  private static let refused = [
    HostileRequest("two hosts", post("Host: b\r\n"), [400], closes: true),
    HostileRequest(
      "a length and chunks", post("Transfer-Encoding: chunked\r\n", body: chunks), [400],
      closes: true),
    HostileRequest(
      "chunks and a length",
      post("Content-Length: 8\r\n", length: "Transfer-Encoding: chunked\r\n", body: chunks), [400],
      closes: true),
    HostileRequest("two lengths that differ", post("Content-Length: 5\r\n"), [400], closes: true),
    HostileRequest("two lengths alike", post("Content-Length: 8\r\n"), [400], closes: true),
    HostileRequest(
      "a blank before the colon", post(length: "Content-Length : 8\r\n"), [400], closes: true),
    HostileRequest("a folded line", post("X-A: b\r\n c\r\n"), [400], closes: true),
    HostileRequest(
      "a folded line at the start", post(host: "X-A: b\r\n c\r\nHost: a\r\n"), [400], closes: true),
    HostileRequest("bare line feeds", post(newline: "\n"), [400], closes: true),
    HostileRequest("one bare line feed", post("X-A: b\nX-C: d\r\n"), [400], closes: true),
    HostileRequest("a bare line feed at the end", post("X-A: b\n"), [400], closes: true),
    HostileRequest("U+0000 in a value", post("X-A: b\0c\r\nX-D: e\r\n"), [400], closes: true),
    HostileRequest("U+0000 in the last value", post("X-A: b\0c\r\n"), [400], closes: true),
    HostileRequest(
      "U+0000 at the end of a value", post("X-A: b\0\r\nX-D: e\r\n"), [400], closes: true),
    HostileRequest("a carriage return in a value", post("X-A: b\rc\r\n"), [400], closes: true),
    HostileRequest("a control character in a value", post("X-A: b\u{1}c\r\n"), [400], closes: true),
    HostileRequest("a bracket in a name", post("X[A: b\r\n"), [400], closes: true),
    HostileRequest(
      "an unknown coding", post("Transfer-Encoding: xchunked\r\n", length: ""), [501], closes: true),
    HostileRequest(
      "two codings", post("Transfer-Encoding: gzip, chunked\r\n", length: "", body: chunks), [501],
      closes: true),
    HostileRequest(
      "chunks in HTTP/1.0",
      post("Transfer-Encoding: chunked\r\n", length: "", line: "POST /x HTTP/1.0", body: chunks),
      [400], closes: true),
    HostileRequest(
      "ten gigabytes", post(length: "Content-Length: 10000000000\r\n"), [413], closes: true),
    HostileRequest(
      "ten gigabytes, asking to continue",
      post("Expect: 100-continue\r\n", length: "Content-Length: 10000000000\r\n"), [413],
      closes: true),
  ]

  /// What libmicrohttpd itself knows to refuse; some it answers with two responses, of which the first counts.
  private static let refusedByTheLibrary = [
    HostileRequest("no host", post(host: ""), [400], closes: true),
    HostileRequest(
      "a length with a sign", post(length: "Content-Length: +8\r\n"), [400], closes: true),
    HostileRequest(
      "a length below nothing", post(length: "Content-Length: -1\r\n"), [400], closes: true),
    HostileRequest(
      "a list of lengths", post(length: "Content-Length: 8, 8\r\n"), [400], closes: true),
    HostileRequest("HTTP/9.9", post(line: "POST /x HTTP/9.9"), [505], closes: true),
    HostileRequest(
      "a long field", post("X-A: \(String(repeating: "a", count: 100_000))\r\n"), [431],
      closes: true),
    HostileRequest(
      "many fields", post((0..<5_000).map { "X-\($0): a\r\n" }.joined()), [431], closes: true),
    HostileRequest(
      "a long path", post(line: "POST /\(String(repeating: "a", count: 65_536)) HTTP/1.1"), [414],
      closes: true),
    HostileRequest(
      "a chunk of 2⁶⁸ bytes",
      post("Transfer-Encoding: chunked\r\n", length: "", body: "FFFFFFFFFFFFFFFF1\r\n\(body)"),
      [413], closes: true),
    HostileRequest(
      "all bytes", (0...255).map { UInt8($0) } + [10, 13, 10, 13, 10], [400], closes: true),
  ]
}
