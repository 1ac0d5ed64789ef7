// SPDX-License-Identifier: MIT

import CustomerWords
import DeliveryModel
import Schedules

extension Decision {
  /// The decision as an answer that offers `alternatives`.
  func quote(offering alternatives: [Alternative]) -> Quote {
    let isSomewhere = context.zone != nil
    return Quote(
      coordinate: context.destination, deliverable: deliverable,
      zone: context.zone.map { Quote.Place(id: $0.id, name: $0.name) },
      hub: context.hub.map { Quote.Place(id: $0.id, name: $0.name) }, estimate: estimate, fee: fee,
      minimumOrder: isSomewhere ? context.minimumOrder.map(context.money) : nil, reasons: reasons,
      alternatives: alternatives, trace: trace, version: context.area.version,
      validUntil: validUntil)
  }

  private var reasons: [Reason] {
    let catalogue = MessageCatalogue(area: context.area)
    func reason(_ refusal: Refusal, rule: String, _ effect: Reason.Effect) -> Reason {
      Reason(
        code: refusal.code, rule: rule, effect: effect, message: catalogue.message(for: refusal),
        parameters: refusal.parameters)
    }
    return refusals.map { reason($0.refusal, rule: $0.rule, .refuses) }
      + openQuestions.map { reason($0.refusal, rule: $0.rule, .unknown) }
  }

  private var trace: [TraceEntry] {
    let outcome: TraceEntry.Outcome = choice.refusal == nil ? .passes : .refuses
    let zone = TraceEntry(
      rule: DecisionEngine.zoneStep, outcome: nearBorders.isEmpty ? outcome : .unknown,
      detail: choice.detail)
    return [zone] + opinions.map { TraceEntry($0, in: context) }
  }

  /// The earliest of: the next change of the hours and zones that matter, the second after the
  /// chosen time, and a quarter of an hour from the question.
  private var validUntil: Instant {
    let area = context.area
    let from = context.placedAt
    let latest = from.advanced(bySeconds: DecisionEngine.longestValiditySeconds)
    if case .scheduled(let chosen) = context.request.when {
      return chosen < from ? latest : min(latest, chosen.advanced(bySeconds: 1))
    }
    // Any of the hubs may serve next when it opens.
    let hubs = choice.containing.flatMap(area.hubs)
    let hours = ([context.hours] + hubs.map(\.hours)).compactMap { hours in
      hours?.nextChange(after: from, in: area.timeZone, holidays: area.holidays, limit: latest)
    }
    let zones = choice.containing.compactMap { $0.active.nextChange(after: from) }
    return (hours + zones + [latest]).min() ?? latest
  }
}

extension TraceEntry {
  /// What a rule said, with the figures behind it.
  fileprivate init(_ opinion: Opinion, in context: DecisionContext) {
    switch opinion.verdict {
    case .pass:
      self.init(rule: opinion.rule, outcome: .passes)
    case .refuse(let refusal):
      self.init(rule: opinion.rule, outcome: .refuses, detail: refusal.code.rawValue)
    case .adjust(let change):
      let fee = context.money(change.minorUnits)
      self.init(rule: opinion.rule, outcome: .adjusts, detail: "\(change.seconds) s, \(fee)")
    case .unknown(let input):
      self.init(rule: opinion.rule, outcome: .unknown, detail: "\(input) is not given")
    case .abstain(let reason):
      self.init(rule: opinion.rule, outcome: .abstains, detail: reason)
    case .failed(let failure):
      let detail = "\(failure.message); \(failure.consequence.rawValue) follows"
      self.init(rule: opinion.rule, outcome: .fails, detail: detail)
    }
  }
}
