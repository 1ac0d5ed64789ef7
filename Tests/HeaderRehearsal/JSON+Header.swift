// SPDX-License-Identifier: MIT

import Foundation
package import HeaderModel
package import JSONDocument
import Schedules
import ZoneGeometry

/// What scenarios write, as the header has it.
extension JSON {
  func required(_ key: String) throws -> JSON {
    guard let member = self[key] else { throw ScenarioError("'\(key)' is missing in \(self)") }
    return member
  }

  var text: String {
    get throws {
      guard case .string(let text) = self else { throw ScenarioError("\(self) is no text") }
      return text
    }
  }

  var elements: [JSON] {
    get throws {
      guard case .array(let elements) = self else { throw ScenarioError("\(self) is no array") }
      return elements
    }
  }

  var integer: Int {
    get throws {
      guard case .integer(let integer) = self else { throw ScenarioError("\(self) is no integer") }
      return Int(clamping: integer)
    }
  }

  var double: Double {
    get throws {
      switch self {
      case .integer(let integer): return Double(integer)
      case .number(let number): return number
      default: throw ScenarioError("\(self) is no number")
      }
    }
  }

  var instant: Instant {
    get throws { try Instant(rfc3339: text) }
  }

  var coordinate: Coordinate {
    get throws {
      let pair = try elements.map { try $0.double }
      guard pair.count == 2 else { throw ScenarioError("\(self) is no longitude and latitude") }
      return Coordinate(longitude: pair[0], latitude: pair[1])
    }
  }

  package var address: LocationHeader.Address {
    get throws {
      let coordinate = self["coordinate"] ?? .null
      return LocationHeader.Address(
        id: try required("id").text, label: try required("label").text,
        line: try required("line").text, symbol: try self["symbol"]?.text ?? "mappin",
        coordinate: coordinate == .null ? nil : try coordinate.coordinate,
        accuracyMeters: try self["accuracyMeters"]?.double)
    }
  }

  var refusal: LocationHeader.Refusal {
    get throws {
      LocationHeader.Refusal(
        message: try self["message"]?.text ?? "",
        remedies: try self["remedies"]?.elements.map { try $0.remedy } ?? [],
        accuracyMeters: try self["accuracyMeters"]?.double)
    }
  }

  private var remedy: LocationHeader.Remedy {
    get throws {
      var change: LocationHeader.Remedy.Change?
      if let time = self["schedule"] { change = .schedule(try time.instant) }
      if let place = self["deliverTo"] { change = .deliver(to: try place.address) }
      if self["opensBag"] == .boolean(true) { change = .openBag }
      return LocationHeader.Remedy(
        id: try required("id").text, title: try required("title").text, change: change)
    }
  }
}

extension LocationHeader.Snapshot {
  /// The snapshot as front ends in other languages get it.
  package var json: JSON {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
      return JSON(try JSONDocument(parsing: [UInt8](encoder.encode(self))).root)
    }
  }
}
