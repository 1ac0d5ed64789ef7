// SPDX-License-Identifier: MIT

/// A short name for the content of some files: another content, another name.
///
/// FNV-1a of 64 bits (Fowler, Noll, Vo; IETF draft-eastlake-fnv). It tells versions apart; it does
/// not protect against somebody who wants two contents with one name.
struct Fingerprint {
  /// Sixteen hexadecimal digits.
  let text: String

  init(of files: [[UInt8]]) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) {
      // FNV is defined modulo 2^64.
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    for file in files {
      // The length first, so that moving a byte from one file to the next makes a difference.
      for shift in stride(from: 0, to: 64, by: 8) {
        add(UInt8(truncatingIfNeeded: file.count >> shift))
      }
      for byte in file { add(byte) }
    }
    let digits = String(hash, radix: 16)
    text = String(repeating: "0", count: 16 - digits.count) + digits
  }
}
