// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument
import ZoneGeometry

/// Where the truth of an expression may change from place to place.
///
/// A comparison of one thing that depends on the place with constants changes on a line: a circle around the
/// hub, a meridian. Where all that depends on the place is compared like that, nothing changes in between, and
/// what the expression says on both sides of each line is all that it says.
struct ExpressionPlaces {
  /// Distances from the hub in metres.
  private(set) var hubDistances: [Double] = []
  /// Circles around places that the expression names, meridians and parallels.
  private(set) var divides: [Divide] = []
  /// Whether it asks which zones contain the place.
  private(set) var namesZones = false
  /// Whether it does more with the place than to compare it with constants, so that only trying tells.
  private(set) var isOpaque = false
  private var found: Set<String> = []

  /// The places of `condition`, which reads the variables called `inputs`.
  init(_ condition: JSON, inputs: [String]) {
    visit(condition)
    let read = Set(inputs).intersection(DecisionVariable.namesOfPlace)
    if !read.isSubset(of: found) { isOpaque = true }
  }

  private static let comparisons: Set<String> = ["<", "<=", ">", ">=", "==", "===", "!=", "!=="]

  private mutating func visit(_ value: JSON) {
    switch value {
    case .array(let elements): for element in elements { visit(element) }
    case .object(let members):
      for (name, argument) in members { visit(name, argument) }
    case .null, .boolean, .integer, .number, .string: break
    }
  }

  private mutating func visit(_ name: String, _ argument: JSON) {
    let operands = argument.operands
    if name == "in_zone" {
      found.formUnion(["destination.longitude", "destination.latitude"])
      namesZones = true
    } else if Self.comparisons.contains(name), let term = operands.compactMap(PlaceTerm.init).first
    {
      let constants = operands.compactMap(\.constant)
      guard constants.count == operands.count - 1 else { return visitOpaque(operands) }
      found.insert(term.variable)
      for constant in constants { add(term, constant) }
    } else if let term = PlaceTerm(.object([name: argument])) {
      found.insert(term.variable)
      isOpaque = true
    } else {
      for operand in operands { visit(operand) }
    }
  }

  private mutating func visitOpaque(_ operands: [JSON]) {
    isOpaque = true
    for operand in operands { visit(operand) }
  }

  private mutating func add(_ term: PlaceTerm, _ constant: Double) {
    switch term {
    case .distanceFromHub: hubDistances.append(constant)
    case .distance(let center):
      divides.append(.circle(center: center, radiusMeters: constant))
    case .longitude:
      // Longitudes jump where the globe is sewn together.
      divides += [.meridian(constant), .meridian(180)]
    case .latitude: divides.append(.parallel(constant))
    }
  }
}

/// Something in an expression that depends on the place.
private enum PlaceTerm {
  case distanceFromHub
  case distance(from: Coordinate)
  case longitude
  case latitude

  init?(_ value: JSON) {
    guard case .object(let members) = value, members.count == 1,
      let (name, argument) = members.first
    else { return nil }
    let operands = argument.operands
    if name == "distance_m" {
      if operands == ["hub"] {
        self = .distanceFromHub
      } else if operands.count == 2, let longitude = operands[0].constant,
        let latitude = operands[1].constant
      {
        self = .distance(from: Coordinate(longitude: longitude, latitude: latitude))
      } else {
        return nil
      }
      return
    }
    guard name == "var", case .string(let variable)? = operands.first else { return nil }
    switch variable {
    case "distanceMeters": self = .distanceFromHub
    case "destination.longitude": self = .longitude
    case "destination.latitude": self = .latitude
    default: return nil
    }
  }

  /// The variable that is read.
  var variable: String {
    switch self {
    case .distanceFromHub, .distance: "distanceMeters"
    case .longitude: "destination.longitude"
    case .latitude: "destination.latitude"
    }
  }
}

extension JSON {
  /// What an operator is given: the elements of a list, or the one value.
  fileprivate var operands: [JSON] {
    if case .array(let elements) = self { elements } else { [self] }
  }

  fileprivate var constant: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .null, .boolean, .string, .array, .object: nil
    }
  }
}
