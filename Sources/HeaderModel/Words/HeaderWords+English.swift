// SPDX-License-Identifier: MIT

extension HeaderWords {
  /// English; of no region, it reads the clock as in the United States, as CLDR has it.
  static let english = HeaderWords(
    deliverTo: "Deliver to", chooseAddress: "Choose an address",
    savedAddresses: "Saved addresses", loadingAddresses: "Loading addresses",
    selected: "Selected", checking: "Checking…", addAddress: "Add address", close: "Close",
    unnamedAddress: "Address without a name",
    useCurrentLocation: "Use current location", waitingForPermission: "Waiting for permission",
    finding: "Finding you…", accessOff: "Location access is off for this app.",
    openSettings: "Open Settings", accuracy: "Accurate to {distance}",
    foundAddresses: "Found addresses", searching: "Searching…",
    nothingFound: "No address found",
    notChecked: "This address could not be checked. Please try again.",
    notLocated: "Your location could not be found. Please try again.",
    notScheduled: "The delivery time could not be changed. Please try again.",
    notSearched: "The search failed. Please try again.",
    search: "Search", bag: "Bag", items: ["one": "# item", "other": "# items"],
    deliveryTime: "Delivery time", now: "Now", schedule: "Schedule…",
    clock: ClockWords(
      isOfTwelveHours: true, weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]))

  static let englishOfBritain = english.with {
    $0.clock.isOfTwelveHours = false
    $0.clock.am = "am"
    $0.clock.pm = "pm"
    $0.distances = .british
  }

  static let englishOfIreland = englishOfBritain.with { $0.distances = english.distances }

  static let englishOfAustralia = englishOfIreland.with { $0.clock.isOfTwelveHours = true }

  static let englishOfCanada = english.with {
    $0.clock.am = "a.m."
    $0.clock.pm = "p.m."
  }
}
