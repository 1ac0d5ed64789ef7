// SPDX-License-Identifier: MIT

import CXXHash

/// The XXH3 of 128 bits, without seed, of bytes that come piece by piece; see `Checksum`.
///
///     var checksum = RunningChecksum()
///     unsafe checksum.add(first.span.bytes)
///     unsafe checksum.add(second.span.bytes)
///     checksum.xxh3Wide
@safe public struct RunningChecksum: ~Copyable {
  // Owned: `deinit` gives it back.
  private let state: OpaquePointer

  /// Starts without bytes.
  public init() {
    guard let state = unsafe XXH3_createState() else {
      preconditionFailure("the system has memory for a checksum")
    }
    unsafe XXH3_128bits_reset(state)
    unsafe self.state = state
  }

  deinit { unsafe XXH3_freeState(state) }

  /// Adds `bytes` behind those before.
  public mutating func add(_ bytes: RawSpan) {
    unsafe bytes.withUnsafeBytes { bytes in
      _ = unsafe XXH3_128bits_update(state, bytes.baseAddress, bytes.count)
    }
  }

  /// The checksum of all bytes so far, as `Checksum.xxh3Wide(_:)` has it.
  public var xxh3Wide: UInt128 {
    let hash = unsafe XXH3_128bits_digest(state)
    return UInt128(hash.high64) << 64 | UInt128(hash.low64)
  }
}
