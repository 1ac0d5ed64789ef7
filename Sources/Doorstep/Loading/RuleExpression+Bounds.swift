// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import JSONDocument
import RuleLogic

extension RuleExpression {
  /// What is true of inputs whatever is ordered.
  private static let bounds: [(input: String, least: Int64, most: Int64?)] = [
    ("basket.subtotal", 0, nil), ("basket.items", 0, nil), ("basket.weight", 0, nil),
    ("distanceMeters", 0, nil), ("destination.longitude", -180, 180),
    ("destination.latitude", -90, 90),
  ]

  /// Whether the condition is false for every order that there can be: it is false together with the
  /// bounds of what it reads, as is each part of it when any may hold.
  ///
  /// - Parameters:
  ///   - place: Where the condition stands.
  ///   - inputs: What it reads.
  /// - Returns: Whether that is so; false says nothing.
  func isBeyondBounds(at place: JSONValue, reading inputs: [String]) -> Bool {
    let bounds = Self.bounds.filter { inputs.contains($0.input) }
    // A bound that no constant reaches cannot matter, and most expressions need no second look.
    guard
      bounds.contains(where: { bound in
        place.containsNumber { number in
          number <= Double(bound.least) || bound.most.map { number >= Double($0) } ?? false
        }
      })
    else { return false }
    let limits: [JSON] = bounds.map { bound in
      let most = bound.most.map { [JSON.integer($0)] } ?? []
      return ["<=": .array([.integer(bound.least), ["var": .string(bound.input)]] + most)]
    }
    return Self.alternatives(condition).allSatisfy { alternative in
      let bounded = RuleExpression(
        when: ["and": .array(limits + [alternative])], mode: mode, then: consequence)
      return (try? bounded.checked(among: nil))?.canNeverMatch == true
    }
  }

  /// The conditions any of which makes `condition` true.
  private static func alternatives(_ condition: JSON) -> [JSON] {
    guard case .object(let members) = condition, members.count == 1,
      case .array(let operands)? = members["or"]
    else { return [condition] }
    return operands.flatMap { alternatives($0) }
  }
}
