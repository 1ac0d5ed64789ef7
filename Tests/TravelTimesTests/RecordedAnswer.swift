// SPDX-License-Identifier: MIT

import HTTPClient
import JSONDocument
import TestSupport
import ZoneGeometry

/// What an engine once answered, with the question.
struct RecordedAnswer {
  let request: JSON
  let response: HTTPResponse

  /// Reads `../shared/data/routing-answers/{name}.json`.
  init(_ name: String) throws {
    let document = try JSONDocument(parsing: SharedData.bytes("routing-answers/\(name).json"))
    request = JSON(try document.root.required("request"))
    response = HTTPResponse(
      status: Int(try document.root.required("status").integer()),
      body: Array(try JSON(document.root.required("body")).text().utf8))
  }
}

extension HTTPURL {
  /// Somewhere; the tests on answers ask nobody.
  static var anywhere: HTTPURL { get throws { try HTTPURL(parsing: "http://127.0.0.1:5000") } }
}

extension Coordinate {
  init(_ longitude: Double, _ latitude: Double) {
    self.init(longitude: longitude, latitude: latitude)
  }
}
