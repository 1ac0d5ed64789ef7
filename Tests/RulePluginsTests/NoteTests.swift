// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import RulePlugins
import Testing

/// What a plug-in notes is in the trace of the decision, and nowhere else.
@Suite("Notes of rule plug-ins")
struct NoteTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `stand in the trace, a key once with what it got last`() throws {
    let entry = try traced(
      """
      note("surge.load", "0.8"); note("data_age", "4 min"); note("surge.load", "0.9"); \
      doorstep_adjust(verdict, 60, 0);
      """)
    #expect(entry.outcome == .adjusts)
    #expect(
      entry.inputs == [
        TraceEntry.Input(name: "surge.load", value: "0.9"),
        TraceEntry.Input(name: "data_age", value: "4 min"),
      ])
  }

  @Test func `stand there too when the decision fails`() throws {
    let entry = try traced(#"note("sensor", "dead"); return DOORSTEP_FAILED;"#)
    #expect(entry.outcome == .fails)
    #expect(entry.inputs == [TraceEntry.Input(name: "sensor", value: "dead")])
  }

  /// 48 and 240 bytes are the limits; 80 of "€", which has 3, fill 240.
  @Test(arguments: [
    ("\"k\", \"\"", ""), (#""a.b_c-9", "x""#, "x"),
    ("\"\(String(repeating: "k", count: 48))\", \"x\"", "x"),
    ("\"k\", \"\(String(repeating: "€", count: 80))\"", String(repeating: "€", count: 80)),
  ])
  func `are taken within the limits`(_ note: String, _ value: String) throws {
    let entry = try traced("return note(\(note)) ? DOORSTEP_FAILED : doorstep_allow(verdict);")
    #expect(entry.outcome == .passes)
    #expect(entry.inputs.map(\.value) == [value])
  }

  @Test(arguments: [
    "\"\", \"x\"", #""K", "x""#, #""a b", "x""#, #""ü", "x""#, #""k", "\xff""#,
    "\"\(String(repeating: "k", count: 49))\", \"x\"",
    "\"k\", \"\(String(repeating: "€", count: 80))a\"",
  ])
  func `that break the rules are refused`(_ note: String) throws {
    let entry = try traced(
      "return note(\(note)) == DOORSTEP_FAILED ? doorstep_allow(verdict) : DOORSTEP_OK;")
    #expect(entry.outcome == .passes)
    #expect(entry.inputs.isEmpty)
  }

  @Test func `with lengths beyond all memory are refused`() throws {
    let entry = try traced(
      """
      const doorstep_text key = {"k", 1}, far = {"v", ~0ull}, none = {NULL, 1}; \
      if (the_host->annotate(the_host, request, far, key) != DOORSTEP_FAILED) return -1; \
      if (the_host->annotate(the_host, request, key, far) != DOORSTEP_FAILED) return -1; \
      if (the_host->annotate(the_host, request, none, key) != DOORSTEP_FAILED) return -1; \
      if (the_host->annotate(the_host, request, key, none) != DOORSTEP_FAILED) return -1; \
      return doorstep_allow(verdict);
      """)
    #expect(entry.outcome == .passes)
    #expect(entry.inputs.isEmpty)
  }

  @Test func `are eight at the most`() throws {
    let entry = try traced(
      """
      char key[] = "a"; for (; key[0] < 'i'; key[0]++) if (note(key, key)) return -1; \
      if (note("i", "i") != DOORSTEP_FAILED || note("h", "again")) return -1; \
      return doorstep_allow(verdict);
      """)
    #expect(entry.outcome == .passes)
    #expect(
      entry.inputs.map(\.value) == ["a", "b", "c", "d", "e", "f", "g", "again"])
  }

  @Test func `are not looked at where nobody reads them`() throws {
    let statement = """
      if (request->wanted != 0 || doorstep_wants_notes(the_host, request)) return -1; \
      const doorstep_text nonsense = {NULL, 7}; \
      return the_host->annotate(the_host, request, nonsense, nonsense);
      """
    let entry = try traced(statement + "doorstep_allow(verdict);", isTraced: false)
    #expect(entry.detail.contains("action is 0"))
    #expect(entry.inputs.isEmpty)
  }

  @Test func `do not give JSON to a plug-in that did not ask for it`() throws {
    let entry = try traced(
      """
      doorstep_text json = {NULL, 7}; \
      return the_host->request_json(the_host, request, &json) == DOORSTEP_UNSUPPORTED \
        ? doorstep_allow(verdict) : DOORSTEP_FAILED;
      """)
    #expect(entry.outcome == .passes)
  }

  @Test func `of a plug-in cut what the kit is given too long`() throws {
    let entry = try traced(
      """
      char text[400]; memset(text, 'x', 399); text[399] = 0; \
      doorstep_annotate(the_host, request, "long", text); doorstep_allow(verdict);
      """)
    #expect(entry.inputs.map(\.value) == [String(repeating: "x", count: 240)])
  }

  /// What the trace of one decision says of a plug-in with this `evaluate`.
  private func traced(_ statement: String, isTraced: Bool = true) throws -> TraceEntry {
    let file = try folder.build(["EVALUATE": "the_request = request; \(statement)"])
    let rule = PluginRule(
      try RulePluginLoader().load(file, relativeTo: "/").makeInstance { _, _ in })
    let request = DeliveryRequest(to: Delivery.kitchen, isTraced: isTraced)
    let quote = try DecisionEngine(area: Delivery.area(), rules: [rule]).quote(for: request)
    return try #require(quote.trace.first { $0.rule == "test.fixture" })
  }
}
