// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import Testing

/// LocalOrbit#3439: what can never be delivered was saved without a word.
@Suite("Booking terms that can hardly be meant")
struct BookingDoubtTests {
  struct Case: CustomTestStringConvertible {
    let defaults: JSON
    var zone: JSON = [:]
    /// The warning without its file; nil when there is none.
    let warning: String?

    var testDescription: String {
      [defaults, zone].map { (try? $0.text()) ?? "" }.joined(separator: " ")
    }
  }

  private static let withoutSlot = "no slot fits into the hours, so that no time can be chosen"
  private static let withoutTime =
    "nothing can be booked: whatever is early enough is beyond the horizon"
  private static let idle =
    "on every day the hours end before the cut-off, so that it never counts"

  private static let cases = [
    Case(
      defaults: ["hours": "12:00-12:30", "booking": ["slots": ["minutes": 60]]],
      warning: "/defaults/booking: \(withoutSlot)"),
    Case(
      defaults: ["hours": "12:00-13:00", "booking": ["slots": ["minutes": 60]]], warning: nil),
    Case(
      defaults: [
        "hours": "12:00-13:00", "booking": ["slots": ["minutes": 60, "anchor": "00:30"]],
      ],
      warning: "/defaults/booking: \(withoutSlot)"),
    // One slot a month is enough.
    Case(
      defaults: ["hours": "12:00-12:30; Mo[1] 12:00-13:00", "booking": ["slots": ["minutes": 60]]],
      warning: nil),
    Case(
      defaults: ["hours": "10:00-20:00", "booking": ["slots": ["minutes": 60]]],
      zone: ["hours": "12:15-13:45"], warning: "/features/0/properties/hours: \(withoutSlot)"),

    // Lead time and horizon: a day has 1440 minutes, so that tomorrow's last second is 2879 minutes away at
    // the most.
    Case(
      defaults: ["booking": ["leadMinutes": 2881, "horizonDays": 1]],
      warning: "/defaults/booking: \(withoutTime)"),
    Case(defaults: ["booking": ["leadMinutes": 2879, "horizonDays": 1]], warning: nil),
    Case(
      defaults: ["booking": ["leadMinutes": 61, "horizon": ["durationMax": 60]]],
      warning: "/defaults/booking: \(withoutTime)"),
    Case(
      defaults: ["booking": ["leadMinutes": 60, "horizon": ["durationMax": 60]]], warning: nil),
    Case(
      defaults: [
        "booking": [
          "priorNotice": ["lastDay": 1, "lastTime": "17:00"],
          "horizon": ["startDay": 1, "startTime": "17:01"],
        ]
      ], warning: "/defaults/booking: \(withoutTime)"),
    Case(
      defaults: [
        "booking": [
          "priorNotice": ["lastDay": 1, "lastTime": "17:00"],
          "horizon": ["startDay": 1, "startTime": "16:59"],
        ]
      ], warning: nil),
    Case(
      defaults: ["booking": ["horizonDays": 1]], zone: ["booking": ["leadMinutes": 2881]],
      warning: "/features/0/properties/booking: \(withoutTime)"),

    Case(
      defaults: ["hours": "09:00-17:00", "booking": ["cutOff": ["Mo-Su": "18:00"]]],
      warning: "/defaults/booking: \(idle)"),
    Case(
      defaults: [
        "hours": "09:00-17:00; Sa 09:00-19:00", "booking": ["cutOff": ["Mo-Su": "18:00"]],
      ], warning: nil),
    Case(
      defaults: ["hours": "18:00-02:00", "booking": ["cutOff": ["Mo-Su": "17:00"]]], warning: nil),

    Case(
      defaults: ["booking": ["slots": ["minutes": 60, "capacity": ["orders": 0]]]],
      warning:
        "/defaults/booking/slots/capacity/orders: a capacity of 0 leaves no room for any order"),
    Case(
      defaults: ["booking": ["slots": ["minutes": 60, "capacity": ["value": 0, "orders": 5]]]],
      warning:
        "/defaults/booking/slots/capacity/value: a capacity of 0 leaves no room for any order"
    ),
  ]

  @Test(arguments: cases)
  func `are told at their place`(_ sample: Case) throws {
    let folder = try ServiceFolder(
      service: ServiceFolder.service.setting("/defaults", to: sample.defaults),
      zones: ServiceFolder.collection([ServiceFolder.feature(sample.zone)]))
    let warnings = try folder.checker().warnings
    #expect(
      warnings.map { $0.unpositioned.split(separator: ": ", maxSplits: 1).last.map(String.init) }
        == (sample.warning.map { [$0] } ?? []))
  }
}
