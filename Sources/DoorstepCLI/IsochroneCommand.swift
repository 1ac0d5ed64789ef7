// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep

/// `doorstep zones isochrone`.
struct IsochroneCommand: Command {
  /// The engines that draw zones by travel time.
  enum Engine: String, CaseIterable, CommandLineValue { case valhalla }

  static let engine = Option<Engine>(
    "engine", value: "NAME", help: "the routing engine: valhalla")
  static let url = Option(
    "url", value: "URL", default: "http://127.0.0.1:8002", help: "where the engine is asked")
  static let hub = Option<WrittenCoordinate>(
    "hub", value: "LON,LAT", help: "where the ways begin, degrees WGS84, longitude first")
  static let minutes = Option<IsochroneMinutes>(
    "minutes", value: "LIST", help: "within how many minutes they end, such as 10,20,30")
  static let costing = Option(
    "costing", value: "NAME", default: "bicycle",
    help: "what travels, in the engine's words, such as auto or pedestrian")
  static let output = Option<String?>(
    "output", short: "o", value: "FILE", help: "where to write the zones, in place of the output")

  static let spec = CommandSpec(
    "isochrone", summary: "Draw zones by travel time from a hub, with a routing engine.",
    discussion: """
      Writes GeoJSON with a zone for each time, iso-10 for ten minutes; a place in several belongs to \
      that of the shortest time. A service uses it as it is. The borders are rough: measure ways with \
      "travelTimes" where minutes count.

      An old FILE is replaced when the new one is complete; until then it stays.
      """,
    options: [engine, url, hub, minutes, costing, output],
    examples: [
      "doorstep zones isochrone --engine valhalla --hub 9.5209,47.1410 --minutes 10,20 -o zones.geojson",
      "doorstep zones isochrone --engine valhalla --hub 9.5209,47.1410 --minutes 15 --costing auto",
    ])

  func run(_ arguments: ParsedArguments, in console: Console) async throws -> ExitCode {
    let zones = try await IsochroneZones(
      IsochroneOrder(
        url: arguments[Self.url], hub: arguments[Self.hub].coordinate,
        minutes: arguments[Self.minutes].minutes, costing: arguments[Self.costing]))
    if let file = arguments[Self.output] {
      try zones.write(to: file)
    } else {
      try console.print(zones.text)
    }
    return .ok
  }
}
