// SPDX-License-Identifier: MIT

extension ZoneIndex {
  /// What is wrong with an image.
  package enum ImageError: Error, Hashable, Sendable {
    /// It is not an image of this version and byte order.
    case foreign
    /// A section does not lie in the memory.
    case misplacedSection
    /// A number in its header makes no sense.
    case nonsense
  }

  /// The bytes of the index, which can be written to a file and mapped.
  package func withImage<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    let bytes = unsafe memory.bytes
    return try unsafe body(RawSpan(_unsafeBytes: bytes))
  }
}
