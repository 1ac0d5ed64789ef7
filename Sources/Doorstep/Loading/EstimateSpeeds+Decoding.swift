// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument
import Schedules

extension EstimateSpeeds {
  /// One speed for all, or speeds by vehicle, by hours, or by both.
  ///
  ///     14
  ///     { "default": 14, "car": { "default": 25, "Mo-Fr 16:00-18:30": 15 } }
  init(decoding value: JSONValue) throws(JSONError) {
    guard value.kind == .object else {
      self.init(try value.speed())
      return
    }
    var vehicles: [String: Vehicle] = [:]
    var hours: [Hours] = []
    for (key, member) in try value.members() where key != Self.others {
      if let listed = try member.hours(named: key) {
        hours.append(Hours(hours: listed, speed: try member.speed()))
      } else {
        vehicles[key] = try Vehicle(decoding: member)
      }
    }
    let others = try Vehicle(decoding: value.required(Self.others))
    self.init(
      standard: Vehicle(usual: others.usual, hours: others.hours + hours), vehicles: vehicles)
  }

  /// The key of the speed that holds for what is not listed.
  fileprivate static let others = "default"
}

extension EstimateSpeeds.Vehicle {
  /// One speed, or speeds by hours.
  fileprivate init(decoding value: JSONValue) throws(JSONError) {
    guard value.kind == .object else {
      self.init(usual: try value.speed())
      return
    }
    var hours: [EstimateSpeeds.Hours] = []
    for (key, member) in try value.members() where key != EstimateSpeeds.others {
      guard let listed = try member.hours(named: key) else {
        throw member.error("expected opening hours or \"default\" as the key, found \"\(key)\"")
      }
      hours.append(EstimateSpeeds.Hours(hours: listed, speed: try member.speed()))
    }
    self.init(usual: try value.required(EstimateSpeeds.others).speed(), hours: hours)
  }
}

extension JSONValue {
  fileprivate func speed() throws(JSONError) -> Double {
    try number(in: 0.1...1000, of: "kilometres per hour")
  }

  /// The opening hours that the key of this member is; nil for what can only be the name of a vehicle.
  fileprivate func hours(named key: String) throws(JSONError) -> OpeningHours? {
    do {
      return try OpeningHours(parsing: key)
    } catch {
      guard key.contains(where: { $0 == ":" || $0.isWhitespace }) else { return nil }
      throw self.error("no opening hours and no vehicle: \(error.description)")
    }
  }
}
