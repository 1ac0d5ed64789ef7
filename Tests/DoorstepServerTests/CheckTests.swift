// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import TestSupport
import Testing

@Suite struct `A check over HTTP` {
  /// Places in and around the sample service, orders of all kinds: each is answered as the library does.
  @Test(arguments: [UInt64(1), 2, 3])
  func `is answered as the library does`(seed: UInt64) throws {
    let served = try Served.shared.get()
    let noon = try Instant(rfc3339: Served.noon)
    let checker = served.service.checker.withClock { noon }
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let order = RandomOrder(&random)
      let answer = try served.check(order.json(isTraced: true).text())
      let expected = try checker.quote(for: order.request).jsonText(in: checker.area.timeZone)
      let untraced = try served.check(order.json(isTraced: false).text()).json
      #expect(answer.status == 200)
      #expect(answer.body == expected, "seed \(seed)")
      guard case .object(var quote) = try answer.json else { continue }
      quote["trace"] = []
      #expect(untraced == .object(quote), "seed \(seed)")
    }
  }

  @Test(arguments: [
    ("application/json", 200), ("APPLICATION/JSON; charset=utf-8", 200),
    ("application/json ;a=b", 200),
    ("text/plain", 415), ("application/jsonx", 415), ("application/x-www-form-urlencoded", 415),
    ("", 415),
  ])
  func `is of a type that no foreign page can send unasked`(type: String, status: Int) throws {
    let answer = try Served.shared.get().check("{\"coordinate\": [-71.0421, 42.353]}", type: type)
    #expect(answer.status == status)
    #expect(
      answer.fields["accept-post"]
        == (status == 415 ? "application/json, application/x-ndjson" : nil))
  }

  /// What is wrong with a body, and where that is told.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let body: String
    let type: String
    let detail: String
    var pointer: String?
    var line: Int64?
    var column: Int64?

    var testDescription: String { body }
  }

  static let mistakes = [
    Mistake(body: "", type: "malformed-json", detail: "the text is empty; expected a JSON value"),
    Mistake(
      body: "{\"coordinate\": [-71.0421,\n  42.353", type: "malformed-json",
      detail: "the text ends too early", line: 2, column: 9),
    Mistake(
      body: "[]", type: "invalid-request", detail: "expected an object, found an array",
      pointer: "",
      line: 1, column: 1),
    Mistake(
      body: "{}", type: "invalid-request", detail: "the member \"coordinate\" is missing",
      pointer: "",
      line: 1, column: 1),
    Mistake(
      body: "{\"coordinate\": [42.353, -171]}", type: "invalid-request",
      detail:
        "latitude -171.0 is outside -90...90; longitude comes first, so the axes may be swapped",
      pointer: "/coordinate", line: 1, column: 16),
    Mistake(
      body: "{\"coordinate\": [0, 0],\n \"baskt\": {}}", type: "invalid-request",
      detail: "unknown member \"baskt\"; did you mean \"basket\"?", pointer: "/baskt", line: 2,
      column: 2),
    Mistake(
      body: "{\"coordinate\": [0, 0], \"basket\": {\"subtotal\": -1}}", type: "invalid-request",
      detail: "expected 0 to 1000000000000 minor units, such as 299 for 2.99, found -1",
      pointer: "/basket/subtotal", line: 1, column: 47),
    Mistake(
      body: "{\"coordinate\": [0, 0], \"hub\": \"per\"}", type: "invalid-request",
      detail: "no hub is called \"per\"; did you mean \"pier\"?", pointer: "/hub", line: 1,
      column: 31),
    Mistake(
      body: "{\"coordinate\": [0, 0], \"coordinate\": [0, 0]}", type: "malformed-json",
      detail: "the member \"coordinate\" is given twice", line: 1, column: 24),
  ]

  @Test(arguments: mistakes)
  func `tells what is wrong, and where`(_ mistake: Mistake) throws {
    let answer = try Served.shared.get().check(mistake.body)
    #expect(answer.status == 400)
    #expect(answer.fields["content-type"] == "application/problem+json")
    let problem = try answer.json
    #expect(problem["type"] == .string("urn:doorstep:problem:\(mistake.type)"))
    #expect(problem["status"] == 400)
    #expect(problem["detail"] == .string(mistake.detail))
    #expect(problem["pointer"] == mistake.pointer.map { .string($0) })
    #expect(problem["line"] == mistake.line.map { .integer($0) })
    #expect(problem["column"] == mistake.column.map { .integer($0) })
  }

  @Test func `may be nested deeply, in vain`() throws {
    let body = String(repeating: "[", count: 100_000)
    #expect(
      try Served.shared.get().check(body).json["type"] == "urn:doorstep:problem:malformed-json")
  }

  @Test func `has to be short`() throws {
    let body = "{\"coordinate\": [0, 0]" + String(repeating: " ", count: 1 << 20) + "}"
    let answer = try Served.shared.get().check(body)
    #expect(answer.status == 413)
    #expect(try answer.json["type"] == "urn:doorstep:problem:body-too-long")
  }
}

@Suite struct `Many checks at once` {
  private static let lines = "application/x-ndjson"
  private static let good = "{\"coordinate\": [-71.0421, 42.353]}"

  @Test func `are answered in their order, mistakes too`() throws {
    let served = try Served.shared.get()
    let body = "\(Self.good)\n\n \t\r\n{\"x\": 1}\r\n{\n\(Self.good)"
    let answer = try served.check(body, type: Self.lines)
    #expect(answer.status == 200)
    #expect(answer.fields["content-type"] == Self.lines)
    let answers = try answer.body.split(separator: "\n").map { line in
      JSON(try JSONDocument(parsing: String(line)).root)
    }
    #expect(answers.map { $0["deliverable"] } == ["yes", nil, nil, "yes"])
    #expect(answers.map { $0["line"] } == [nil, 4, 5, nil])
    #expect(try answers[0].text() == served.check(Self.good).body)
  }

  @Test(arguments: [(0, 200), (1_000, 200), (1_001, 413)])
  func `are at most a thousand`(count: Int, status: Int) throws {
    let body = String(repeating: Self.good + "\n", count: count)
    let answer = try Served.shared.get().check(body, type: Self.lines)
    #expect(answer.status == status)
    if status == 200 { #expect(answer.body.split(separator: "\n").count == count) }
  }
}
