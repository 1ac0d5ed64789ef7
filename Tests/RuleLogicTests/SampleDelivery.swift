// SPDX-License-Identifier: MIT

import JSONDocument
import RuleLogic

/// A delivery as a host sees it: where variables and operators take their answers from.
///
/// Time is counted in minutes since the beginning of a week, so that no calendar is needed.
struct SampleDelivery: Sendable {
  var distanceMeters: Double? = 3_500
  var subtotal: Int64? = 1_500
  var basketTags: [String]? = ["hot"]
  var postcode: String? = "90210"
  var zones: Set<String> = ["center"]
  /// Tuesday, 18:30.
  var minuteOfWeek: Int64? = 24 * 60 + 18 * 60 + 30

  /// A delivery that nothing is known of.
  static let unknown = SampleDelivery(
    distanceMeters: nil, subtotal: nil, basketTags: nil, postcode: nil, zones: [],
    minuteOfWeek: nil)
}

extension LogicVocabulary<SampleDelivery> {
  /// The vocabulary of a host with two zones.
  static let sample = LogicVocabulary(
    variables: [
      LogicVariable("distanceMeters", .number) { $0.distanceMeters.map(JSON.number) },
      LogicVariable("basket.subtotal", .number) { $0.subtotal.map(JSON.integer) },
      LogicVariable("basket.tags", .list) { $0.basketTags.map { .array($0.map(JSON.string)) } },
      LogicVariable("destination.postcode", .text) { $0.postcode.map(JSON.string) },
      LogicVariable("when", .text) { $0.minuteOfWeek.map { .string("minute \($0)") } },
    ],
    operators: [
      .inZone(known: ["center", "harbor"]), .distance, .openAt, .minutesUntil, .weekday, .localTime,
      .hasTag,
    ])
}

extension LogicOperator<SampleDelivery> {
  /// `in_zone`: whether the destination is in one of the zones, whose names are checked at once.
  static func inZone(known: [String]) -> Self {
    LogicOperator("in_zone", [.constant(.text)], count: 1...9, result: .boolean) {
      constants throws(LogicOperatorError) in
      var wanted: Set<String> = []
      for (index, constant) in constants.enumerated() {
        guard case .string(let zone)? = constant, known.contains(zone) else {
          throw LogicOperatorError(argument: index, "no such zone; known are \(known)")
        }
        wanted.insert(zone)
      }
      let zones = wanted
      return { delivery, _ in .boolean(!zones.isDisjoint(with: delivery.zones)) }
    }
  }

  /// `distance_m`: metres from a longitude and latitude, or from the hub, to the destination.
  ///
  /// The sample lies at 0, 0 and has a metre per degree.
  static var distance: Self {
    LogicOperator(
      "distance_m", [.any(of: .number, .text), .any(of: .number)], count: 1...2, result: .number,
      reads: ["distanceMeters"]
    ) { constants throws(LogicOperatorError) in
      if constants.count == 1 {
        guard constants[0] == "hub" else {
          throw LogicOperatorError(argument: 0, "expected \"hub\" or a longitude and a latitude")
        }
        return { delivery, _ in delivery.distanceMeters.map(JSON.number) }
      }
      return { _, arguments throws(LogicOperatorError) in
        guard case .integer(let longitude) = arguments[0], longitude.magnitude <= 180 else {
          throw LogicOperatorError(argument: 0, "expected a longitude from -180 to 180")
        }
        return .integer(abs(longitude))
      }
    }
  }

  /// `open_at`: whether hours such as `"10:00-22:00"`, read once, are open.
  static var openAt: Self {
    LogicOperator("open_at", [.constant(.text)], result: .boolean, reads: ["when"]) {
      constants throws(LogicOperatorError) in
      guard case .string(let text)? = constants[0], let hours = HoursOfDay(text) else {
        throw LogicOperatorError(argument: 0, "expected hours such as \"10:00-22:00\"")
      }
      return { delivery, _ in
        delivery.minuteOfWeek.map { .boolean(hours.range.contains($0 % (24 * 60))) }
      }
    }
  }

  /// `minutes_until`: minutes from the delivery's time to a time of day.
  static var minutesUntil: Self {
    LogicOperator("minutes_until", [.any(of: .text)], result: .number, reads: ["when"]) { _ in
      { delivery, arguments throws(LogicOperatorError) in
        guard case .string(let text) = arguments[0], let minutes = HoursOfDay.minutes(text) else {
          throw LogicOperatorError(argument: 0, "expected a time of day such as \"22:30\"")
        }
        return delivery.minuteOfWeek.map { .integer(minutes - $0 % (24 * 60)) }
      }
    }
  }

  /// `weekday`: `"Mo"` to `"Su"`.
  static var weekday: Self {
    LogicOperator("weekday", [], result: .text, reads: ["when"]) { _ in
      let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
      return { delivery, _ in
        delivery.minuteOfWeek.map { .string(names[Int($0 / (24 * 60)) % 7]) }
      }
    }
  }

  /// `local_time`: minutes since midnight, which compare with a text such as `"22:30"`.
  static var localTime: Self {
    LogicOperator("local_time", [], result: .timeOfDay, reads: ["when"]) { _ in
      { delivery, _ in delivery.minuteOfWeek.map { .integer($0 % (24 * 60)) } }
    }
  }

  /// `has_tag`: whether the basket has a tag.
  static var hasTag: Self {
    LogicOperator("has_tag", [.any(of: .text)], result: .boolean, reads: ["basket.tags"]) { _ in
      { delivery, arguments in
        delivery.basketTags.map { tags in
          .boolean(tags.contains { .string($0) == arguments[0] })
        }
      }
    }
  }
}

/// A range of minutes since midnight, written as `10:00-22:00`.
private struct HoursOfDay {
  let range: Range<Int64>

  init?(_ text: String) {
    let parts = text.split(separator: "-").map { Self.minutes(String($0)) }
    guard parts.count == 2, let start = parts[0], let end = parts[1], start < end else {
      return nil
    }
    range = start..<end
  }

  static func minutes(_ text: String) -> Int64? {
    let parts = text.split(separator: ":").map { Int64($0) }
    guard parts.count == 2, let hour = parts[0], let minute = parts[1] else { return nil }
    return hour * 60 + minute
  }
}
