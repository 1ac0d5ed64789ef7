// SPDX-License-Identifier: MIT

import DeliveryModel
import HTTPClient
import TestSupport
import Testing
import TravelTimes
import ZoneGeometry

@Suite("Tables of OSRM")
struct OSRMAnswerTests {
  private let question = TableQuestion(
    from: [Coordinate(9.5, 47)], to: [Coordinate(9.6, 47.1), Coordinate(-0.0000004, -47.25)])

  private func engine(snapMeters: Double = 250) throws -> OSRMEngine {
    OSRMEngine(url: try .anywhere, profile: "driving", snapMeters: snapMeters)
  }

  private func table(
    _ body: String, status: Int = 200, for question: TableQuestion? = nil
  ) throws -> TravelTable {
    try engine().table(
      from: HTTPResponse(status: status, body: Array(body.utf8)), for: question ?? self.question)
  }

  @Test func `a question names sources and destinations by their places in the path`() throws {
    let request = try engine().request(for: question)
    #expect(request.method == .get)
    #expect(
      request.url
        == (try HTTPURL(
          parsing: """
            http://127.0.0.1:5000/table/v1/driving/9.500000,47.000000;9.600000,47.100000;\
            0.000000,-47.250000?sources=0&destinations=1;2&annotations=duration,distance\
            &generate_hints=false
            """)))
  }

  @Test func `ways have seconds and metres`() throws {
    let table = try table(
      """
      {"code":"Ok","durations":[[283.4,654.5]],"distances":[[3483.1,8956.7]],\
      "sources":[{"distance":8}],"destinations":[{"distance":249.9},{"distance":250}]}
      """)
    #expect(table.rows == [[.way(seconds: 283, meters: 3483), .way(seconds: 655, meters: 8957)]])
  }

  @Test func `a way without metres is one, no way is none`() throws {
    let table = try table(
      """
      {"code":"Ok","durations":[[283.4,null]],"sources":[{"distance":8}],\
      "destinations":[{"distance":1},{"distance":2}]}
      """)
    #expect(
      table.rows == [[.way(seconds: 283, meters: nil), .none(reason: "no way leads there")]])
  }

  @Test func `a place that was moved too far spoils its own ways only`() throws {
    let table = try table(
      """
      {"code":"Ok","durations":[[283.4,1192.1]],"sources":[{"distance":8}],\
      "destinations":[{"distance":1},{"distance":250.6}]}
      """)
    #expect(
      table.rows == [
        [
          .way(seconds: 283, meters: nil),
          .none(reason: "the nearest road is 251 m from the destination, more than 250 m"),
        ]
      ])
  }

  @Test(arguments: [
    #"{"code":"Ok","durations":[[1,2]]}"#,
    #"{"code":"Ok","durations":[[1,2]],"sources":[{}],"destinations":[{},{}]}"#,
    #"{"code":"Ok","durations":[[1,2]],"sources":[{"distance":-1}],"destinations":[{"distance":1},{"distance":1}]}"#,
  ])
  func `an engine that does not say how far it moved places is not trusted`(_ body: String) throws {
    let reason = "the engine does not tell how far it moved the places; ask a newer one"
    #expect(try table(body).rows == [[.none(reason: reason), .none(reason: reason)]])
  }

  @Test(arguments: [
    "", "[]", "null", "{}", "<html>", "{\"code\":\"Ok\"}", #"{"code":"Ok","durations":[]}"#,
    #"{"code":"Ok","durations":[[1]]}"#, #"{"code":"Ok","durations":[[1,2],[3,4]]}"#,
    #"{"code":"Ok","durations":[["1",2]],"sources":[{"distance":1}],"destinations":[{"distance":1},{"distance":1}]}"#,
    #"{"code":"Ok","durations":[[-1,2]],"sources":[{"distance":1}],"destinations":[{"distance":1},{"distance":1}]}"#,
    #"{"code":"Ok","durations":[[172801,2]],"sources":[{"distance":1}],"destinations":[{"distance":1},{"distance":1}]}"#,
    #"{"code":"Ok","durations":[[1e300,2]],"sources":[{"distance":1}],"destinations":[{"distance":1},{"distance":1}]}"#,
    #"{"code":"Ok","durations":[[1,2]],"distances":[[1,-2]],"sources":[{"distance":1}],"destinations":[{"distance":1},{"distance":1}]}"#,
    #"{"code":"Ok","durations":[[1,2]],"sources":[],"destinations":[{"distance":1},{"distance":1}]}"#,
    #"{"code":"Ok","routes":[{"duration":283.4}]}"#,
  ])
  func `another answer than expected is told`(_ body: String) throws {
    let error = #expect(throws: TravelTimeError.self) { try table(body) }
    #expect(error?.description.contains("the engine refused") != (error?.isMalformed ?? false))
  }

  @Test(arguments: [
    ("NoSegment", true), ("NoTable", true), ("TooBig", true), ("InvalidUrl", false),
    ("InvalidQuery", false), ("InvalidOptions", false), ("InvalidService", false), ("", false),
  ])
  func `codes of errors are about places, or about the request`(
    _ code: String, _ isAboutPlaces: Bool
  ) throws {
    let error = #expect(throws: TravelTimeError.self) {
      try table(#"{"code":"\#(code)","message":"as OSRM says"}"#, status: 400)
    }
    #expect(
      error?.reason
        == (isAboutPlaces
          ? .noWay(code: code, message: "as OSRM says")
          : .refused(status: 400, code: code, message: "as OSRM says")))
  }

  @Test(.enabled(if: SharedData.isPresent, SharedData.absence))
  func `recorded tables are read`() throws {
    // The recorded question has all four places as destinations, the first being the source.
    let places = [
      Coordinate(9.5209, 47.141), Coordinate(9.5278, 47.112), Coordinate(9.5015, 47.0677),
      Coordinate(9.5233, 47.1668),
    ]
    let question = TableQuestion(from: [places[0]], to: places)
    let full = try RecordedAnswer("osrm_table_full")
    #expect(
      try engine().table(from: full.response, for: question).rows == [
        [
          .way(seconds: 0, meters: 0), .way(seconds: 283, meters: 3483),
          .way(seconds: 654, meters: 8957), .way(seconds: 451, meters: 4375),
        ]
      ])
    // Its second place was moved by 63.6 m.
    let strict = try engine(snapMeters: 60).table(from: full.response, for: question)
    #expect(
      strict.rows[0][1]
        == .none(reason: "the nearest road is 64 m from the destination, more than 60 m"))
    #expect(strict.rows[0][2] == .way(seconds: 654, meters: 8957))
    // Without waypoints nothing is known of how far places were moved.
    let blind = try engine().table(from: RecordedAnswer("osrm_table").response, for: question)
    #expect(!blind.rows[0].contains { if case .way = $0 { true } else { false } })
  }

  @Test(.enabled(if: SharedData.isPresent, SharedData.absence))
  func `a place that was moved by 171 km has no way`() throws {
    let source = Coordinate(9.5209, 47.141)
    let question = TableQuestion(from: [source], to: [source, Coordinate(10.9, 48.5)])
    let answer = try RecordedAnswer("osrm_table_far_snap")
    #expect(
      try engine().table(from: answer.response, for: question).rows[0][1]
        == .none(reason: "the nearest road is 171039 m from the destination, more than 250 m"))
  }

  @Test(
    .enabled(if: SharedData.isPresent, SharedData.absence),
    arguments: [
      (
        "osrm_table_far_radius",
        TravelTimeError.Reason.noWay(
          code: "NoSegment", message: "Could not find a matching segment for coordinate 1")
      ),
      (
        "osrm_table_invalid",
        .refused(status: 400, code: "InvalidOptions", message: "Coordinates are invalid")
      ),
      (
        "osrm_bad_profile_path",
        .refused(
          status: 400, code: "InvalidQuery",
          message: "Query string malformed close to position 18")
      ),
    ])
  func `recorded refusals are told`(_ name: String, _ reason: TravelTimeError.Reason) throws {
    let answer = try RecordedAnswer(name)
    let error = #expect(throws: TravelTimeError.self) {
      try engine().table(from: answer.response, for: question)
    }
    #expect(error?.reason == reason)
  }

  @Test(.enabled(if: SharedData.isPresent, SharedData.absence))
  func `a recorded route is no table`() throws {
    let answer = try RecordedAnswer("osrm_route")
    let error = #expect(throws: TravelTimeError.self) {
      try engine().table(from: answer.response, for: question)
    }
    #expect(error?.isMalformed == true)
  }
}

extension TravelTimeError {
  var isMalformed: Bool {
    if case .malformed = reason { true } else { false }
  }
}
