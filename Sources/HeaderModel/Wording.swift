// SPDX-License-Identifier: MIT

import FoundationEssentials
import Schedules

/// Every word that the header says by itself.
enum Wording {
  static let deliverTo = "Deliver to"
  static let chooseAddress = "Choose an address"
  static let loadingAddresses = "Loading addresses"
  static let selected = "Selected"
  static let checking = "Checking…"

  static let useCurrentLocation = "Use current location"
  static let waitingForPermission = "Waiting for permission"
  static let finding = "Finding you…"
  static let accessOff = "Location access is off for this app."

  static let notChecked = "This address could not be checked. Please try again."
  static let notLocated = "Your location could not be found. Please try again."

  static let bag = "Bag"
  static let deliveryTime = "Delivery time"
  static let now = "Now"
  static let schedule = "Schedule…"

  /// "1 item", "2 items".
  static func items(_ count: Int) -> String {
    count == 1 ? "1 item" : "\(count) items"
  }

  /// "18:30" or "6:30 PM".
  static func time(_ time: CivilTime, _ style: LocationHeader.HourStyle) -> String {
    switch style {
    case .twentyFourHours: time.hourAndMinute
    // 0 and 12 o'clock are both written 12.
    case .twelveHours:
      "\((time.hour + 11) % 12 + 1)\(time.hourAndMinute.suffix(3)) \(time.hour < 12 ? "AM" : "PM")"
    }
  }

  /// What a person is told about `error`: its own sentence if it was written for people.
  static func sentence(for error: any Error, otherwise general: String) -> String {
    guard let sentence = (error as? any LocalizedError)?.errorDescription, !sentence.isEmpty else {
      return general
    }
    return sentence
  }
}
