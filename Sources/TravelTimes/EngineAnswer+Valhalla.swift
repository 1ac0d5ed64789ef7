// SPDX-License-Identifier: MIT

import HTTPClient
import JSONDocument
import ZoneGeometry

extension EngineAnswer {
  /// Reads what Valhalla answered.
  ///
  /// - Throws: `noWay` for the errors in `codesOfPlaces`, `refused` for others.
  init(valhalla response: HTTPResponse, codesOfPlaces: Set<Int64>) throws(TravelTimeError) {
    let answer = try EngineAnswer(response)
    guard response.status == 200 else {
      let code = answer.integer("error_code")
      let (name, message) = (code.map { "error \($0)" } ?? "", answer.text("error") ?? "")
      guard let code, codesOfPlaces.contains(code) else {
        throw TravelTimeError(.refused(status: response.status, code: name, message: message))
      }
      throw TravelTimeError(.noWay(code: name, message: message))
    }
    self = answer
  }
}

extension HTTPRequest {
  /// Sends `json` to a service of Valhalla.
  init(valhalla url: HTTPURL, path: String, _ json: JSON) {
    // Names, coordinates on the globe and flags can always be written.
    let text = (try? json.text()) ?? ""
    self.init(url.appending(path: path), .post(json: Array(text.utf8)))
  }
}

extension Coordinate {
  /// The place as Valhalla wants it.
  var valhallaLocation: JSON { ["lat": .number(latitude), "lon": .number(longitude)] }
}
