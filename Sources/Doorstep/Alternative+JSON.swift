// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument
import Schedules

extension Alternative {
  /// Its words, and all changes that it takes, in an array: together they turn the answer.
  func json(in timeZone: IANATimeZone) -> JSON {
    [
      "message": .string(message),
      "changes": .array(changes.map { $0.json(in: timeZone) }),
    ]
  }
}

extension Alternative.Change {
  fileprivate func json(in timeZone: IANATimeZone) -> JSON {
    switch self {
    case .setPin: ["kind": "setPin"]
    case .serveFrom(let hub): ["kind": "serveFrom", "hub": .string(hub)]
    case .deliverBy(let vehicle): ["kind": "deliverBy", "vehicle": .string(vehicle)]
    case .deliverAt(let instant):
      ["kind": "deliverAt", "instant": .string(instant.rfc3339(in: timeZone))]
    case .leaveOut(let tags): ["kind": "leaveOut", "tags": .array(tags.map(JSON.string))]
    case .takeOutItems(let count): ["kind": "takeOutItems", "count": .integer(count)]
    case .reduceWeight(let grams): ["kind": "reduceWeight", "grams": .integer(grams)]
    case .takeFromBasket(let amount): ["kind": "takeFromBasket", "amount": amount.json]
    case .addToBasket(let amount): ["kind": "addToBasket", "amount": amount.json]
    case .deliverNearby(let coordinate, let distanceMeters, let zone):
      [
        "kind": "deliverNearby", "coordinate": coordinate.json,
        "distanceMeters": .meters(distanceMeters), "zone": .string(zone),
      ]
    }
  }
}
