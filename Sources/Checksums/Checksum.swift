// SPDX-License-Identifier: MIT

import CXXHash

/// Numbers that tell one content from another: the XXH3 of Yann Collet's xxHash, the same on every
/// machine.
///
///     unsafe Checksum.xxh3(bytes.span.bytes)
///
/// They tell accidents apart, at about the speed of memory. They do not protect against somebody
/// who wants two contents with one number.
public enum Checksum {
  /// The XXH3 of 64 bits, without seed: for finding damage in what was written.
  public static func xxh3(_ bytes: RawSpan) -> UInt64 {
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe XXH3_64bits(bytes.baseAddress, bytes.count)
    }
  }

  /// The XXH3 of 128 bits, without seed: for naming contents, however many there are.
  public static func xxh3Wide(_ bytes: RawSpan) -> UInt128 {
    let hash = unsafe bytes.withUnsafeBytes { bytes in
      unsafe XXH3_128bits(bytes.baseAddress, bytes.count)
    }
    return UInt128(hash.high64) << 64 | UInt128(hash.low64)
  }
}
