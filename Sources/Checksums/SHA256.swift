// SPDX-License-Identifier: MIT

import CLibCrypto

/// The SHA-256 of a content (FIPS 180-4), by OpenSSL: nobody can make another content with the same one.
///
///     SHA256(hexadecimal: "ba7816bf…") == unsafe SHA256(of: bytes.span.bytes)
public struct SHA256: Hashable, Sendable, CustomStringConvertible {
  /// The 32 bytes.
  private let bytes: [UInt8]
  private static let byteCount = 32

  /// Hashes `content`.
  ///
  /// - Returns: Nil when OpenSSL refuses, as where its own configuration is broken.
  public init?(of content: RawSpan) {
    var digest = [UInt8](repeating: 0, count: Self.byteCount)
    var count: UInt32 = 0
    let isDone = unsafe content.withUnsafeBytes { bytes in
      // The sixth argument chooses an engine; none is the library itself.
      unsafe EVP_Digest(bytes.baseAddress, bytes.count, &digest, &count, EVP_sha256(), nil)
    }
    guard isDone == 1, count == Self.byteCount else { return nil }
    bytes = digest
  }

  /// Reads 64 hexadecimal digits in whatever case, as `sha256sum` prints them.
  ///
  /// - Returns: Nil when `text` is something else.
  public init?(hexadecimal text: String) {
    let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard text.utf8.count == Self.byteCount * 2, digits.count == text.utf8.count else { return nil }
    bytes = (0..<Self.byteCount).map { UInt8(digits[2 * $0] << 4 | digits[2 * $0 + 1]) }
  }

  /// 64 hexadecimal digits in lower case.
  public var description: String {
    bytes.map { byte in
      String(byte >> 4, radix: 16) + String(byte & 0xF, radix: 16)
    }.joined()
  }
}
