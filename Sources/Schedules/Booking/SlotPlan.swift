// SPDX-License-Identifier: MIT

/// Which slots there are: windows of equal length on the clock on the wall, within opening hours.
///
/// Slots begin at the anchor and every step before and after it: at full and half hours for steps of 30 minutes
/// from midnight. So a slot is the same whichever hours are asked for, and a step divides a day, so that
/// midnight changes nothing. A slot is offered when it is open from beginning to end, and belongs to the day on
/// which it begins, also when it reaches into the next. With a step shorter than the slot, slots overlap.
///
/// **Clocks.** The steps follow each other without a hole or an overlap through every change of clocks. A
/// step begins whenever the clock shows its time or is put forward past it. So where clocks go from
/// 02:00 to 03:00 the half hour from 01:30 is followed by that from 03:00, and where they go from 02:00 back to
/// 01:00 both half hours come twice. Only the step during which a clock changes can be longer or shorter.
public struct SlotPlan: Hashable, Sendable {
  /// How long a slot is on the clock.
  public let minutes: Int
  /// How long after one slot the next begins.
  public let stepMinutes: Int

  let grid: ClockGrid
  /// How many steps make a slot.
  let stepsPerSlot: Int

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - minutes: How long a slot is: whole steps, a day at most.
  ///   - stepMinutes: How long after one slot the next begins, a divisor of a day's 1440 minutes; `minutes`
  ///     when not given, so that slots touch.
  ///   - anchor: A time at which a slot begins; seconds count too.
  /// - Throws: What is wrong with the numbers.
  public init(
    minutes: Int, stepMinutes: Int? = nil, anchor: CivilTime = .midnight
  ) throws(BookingError) {
    let step = stepMinutes ?? minutes
    for number in [minutes, step] where !(1...1440).contains(number) {
      throw BookingError(reason: .outOfRange, found: "\(number)", expected: "1 to 1440 minutes")
    }
    guard 1440.isMultiple(of: step) else {
      throw BookingError(
        reason: .uneven, found: "steps of \(step) minutes",
        expected: "a divisor of a day's 1440 minutes, as \(Self.divisor(near: step))")
    }
    guard minutes.isMultiple(of: step) else {
      throw BookingError(
        reason: .uneven, found: "\(minutes) minutes", expected: "a multiple of \(step) minutes")
    }
    self.minutes = minutes
    self.stepMinutes = step
    grid = ClockGrid(
      step: Int64(step) * 60, anchor: Int64(anchor.secondsSinceMidnight))
    stepsPerSlot = minutes / step
  }

  private static func divisor(near number: Int) -> Int {
    let divisors = (1...1440).filter { 1440.isMultiple(of: $0) }
    return divisors.min { abs($0 - number) < abs($1 - number) } ?? 1440
  }
}
