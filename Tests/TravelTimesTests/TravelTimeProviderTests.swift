// SPDX-License-Identifier: MIT

import DeliveryModel
import HTTPClient
import JSONDocument
import Schedules
import Synchronization
import TestSupport
import Testing
import TravelTimes
import ZoneGeometry

@Suite("Travel times of a routing engine", .timeLimit(.minutes(1)))
struct TravelTimeProviderTests {
  private let clock = TestClock()
  private let now = Instant(secondsSince1970: 1_800_000_000)
  private let place = Coordinate(9.6, 47.1)
  private let hubs = [
    Hub(id: "north", name: "North", coordinate: Coordinate(9.5, 47.2)),
    Hub(id: "south", name: "South", coordinate: Coordinate(9.5, 47)),
  ]

  private func provider(
    _ server: LoopbackServer, _ engine: TravelTimesConfiguration.Engine = .osrm,
    _ change: (inout TravelTimesConfiguration) -> Void = { _ in }
  ) throws -> TravelTimeProvider {
    var configuration = TravelTimesConfiguration(engine, url: try HTTPURL(parsing: server.url))
    configuration.timeout = .seconds(30)
    change(&configuration)
    return TravelTimeProvider(configuration, client: HTTPClient(), now: clock.now)
  }

  private func way(_ seconds: Int64, _ meters: Int64, of provider: String = "osrm") -> TravelTime {
    TravelTime(provider: provider, answer: .way(seconds: seconds, meters: meters))
  }

  @Test func `all hubs are asked for at once`() async throws {
    let server = try LoopbackServer { .respond(body: ScriptedOSRM.table(for: $0)) }
    defer { server.close() }
    let times = try await provider(server).times(from: hubs, to: [place], at: now)
    #expect(times == [[way(100, 1000)], [way(200, 2000)]])
    #expect(server.requests.count == 1)
  }

  @Test func `destinations come in batches that the engine takes`() async throws {
    let server = try LoopbackServer { .respond(body: ScriptedOSRM.table(for: $0)) }
    defer { server.close() }
    let places = (0..<250).map { Coordinate(9.6 + Double($0) / 1000, 47.1) }
    let times = try await provider(server).times(from: hubs, to: places, at: now)
    #expect(times.map(\.count) == [250, 250])
    #expect(times.joined().allSatisfy { if case .way = $0.answer { true } else { false } })
    // 250 are halved to 125 and to 62 or 63, which with both hubs are under 100 places.
    #expect(server.requests.count == 4)
  }

  @Test func `an answer is kept for places nearby, and for its time`() async throws {
    let server = try LoopbackServer { .respond(body: ScriptedOSRM.table(for: $0)) }
    defer { server.close() }
    let provider = try provider(server) { $0.cacheDuration = .seconds(60) }
    #expect(
      provider.knownTimes(from: hubs, to: place, at: now).map(\.answer)
        == Array(
          repeating: .none(reason: "it is not known, and the answer could not wait"), count: 2))
    _ = await provider.times(from: hubs, to: [place], at: now)
    // 0.00004° are under half of the rounding step of 0.0001°.
    let near = Coordinate(9.60004, 47.09996)
    #expect(
      await provider.times(from: hubs, to: [near], at: now) == [[way(100, 1000)], [way(200, 2000)]])
    #expect(provider.knownTimes(from: hubs, to: near, at: now) == [way(100, 1000), way(200, 2000)])
    #expect(server.requests.count == 1)
    _ = await provider.times(from: hubs, to: [Coordinate(9.60006, 47.1)], at: now)
    #expect(server.requests.count == 2)
    clock.advance(by: .seconds(60))
    _ = await provider.times(from: hubs, to: [place], at: now)
    #expect(server.requests.count == 3)
  }

  @Test func `only hubs that are not known are asked for`() async throws {
    let server = try LoopbackServer { .respond(body: ScriptedOSRM.table(for: $0)) }
    defer { server.close() }
    let provider = try provider(server)
    _ = await provider.times(from: [hubs[1]], to: [place], at: now)
    _ = await provider.times(from: hubs, to: [place], at: now)
    #expect(
      server.requests.map { $0.target.contains("/9.500000,47.000000;") } == [true, false])
    #expect(
      server.requests.map { $0.target.contains("/9.500000,47.200000;") } == [false, true])
  }

  @Test func `who asks for the same at once shares one request`() async throws {
    let gate = Gate()
    let server = try LoopbackServer { request in
      gate.wait()
      return .respond(body: ScriptedOSRM.table(for: request))
    }
    defer { server.close() }
    let provider = try provider(server)
    let all = await withTaskGroup(of: [[TravelTime]].self) { group in
      for _ in 0..<50 { group.addTask { await provider.times(from: hubs, to: [place], at: now) } }
      while server.requests.isEmpty { await Task.yield() }
      gate.open()
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all.count == 50)
    #expect(all.allSatisfy { $0 == [[way(100, 1000)], [way(200, 2000)]] })
    #expect(server.requests.count == 1)
  }

  @Test func `one who goes does not take the answer from the others`() async throws {
    let gate = Gate()
    let server = try LoopbackServer { request in
      gate.wait()
      return .respond(body: ScriptedOSRM.table(for: request))
    }
    defer { server.close() }
    let provider = try provider(server)
    let goer = Task { await provider.times(from: hubs, to: [place], at: now) }
    while server.requests.isEmpty { await Task.yield() }
    async let stayer = provider.times(from: hubs, to: [place], at: now)
    // Whether the other one waits already or not, it gets its answer.
    goer.cancel()
    gate.open()
    #expect(await stayer == [[way(100, 1000)], [way(200, 2000)]])
    #expect(provider.breaker.state == .closed(failures: 0))
  }

  @Test func `what nobody waits for is given up, and is no failure`() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.close() }
    let provider = try provider(server) { $0.failuresBeforePause = 1 }
    let goer = Task { await provider.times(from: hubs, to: [place], at: now) }
    while server.requests.isEmpty { await Task.yield() }
    goer.cancel()
    _ = await goer.value
    #expect(provider.breaker.state == .closed(failures: 0))
    #expect(
      provider.knownTimes(from: hubs, to: place, at: now).first?.answer
        == .none(reason: "it is not known, and the answer could not wait"))
  }

  @Test func `a silent engine is waited for no longer than configured`() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.close() }
    let provider = try provider(server) { $0.timeout = .milliseconds(50) }
    let times = await provider.times(from: hubs, to: [place], at: now)
    let reason = """
      \(server.url): no answer within 50 ms; give it more time, or look at its load
      """
    #expect(times.joined().allSatisfy { $0.answer == .none(reason: reason) })
  }

  @Test func `an engine that fails is left alone, and found again`() async throws {
    let isWell = Atomic(false)
    let server = try LoopbackServer { request in
      isWell.load(ordering: .relaxed)
        ? .respond(body: ScriptedOSRM.table(for: request)) : .respond(status: 500, body: "oops")
    }
    defer { server.close() }
    let provider = try provider(server) {
      $0.failuresBeforePause = 3
      $0.pause = .seconds(60)
    }
    func reason() async -> TravelTime.Answer? {
      // What failed is remembered for a while; this test is about what comes after.
      clock.advance(by: TravelTimeProvider.failureDuration)
      return await provider.times(from: hubs, to: [place], at: now).first?.first?.answer
    }
    let refusal = TravelTime.Answer.none(
      reason: "the engine refused with status 500; check the URL and the profile")
    for _ in 0..<3 { #expect(await reason() == refusal) }
    #expect(provider.breaker.state == .open(until: clock.now() + .seconds(60)))
    let pause = TravelTime.Answer.none(
      reason: "the engine failed too often in a row and is left alone for a while")
    #expect(await reason() == pause)
    #expect(server.requests.count == 3)
    isWell.store(true, ordering: .relaxed)
    #expect(await reason() == pause)
    clock.advance(by: .seconds(40))
    #expect(await reason() == .way(seconds: 100, meters: 1000))
    #expect(provider.breaker.state == .closed(failures: 0))
    #expect(server.requests.count == 4)
  }

  @Test func `a failure is remembered for a short time`() async throws {
    let server = try LoopbackServer { _ in .respond(status: 500, body: "") }
    defer { server.close() }
    let provider = try provider(server)
    for _ in 0..<5 { _ = await provider.times(from: hubs, to: [place], at: now) }
    #expect(server.requests.count == 1)
    clock.advance(by: TravelTimeProvider.failureDuration)
    _ = await provider.times(from: hubs, to: [place], at: now)
    #expect(server.requests.count == 2)
  }

  @Test(arguments: ["", "<html>", "{}", "[[[[", #"{"code":"Ok","durations":[[1]]}"#])
  func `a wrong answer is a failure with a reason`(_ body: String) async throws {
    let server = try LoopbackServer { _ in .respond(body: body) }
    defer { server.close() }
    let provider = try provider(server)
    let times = await provider.times(from: hubs, to: [place], at: now)
    for time in times.joined() {
      guard case .none(let reason) = time.answer else {
        Issue.record("found \(time)")
        continue
      }
      #expect(reason.contains("the engine refused") || reason.contains("the answer is not one"))
    }
    #expect(provider.breaker.state == .closed(failures: 1))
  }

  @Test(arguments: [
    LoopbackServer.Reply.raw(""), .raw("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{"),
    .endlessBody,
  ])
  func `a broken connection is a failure with a reason`(_ reply: LoopbackServer.Reply) async throws
  {
    let server = try LoopbackServer { _ in reply }
    defer { server.close() }
    let provider = try provider(server)
    let times = await provider.times(from: hubs, to: [place], at: now)
    #expect(times.joined().allSatisfy { if case .none = $0.answer { true } else { false } })
    #expect(provider.breaker.state == .closed(failures: 1))
  }

  @Test func `a way that is faster than sound is not believed`() async throws {
    // From either hub to (9.6, 47.1) it is 13.5 km: at 343 m/s that takes 39 s, and 38 s without the
    // 500 m that both ends may be moved.
    for (seconds, isBelieved) in [(0, false), (30, false), (40, true)] {
      let server = try LoopbackServer { request in
        let row = "[\(seconds)]"
        let body = ScriptedOSRM.table(for: request)
          .replacing("[[100],[200]]", with: "[\(row),\(row)]")
        return .respond(body: body)
      }
      defer { server.close() }
      let times = try await provider(server).times(from: hubs, to: [place], at: now)
      let answers = times.joined().map(\.answer)
      #expect(answers.count == 2)
      let expected: TravelTime.Answer = .none(reason: "the engine's way is faster than sound")
      #expect(answers.allSatisfy { ($0 != expected) == isBelieved }, "\(answers)")
    }
  }

  @Test func `a thousand places at once have their ways`() async throws {
    let server = try LoopbackServer { .respond(body: ScriptedOSRM.table(for: $0)) }
    defer { server.close() }
    let provider = try provider(server)
    let all = await withTaskGroup(of: [[TravelTime]].self) { group in
      for number in 0..<1000 {
        let place = Coordinate(9.6 + Double(number) / 10_000, 47.1)
        group.addTask { await provider.times(from: hubs, to: [place], at: now) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all.count == 1000)
    #expect(all.allSatisfy { $0 == [[way(100, 1000)], [way(200, 2000)]] })
    #expect(server.requests.count == 1000)
    #expect(provider.breaker.state == .closed(failures: 0))
  }

  @Test func `one bad destination does not fail the others`() async throws {
    let server = try LoopbackServer { ScriptedValhalla.matrix(for: $0, unconnected: 9.65) }
    defer { server.close() }
    let places = (0..<8).map { Coordinate(9.6 + Double($0) / 100, 47.1) }
    let provider = try provider(server, .valhalla)
    let times = await provider.times(from: [hubs[0]], to: places, at: now)
    let reason = "no way there, error 170: Locations are in unconnected regions"
    let expected = places.map { place in
      TravelTime(
        provider: "valhalla",
        answer: place.longitude == 9.65
          ? .none(reason: reason) : .way(seconds: 60, meters: 1500))
    }
    #expect(times == [expected])
    // All eight, then halves: four and four, two and two, one and one: 1 + 2 + 2 + 2.
    #expect(server.requests.count == 7)
    #expect(provider.breaker.state == .closed(failures: 0))
  }

  @Test func `times are multiplied with the factor, distances are not`() async throws {
    let server = try LoopbackServer { .respond(body: ScriptedOSRM.table(for: $0)) }
    defer { server.close() }
    let provider = try provider(server) { $0.factor = 1.25 }
    #expect(
      await provider.times(from: hubs, to: [place], at: now) == [
        [way(125, 1000)], [way(250, 2000)],
      ])
  }

  @Test func `where time matters each hour is asked for`() async throws {
    let server = try LoopbackServer { ScriptedValhalla.matrix(for: $0, unconnected: 0) }
    defer { server.close() }
    var configuration = TravelTimesConfiguration(.valhalla, url: try HTTPURL(parsing: server.url))
    configuration.timeout = .seconds(30)
    configuration.isTimeDependent = true
    let provider = TravelTimeProvider(
      configuration, client: HTTPClient(), timeZone: try IANATimeZone(identifier: "Europe/Vaduz"))
    // 2027-01-15 08:00 UTC is 09:00 in Vaduz.
    for seconds in [0, 3599, 3600] as [Int64] {
      _ = await provider.times(
        from: hubs, to: [place], at: Instant(secondsSince1970: 1_800_000_000 + seconds))
    }
    let departures = server.requests.map { request in
      request.body.firstMatch(of: /"value":"([^"]*)"/).map { String($0.output.1) }
    }
    #expect(departures == ["2027-01-15T09:00", "2027-01-15T10:00"])
  }
}
