// SPDX-License-Identifier: MIT

package import HTTPClient
import DeliveryModel
import JSONDocument
import ZoneGeometry

/// The table service of OSRM, as `osrm-routed` has it since version 5 and many others speak it:
/// `GET /table/v1/{profile}/{lon},{lat};…`.
///
/// It is not told how far it may move places (`radiuses`), because then one place that is too far from
/// any road would fail the whole table; how far it did move each is read from the answer. Nothing else can be
/// relied on: it moved a place by 171 km without a word.
package struct OSRMEngine: RoutingEngine {
  /// `--max-table-size` out of the box.
  private static let mostPlaces = 100

  private let url: HTTPURL
  private let profile: String
  private let snapMeters: Double

  package init(url: HTTPURL, profile: String, snapMeters: Double) {
    self.url = url
    self.profile = profile
    self.snapMeters = snapMeters
  }

  package func takes(_ question: TableQuestion) -> Bool {
    question.sources.count + question.destinations.count <= Self.mostPlaces
  }

  package func request(for question: TableQuestion) -> HTTPRequest {
    let places = question.sources + question.destinations
    let sources = question.sources.indices.map(String.init)
    let destinations = (question.sources.count..<places.count).map(String.init)
    return HTTPRequest(
      url.appending(
        path: "/table/v1/\(profile)/\(places.map(\.decimalText).joined(separator: ";"))",
        // Hints would be nine tenths of the answer.
        query: """
          sources=\(sources.joined(separator: ";"))&destinations=\(destinations.joined(separator: ";"))\
          &annotations=duration,distance&generate_hints=false
          """))
  }

  package func table(
    from response: HTTPResponse, for question: TableQuestion
  ) throws(TravelTimeError) -> TravelTable {
    let answer = try EngineAnswer(response)
    let code = answer.text("code") ?? ""
    guard response.status == 200, code == "Ok" else {
      let message = answer.text("message") ?? ""
      // NoSegment, NoTable: places; TooBig: their number (OSRM, HTTP API, "Responses").
      if ["NoSegment", "NoTable", "NoRoute", "TooBig"].contains(code) {
        throw TravelTimeError(.noWay(code: code, message: message))
      }
      throw TravelTimeError(.refused(status: response.status, code: code, message: message))
    }
    return try answer.reading { root throws(JSONError) in
      let durations = try root.required("durations").rows(question)
      let distances = try root.member("distances")?.rows(question)
      let sources = try moves(root.member("sources"), of: question.sources)
      let destinations = try moves(root.member("destinations"), of: question.destinations)
      var table = TravelTable(.notConnected, to: question)
      for (row, source) in sources.enumerated() {
        for (column, destination) in destinations.enumerated() {
          let snapping = Snapping(source: source, destination: destination)
          if let refusal = snapping.refusal(over: snapMeters) {
            table.rows[row][column] = refusal
          } else {
            table.rows[row][column] = try way(durations[row][column], distances?[row][column])
          }
        }
      }
      return table
    }
  }

  /// How far each of `places` was moved, in metres; nil where the engine does not say.
  private func moves(
    _ waypoints: JSONValue?, of places: [Coordinate]
  ) throws(JSONError) -> [Double?] {
    guard let waypoints else { return Array(repeating: nil, count: places.count) }
    return try waypoints.elements(places.count).map { waypoint throws(JSONError) in
      try waypoint.member("distance")?.double()
    }
  }

  private func way(
    _ duration: JSONValue, _ distance: JSONValue?
  ) throws(JSONError) -> TravelTime.Answer {
    guard !duration.isNull else { return .notConnected }
    let meters = distance?.isNull == false ? try distance?.double() : nil
    guard let way = TravelTime.Answer.measured(seconds: try duration.double(), meters: meters)
    else {
      throw duration.error("expected seconds of a way, found \(duration.summary)")
    }
    return way
  }
}
