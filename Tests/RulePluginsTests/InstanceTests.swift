// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import JSONDocument
import RulePlugins
import Testing

/// The life of an instance, its failures, and what the host does for it.
@Suite("Instances of rule plug-ins")
struct InstanceTests {
  let folder: TemporaryFolder
  let book = LogBook()

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `the plug-in gets its configuration as JSON`() throws {
    let instance = try make(["CREATE": "say_text(config);"], ["hours": ["from": "10:00"]])
    withExtendedLifetime(instance) {}
    #expect(book.messages == ["{\"hours\":{\"from\":\"10:00\"}}"])
  }

  @Test func `an instance is destroyed once, after its last use`() throws {
    do {
      let instance = try make(
        [
          "CREATE": "*instance = &inside;",
          "DESTROY": "if (instance == &inside) say(\"destroyed\");",
        ])
      _ = try instance.evaluate(Delivery.context())
      #expect(book.messages.isEmpty)
    }
    #expect(book.messages == ["destroyed"])
  }

  @Test func `an instance that was not made is not destroyed`() throws {
    let macros = [
      "CREATE": "return doorstep_fail(failure, DOORSTEP_FAILED, \"\", \"no licence\");",
      "DESTROY": "say(\"destroyed\");",
    ]
    #expect(reason { try make(macros) } == .failed("no licence"))
    #expect(book.messages.isEmpty)
  }

  @Test func `a wrong configuration is told with its place`() throws {
    let statement = "return doorstep_fail(failure, DOORSTEP_BAD_CONFIG, \"/a/0\", \"too big\");"
    #expect(
      reason { try make(["CREATE": statement]) }
        == .badConfiguration(pointer: "/a/0", message: "too big"))
  }

  @Test func `a configuration that is no JSON never reaches the plug-in`() throws {
    let error = reason { try make(["CREATE": "say(\"created\");"], ["factor": .number(.nan)]) }
    #expect(
      error
        == .badConfiguration(
          pointer: "", message: "/factor: the number nan cannot be written as JSON"))
    #expect(book.messages.isEmpty)
  }

  @Test(
    arguments: [
      (
        "return doorstep_fail(failure, DOORSTEP_FAILED, \"\", \"sensor is broken\");",
        "sensor is broken"
      ),
      ("return DOORSTEP_OUT_OF_MEMORY;", "status -5, without saying why"),
      ("return -4711;", "status -4711, without saying why"),
      ("return 1;", "status 1, without saying why"),
      (
        "failure->text_length = 241; return DOORSTEP_FAILED;",
        "status -1, and its description of the failure is malformed"
      ),
      (
        "failure->pointer_length = 125; return DOORSTEP_FAILED;",
        "status -1, and its description of the failure is malformed"
      ),
      (
        "doorstep_fail(failure, 0, \"\", \"\\xff\"); return DOORSTEP_FAILED;",
        "status -1, and its description of the failure is malformed"
      ),
    ])
  func `a failed decision says why`(statement: String, why: String) throws {
    let instance = try make(["EVALUATE": "doorstep_allow(verdict); " + statement])
    let context = try Delivery.context()
    #expect(reason { try instance.evaluate(context) } == .failed(why))
  }

  @Test(arguments: RuleFailure.Consequence.allCases)
  func `what follows from a failure is configured`(_ consequence: RuleFailure.Consequence) throws {
    let instance = try make(["EVALUATE": "return DOORSTEP_FAILED;"])
    let verdict = PluginRule(instance, onFailure: consequence).evaluate(try Delivery.context())
    let message = "plug-in \"\(instance.name)\": failed: status -1, without saying why"
    #expect(verdict == .failed(RuleFailure(message: message, consequence: consequence)))
  }

  @Test func `messages arrive with their level`() throws {
    let statement = """
      const doorstep_text text[] = {{"\\xff", 1}, {NULL, 1}, {"", ~0ull}, {"\\xc3", 1}}; \
      for (int level = 0; level < 4; level++) the_host->log(the_host, level, text[level]); \
      const doorstep_text hello = {"hello", 4}; the_host->log(the_host, 99, hello);
      """
    let instance = try make(["CREATE": statement])
    withExtendedLifetime(instance) {}
    let garbled = "a message that is no text"
    #expect(
      book.lines == [
        LogBook.Line(level: .debug, message: garbled), LogBook.Line(level: .info, message: garbled),
        LogBook.Line(level: .warning, message: garbled),
        LogBook.Line(level: .error, message: garbled), LogBook.Line(level: .error, message: "hell"),
      ])
  }

  @Test func `the request arrives in the terms of the interface`() throws {
    let instance = try make(["EVALUATE": Self.describeRequest])
    let basket = Basket(
      subtotal: 2400, itemCount: 3, weightGrams: 1250, tags: ["wine", "alcohol", "two\nlines"])
    _ = try instance.evaluate(
      Delivery.context(
        scheduledFor: "2026-07-01T18:00:00+02:00", basket: basket, customerTags: ["staff"]))
    _ = try instance.evaluate(Delivery.context(to: Delivery.outside))
    // 2026-12-01T11:00:00Z is day 20788 of Unix time: 20788 * 86400 + 39600 = 1796122800;
    // 2026-07-01T16:00:00Z is day 20635: 20635 * 86400 + 57600 = 1782921600, in summer time.
    // Given are bits 0 to 8: 511; outside, where no zone has terms, only the coordinate.
    #expect(
      book.messages == [
        "511 13.4 52.5 1796122800000 1782921600000 7200 1200 299 2400 3 1250 "
          + "alcohol/two lines/wine staff EUR centre kitchen",
        "1 13.4 53.5 1796122800000 0 3600 0 0 0 0 0   EUR  ",
      ])
  }

  @Test func `a plug-in that wants JSON gets the whole request`() throws {
    let instance = try make([
      "CAPABILITIES": "DOORSTEP_WANTS_JSON",
      "EVALUATE": """
      doorstep_text json, again; \
      if (the_host->request_json(the_host, request, &json) != DOORSTEP_OK) return -1; \
      if (the_host->request_json(the_host, request, &again) != DOORSTEP_OK) return -1; \
      if (json.bytes != again.bytes) return -1; \
      say_text(json); return doorstep_allow(verdict);
      """,
    ])
    let basket = Basket(subtotal: 2400, tags: ["b", "a"])
    let context = try Delivery.context(
      scheduledFor: "2026-07-01T16:00:00Z", basket: basket, customerTags: [])
    #expect(try instance.evaluate(context) == .pass)
    let json = JSON(try JSONDocument(parsing: book.messages.joined()).root)
    #expect(
      json == [
        "coordinate": [13.4, 52.5], "placedAt": "2026-12-01T12:00:00+01:00",
        "scheduledFor": "2026-07-01T18:00:00+02:00", "timeZone": "Europe/Berlin",
        "zone": "centre", "hub": "kitchen", "distanceMeters": 0.0,
        "estimateSeconds": [600, 1200], "fee": 299, "currency": "EUR", "customerTags": [],
        "basket": ["subtotal": 2400, "tags": ["a", "b"]],
      ])
  }

  @Test func `a plug-in that did not say so gets no JSON`() throws {
    let instance = try make([
      "EVALUATE": """
      doorstep_text json = {NULL, 7}; \
      const doorstep_status status = the_host->request_json(the_host, request, &json); \
      return status == DOORSTEP_UNSUPPORTED && json.length == 7 \
        && !the_host->get_extension(the_host, "doorstep.metrics/1") \
        ? doorstep_allow(verdict) : DOORSTEP_FAILED;
      """
    ])
    #expect(try instance.evaluate(Delivery.context()) == .pass)
  }

  @Test func `a plug-in is told when nobody waits any more`() throws {
    let instance = try make([
      "EVALUATE": """
      return doorstep_adjust(verdict, the_host->cancelled(the_host, request), \
        request->deadline_monotonic_ns != 0);
      """
    ])
    let context = try Delivery.context()
    let cases: [(timeout: Duration?, isCancelled: Int64, hasDeadline: Int64)] = [
      (nil, 0, 0), (.seconds(3600), 0, 1), (.zero, 1, 1), (.seconds(-5), 1, 1),
      (.seconds(Int64.max), 0, 1),
    ]
    for (timeout, isCancelled, hasDeadline) in cases {
      #expect(
        try instance.evaluate(context, timeout: timeout)
          == .adjust(Adjustment(seconds: isCancelled, minorUnits: hasDeadline)))
    }
  }

  @Test func `an instant that no calendar writes is not put into milliseconds`() throws {
    let instance = try make()
    let far = try Delivery.context(scheduledFor: "9999-12-31T23:59:59Z")
    #expect(try instance.evaluate(far) == .pass)
    let early = try Delivery.context(scheduledFor: "0000-12-31T23:59:59Z")
    #expect(
      reason { try instance.evaluate(early) }
        == .inexpressibleRequest("the instant -62135596801 is outside the years 1 to 9999"))
  }

  private static let describeRequest = """
    char text[400], basket[80]; \
    snprintf(basket, sizeof basket, "%.*s", (int)request->basket_tags.length, \
      request->basket_tags.bytes); \
    for (char *at = basket; *at; at++) if (*at == '\\n') *at = '/'; \
    snprintf(text, sizeof text, \
      "%u %g %g %lld %lld %d %d %lld %lld %lld %lld %s %.*s %.*s %.*s %.*s", request->given, \
      request->longitude, request->latitude, (long long)request->placed_unix_ms, \
      (long long)request->deliver_unix_ms, request->utc_offset_seconds, \
      request->base_estimate_seconds, (long long)request->base_fee_minor, \
      (long long)request->subtotal_minor, (long long)request->item_count, \
      (long long)request->weight_grams, basket, (int)request->customer_tags.length, \
      request->customer_tags.bytes, (int)request->currency.length, request->currency.bytes, \
      (int)request->zone_id.length, request->zone_id.bytes, (int)request->hub_id.length, \
      request->hub_id.bytes); \
    say(text); return doorstep_allow(verdict);
    """

  private func make(
    _ macros: [String: String] = [:], _ configuration: JSON = [:]
  ) throws -> RulePluginInstance {
    try RulePluginLoader().load(folder.build(macros), relativeTo: "/")
      .makeInstance(configuration: configuration, log: book.log)
  }

  private func reason<Result>(of body: () throws -> Result) -> RulePluginError.Reason? {
    do {
      _ = try body()
      return nil
    } catch {
      return (error as? RulePluginError)?.reason
    }
  }
}
