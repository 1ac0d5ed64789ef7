// SPDX-License-Identifier: MIT

/// The start of a file of compiled zones, before the details.
struct FileHeader: BitwiseCopyable {
  /// Not UTF-8, then "DSZ", then what transfers as text change: the bytes of PNG's signature with
  /// another name.
  static let magic: UInt64 = 0x89_44_53_5A_0D_0A_1A_0A
  /// Reads otherwise where bytes have the other order.
  static let byteOrder: UInt32 = 0x0102_0304
  /// Changed whenever an older Doorstep would misread the file, its index included.
  static let formatVersion: UInt32 = 2
  /// Behind the details, the XXH3 of all bytes before it.
  static let checksumBytes = MemoryLayout<UInt64>.size

  /// `magic`, most significant byte first.
  var magic = FileHeader.magic.bigEndian
  var byteOrder = FileHeader.byteOrder
  var formatVersion = FileHeader.formatVersion
  /// The header with the details and its checksum.
  let headerBytes: UInt64
  let fileBytes: UInt64
  let zoneCount: UInt64
  let vertexCount: UInt64
  let records: FileSection
  let texts: FileSection
  let image: FileSection
}

/// A piece of the body.
struct FileSection: BitwiseCopyable {
  /// Sections begin at multiples of so many bytes.
  static let alignment = 64

  /// Bytes from the start of the file.
  let offset: UInt64
  let byteCount: UInt64
  /// The XXH3 of its bytes.
  let checksum: UInt64

  /// Where it is, given that it lies in a file of so many bytes.
  var range: Range<Int> { Int(offset)..<Int(offset + byteCount) }

  /// Whether it lies behind a header of `headerBytes`, in a file of `fileBytes`.
  func lies(behind headerBytes: UInt64, in fileBytes: UInt64) -> Bool {
    offset >= headerBytes && offset % UInt64(Self.alignment) == 0 && offset <= fileBytes
      && byteCount <= fileBytes - offset
  }
}

/// Where the text of a zone is.
struct ZoneRecord: BitwiseCopyable {
  /// In bytes from the start of all texts.
  let textStart: UInt64
  let textEnd: UInt64
}
