// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import JSONDocument
import TestSupport
import Testing

@Suite("Zones by travel time", .timeLimit(.minutes(1)))
struct IsochroneZonesTests {
  private let hub = Coordinate(longitude: 9.52, latitude: 47.14)
  private let instant = Instant(secondsSince1970: 1_800_000_000)

  /// Valhalla, which draws squares around 9.52,47.14 of a hundredth of a degree a minute, the largest first.
  private static func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Reply {
    guard request.target == "/isochrone" else { return .respond(body: #"{"version":"3.9.1"}"#) }
    let minutes = request.body.matches(of: /"time":(\d+)/).compactMap { Int($0.output.1) }
    let features = minutes.sorted(by: >).map { minutes in
      let (west, east) = (9.52 - Double(minutes) / 100, 9.52 + Double(minutes) / 100)
      let (south, north) = (47.14 - Double(minutes) / 100, 47.14 + Double(minutes) / 100)
      return """
        {"type":"Feature","properties":{"contour":\(minutes).0,"metric":"time"},"geometry":{"type":"Polygon",\
        "coordinates":[[[\(west),\(south)],[\(east),\(south)],[\(east),\(north)],[\(west),\(north)],\
        [\(west),\(south)]]]}}
        """
    }
    return .respond(
      body: #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#)
  }

  private func order(
    _ server: LoopbackServer, minutes: [Int], costing: String = "bicycle"
  ) -> IsochroneOrder {
    IsochroneOrder(url: server.url, hub: hub, minutes: minutes, costing: costing)
  }

  @Test func `a service uses them, the shortest time first`() async throws {
    let server = try LoopbackServer(answer: Self.answer)
    defer { server.close() }
    let zones = try await IsochroneZones(order(server, minutes: [30, 10, 20, 10]))
    let folder = try ServiceFolder(service: nil, zones: nil)
    try zones.write(to: "\(folder.path)/zones.geojson")
    let checker = try folder.checker("zones.geojson")
    #expect(checker.warnings.isEmpty)
    #expect(checker.area.zones.map(\.id) == ["iso-10", "iso-20", "iso-30"])
    // A zone of n minutes ends n hundredths of a degree east.
    for (east, owner) in [(0.05, "iso-10"), (0.15, "iso-20"), (0.25, "iso-30"), (0.35, nil)] {
      let place = Coordinate(longitude: 9.52 + east, latitude: 47.14)
      #expect(try await checker.quote(for: DeliveryRequest(to: place)).zone?.id == owner)
    }
  }

  @Test func `they say where they came from`() async throws {
    let server = try LoopbackServer(answer: Self.answer)
    defer { server.close() }
    let zones = try await IsochroneZones(order(server, minutes: [10]), generatedAt: instant)
    let collection = try JSON(JSONDocument(parsing: zones.text).root)
    let properties = collection["features"]?.elements.first?["properties"]
    #expect(
      properties == [
        "name": "10 min by bicycle", "priority": 1,
        "provenance": [
          "engine": "valhalla", "engineVersion": "3.9.1", "engineHost": "127.0.0.1",
          "costing": "bicycle", "minutes": 10, "hub": [9.52, 47.14],
          "generated": "2027-01-15T08:00:00Z",
          "attribution": "© OpenStreetMap contributors, ODbL 1.0",
        ],
      ])
  }

  @Test func `more times than the engine draws at once are asked for in turn`() async throws {
    let server = try LoopbackServer(answer: Self.answer)
    defer { server.close() }
    let zones = try await IsochroneZones(order(server, minutes: Array(1...9)))
    let features = try JSON(JSONDocument(parsing: zones.text).root)["features"]?.elements
    #expect(features?.map { $0["id"] } == (1...9).map { .string("iso-\($0)") })
    #expect(
      features?.map { $0["properties"]?["priority"] } == (1...9).reversed().map { .integer($0) })
    // Four, four and one, and the question for the version.
    #expect(server.requests.count == 4)
  }

  @Test(arguments: [
    (
      LoopbackServer.Reply.respond(
        status: 400, body: #"{"error_code":151,"error":"Exceeded max time: 120","status_code":400}"#
      ),
      IsochroneError.Reason.refused, "error 151: Exceeded max time: 120"
    ),
    (
      .respond(status: 400, body: #"{"error_code":171,"error":"No suitable edges near location"}"#),
      .refused, "no way there, error 171: No suitable edges near location"
    ),
    (.respond(status: 404, body: "<html>"), .refused, "the engine refused with status 404"),
    (.respond(body: #"{"features":[]}"#), .unusable, "nothing is drawn for 10 minutes"),
    (.respond(body: "<html>"), .unusable, "the answer is not one of this engine"),
    (
      .respond(
        body: """
          {"features":[{"properties":{"contour":10},"geometry":{"type":"Polygon",\
          "coordinates":[[[0,0],[1,1],[0,0]]]}}]}
          """), .unusable, "what the engine drew is no zone"
    ),
    (.raw(""), .noAnswer, "the connection ended before the answer did"),
  ])
  func `what cannot be zones is told`(
    _ reply: LoopbackServer.Reply, _ reason: IsochroneError.Reason, _ words: String
  ) async throws {
    let server = try LoopbackServer { _ in reply }
    defer { server.close() }
    let order = order(server, minutes: [10])
    let error = await #expect(throws: IsochroneError.self) { try await IsochroneZones(order) }
    #expect(error?.reason == reason)
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test func `an engine need not tell its version`() async throws {
    let server = try LoopbackServer { request in
      request.target == "/isochrone" ? Self.answer(request) : .respond(status: 404, body: "")
    }
    defer { server.close() }
    #expect(try await !IsochroneZones(order(server, minutes: [5])).text.contains("engineVersion"))
  }

  @Test func `what is no URL is told`() async {
    let order = IsochroneOrder(url: "valhalla", hub: hub, minutes: [10])
    let error = await #expect(throws: IsochroneError.self) { try await IsochroneZones(order) }
    #expect(error?.reason == .wrongURL)
  }
}
