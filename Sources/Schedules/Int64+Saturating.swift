// SPDX-License-Identifier: MIT

extension Int64 {
  /// The sum, or the end of the range nearest to it.
  func addingOrSaturating(_ other: Self) -> Self {
    let (sum, overflow) = addingReportingOverflow(other)
    guard overflow else { return sum }
    return other < 0 ? .min : .max
  }

  /// The difference, or the end of the range nearest to it.
  func subtractingOrSaturating(_ other: Self) -> Self {
    let (difference, overflow) = subtractingReportingOverflow(other)
    guard overflow else { return difference }
    return other < 0 ? .max : .min
  }
}
