// SPDX-License-Identifier: MIT

/// Why an address is not deliverable, for programs: one code per cause.
///
/// Rules may bring codes of their own, in upper case with underscores.
public struct ReasonCode: RawRepresentable, Hashable, Sendable {
  /// The code as it is written in JSON.
  public let rawValue: String

  /// The code written as `rawValue`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The text that was to be a coordinate is not one on the globe.
  public static let coordinateInvalid = ReasonCode(rawValue: "COORDINATE_INVALID")
  /// The address has no known coordinate.
  public static let addressNotFound = ReasonCode(rawValue: "ADDRESS_NOT_FOUND")
  /// No service zone contains the coordinate.
  public static let outOfZone = ReasonCode(rawValue: "OUT_OF_ZONE")
  /// An exclusion zone contains the coordinate.
  public static let excludedArea = ReasonCode(rawValue: "EXCLUDED_AREA")
  /// The only zones that contain the coordinate are not active at that time.
  public static let zonePaused = ReasonCode(rawValue: "ZONE_PAUSED")
  /// The service does not deliver to that postcode.
  public static let postcodeNotServed = ReasonCode(rawValue: "POSTCODE_NOT_SERVED")
  /// The place is farther from the hub than orders are carried.
  public static let tooFar = ReasonCode(rawValue: "TOO_FAR")
  /// The place is known too roughly to tell.
  public static let locationImprecise = ReasonCode(rawValue: "LOCATION_IMPRECISE")
  /// The hub hands no orders over at that time.
  public static let hubClosed = ReasonCode(rawValue: "HUB_CLOSED")
  /// The zone is not delivered to at that time.
  public static let outsideHours = ReasonCode(rawValue: "OUTSIDE_HOURS")
  /// The last instant to order for that time has passed.
  public static let cutoffPassed = ReasonCode(rawValue: "CUTOFF_PASSED")
  /// That time cannot be booked yet.
  public static let tooEarlyToBook = ReasonCode(rawValue: "TOO_EARLY_TO_BOOK")
  /// That time is too soon after the order, or before it.
  public static let leadTimeTooShort = ReasonCode(rawValue: "LEAD_TIME_TOO_SHORT")
  /// The arrival window has no room left.
  public static let slotFull = ReasonCode(rawValue: "SLOT_FULL")
  /// The basket is smaller than the minimum order.
  public static let belowMinimum = ReasonCode(rawValue: "BELOW_MINIMUM")
  /// The basket is worth more than the service takes.
  public static let aboveMaximum = ReasonCode(rawValue: "ABOVE_MAXIMUM")
  /// An item may not be delivered there or then.
  public static let itemRestricted = ReasonCode(rawValue: "ITEM_RESTRICTED")
  /// An item needs a customer of age.
  public static let ageRestricted = ReasonCode(rawValue: "AGE_RESTRICTED")
  /// The service does not take orders from this customer.
  public static let customerNotEligible = ReasonCode(rawValue: "CUSTOMER_NOT_ELIGIBLE")
  /// The basket is too heavy.
  public static let overweight = ReasonCode(rawValue: "OVERWEIGHT")
  /// The basket has more items than the service takes.
  public static let tooManyItems = ReasonCode(rawValue: "TOO_MANY_ITEMS")
  /// The vehicle does not deliver there.
  public static let vehicleUnavailable = ReasonCode(rawValue: "VEHICLE_UNAVAILABLE")
  /// The delivery would take too long.
  public static let estimateTooLong = ReasonCode(rawValue: "ESTIMATE_TOO_LONG")
  /// A rule of the service refused without a code of its own.
  public static let ruleRefused = ReasonCode(rawValue: "RULE_REFUSED")
  /// A rule plug-in failed, and the service refuses in that case.
  public static let pluginFailed = ReasonCode(rawValue: "PLUGIN_FAILED")
  /// A rule needs an input that the request does not give.
  public static let missingInput = ReasonCode(rawValue: "MISSING_INPUT")

  /// Most decisive first: what no other order or hour could change comes before what could.
  package static let mostDecisiveFirst: [ReasonCode] = [
    .coordinateInvalid, .addressNotFound, .outOfZone, .excludedArea, .postcodeNotServed, .tooFar,
    .zonePaused, .locationImprecise, .hubClosed, .outsideHours, .cutoffPassed, .tooEarlyToBook,
    .leadTimeTooShort, .slotFull, .customerNotEligible, .belowMinimum, .aboveMaximum,
    .itemRestricted, .ageRestricted, .overweight, .tooManyItems, .vehicleUnavailable,
    .estimateTooLong, .ruleRefused, .pluginFailed, .missingInput,
  ]

  /// Where the code stands among all, most decisive first; a rule's own code stands where
  /// `ruleRefused` does.
  package var rank: Int {
    let ranks = Self.mostDecisiveFirst
    return ranks.firstIndex(of: self) ?? ranks.firstIndex(of: .ruleRefused) ?? ranks.count
  }
}
