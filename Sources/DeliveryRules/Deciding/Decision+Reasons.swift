// SPDX-License-Identifier: MIT

import CustomerWords
import DeliveryModel
import Schedules
import ZoneGeometry
import ZoneIndexing

extension Decision {
  /// All causes, most decisive first, then what leaves the answer open.
  var allReasons: [Reason] {
    let refusals = refusals
    let questions = openQuestions
    guard !refusals.isEmpty || !questions.isEmpty else { return [] }
    let catalogue = MessageCatalogue(area: context.area)
    func reason(_ cause: (rule: String, refusal: Refusal), _ effect: Reason.Effect) -> Reason {
      Reason(
        code: cause.refusal.code, rule: cause.rule, effect: effect,
        message: catalogue.message(for: cause.refusal), parameters: cause.refusal.parameters)
    }
    return refusals.map { reason($0, .refuses) } + questions.map { reason($0, .unknown) }
  }

  /// What makes the answer no, with the rules that said it, most decisive first.
  private var refusals: [(rule: String, refusal: Refusal)] {
    let zone = nearBorders.isEmpty ? zoneRefusal : nil
    let others = (noted + others).compactMap { opinion in
      opinion.refusal(in: context).map { (rule: opinion.rule, refusal: $0) }
    }
    // Causes of equal rank by their names, so that the order of rules does not show.
    return ((zone.map { [(DecisionEngine.zoneStep, $0)] } ?? []) + others)
      .sorted { ($0.refusal.code.rank, $0.rule) < ($1.refusal.code.rank, $1.rule) }
  }

  /// What leaves the answer open, with the steps that found it: the near borders with what would
  /// refuse on this side of them, then inputs that are missing.
  private var openQuestions: [(rule: String, refusal: Refusal)] {
    let place = imprecision.map { [$0, zoneRefusal].compactMap(\.self) } ?? []
    let inputs = (noted + others).compactMap { opinion in
      opinion.missingInput.map { (rule: opinion.rule, refusal: $0) }
    }
    return place.map { (DecisionEngine.zoneStep, $0) } + inputs.sorted { $0.rule < $1.rule }
  }

  /// The near borders as a cause.
  private var imprecision: Refusal? {
    guard let accuracy = context.request.accuracyMeters, !nearBorders.isEmpty else { return nil }
    let names = nearBorders.map { context.area.zones[$0].name }.joined(separator: ", ")
    return Refusal(
      code: .locationImprecise, parameters: ["accuracy": .meters(accuracy), "zone": .text(names)])
  }

  /// Why the place may not be delivered to, whatever is ordered.
  private var zoneRefusal: Refusal? {
    let zones = context.area.zones
    switch choice {
    case .owned: return nil
    case .excluded(let exclusion, _):
      return Refusal(
        code: .excludedArea, parameters: ["zone": .text(zones[exclusion].name)])
    case .inactive(let zone):
      let begins = zones[zone].active.from.flatMap { $0 > context.orderedFor ? $0 : nil }
      return Refusal(code: .zonePaused, parameters: ["zone": .text(zones[zone].name)])
        .adding("until", begins)
    case .outside:
      guard let nearest = plan.nearestServiceZone(for: context) else {
        return Refusal(code: .outOfZone)
      }
      return Refusal(
        code: .outOfZone,
        parameters: [
          "zone": .text(zones[nearest.ordinal].name),
          "distance": .meters(nearest.border.distanceMeters),
        ])
    }
  }
}
