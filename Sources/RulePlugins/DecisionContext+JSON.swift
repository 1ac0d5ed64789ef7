// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import JSONDocument
import Schedules
import ZoneGeometry

extension DecisionContext {
  /// The whole request for plug-ins that want JSON; what is unknown is left out.
  ///
  ///     { "coordinate": [-71.05, 42.36], "accuracyMeters": 12, "placedAt": "2026-12-01T18:30:00-05:00",
  ///       "scheduledFor": "2026-12-01T20:00:00-05:00", "timeZone": "America/New_York",
  ///       "zone": "centre", "hub": "pier", "distanceMeters": 812.5, "estimateSeconds": [1500, 2100],
  ///       "fee": 299, "currency": "USD", "customerTags": ["staff"],
  ///       "basket": { "subtotal": 2400, "itemCount": 3, "weightGrams": 1200, "tags": ["alcohol"] } }
  var json: JSON {
    var members: JSON.Object = [
      "coordinate": [.number(destination.longitude), .number(destination.latitude)],
      "placedAt": .string(placedAt.rfc3339(in: area.timeZone)),
      "timeZone": .string(area.timeZone.identifier),
      "currency": .string(area.currency.code),
    ]
    members["accuracyMeters"] = request.accuracyMeters.map(JSON.number)
    if case .scheduled(let instant) = request.when {
      members["scheduledFor"] = .string(instant.rfc3339(in: area.timeZone))
    }
    members["zone"] = (zone?.id).map(JSON.string)
    members["hub"] = (hub?.id).map(JSON.string)
    // To the decimetre: a longer fraction would lengthen every other number too.
    members["distanceMeters"] = distanceMeters.map { .number(($0 * 10).rounded() / 10) }
    members["estimateSeconds"] = (estimate?.seconds).map { seconds in
      [.integer(seconds.lowerBound), .integer(seconds.upperBound)]
    }
    members["fee"] = (fee?.total.minorUnits).map(JSON.integer)
    members["customerTags"] = request.customerTags.map(JSON.init(tags:))
    members["basket"] = request.basket.map(JSON.init(basket:))
    return .object(members)
  }
}

extension JSON {
  fileprivate init(basket: Basket) {
    var members = JSON.Object()
    members["subtotal"] = basket.subtotal.map(JSON.integer)
    members["itemCount"] = basket.itemCount.map { .integer(Int64($0)) }
    members["weightGrams"] = basket.weightGrams.map(JSON.integer)
    members["tags"] = basket.tags.map(JSON.init(tags:))
    self = .object(members)
  }

  fileprivate init(tags: Set<String>) {
    self = .array(tags.sorted().map(JSON.string))
  }
}
