// SPDX-License-Identifier: MIT

import JSONDocument

/// The constants of an expression: what to try when another value should change its mind.
struct ExpressionConstants {
  /// All texts, in their order.
  private(set) var texts: [String] = []
  /// The numbers, in whole units.
  private(set) var numbers: [Int64] = []
  /// The texts that the vehicle is compared with.
  private(set) var vehicles: [String] = []

  init(_ condition: JSON) {
    visit(condition, isAboutVehicle: false)
  }

  private static let vehicle: [JSON] = [["var": "vehicle"], ["var": ["vehicle"]]]

  private mutating func visit(_ value: JSON, isAboutVehicle: Bool) {
    switch value {
    case .string(let text):
      texts.append(text)
      if isAboutVehicle { vehicles.append(text) }
    case .integer(let number): numbers.append(number)
    case .number(let number):
      if let whole = Int64(exactly: number.rounded(.down)) { numbers.append(whole) }
    case .array(let elements):
      let isAboutVehicle = isAboutVehicle || elements.contains(where: Self.vehicle.contains)
      for element in elements { visit(element, isAboutVehicle: isAboutVehicle) }
    case .object(let members):
      for (name, argument) in members where name != "var" {
        visit(argument, isAboutVehicle: false)
      }
    case .null, .boolean: break
    }
  }
}
