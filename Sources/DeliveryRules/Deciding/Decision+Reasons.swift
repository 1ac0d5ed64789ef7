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
    let inputs = missingInputs
    guard !refusals.isEmpty || !inputs.isEmpty || deliverable == .depends else { return [] }
    func reason(_ cause: (rule: String, refusal: Refusal), _ effect: Reason.Effect) -> Reason {
      Reason(
        code: cause.refusal.code, rule: cause.rule, effect: effect,
        message: plan.words.message(
          for: cause.refusal, locale: context.request.locale, placedAt: context.placedAt),
        parameters: cause.refusal.parameters)
    }
    // Where the answer depends, nothing surely refuses.
    let effect: Reason.Effect = deliverable == .depends ? .unknown : .refuses
    let place = imprecision.map { reason((DecisionEngine.zoneStep, $0), .unknown) }
    return (place.map { [$0] } ?? []) + refusals.map { reason($0, effect) }
      + inputs.map { reason($0, .unknown) }
  }

  /// What makes the answer no at exactly the destination, with the rules that said it, most decisive
  /// first.
  private var refusals: [(rule: String, refusal: Refusal)] {
    let zone = zoneRefusal
    let others = opinions.compactMap { opinion in
      opinion.refusal(in: context).map { (rule: opinion.rule, refusal: $0) }
    }
    // Of one code, what asks most comes first: who meets that meets the others too. Else by the names of the
    // rules, so that their order does not show.
    return ((zone.map { [(DecisionEngine.zoneStep, $0)] } ?? []) + others)
      .sorted { one, other in
        (one.refusal.code.rank, -one.refusal.demand, one.rule)
          < (other.refusal.code.rank, -other.refusal.demand, other.rule)
      }
  }

  /// What was needed and not given, with the rules that need it.
  private var missingInputs: [(rule: String, refusal: Refusal)] {
    opinions.compactMap { opinion in
      opinion.missingInput(in: context).map { (rule: opinion.rule, refusal: $0) }
    }
    .sorted { $0.rule < $1.rule }
  }

  /// That the answer is not the same all around, as a cause: the zones whose borders are near, if they matter,
  /// then where it is yes and where no.
  private var imprecision: Refusal? {
    guard deliverable == .depends, let surroundings,
      let accuracy = context.request.accuracyMeters
    else { return nil }
    let others = surroundings.sides.filter { $0.isRefusedHere != isRefusedHere }
    // Within one zone it is the distance or what a rule says of the place that divides.
    let isAboutBorders = others.isEmpty || others.contains { $0.choice != choice }
    let near = isAboutBorders ? surroundings.nearZones.map { context.area.zones[$0].name } : []
    let sides = [self] + surroundings.sides
    return Refusal(code: .locationImprecise, parameters: ["accuracy": .meters(accuracy)])
      .adding(
        [
          "zone": Self.names(near),
          "yes": Self.names(sides.filter { !$0.isRefusedHere }.compactMap(\.placeName)),
          "no": Self.names(sides.filter(\.isRefusedHere).compactMap(\.placeName)),
        ].compactMapValues(\.self))
  }

  private static func names(_ names: [String]) -> Reason.Parameter? {
    names.isEmpty ? nil : .text(names.joined(separator: ", "))
  }

  /// What people call the place as far as the decision goes: the zone that owns it, that keeps it out or that
  /// is not active; nil outside all.
  private var placeName: String? {
    switch choice {
    case .owned(let zone), .excluded(let zone, _), .inactive(let zone):
      context.area.zones[zone].name
    case .outside: nil
    }
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

extension Refusal {
  /// How much has to change to meet it, among refusals with its code; 0 where it does not say.
  fileprivate var demand: Double {
    if let change = (parameters["missing"] ?? parameters["excess"])?.size { return change }
    return parameters["limit"]?.size.map { -$0 } ?? 0
  }
}

extension Reason.Parameter {
  /// An amount as a number of its unit; nil for texts and instants.
  fileprivate var size: Double? {
    switch self {
    case .money(let money): Double(money.minorUnits)
    case .count(let number), .grams(let number), .seconds(let number): Double(number)
    case .meters(let meters): meters
    case .text, .instant: nil
    }
  }
}
