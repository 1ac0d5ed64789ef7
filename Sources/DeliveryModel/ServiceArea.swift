// SPDX-License-Identifier: MIT

public import Schedules

/// A service as configured: its zones, hubs and terms.
///
/// Immutable, and shared by all who decide with it.
public final class ServiceArea: Sendable {
  /// Terms of zones that have none of their own.
  public typealias Defaults = Terms

  /// What people call the service.
  public let name: String
  /// The zone of its wall clocks.
  public let timeZone: IANATimeZone
  /// The language of its messages, a BCP 47 tag.
  public let locale: String
  /// The currency of its amounts.
  public let currency: Currency
  /// Its zones in file order.
  public let zones: ZoneList
  /// Its hubs.
  public let hubs: [Hub]
  /// Which zone wins where several overlap.
  public let precedence: Precedence
  /// Which hub serves a place that several could.
  public let hubChoice: HubChoice
  /// The days that `PH` means in opening hours.
  public let holidays: HolidayCalendar
  /// Terms of zones that have none of their own.
  public let defaults: Defaults
  /// Rules beside those that terms make, in file order.
  public let rules: [ConfiguredRule]
  /// The service's own words by reason code, then by BCP 47 tag.
  public let messages: [ReasonCode: [String: String]]
  /// A fingerprint of all of the above: another text, another version.
  public let version: String

  /// Creates a service with `zones`.
  public convenience init(
    name: String, timeZone: IANATimeZone, locale: String = "en", currency: Currency = .usDollar,
    zones: [Zone], hubs: [Hub] = [], precedence: Precedence = .priority,
    hubChoice: HubChoice = .nearest, holidays: HolidayCalendar, defaults: Defaults = Defaults(),
    rules: [ConfiguredRule] = [], messages: [ReasonCode: [String: String]] = [:], version: String
  ) {
    self.init(
      name: name, timeZone: timeZone, locale: locale, currency: currency, zones: ZoneList(zones),
      hubs: hubs, precedence: precedence, hubChoice: hubChoice, holidays: holidays,
      defaults: defaults, rules: rules, messages: messages, version: version)
  }

  /// Creates a service with a list of zones.
  public init(
    name: String, timeZone: IANATimeZone, locale: String = "en", currency: Currency = .usDollar,
    zones: ZoneList, hubs: [Hub] = [], precedence: Precedence = .priority,
    hubChoice: HubChoice = .nearest, holidays: HolidayCalendar, defaults: Defaults = Defaults(),
    rules: [ConfiguredRule] = [], messages: [ReasonCode: [String: String]] = [:], version: String
  ) {
    self.name = name
    self.timeZone = timeZone
    self.locale = locale
    self.currency = currency
    self.zones = zones
    self.hubs = hubs
    self.precedence = precedence
    self.hubChoice = hubChoice
    self.holidays = holidays
    self.defaults = defaults
    self.rules = rules
    self.messages = messages
    self.version = version
  }

  /// The same service under another version.
  package func named(_ version: String) -> ServiceArea {
    ServiceArea(
      name: name, timeZone: timeZone, locale: locale, currency: currency, zones: zones, hubs: hubs,
      precedence: precedence, hubChoice: hubChoice, holidays: holidays, defaults: defaults,
      rules: rules, messages: messages, version: version)
  }
}
