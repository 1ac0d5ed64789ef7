// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// A fee schedule whose hours remember what they said.
///
/// A class, so that looking at it copies nothing.
final class FeeTerms: Sendable {
  private static let wholeInBasisPoints: Int128 = 10_000

  let schedule: FeeSchedule
  private let surges: [(timetable: Timetable, surge: FeeSchedule.Surge)]

  init(_ schedule: FeeSchedule, timetables: Timetables) {
    self.schedule = schedule
    surges = schedule.surges.map { (timetables.timetable(of: $0.hours), $0) }
  }

  /// Rules that say which input `schedule` lacks.
  static func rules(of schedule: FeeSchedule?) -> [any BuiltInRule] {
    guard let schedule else { return [] }
    let inputs = FeeInput.allCases.filter { input in
      switch input {
      case .distance: !schedule.distance.isEmpty
      case .subtotal: !schedule.subtotal.isEmpty || schedule.basisPoints != 0
      case .weight: !schedule.weight.isEmpty
      }
    }
    return inputs.map { FeeInputRule(input: $0) }
  }

  /// What a delivery costs in all, before rules adjust it.
  func total(_ context: DecisionContext) -> Int64 {
    var sum = FeeSum()
    addParts(to: &sum, context) { _, _ in }
    return Int64(clamping: sum.total)
  }

  /// What a delivery costs, with its parts, before rules adjust it.
  func fee(_ context: DecisionContext) -> Fee {
    var sum = FeeSum()
    var parts: [Fee.Part] = []
    addParts(to: &sum, context) { name, amount in
      parts.append(Fee.Part(name: name, amount: context.money(amount)))
    }
    return Fee(
      parts: parts, currency: context.area.currency,
      freeFrom: sum.total > 0 ? freeDelivery(context) : nil)
  }

  private func freeDelivery(_ context: DecisionContext) -> Fee.FreeDelivery? {
    guard let threshold = schedule.freeFrom, let subtotal = context.request.basket?.subtotal,
      subtotal < threshold
    else { return nil }
    return Fee.FreeDelivery(
      threshold: context.money(threshold),
      missing: context.money(threshold.saturatingDifference(to: subtotal)))
  }

  /// Tells each part that is charged or taken off to `sum` and `tell`, in the order of `FeeSchedule`.
  private func addParts(
    to sum: inout FeeSum, _ context: DecisionContext, _ tell: (String, Int64) -> Void
  ) {
    func add(_ name: String, _ amount: Int128) {
      let amount = Int64(clamping: amount)
      sum.total += Int128(amount)
      tell(name, amount)
    }
    func addTier(_ name: String, _ tiers: [FeeSchedule.Tier], _ input: FeeInput) {
      guard !tiers.isEmpty, let value = input.value(in: context),
        let tier = tiers.first(where: { $0.upTo.map { value <= $0 } ?? true }), tier.add != 0
      else { return }
      add(name, Int128(tier.add))
    }
    add("base", Int128(schedule.base))
    addTier("distance", schedule.distance, .distance)
    addTier("subtotal", schedule.subtotal, .subtotal)
    addTier("weight", schedule.weight, .weight)
    if schedule.basisPoints != 0, let subtotal = context.request.basket?.subtotal {
      add("percent", Self.share(schedule.basisPoints, of: Int128(max(0, subtotal))))
    }
    let beforeSurges = sum.total
    for (timetable, surge) in surges where timetable.state(at: context.orderedFor) == .open {
      add("surge", Int128(surge.add) + Self.share(surge.basisPoints, of: beforeSurges))
    }
    if let minimum = schedule.minimum, sum.total < Int128(minimum) {
      add("floor", Int128(minimum) - sum.total)
    }
    if let maximum = schedule.maximum, sum.total > Int128(maximum) {
      add("cap", Int128(maximum) - sum.total)
    }
    guard let freeFrom = schedule.freeFrom, let subtotal = context.request.basket?.subtotal,
      subtotal >= freeFrom, sum.total > 0
    else { return }
    add("freeFrom", -sum.total)
  }

  /// So many hundredths of a percent of `amount`, rounded half up, away from zero.
  private static func share(_ basisPoints: Int64, of amount: Int128) -> Int128 {
    let product = Int128(basisPoints) * amount
    let half = wholeInBasisPoints / 2
    return (product + (product < 0 ? -half : half)) / wholeInBasisPoints
  }

  /// The first instant after `instant` and before `limit` at which a surge begins or ends.
  func nextChange(after instant: Instant, limit: Instant) -> Instant? {
    surges.compactMap { $0.timetable.nextChange(after: instant, limit: limit) }.min()
  }
}

/// What the parts of a fee add up to so far; too wide to overflow.
private struct FeeSum {
  var total: Int128 = 0
}
