// SPDX-License-Identifier: MIT

/// The offsets that a zone's clocks keep, one after another, found in a few nanoseconds.
///
/// From 1970 to 2100 an index leads to the change before an instant: files list changes only up to 2037 or to
/// the last that follows no rule, so the rule's changes up to 2100 are written out at the beginning.
struct OffsetTimeline: Sendable {
  /// When the offset changes, Unix time, ascending.
  private let transitions: [Int64]
  /// The offset before the first transition, then the one after each transition.
  private let offsets: [Int32]
  /// The rule for the time after the last transition; nothing when the last offset stays.
  private let rule: PosixTimeZoneRule?
  /// How many transitions come before each stretch of `1 << stretchBits` seconds from 1970 on, and before
  /// the end of the last stretch.
  private let index: [Int32]

  /// A stretch is 48 days, so that few have one change and hardly any have two.
  private static let stretchBits: Int64 = 22
  private static let stretchCount: Int64 = 979
  /// The end of the index, in 2100.
  private static let end = stretchCount << stretchBits
  /// Rules are written out for files whose last change is later than this, in 1834: all that there are.
  private static let earliestRule: Int64 = -(1 << 32)

  init(_ contents: TZifContents) {
    var transitions = contents.transitions
    var offsets = contents.offsets
    if let rule = contents.rule, let last = transitions.last, last > Self.earliestRule {
      var period = rule.period(at: last, notBefore: last)
      while period.end < Self.end {
        transitions.append(period.end)
        period = rule.period(at: period.end, notBefore: period.end)
        offsets.append(Int32(truncatingIfNeeded: period.offset))
      }
    }
    var position = 0
    index = (0...Self.stretchCount).map { stretch in
      while position < transitions.count, transitions[position] <= stretch << Self.stretchBits {
        position += 1
      }
      return Int32(truncatingIfNeeded: position)
    }
    self.transitions = transitions
    self.offsets = offsets
    rule = contents.rule
  }

  /// The stretch of one offset that contains the second `seconds` of Unix time.
  ///
  /// - Complexity: O(1) from 1970 to 2100 with changes months apart, otherwise O(log *n*) for *n* transitions.
  func period(at seconds: Int64) -> OffsetPeriod {
    let position = transitionCount(until: seconds)
    let start = position == 0 ? .min : transitions[position - 1]
    if position == transitions.count, let rule {
      return rule.period(at: seconds, notBefore: start)
    }
    let end = position == transitions.count ? .max : transitions[position]
    return OffsetPeriod(start: start, end: end, offset: Int(offsets[position]))
  }

  /// The offset at the second `seconds` of Unix time.
  func offset(at seconds: Int64) -> Int {
    let position = transitionCount(until: seconds)
    if position == transitions.count, let rule {
      return rule.period(at: seconds, notBefore: .min).offset
    }
    return Int(offsets[position])
  }

  /// How many transitions are not after `seconds`.
  private func transitionCount(until seconds: Int64) -> Int {
    var low = 0
    var high = transitions.count
    if 0..<Self.end ~= seconds {
      let stretch = Int(seconds >> Self.stretchBits)
      low = Int(index[stretch])
      high = Int(index[stretch + 1])
    }
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
