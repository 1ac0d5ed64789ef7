// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument
import RuleLogic
import ZoneGeometry

extension LogicOperator<DecisionView> {
  /// The name of the operator that names zones.
  static var inZoneName: String { "in_zone" }

  /// `in_zone`: whether one of the zones contains the destination, whichever zone owns it.
  ///
  /// A zone that is not active at the time of the order does not count.
  static func inZone(_ zones: ZonePlaces) -> Self {
    LogicOperator(
      inZoneName, [.constant(.text)], count: 1...64, result: .boolean,
      reads: ["destination.longitude", "destination.latitude"]
    ) { constants throws(LogicOperatorError) in
      var places: [Int] = []
      for (argument, constant) in constants.enumerated() {
        guard case .string(let id)? = constant else { continue }
        if let place = try zones.place(of: id, argument: argument) { places.append(place) }
      }
      let wanted = places
      return { view, _ in zones.contain(view, at: wanted).map { .boolean($0) } }
    }
  }

  /// `distance_m`: great-circle metres from the hub, or from a longitude and a latitude, to the destination.
  static var distance: Self {
    LogicOperator(
      "distance_m", [.any(of: .number, .text), .any(of: .number)], count: 1...2, result: .number,
      reads: ["distanceMeters"]
    ) { constants throws(LogicOperatorError) in
      if constants.count == 1 {
        guard constants[0] == "hub" else {
          throw LogicOperatorError(argument: 0, "expected \"hub\", or a longitude and a latitude")
        }
        return { view, _ in view.context.distanceMeters.map { .number($0) } }
      }
      if let longitude = constants[0], let latitude = constants[1] {
        let place = try coordinate(longitude, latitude)
        return { view, _ in .number(place.distanceMeters(to: view.context.destination)) }
      }
      return { view, arguments throws(LogicOperatorError) in
        let place = try coordinate(arguments[0], arguments[1])
        return .number(place.distanceMeters(to: view.context.destination))
      }
    }
  }

  private static func coordinate(
    _ longitude: JSON, _ latitude: JSON
  ) throws(LogicOperatorError) -> Coordinate {
    Coordinate(
      longitude: try degrees(longitude, upTo: 180, called: "longitude", argument: 0),
      latitude: try degrees(latitude, upTo: 90, called: "latitude", argument: 1))
  }

  private static func degrees(
    _ value: JSON, upTo limit: Double, called name: String, argument: Int
  ) throws(LogicOperatorError) -> Double {
    let degrees: Double? =
      switch value {
      case .integer(let number): Double(number)
      case .number(let number): number
      default: nil
      }
    guard let degrees, degrees.magnitude <= limit else {
      throw LogicOperatorError(
        argument: argument,
        "expected a \(name) from -\(Int(limit)) to \(Int(limit)), found \(value.summary)")
    }
    return degrees
  }
}
