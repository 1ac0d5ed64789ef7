// SPDX-License-Identifier: MIT

import Checksums

/// A short name for the content of some files: another content, another name.
///
/// It tells versions apart; it does not protect against somebody who wants two contents with one
/// name.
struct Fingerprint {
  // One number per file, so that moving a byte from one file to the next makes a difference.
  private let checksums: [UInt128]

  /// Names the files whose contents have `checksums`.
  init(_ checksums: [UInt128]) {
    self.checksums = checksums.map(\.bigEndian)
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = unsafe String(Checksum.xxh3(checksums.span.bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
