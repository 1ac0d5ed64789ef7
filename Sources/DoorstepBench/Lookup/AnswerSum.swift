// SPDX-License-Identifier: MIT

/// What was found, in a form in which two engines can be compared, whatever the order.
struct AnswerSum: Equatable {
  /// The pairs of a point and a zone that contains it.
  private(set) var hits = 0
  /// The sum of (zone + 1) · (2 · point + 1) over all pairs, modulo 2⁶⁴.
  private(set) var checksum: UInt64 = 0

  mutating func add(point: Int, zone: Int) {
    hits += 1
    checksum &+= UInt64(zone + 1) &* UInt64(2 * point + 1)
  }

  /// The checksum as 16 hexadecimal digits.
  var checksumText: String {
    let digits = String(checksum, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
