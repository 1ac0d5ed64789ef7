// SPDX-License-Identifier: MIT

import DeliveryModel
import HTTPClient
import JSONDocument
import TestSupport
import Testing
import TravelTimes
import ZoneGeometry

@Suite("Matrices of Valhalla")
struct ValhallaAnswerTests {
  private let question = TableQuestion(from: [Coordinate(24.5, 60)], to: [Coordinate(24.75, 60.25)])

  private func engine(snapMeters: Double = 250) throws -> ValhallaEngine {
    ValhallaEngine(url: try .anywhere, costing: "bicycle", snapMeters: snapMeters)
  }

  private func table(_ body: String, status: Int = 200) throws -> TravelTable {
    try engine().table(
      from: HTTPResponse(status: status, body: Array(body.utf8)), for: question)
  }

  @Test(arguments: [nil, "2026-12-04T18:00"])
  func `a question is a JSON text`(_ departure: String?) throws {
    var question = question
    question.departure = departure
    let request = try engine().request(for: question)
    guard case .post(let json) = request.method else {
      Issue.record("expected POST, found \(request.method)")
      return
    }
    var expected: JSON.Object = [
      "sources": [["lat": 60, "lon": 24.5]], "targets": [["lat": 60.25, "lon": 24.75]],
      "costing": "bicycle", "units": "kilometers", "verbose": true,
    ]
    expected["date_time"] = departure.map { ["type": 1, "value": .string($0)] }
    #expect(try JSON(JSONDocument(parsing: json).root) == .object(expected))
    #expect(request.url.description == "http://127.0.0.1:5000/sources_to_targets")
  }

  /// One way, from where it was asked but for the end, which is moved north.
  ///
  /// A degree of latitude is
  /// 6 371 008.8 m × π ÷ 180 = 111 195.08 m, so 0.00224° are 249.08 m and 0.00225° are 250.19 m.
  @Test(arguments: [(60.25224, true), (60.25225, false)])
  func `the end of a way may be moved so far and no farther`(
    _ latitude: Double, _ counts: Bool
  ) throws {
    let table = try table(
      """
      {"sources_to_targets":[[{"time":153,"distance":1.3994,"begin_lat":60,"begin_lon":24.5,\
      "end_lat":\(latitude),"end_lon":24.75}]]}
      """)
    #expect(
      table.rows == [
        [
          counts
            ? .way(seconds: 153, meters: 1399)
            : .none(reason: "the nearest road is 250 m from the destination, more than 250 m")
        ]
      ])
  }

  @Test(arguments: [
    (#"{"time":null,"distance":null}"#, "no way leads there"),
    (
      #"{"time":153,"distance":1.4}"#,
      "the engine does not tell how far it moved the places; ask a newer one"
    ),
  ])
  func `what is no way says why`(_ way: String, _ reason: String) throws {
    #expect(
      try table(#"{"sources_to_targets":[[\#(way)]]}"#).rows == [[.none(reason: reason)]])
  }

  @Test(arguments: [
    "", "[]", "{}", "<html>", #"{"sources_to_targets":[]}"#, #"{"sources_to_targets":[[]]}"#,
    #"{"sources_to_targets":[[{}]]}"#, #"{"sources_to_targets":[[{"time":"1"}]]}"#,
    #"{"sources_to_targets":[[{"time":-1,"begin_lat":60,"begin_lon":24.5,"end_lat":60.25,"end_lon":24.75}]]}"#,
    #"{"sources_to_targets":{"durations":[[334]],"distances":[[1.471]]}}"#,
  ])
  func `another answer than expected is told`(_ body: String) throws {
    let error = #expect(throws: TravelTimeError.self) { try table(body) }
    #expect(error?.isMalformed == true)
  }

  @Test(arguments: [
    (170, true), (171, true), (154, true), (150, true), (442, true), (125, false), (100, false),
    (499, false),
  ])
  func `codes of errors are about places, or about the request`(
    _ code: Int, _ isAboutPlaces: Bool
  ) throws {
    let error = #expect(throws: TravelTimeError.self) {
      try table(#"{"error_code":\#(code),"error":"as it says","status_code":400}"#, status: 400)
    }
    #expect(
      error?.reason
        == (isAboutPlaces
          ? .noWay(code: "error \(code)", message: "as it says")
          : .refused(status: 400, code: "error \(code)", message: "as it says")))
  }

  @Test(arguments: ["", "<html>Bad gateway</html>", "{}", "[1]"])
  func `a failing engine need not speak JSON`(_ body: String) throws {
    let error = #expect(throws: TravelTimeError.self) { try table(body, status: 502) }
    #expect(error?.reason == .refused(status: 502, code: "", message: ""))
  }

  @Test(.enabled(if: SharedData.isPresent, SharedData.absence))
  func `recorded matrices are read`() throws {
    let destinations = [
      Coordinate(24.9515, 60.1772), Coordinate(24.9354, 60.1699), Coordinate(24.95, 60.168),
    ]
    let question = TableQuestion(from: [Coordinate(24.9414, 60.1713)], to: destinations)
    let verbose = try RecordedAnswer("valhalla_matrix_verbose")
    #expect(
      try engine().table(from: verbose.response, for: question).rows == [
        [
          .way(seconds: 153, meters: 1399), .way(seconds: 81, meters: 504),
          .way(seconds: 136, meters: 920),
        ]
      ])
    let first = TableQuestion(from: question.sources, to: [destinations[0]])
    let timed = try RecordedAnswer("valhalla_matrix_date_time")
    #expect(
      try engine().table(from: timed.response, for: first).rows == [
        [.way(seconds: 153, meters: 1399)]
      ])
  }

  @Test(
    .enabled(if: SharedData.isPresent, SharedData.absence),
    arguments: [
      ("valhalla_matrix_nosnap", 170, true), ("valhalla_matrix_one_bad_target", 170, true),
      ("valhalla_bad_json_costing", 125, false),
    ])
  func `recorded refusals are told`(_ name: String, _ code: Int, _ isAboutPlaces: Bool) throws {
    let answer = try RecordedAnswer(name)
    let error = #expect(throws: TravelTimeError.self) {
      try engine().table(from: answer.response, for: question)
    }
    switch error?.reason {
    case .noWay(let found, _): #expect(isAboutPlaces && found == "error \(code)")
    case .refused(let status, let found, _):
      #expect(!isAboutPlaces && status == 400 && found == "error \(code)")
    default: Issue.record("found \(String(describing: error))")
    }
  }

  /// The compact form does not say how far places were moved, and a route is about something else.
  @Test(
    .enabled(if: SharedData.isPresent, SharedData.absence),
    arguments: ["valhalla_matrix_compact", "valhalla_route", "valhalla_isochrone"])
  func `recorded answers of other services are no matrices`(_ name: String) throws {
    let answer = try RecordedAnswer(name)
    let error = #expect(throws: TravelTimeError.self) {
      try engine().table(from: answer.response, for: question)
    }
    #expect(error?.isMalformed == true)
  }
}
