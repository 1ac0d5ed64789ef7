// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import TestSupport
import Testing

/// Quotes of a service whose ways a scripted OSRM measures: 100 s from the first hub that it is asked for,
/// 200 s from the second.
@Suite("Quotes with measured ways", .timeLimit(.minutes(1)))
struct MeasuredQuoteTests {
  private let place = Coordinate(longitude: 13.4, latitude: 52.52)

  private func checker(
    _ server: LoopbackServer, zones: JSON? = nil, _ changes: [(String, JSON)] = []
  ) throws -> DeliveryChecker {
    let service = ServiceFolder.service
      .setting("/defaults", to: ["estimate": "bike"])
      .setting(
        "/travelTimes",
        to: [
          "bike": [
            "provider": "osrm", "url": .string(server.url), "timeoutMilliseconds": 30_000,
          ]
        ])
    let changed = changes.reduce(service) { $0.setting($1.0, to: $1.1) }
    return try ServiceFolder(service: changed, zones: zones ?? ServiceFolder.zones).checker()
  }

  private func travel(_ quote: Quote) -> TraceEntry? {
    quote.trace.first { $0.rule == "travel" }
  }

  @Test func `who waits gets them, and who cannot gets them afterwards`() async throws {
    let server = try LoopbackServer { .respond(body: ScriptedOSRM.table(for: $0)) }
    defer { server.close() }
    let checker = try checker(server)
    let request = DeliveryRequest(to: place)
    let first = try checker.quoteAtOnce(for: request)
    #expect(travel(first)?.outcome == .unknown)
    #expect(
      travel(first)?.detail.contains("it is not known, and the answer could not wait") == true)
    #expect(server.requests.isEmpty)
    // Both hubs are 0.04° or 0.06° away; the nearer one is the first of the two that are asked for.
    let measured = try await checker.quote(for: request)
    #expect(measured.hub?.id == "north")
    #expect(travel(measured)?.detail == "100 s from north, measured by osrm")
    let again = try checker.quoteAtOnce(for: request)
    #expect(travel(again)?.detail == "100 s from north, measured by osrm")
    #expect(again.estimate == measured.estimate)
    #expect(server.requests.count == 1)
  }

  @Test func `the estimate goes by the measured way`() async throws {
    let server = try LoopbackServer { .respond(body: ScriptedOSRM.table(for: $0)) }
    defer { server.close() }
    let fixed: [(String, JSON)] = [
      ("/estimates/bike", ["preparation": 10, "speedKmh": 1, "roundTo": 1])
    ]
    let checker = try checker(server, fixed)
    let quote = try await checker.quote(for: DeliveryRequest(to: place))
    // 10 min of preparation and 100 s of travel are 11 min 40 s; by the great circle at 1 km/h it were hours.
    #expect(quote.estimate?.minutes == 11...12)
  }

  @Test func `an engine that fails leaves the great circle, and says why`() async throws {
    let server = try LoopbackServer { _ in .respond(status: 500, body: "") }
    defer { server.close() }
    let checker = try checker(server)
    let quote = try await checker.quote(for: DeliveryRequest(to: place))
    #expect(quote.deliverable == .yes)
    #expect(quote.estimate != nil)
    #expect(travel(quote)?.outcome == .unknown)
    #expect(travel(quote)?.detail.contains("the engine refused with status 500") == true)
    #expect(checker.routingEngines["bike"]?.state == .asked(failures: 1))
  }

  @Test func `nobody is asked for a place that nobody delivers to`() async throws {
    let server = try LoopbackServer { .respond(body: ScriptedOSRM.table(for: $0)) }
    defer { server.close() }
    let checker = try checker(server)
    for place in [
      Coordinate(longitude: 14, latitude: 52), Coordinate(longitude: .nan, latitude: 0),
      Coordinate(longitude: 0, latitude: 100),
    ] {
      _ = try? await checker.quote(for: DeliveryRequest(to: place))
      _ = try? checker.quoteAtOnce(for: DeliveryRequest(to: place))
    }
    #expect(server.requests.isEmpty)
  }

  @Test func `nobody is asked for an estimate without an engine`() async throws {
    let server = try LoopbackServer { .respond(body: ScriptedOSRM.table(for: $0)) }
    defer { server.close() }
    let checker = try checker(server, [("/defaults/estimate", "car")])
    let quote = try await checker.quote(for: DeliveryRequest(to: place))
    #expect(quote.estimate != nil)
    #expect(travel(quote) == nil)
    #expect(server.requests.isEmpty)
  }

  @Test func `of zones that overlap the owner's estimate is measured`() async throws {
    let server = try LoopbackServer { .respond(body: ScriptedOSRM.table(for: $0)) }
    defer { server.close() }
    let zones = ServiceFolder.collection([
      ServiceFolder.feature(id: "slow", ["estimate": "bike", "priority": 1]),
      ServiceFolder.feature(id: "fast", ["estimate": "car", "priority": 2]),
    ])
    let quote = try await checker(server, zones: zones).quote(for: DeliveryRequest(to: place))
    #expect(quote.zone?.id == "fast")
    #expect(travel(quote) == nil)
    #expect(server.requests.isEmpty)
  }

  @Test func `a request with its own times asks nobody`() async throws {
    let server = try LoopbackServer { .respond(body: ScriptedOSRM.table(for: $0)) }
    defer { server.close() }
    let times = ["north": TravelTime(provider: "mine", answer: .way(seconds: 7, meters: nil))]
    let request = DeliveryRequest(to: place, travelTimes: times)
    let quote = try await checker(server).quote(for: request)
    #expect(travel(quote)?.detail == "7 s from north, measured by mine")
    #expect(server.requests.isEmpty)
  }

  @Test func `a task that is cancelled gets no quote`() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.close() }
    let checker = try checker(server)
    let waiting = Task { try await checker.quote(for: DeliveryRequest(to: place)) }
    while server.requests.isEmpty { await Task.yield() }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }
}

extension DeliveryChecker {
  /// The synchronous form, which an asynchronous test would not choose.
  fileprivate func quoteAtOnce(for request: DeliveryRequest) throws -> Quote {
    try quote(for: request)
  }
}
