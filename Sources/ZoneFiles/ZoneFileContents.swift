// SPDX-License-Identifier: MIT

import Checksums
import JSONDocument
package import ZoneIndexing

/// What a file of compiled zones is made of.
package struct ZoneFileContents {
  private let details: ZoneFileDetails
  private let texts: ZoneTexts
  private let index: ZoneIndex
  private let vertexCount: Int

  /// Collects the contents.
  ///
  /// - Parameters:
  ///   - details: What the file says about itself.
  ///   - texts: What each zone is called and the terms that hold in it, as JSON in UTF-8.
  ///   - index: The index of the zones, as many as `texts`.
  ///   - vertexCount: The number of vertices of all zones.
  package init(details: ZoneFileDetails, texts: ZoneTexts, index: ZoneIndex, vertexCount: Int) {
    precondition(texts.count == index.count, "each zone of the index has a text")
    self.details = details
    self.texts = texts
    self.index = index
    self.vertexCount = vertexCount
  }

  /// Writes the file at `path`, whose old content stays until the new one is complete.
  ///
  /// - Throws: `unwritable` with the system's reason, or `notRegular`; the old content is there still.
  package func write(to path: String) throws(CompiledZoneFileError) {
    var file = try ReplacementFile(for: path)
    try write(to: &file)
    try file.putInPlace()
  }

  private func write(to file: inout ReplacementFile) throws(CompiledZoneFileError) {
    let records = texts.indices.map { index in
      let range = texts.range(at: index)
      return ZoneRecord(textStart: UInt64(range.lowerBound), textEnd: UInt64(range.upperBound))
    }
    let details = detailsBytes()
    let fixedBytes = MemoryLayout<FileHeader>.size
    let headerBytes = fixedBytes + details.count + FileHeader.checksumBytes

    let recordSection = unsafe FileSection(of: records.span.bytes, behind: headerBytes)
    let textSection = unsafe FileSection(
      of: texts.bytes.span.bytes, behind: recordSection.range.upperBound)
    let imageSection = index.withImage { image in
      FileSection(of: image, behind: textSection.range.upperBound)
    }
    let header = FileHeader(
      headerBytes: UInt64(headerBytes), fileBytes: UInt64(imageSection.range.upperBound),
      zoneCount: UInt64(records.count), vertexCount: UInt64(vertexCount), records: recordSection,
      texts: textSection, image: imageSection)
    var start = unsafe withUnsafeBytes(of: header) { unsafe Array($0) } + details
    let checksum = unsafe Checksum.xxh3(start.span.bytes)
    start += unsafe withUnsafeBytes(of: checksum) { unsafe Array($0) }

    unsafe try file.write(start.span.bytes)
    try file.pad(from: headerBytes, to: recordSection)
    unsafe try file.write(records.span.bytes)
    try file.pad(from: recordSection.range.upperBound, to: textSection)
    unsafe try file.write(texts.bytes.span.bytes)
    try file.pad(from: textSection.range.upperBound, to: imageSection)
    let outcome = index.withImage { image in
      Result { () throws(CompiledZoneFileError) in try file.write(image) }
    }
    try outcome.get()
  }

  private func detailsBytes() -> [UInt8] {
    // Texts and whole numbers three levels deep can always be written.
    guard let text = try? details.json.text() else { preconditionFailure("details are JSON") }
    return Array(text.utf8)
  }
}

extension FileSection {
  /// The section of `bytes` that begins as soon as may be after `end`.
  fileprivate init(of bytes: RawSpan, behind end: Int) {
    let offset = (end + Self.alignment - 1) / Self.alignment * Self.alignment
    self.init(
      offset: UInt64(offset), byteCount: UInt64(bytes.byteCount),
      checksum: Checksum.xxh3(bytes))
  }
}

extension ReplacementFile {
  fileprivate mutating func pad(
    from end: Int, to section: FileSection
  ) throws(CompiledZoneFileError) {
    let zeros = [UInt8](repeating: 0, count: section.range.lowerBound - end)
    unsafe try write(zeros.span.bytes)
  }
}
