// SPDX-License-Identifier: MIT

/// A time of a span: on the clock, or by the sun.
enum DayTime: Hashable, Sendable {
  /// So many minutes after midnight.
  case clock(Int)
  /// So many minutes after what the sun does; before when negative.
  case sun(SunEvent, offset: Int)

  /// Minutes after midnight.
  var minutes: Int {
    switch self {
    case .clock(let minutes): minutes
    case .sun(let event, let offset): event.minutes + offset
    }
  }
}

/// What the sun does each day, at a fixed time: where it is asked about, no place is known.
enum SunEvent: String, CaseIterable, Sendable {
  case dawn
  case sunrise
  case sunset
  case dusk

  /// Minutes after midnight.
  var minutes: Int {
    switch self {
    case .dawn: 6 * 60
    case .sunrise: 7 * 60
    case .sunset: 19 * 60
    case .dusk: 20 * 60
    }
  }
}

extension DayTime: CustomStringConvertible {
  var description: String {
    switch self {
    case .clock(let minutes): return Self.clock(minutes)
    case .sun(let event, 0): return event.rawValue
    case .sun(let event, let offset):
      return "(\(event.rawValue)\(offset < 0 ? "-" : "+")\(Self.clock(abs(offset))))"
    }
  }

  private static func clock(_ minutes: Int) -> String {
    "\(Decimal.padded(minutes / 60, to: 2)):\(Decimal.padded(minutes % 60, to: 2))"
  }
}
