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
    ) { constants throws(LogicOperatorError) in
      if let constant = constants[0] {
        let tag = try tag(constant)
        return { view, _ in view.context.request.has(tag).map { .boolean($0) } }
      }
      return { view, arguments throws(LogicOperatorError) in
        view.context.request.has(try tag(arguments[0])).map { .boolean($0) }
      }
    }
  }

  private static func tag(_ value: JSON) throws(LogicOperatorError) -> String {
    guard case .string(let text) = value else {
      throw LogicOperatorError(argument: 0, "expected a tag")
    }
    return Label.folded(text)
  }
}

extension DeliveryRequest {
  /// Whether the basket or the customer has `tag`; nil where that is not known.
  fileprivate func has(_ tag: String) -> Bool? {
    let lists = [basket?.tags, customerTags]
    if lists.contains(where: { $0?.contains(tag) == true }) { return true }
    return lists.contains(nil) ? nil : false
  }
}
