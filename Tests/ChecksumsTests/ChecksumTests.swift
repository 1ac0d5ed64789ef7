// SPDX-License-Identifier: MIT

import Checksums
import TestSupport
import Testing

@Suite("Checksums")
struct ChecksumTests {
  /// Printed by `xxhsum -H3` and `xxhsum -H2` of xxHash 0.8.1, as `printf TEXT | xxhsum` does.
  struct Vector: CustomTestStringConvertible {
    let text: String
    let short: UInt64
    let wide: UInt128

    var testDescription: String { "\(text.prefix(12)), \(text.utf8.count) bytes" }

    // Lengths of each of XXH3's own paths: up to 16, 128 and 240 bytes, and beyond.
    static let all = [
      Vector(
        text: "", short: 0x2d06_8005_38d3_94c2, wide: 0x99aa_06d3_0147_98d8_6001_c324_468d_497f),
      Vector(
        text: "abc", short: 0x78af_5f94_892f_3950, wide: 0x06b0_5ab6_733a_6185_78af_5f94_892f_3950),
      Vector(
        text: String(repeating: "zone", count: 25), short: 0x049d_ec58_e057_b8d7,
        wide: 0xb1d0_efa6_42f5_6b39_0a66_3e9c_63fd_f052),
      Vector(
        text: String(repeating: "zone", count: 50), short: 0xd7e3_6588_fd67_dda7,
        wide: 0x4c01_f1e7_19e2_05e0_ded1_3504_3dae_3e15),
      Vector(
        text: String(repeating: "zone", count: 500), short: 0x3714_40de_d024_5dc6,
        wide: 0x35a7_764d_71d6_631d_3714_40de_d024_5dc6),
    ]
  }

  @Test(arguments: Vector.all)
  func `are those that xxHash publishes`(vector: Vector) {
    let (short, wide) = checksums(of: Array(vector.text.utf8))
    #expect(short == vector.short)
    #expect(wide == vector.wide)
  }

  @Test(arguments: [0, 1, 63, 240, 241, 1_000_003])
  func `are the same piece by piece`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }
    for pieceBytes in [1, 7, 256, 1 << 20] where count / pieceBytes < 10_000 {
      var running = RunningChecksum()
      for start in stride(from: 0, to: count, by: pieceBytes) {
        unsafe running.add(Array(bytes[start..<min(start + pieceBytes, count)]).span.bytes)
      }
      #expect(running.xxh3Wide == checksums(of: bytes).wide)
    }
  }

  @Test func `change with every bit`() {
    var bytes = [UInt8](repeating: 0x5A, count: 300)
    let before = checksums(of: bytes)
    for bit in 0..<bytes.count * 8 {
      bytes[bit / 8] ^= 1 << (bit % 8)
      let after = checksums(of: bytes)
      #expect(after.short != before.short)
      #expect(after.wide != before.wide)
      bytes[bit / 8] ^= 1 << (bit % 8)
    }
  }

  private func checksums(of bytes: [UInt8]) -> (short: UInt64, wide: UInt128) {
    unsafe (Checksum.xxh3(bytes.span.bytes), Checksum.xxh3Wide(bytes.span.bytes))
  }
}
