// SPDX-License-Identifier: MIT

package import DeliveryModel
import Diagnostics
package import JSONDocument
import Schedules
import ZoneGeometry

extension DeliveryRequest {
  /// The members of a request written as JSON.
  package static let members = [
    "coordinate", "accuracyMeters", "scheduledFor", "locale", "basket", "customerTags", "postcode",
    "vehicle", "hub", "ordersInProgress", "trace",
  ]
  /// Whatever the zone and the delivery that follows, all instants stay within four digits of years.
  private static let years = 1...9998
  /// Farther is no place on the globe.
  private static let longestMeters = 20_100_000.0

  /// Reads a request to the service of `area`, as a page or a checkout sends it.
  ///
  ///     { "coordinate": [-71.0421, 42.353], "scheduledFor": "2026-12-01T23:30:00Z",
  ///       "basket": { "subtotal": 2350, "tags": ["alcohol"] } }
  ///
  /// Only `coordinate` is required. What is null or left out is unknown; `trace` asks for the trace.
  ///
  /// - Throws: `JSONError` at the first member that is unknown, or not what it should be.
  package init(decoding value: JSONValue, for area: ServiceArea) throws(JSONError) {
    try value.rejectMembers(otherThan: Self.members)
    try self.init(
      to: value.required("coordinate").coordinate(),
      accuracyMeters: value.known("accuracyMeters")?
        .number(in: 0...Self.longestMeters, of: "metres"),
      when: value.known("scheduledFor").map { time throws(JSONError) in
        .scheduled(try Self.instant(time))
      } ?? .now,
      basket: value.known("basket").map { basket throws(JSONError) in
        try Basket(decoding: basket)
      },
      customerTags: value.known("customerTags")?.tags(),
      postcode: value.known("postcode")?.string(), vehicle: value.known("vehicle")?.string(),
      hub: value.known("hub").map { hub throws(JSONError) in try Self.hub(hub, of: area) },
      ordersInProgress: value.known("ordersInProgress").map { count throws(JSONError) in
        Int(try count.integer(in: 0...1_000_000, of: "orders"))
      },
      locale: value.known("locale")?.string(),
      isTraced: value.known("trace")?.boolean() ?? false)
  }

  private static func instant(_ value: JSONValue) throws(JSONError) -> Instant {
    let instant = try value.instant()
    let year = IANATimeZone.utc.civil(at: instant).date.year
    guard years.contains(year) else {
      throw value.error(
        "expected a year from \(years.lowerBound) to \(years.upperBound), found \(year)")
    }
    return instant
  }

  private static func hub(_ value: JSONValue, of area: ServiceArea) throws(JSONError) -> Hub.ID {
    let id = try value.string()
    let known = area.hubs.map(\.id)
    guard known.contains(id) else { throw value.unknownName(id, among: known, of: "hub") }
    return id
  }
}

extension Basket {
  /// The members of a basket written as JSON.
  package static let members = ["subtotal", "itemCount", "weightGrams", "tags"]

  /// Reads a basket; its subtotal is in minor units of the service's currency.
  fileprivate init(decoding value: JSONValue) throws(JSONError) {
    try value.rejectMembers(otherThan: Self.members)
    try self.init(
      subtotal: value.known("subtotal")?.minorUnits(),
      itemCount: value.known("itemCount").map { count throws(JSONError) in
        Int(try count.integer(in: 0...1_000_000, of: "items"))
      },
      weightGrams: value.known("weightGrams")?.integer(in: 0...1_000_000_000, of: "grams"),
      tags: value.known("tags")?.tags())
  }
}

extension JSONValue {
  /// The member called `key`, unless it is null.
  fileprivate func known(_ key: String) -> JSONValue? {
    member(key).flatMap { $0.isNull ? nil : $0 }
  }

  fileprivate func tags() throws(JSONError) -> Set<String> {
    Set(try map { tag throws(JSONError) in try tag.string() })
  }
}
