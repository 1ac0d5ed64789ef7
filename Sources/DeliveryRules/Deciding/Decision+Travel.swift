// SPDX-License-Identifier: MIT

import DeliveryModel

extension Decision {
  /// What a provider of travel times said of the way from the hub, and what is used where it said nothing; none
  /// where no provider was asked about it.
  var travelEntries: [TraceEntry] {
    guard let hub = context.hub, let measured = context.request.travelTimes?[hub.id] else {
      return []
    }
    let entry =
      switch measured.answer {
      case .way(let seconds, let meters):
        TraceEntry(
          rule: DecisionEngine.travelStep, outcome: .passes,
          detail: "\(seconds) s from \(hub.id), measured by \(measured.provider)",
          inputs: meters.map {
            [TraceEntry.Input(name: "roadMeters", value: distanceText(Double($0)))]
          } ?? [])
      case .none(let reason):
        TraceEntry(
          rule: DecisionEngine.travelStep, outcome: .unknown,
          detail:
            "\(measured.provider) has no time from \(hub.id): \(reason); the estimate's own counts")
      }
    return [entry]
  }
}
