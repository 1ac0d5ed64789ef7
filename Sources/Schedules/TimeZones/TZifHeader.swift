// SPDX-License-Identifier: MIT

/// The counts at the head of each half of a TZif file (RFC 9636 §3.1).
struct TZifHeader {
  let version: Int
  let utcIndicatorCount: Int
  let standardIndicatorCount: Int
  let leapSecondCount: Int
  let transitionCount: Int
  let typeCount: Int
  let designationSize: Int

  /// How many bytes of data follow the header.
  func bodySize(bytesPerTime: Int) -> Int {
    transitionCount * (bytesPerTime + 1) + typeCount * 6 + designationSize
      + leapSecondCount * (bytesPerTime + 4) + standardIndicatorCount + utcIndicatorCount
  }

  /// How many bytes lie between the list of types and the footer, when there are no leap seconds.
  var sizeAfterTypes: Int {
    designationSize + standardIndicatorCount + utcIndicatorCount
  }
}
