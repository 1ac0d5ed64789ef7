// SPDX-License-Identifier: MIT

package import HTTPClient
package import JSONDocument
package import ZoneGeometry

/// The isochrone service of Valhalla: `POST /isochrone`, the places that are reached within so many minutes.
package struct ValhallaIsochrones: Sendable {
  /// `max_contours` out of the box.
  package static let mostContours = 4
  /// How far the drawn border may be from the reckoned one, in metres; both are rough.
  private static let generalizeMeters: Int64 = 25

  /// What is reached within some time.
  package struct Contour: Hashable, Sendable {
    /// Within how many minutes.
    package let minutes: Int
    /// The area, a geometry of GeoJSON.
    package let geometry: JSON
  }

  private let url: HTTPURL
  private let costing: String

  /// Asks the engine at `url` about ways with `costing`, such as `bicycle`.
  package init(url: HTTPURL, costing: String) {
    self.url = url
    self.costing = costing
  }

  /// The request for what is reached from `hub`, at most ``mostContours`` times.
  package func request(from hub: Coordinate, minutes: [Int]) -> HTTPRequest {
    HTTPRequest(
      valhalla: url, path: "/isochrone",
      [
        "locations": [hub.valhallaLocation], "costing": .string(costing),
        "contours": .array(minutes.map { ["time": .integer(Int64($0))] }), "polygons": true,
        "denoise": 1, "generalize": .integer(Self.generalizeMeters),
      ])
  }

  /// The areas of `response`, for each of `minutes` one, in the same order.
  ///
  /// - Throws: When the engine refused, or drew nothing for one of them.
  package func contours(
    from response: HTTPResponse, minutes: [Int]
  ) throws(TravelTimeError) -> [Contour] {
    let answer = try EngineAnswer(valhalla: response, codesOfPlaces: [170, 171])
    return try answer.reading { root throws(JSONError) in
      let features = try root.required("features")
      var polygons: [Int: [JSON]] = [:]
      for feature in try features.elements() {
        let contour = try feature.required("properties").required("contour")
        let drawn = try feature.required("geometry").polygons()
        polygons[Int(clamping: try contour.integer()), default: []] += drawn
      }
      var contours: [Contour] = []
      for minutes in minutes {
        guard let drawn = polygons[minutes], let first = drawn.first else {
          throw features.error("nothing is drawn for \(minutes) minutes")
        }
        let geometry: JSON =
          drawn.count == 1
          ? ["type": "Polygon", "coordinates": first]
          : ["type": "MultiPolygon", "coordinates": .array(drawn)]
        contours.append(Contour(minutes: minutes, geometry: geometry))
      }
      return contours
    }
  }

  /// The request for what the engine says of itself.
  package var statusRequest: HTTPRequest { HTTPRequest(url.appending(path: "/status")) }

  /// The version that `response` to ``statusRequest`` tells; nil when it does not.
  package static func version(from response: HTTPResponse) -> String? {
    (try? EngineAnswer(response))?.text("version")
  }
}

extension JSONValue {
  /// The coordinates of each polygon of a geometry that covers an area, those without any left out.
  fileprivate func polygons() throws(JSONError) -> [JSON] {
    let coordinates = try required("coordinates")
    let polygons: [JSONValue]
    switch try required("type").string() {
    case "Polygon": polygons = [coordinates]
    case "MultiPolygon": polygons = Array(try coordinates.elements())
    default: throw error("expected a Polygon or a MultiPolygon")
    }
    var drawn: [JSON] = []
    for polygon in polygons where !(try polygon.elements().isEmpty) { drawn.append(JSON(polygon)) }
    return drawn
  }
}
