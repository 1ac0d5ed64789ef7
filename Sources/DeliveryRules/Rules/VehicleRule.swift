// SPDX-License-Identifier: MIT

import DeliveryModel

/// Refuses a vehicle that does not deliver there.
///
///     "vehicles": ["bike", "car"]
///
/// Without a vehicle the answer is unknown. Refuses with `VEHICLE_UNAVAILABLE`.
final class VehicleRule: BuiltInRule {
  let id: String
  let vehicles: [String]

  init(id: String, vehicles: [String]) {
    self.id = id
    self.vehicles = vehicles
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard let vehicle = context.request.vehicle else { return .unknown(input: "vehicle") }
    if vehicles.contains(vehicle) { return .pass }
    return .refuse(
      Refusal(code: .vehicleUnavailable, parameters: ["vehicle": .text(vehicle)]))
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    [
      TraceEntry.Input(name: "vehicle", value: context.request.vehicle),
      TraceEntry.Input(name: "vehicles", value: vehicles.joined(separator: ", ")),
    ]
  }
}
