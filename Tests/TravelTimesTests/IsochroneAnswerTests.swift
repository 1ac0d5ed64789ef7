// SPDX-License-Identifier: MIT

import HTTPClient
import JSONDocument
import TestSupport
import Testing
import TravelTimes
import ZoneGeometry

@Suite("Isochrones of Valhalla")
struct IsochroneAnswerTests {
  private static let ring = "[[0,0],[1,0],[1,1],[0,0]]"
  private static let polygon: JSON = [[[0, 0], [1, 0], [1, 1], [0, 0]]]

  private func contours(
    _ body: String, status: Int = 200, minutes: [Int]
  ) throws -> [ValhallaIsochrones.Contour] {
    try ValhallaIsochrones(url: .anywhere, costing: "bicycle").contours(
      from: HTTPResponse(status: status, body: Array(body.utf8)), minutes: minutes)
  }

  private func feature(_ contour: String, _ type: String, _ coordinates: String) -> String {
    """
    {"type":"Feature","properties":{"contour":\(contour)},\
    "geometry":{"type":"\(type)","coordinates":\(coordinates)}}
    """
  }

  @Test func `the question has the hub and all times`() throws {
    let engine = ValhallaIsochrones(url: try .anywhere, costing: "bicycle")
    let request = engine.request(from: Coordinate(24.5, 60), minutes: [5, 8])
    guard case .post(let json) = request.method else {
      Issue.record("expected POST, found \(request.method)")
      return
    }
    #expect(
      try JSON(JSONDocument(parsing: json).root) == [
        "locations": [["lat": 60, "lon": 24.5]], "costing": "bicycle",
        "contours": [["time": 5], ["time": 8]], "polygons": true, "denoise": 1, "generalize": 25,
      ])
    #expect(request.url.description == "http://127.0.0.1:5000/isochrone")
  }

  /// The engine puts the longest time first.
  @Test func `areas come in the order of the question, those of one time together`() throws {
    let features = [
      feature("8.0", "MultiPolygon", "[[\(Self.ring)],[]]"),
      feature("5", "Polygon", "[\(Self.ring)]"),
      feature("8", "Polygon", "[\(Self.ring)]"), feature("5", "Polygon", "[]"),
    ]
    let contours = try contours(
      #"{"features":[\#(features.joined(separator: ","))]}"#, minutes: [5, 8])
    #expect(contours.map(\.minutes) == [5, 8])
    #expect(contours[0].geometry == ["type": "Polygon", "coordinates": Self.polygon])
    #expect(
      contours[1].geometry
        == ["type": "MultiPolygon", "coordinates": [Self.polygon, Self.polygon]])
  }

  @Test(arguments: [
    "", "{}", #"{"features":[]}"#, #"{"features":[{}]}"#,
    #"{"features":[{"properties":{"contour":5},"geometry":null}]}"#,
    #"{"features":[{"properties":{"contour":5},"geometry":{"type":"Polygon","coordinates":[]}}]}"#,
    #"{"features":[{"properties":{"contour":5},"geometry":{"type":"LineString","coordinates":[]}}]}"#,
    #"{"features":[{"properties":{"contour":4},"geometry":{"type":"Polygon","coordinates":[[]]}}]}"#,
  ])
  func `what draws no area for a time is told`(_ body: String) {
    let error = #expect(throws: TravelTimeError.self) { try contours(body, minutes: [5]) }
    #expect(error?.isMalformed == true)
  }

  @Test(.enabled(if: SharedData.isPresent, SharedData.absence))
  func `recorded isochrones are read`() throws {
    let answer = try RecordedAnswer("valhalla_isochrone")
    let engine = ValhallaIsochrones(url: try .anywhere, costing: "bicycle")
    let contours = try engine.contours(from: answer.response, minutes: [5, 8])
    #expect(contours.map(\.minutes) == [5, 8])
    #expect(contours.allSatisfy { $0.geometry["type"] == "Polygon" })
  }

  @Test(.enabled(if: SharedData.isPresent, SharedData.absence))
  func `recorded refusals are told`() throws {
    let answer = try RecordedAnswer("valhalla_isochrone_toolong")
    let engine = ValhallaIsochrones(url: try .anywhere, costing: "auto")
    let error = #expect(throws: TravelTimeError.self) {
      try engine.contours(from: answer.response, minutes: [500])
    }
    #expect(
      error?.reason
        == .refused(status: 400, code: "error 151", message: "Exceeded max time: 120"))
  }
}
