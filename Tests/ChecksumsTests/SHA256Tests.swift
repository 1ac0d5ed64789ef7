// SPDX-License-Identifier: MIT

import Checksums
import Testing

@Suite("SHA-256")
struct SHA256Tests {
  /// The examples of FIPS 180-2, appendix B, and the empty text, which `sha256sum` answers likewise.
  static let published = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test(arguments: published)
  func `is the published one`(text: String, digits: String) {
    let hash = hash(of: Array(text.utf8))
    #expect(hash?.description == digits)
    #expect(hash == SHA256(hexadecimal: digits))
    #expect(hash == SHA256(hexadecimal: digits.uppercased()))
  }

  @Test(
    arguments: [
      "", "ba78", String(repeating: "0", count: 63), String(repeating: "0", count: 65),
      String(repeating: "g", count: 64), " " + String(repeating: "0", count: 63),
      // 32 digits of two bytes each.
      String(repeating: "é", count: 32),
      // A digit that is not of ASCII.
      String(repeating: "0", count: 61) + "１",
    ])
  func `is nothing else than 64 digits`(_ text: String) {
    #expect(SHA256(hexadecimal: text) == nil)
  }

  private func hash(of bytes: [UInt8]) -> SHA256? {
    unsafe SHA256(of: bytes.span.bytes)
  }
}
