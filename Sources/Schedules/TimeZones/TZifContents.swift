// SPDX-License-Identifier: MIT

/// What a TZif file says about offsets (RFC 9636 §3), checked.
struct TZifContents {
  /// When the offset changes, Unix time, strictly ascending.
  let transitions: [Int64]
  /// The offset before the first transition, then the one after each transition, in seconds.
  let offsets: [Int32]
  /// The rule of the footer, for the time after the last transition.
  let rule: PosixTimeZoneRule?

  /// A zone whose clocks never change.
  init(offset: Int32) {
    transitions = []
    offsets = [offset]
    rule = nil
  }

  /// Reads a file of version 2 or later.
  ///
  /// Such a file holds everything twice: in 32 bits for readers of version 1, which is skipped, then in
  /// 64 bits with a footer.
  init(parsing bytes: [UInt8]) throws(TZifError) {
    var reader = TZifReader(bytes)
    let legacyHeader = try reader.readHeader()
    guard legacyHeader.version >= 2 else {
      throw TZifError(detail: "it is of version 1, which ends in 2038")
    }
    try reader.skip(legacyHeader.bodySize(bytesPerTime: 4))
    let header = try reader.readHeader()
    guard header.leapSecondCount == 0 else {
      throw TZifError(detail: "it counts leap seconds, which Unix time does not")
    }
    guard header.typeCount > 0 else { throw TZifError(detail: "it has no offsets") }

    transitions = try reader.readTransitions(count: header.transitionCount)
    let typeIndices = try reader.readBytes(count: header.transitionCount)
    let typeOffsets = try reader.readTypeOffsets(count: header.typeCount)
    guard typeIndices.allSatisfy({ Int($0) < typeOffsets.count }) else {
      throw TZifError(detail: "a change leads to an offset that it does not list")
    }
    // Before the first change, clocks keep type 0 (RFC 9636 §3.2).
    offsets = [typeOffsets[0]] + typeIndices.map { typeOffsets[Int($0)] }
    try reader.skip(header.sizeAfterTypes)
    let footer = try reader.readFooter()
    rule = footer.isEmpty ? nil : try PosixTimeZoneRule(parsing: footer)
  }
}
