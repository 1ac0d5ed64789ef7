// SPDX-License-Identifier: MIT

/// The start of an image.
struct ImageHeader: BitwiseCopyable {
  /// "DSINDEX" and a version, read as a number: in the other byte order it is another one.
  static let magic: UInt64 = 0x02_5845_444E_4953_44

  var magic = ImageHeader.magic
  let frame: GridFrame
  /// The first position with an entry in `turns`.
  let seamStart: Int
  /// The first node of a zone in the border tree.
  let borderZoneStart: Int
  /// The number of claims that are exclusions.
  let exclusionCount: Int
  /// The ranges of the sections in the order of `ImageSection`.
  let sections: Sections

  typealias Sections = InlineArray<13, ImageRange>
}
