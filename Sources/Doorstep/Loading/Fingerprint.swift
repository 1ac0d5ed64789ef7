// SPDX-License-Identifier: MIT

import Checksums

/// A short name for the content of a service: another content, another name.
///
/// It tells versions apart; it does not protect against somebody who wants two contents with one
/// name.
struct Fingerprint {
  // One number per part, so that moving a byte from one to the next makes a difference.
  private let checksums: [UInt128]

  /// Names the content whose parts have `checksums`.
  init(_ checksums: [UInt128]) {
    self.checksums = checksums.map(\.bigEndian)
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = unsafe String(Checksum.xxh3(checksums.span.bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension CanonicalBytes {
  /// Names these bytes.
  var checksum: UInt128 { unsafe Checksum.xxh3Wide(bytes.span.bytes) }
}

extension [UInt128] {
  /// Names all of them, in their order.
  var checksum: UInt128 {
    let words = map(\.bigEndian)
    return unsafe Checksum.xxh3Wide(words.span.bytes)
  }
}
