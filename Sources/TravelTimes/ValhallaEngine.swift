// SPDX-License-Identifier: MIT

package import HTTPClient
import DeliveryModel
import JSONDocument
import ZoneGeometry

/// The matrix service of Valhalla: `POST /sources_to_targets`.
///
/// It is asked for verbose answers, which say where on a road each way really begins and ends, and not told
/// how far it may move places (`search_cutoff`), for the reason that ``OSRMEngine`` gives.
package struct ValhallaEngine: RoutingEngine {
  /// `max_matrix_location_pairs` out of the box.
  private static let mostWays = 2500

  /// Codes of errors about places or their number (Valhalla, "Internal error codes and conditions").
  private static let codesOfPlaces: Set<Int64> = [
    150,  // too many locations
    154,  // too far apart
    170,  // in unconnected regions
    171,  // no road near one of them
    442,  // no path
    443,  // given up
  ]

  private let url: HTTPURL
  private let costing: String
  private let snapMeters: Double

  package init(url: HTTPURL, costing: String, snapMeters: Double) {
    self.url = url
    self.costing = costing
    self.snapMeters = snapMeters
  }

  package func takes(_ question: TableQuestion) -> Bool {
    question.sources.count * question.destinations.count <= Self.mostWays
  }

  package func request(for question: TableQuestion) -> HTTPRequest {
    var json: JSON.Object = [
      "sources": .array(question.sources.map(\.valhallaLocation)),
      "targets": .array(question.destinations.map(\.valhallaLocation)),
      "costing": .string(costing), "units": "kilometers", "verbose": true,
    ]
    if let departure = question.departure {
      // Type 1: this is when the way begins.
      json["date_time"] = ["type": 1, "value": .string(departure)]
    }
    return HTTPRequest(valhalla: url, path: "/sources_to_targets", .object(json))
  }

  package func table(
    from response: HTTPResponse, for question: TableQuestion
  ) throws(TravelTimeError) -> TravelTable {
    let answer = try EngineAnswer(valhalla: response, codesOfPlaces: Self.codesOfPlaces)
    return try answer.reading { root throws(JSONError) in
      let rows = try root.required("sources_to_targets").rows(question)
      var table = TravelTable(.notConnected, to: question)
      for (row, source) in question.sources.enumerated() {
        for (column, destination) in question.destinations.enumerated() {
          table.rows[row][column] = try way(rows[row][column], from: source, to: destination)
        }
      }
      return table
    }
  }

  private func way(
    _ way: JSONValue, from source: Coordinate, to destination: Coordinate
  ) throws(JSONError) -> TravelTime.Answer {
    let time = try way.required("time")
    guard !time.isNull else { return .notConnected }
    let seconds = try time.double()
    let snapping = Snapping(
      source: try way.coordinate("begin")?.distanceMeters(to: source),
      destination: try way.coordinate("end")?.distanceMeters(to: destination))
    if let refusal = snapping.refusal(over: snapMeters) { return refusal }
    let kilometers = try way.member("distance")?.double()
    let meters = kilometers.map { $0 * 1000 }
    guard let measured = TravelTime.Answer.measured(seconds: seconds, meters: meters)
    else {
      throw time.error("expected seconds of a way, found \(time.summary)")
    }
    return measured
  }
}

extension JSONValue {
  /// The place of which the object has `{end}_lon` and `{end}_lat`; nil when it has not.
  fileprivate func coordinate(_ end: String) throws(JSONError) -> Coordinate? {
    guard let longitude = try member(end + "_lon")?.double(),
      let latitude = try member(end + "_lat")?.double()
    else { return nil }
    return Coordinate(longitude: longitude, latitude: latitude)
  }
}
