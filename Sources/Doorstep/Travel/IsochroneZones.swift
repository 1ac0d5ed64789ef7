// SPDX-License-Identifier: MIT

import Diagnostics
import GeoJSONCoding
import HTTPClient
import JSONDocument
package import Schedules
import TravelTimes
import ZoneGeometry

/// Zones by travel time: what is reached from a hub within so many minutes, as a routing engine draws it.
///
///     let order = IsochroneOrder(url: "http://127.0.0.1:8002", hub: hub, minutes: [10, 20, 30])
///     let zones = try await IsochroneZones(order)
///     try zones.write(to: "zones.geojson")
///
/// Each is a zone as services use them, that of the shortest time first in precedence. Its border is as rough
/// as the engine draws it; of where it came from it tells all in `provenance`.
public struct IsochroneZones: Sendable {
  /// A GeoJSON text with the zones.
  public let text: String

  /// Asks the engine.
  ///
  /// - Throws: `IsochroneError` when it cannot be asked, refuses, or draws what is no zone.
  public init(_ order: IsochroneOrder) async throws {
    try await self.init(order, generatedAt: .now())
  }

  /// Asks the engine, and notes `instant` as the time of it.
  package init(_ order: IsochroneOrder, generatedAt instant: Instant) async throws {
    let url: HTTPURL
    do {
      url = try HTTPURL(parsing: order.url)
    } catch {
      throw IsochroneError(.wrongURL, error.description)
    }
    let engine = ValhallaIsochrones(url: url, costing: order.costing)
    let client = HTTPClient()
    let contours = try await Self.contours(order, from: engine, client)
    let status = try? await client.send(engine.statusRequest)
    let provenance = Provenance(
      version: status.flatMap(ValhallaIsochrones.version), host: url.host, order: order,
      generatedAt: instant)
    let zones = contours.enumerated().map { rank, contour in
      provenance.zone(contour, priority: Int64(contours.count - rank))
    }
    text = try Self.checkedText(["type": "FeatureCollection", "features": .array(zones)])
  }

  /// Writes the zones as the file at `path`; an old file stays until the new one is complete.
  ///
  /// - Throws: `ServiceError` with the system's reason.
  public func write(to path: String) throws(ServiceError) {
    try WrittenFile.replace(path, with: text + "\n")
  }

  /// What is reached, the shortest time first.
  private static func contours(
    _ order: IsochroneOrder, from engine: ValhallaIsochrones, _ client: HTTPClient
  ) async throws -> [ValhallaIsochrones.Contour] {
    var contours: [ValhallaIsochrones.Contour] = []
    var rest = order.minutes[...]
    while !rest.isEmpty {
      let minutes = Array(rest.prefix(ValhallaIsochrones.mostContours))
      rest = rest.dropFirst(minutes.count)
      do {
        var request = engine.request(from: order.hub, minutes: minutes)
        // An hour by car takes seconds to reckon.
        request.limits.total = .seconds(60)
        contours += try engine.contours(from: try await client.send(request), minutes: minutes)
      } catch let error as HTTPError {
        throw IsochroneError(.noAnswer, error.description)
      } catch let error as TravelTimeError {
        throw IsochroneError(error)
      }
    }
    return contours
  }

  /// The text of `collection`, if a service can use it.
  private static func checkedText(_ collection: JSON) throws -> String {
    do {
      let text = try collection.text()
      let document = try JSONDocument(parsing: text)
      let features = try GeoJSONFeatureCollection(decoding: document.root).features
      for feature in features { _ = try feature.geometry?.zoneShape() }
      return text
    } catch {
      throw IsochroneError(.unusable, "what the engine drew is no zone: \(error)")
    }
  }
}

/// What is said of where zones came from.
private struct Provenance {
  let version: String?
  let host: String
  let order: IsochroneOrder
  let generatedAt: Instant

  /// What is reached within the minutes of `contour`, as a zone.
  func zone(_ contour: ValhallaIsochrones.Contour, priority: Int64) -> JSON {
    let (name, minutes) = ("iso-\(contour.minutes)", Int64(contour.minutes))
    var provenance: JSON.Object = ["engine": "valhalla"]
    provenance["engineVersion"] = version.map { .string($0.printable) }
    provenance["engineHost"] = .string(host)
    provenance["costing"] = .string(order.costing)
    provenance["minutes"] = .integer(minutes)
    provenance["hub"] = [.number(order.hub.longitude), .number(order.hub.latitude)]
    provenance["generated"] = .string(generatedAt.rfc3339(in: .utc))
    provenance["attribution"] = "© OpenStreetMap contributors, ODbL 1.0"
    return [
      "type": "Feature", "id": .string(name),
      "properties": [
        "name": "\(contour.minutes) min by \(order.costing)", "priority": .integer(priority),
        "provenance": .object(provenance),
      ],
      "geometry": contour.geometry,
    ]
  }
}
