// SPDX-License-Identifier: MIT

import Checksums

/// A short name for the content of some files: another content, another name.
///
/// It tells versions apart; it does not protect against somebody who wants two contents with one
/// name.
struct Fingerprint {
  /// Sixteen hexadecimal digits.
  let text: String

  init(of files: [[UInt8]]) {
    // One number per file, so that moving a byte from one file to the next makes a difference.
    let checksums = files.map { unsafe Checksum.xxh3Wide($0.span.bytes).bigEndian }
    let digits = unsafe String(Checksum.xxh3(checksums.span.bytes), radix: 16)
    text = String(repeating: "0", count: 16 - digits.count) + digits
  }
}
