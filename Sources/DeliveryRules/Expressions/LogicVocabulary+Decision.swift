// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument
import RuleLogic

extension LogicVocabulary<DecisionView> {
  /// What expressions of a service may use: `DecisionVariable.all`, and operators that know its zones and
  /// its clocks.
  static func decision(zones: ZonePlaces, timetables: Timetables) -> Self {
    LogicVocabulary(
      variables: DecisionVariable.all.map { LogicVariable($0.name, $0.kind, read: $0.read) },
      operators: [
        .inZone(zones), .distance, .hasTag, .openAt(timetables),
        .minutesUntil(timetables.timeZone), .weekday(timetables.timeZone),
        .localTime(timetables.timeZone),
      ])
  }
}

extension LogicOperator<DecisionView> {
  /// `has_tag`: whether the basket or the customer has a tag.
  ///
  /// True as soon as one of them is known to have it; unknown when one of them is not known and the other
  /// does not have it.
  static var hasTag: Self {
    LogicOperator(
      "has_tag", [.any(of: .text)], result: .boolean, reads: ["basket.tags", "customer.tags"]
    ) { _ in
      { view, arguments throws(LogicOperatorError) in
        guard case .string(let tag) = arguments[0] else {
          throw LogicOperatorError(argument: 0, "expected a tag")
        }
        let lists = [view.context.request.basket?.tags, view.context.request.customerTags]
        if lists.contains(where: { $0?.contains(tag) == true }) { return .boolean(true) }
        return lists.contains(nil) ? nil : .boolean(false)
      }
    }
  }
}
