// SPDX-License-Identifier: MIT

import DeliveryModel

/// The sentences in English, which those of the other languages follow.
enum English {
  static let language = Language(tag: "en", sentences: sentences)

  static let sentences: [ReasonCode: [String]] = [
    .coordinateInvalid: ["That place is not on the map"],
    .addressNotFound: ["We couldn't find that address on the map"],
    .outOfZone: [
      "We don't deliver there yet: it is {distance} outside {zone}",
      "We don't deliver there yet: it is {distance} outside our area",
      "We don't deliver there yet",
    ],
    .excludedArea: ["We can't deliver to {zone}", "We can't deliver there"],
    .postcodeNotServed: ["We don't deliver to {postcode} yet", "We don't deliver there yet"],
    .tooFar: [
      "That is {distance} away, and we deliver up to {limit}",
      "That is farther away than {limit}, which is as far as we deliver",
      "That is too far away for us to deliver",
    ],
    .zonePaused: [
      "Deliveries to {zone} are paused and start again {until}",
      "Deliveries to {zone} are paused",
      "Deliveries there are paused",
    ],
    .locationImprecise: [
      """
      Please set the pin more exactly: we know the place to within {accuracy}, and the border of \
      {zone} is close
      """,
      "Please set the pin more exactly: the border of {zone} is close",
      """
      Please set the pin more exactly: we know the place to within {accuracy}, and the limit of where \
      we deliver is close
      """,
      "Please set the pin more exactly",
    ],
    .hubClosed: [
      "{hub} is closed at that time and opens again {opens}",
      "{hub} is closed at that time",
      "We're closed at that time and open again {opens}",
      "We're closed at that time",
    ],
    .outsideHours: [
      "We don't deliver there at that time: deliveries start again {opens}",
      "We don't deliver there at that time",
    ],
    .cutoffPassed: [
      "Orders for that time closed {cutoff}: please choose a later time",
      "Orders for that time are closed: please choose a later time",
    ],
    .tooEarlyToBook: [
      "That time can't be booked yet: bookings open {from}",
      "That time can't be booked yet: please choose an earlier one",
    ],
    .leadTimeTooShort: [
      "We can't make it {chosen}: the earliest we can deliver is {earliest}",
      "We can't make it that soon: the earliest we can deliver is {earliest}",
      "We can't make it {chosen}: please choose a later time",
      "We can't make it that soon: please choose a later time",
    ],
    .slotFull: [
      "The slot {from, date} from {from, time} to {until, time} is full: please choose another",
      "The slot {from} is full: please choose another",
      "That slot is full: please choose another",
    ],
    .customerNotEligible: ["This delivery isn't available for your account"],
    .belowMinimum: [
      "The minimum order there is {minimum}: add {missing} more",
      "The minimum order there is {minimum}",
      "Add {missing} more to reach the minimum order there",
      "The order hasn't reached the minimum there yet",
    ],
    .aboveMaximum: [
      "The largest order we deliver there is {maximum}: take out {excess}",
      "The largest order we deliver there is {maximum}",
      "That order is larger than we can deliver there: take out {excess}",
      "That order is larger than we can deliver there",
    ],
    .itemRestricted: [
      "We can't deliver this at that time, but we can {opens}: “{tag}”",
      "We can't deliver this there or at that time: “{tag}”",
      "Something in your basket can't be delivered there or at that time",
    ],
    .ageRestricted: [
      "“{tag}” is only for customers aged {age, plural, one {# year} other {# years}} or over",
      "This order is only for customers aged {age, plural, one {# year} other {# years}} or over",
      "“{tag}” has an age limit",
      "Something in your basket has an age limit",
    ],
    .overweight: [
      "Your order weighs {weight}, and we carry up to {limit}: take out {excess}",
      "We carry up to {limit}: take out {excess}",
      "We carry up to {limit}",
      "Your order is heavier than we can carry",
    ],
    .tooManyItems: [
      """
      We deliver up to {limit, plural, one {# item} other {# items}} at a time: take out \
      {excess, plural, one {# item} other {# items}}
      """,
      "We deliver up to {limit, plural, one {# item} other {# items}} at a time",
      "Your order has more items than we can deliver at a time",
    ],
    .vehicleUnavailable: [
      "We can't deliver this order there with that vehicle: {vehicle}",
      "We can't deliver this order there with that vehicle",
    ],
    .estimateTooLong: [
      "Delivery there would take {estimate}, and we allow {limit} at most",
      "Delivery there would take longer than {limit}, which is the most we allow",
      "Delivery there would take too long",
    ],
    .ruleRefused: ["We can't deliver this order there"],
    .pluginFailed: ["We can't check that address right now"],
    .missingInput: [
      "We can't read “{found}” as a postcode: please check it",
      """
      {input, select, basket {We need to see your basket to answer that} \
      basket.subtotal {We need to know the total of your basket to answer that} \
      basket.items {We need to know the number of items to answer that} \
      basket.weight {We need to know the weight of your order to answer that} \
      basket.tags {We need to know what is in your basket to answer that} \
      destination.postcode {We need your postcode to answer that} \
      customer.tags {Please sign in so that we can answer that} \
      other {We need one more thing to answer that: {input}}}
      """,
      "We need to know more about your order to answer that",
    ],
  ]
}
