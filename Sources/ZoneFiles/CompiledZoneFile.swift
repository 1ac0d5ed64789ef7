// SPDX-License-Identifier: MIT

import Checksums
import Glibc
import JSONDocument
package import ZoneIndexing

/// Zones that were compiled into a file, which is mapped into memory and shared with all who map it.
///
///     let file = try CompiledZoneFile(opening: "area.zones")
///     file.index.zones(containing: pier)
///
/// Opening looks at the header and the structure, whatever the size, and at all of a short file. No
/// byte beyond the file is read whatever is in it, but a long one that was damaged may answer wrongly
/// until `verify()` says so. A file in use has to be replaced and not overwritten, as
/// `ZoneFileContents.write(to:)` does: the system ends a process that reads where a file was cut.
@safe package struct CompiledZoneFile: Sendable {
  /// Files up to this length are verified whenever they are opened.
  package static let alwaysVerifiedBytes = 4 << 20

  /// Where the file is.
  package let path: String
  /// What it says about itself.
  package let details: ZoneFileDetails
  /// Which zones contain a coordinate, in the memory of the file.
  package let index: ZoneIndex

  private let memory: ImageMemory
  private let header: FileHeader

  /// The number of zones.
  package var zoneCount: Int { index.count }
  /// The number of vertices of all zones.
  package var vertexCount: Int { Int(clamping: header.vertexCount) }
  /// The length of the file.
  package var byteCount: Int { unsafe memory.bytes.count }

  /// Whether the file at `path` begins as compiled zones do.
  package static func isCompiled(_ path: String) -> Bool {
    guard let file = try? OpenFile(path) else { return false }
    return file.magic == FileHeader.magic
  }

  /// Maps the file at `path`.
  ///
  /// - Throws: `CompiledZoneFileError` for what is not a complete file of this format, machine and
  ///   version, or is damaged where opening looks.
  /// - Complexity: O(1) for a long file.
  package init(opening path: String) throws(CompiledZoneFileError) {
    let file = try OpenFile(path)
    // First what makes the rest unreadable.
    let fixedBytes = MemoryLayout<FileHeader>.size
    guard file.magic == FileHeader.magic else { throw CompiledZoneFileError(.foreign, at: path) }
    guard file.byteCount >= fixedBytes else {
      throw CompiledZoneFileError(
        .otherLength(bytes: file.byteCount, expected: UInt64(fixedBytes)), at: path)
    }
    guard let memory = ImageMemory(mapping: file.descriptor, byteCount: file.byteCount) else {
      throw CompiledZoneFileError(.unreadable(errno: errno), at: path)
    }
    let bytes = unsafe memory.bytes
    header = unsafe bytes.loadUnaligned(as: FileHeader.self)
    self.path = path
    self.memory = memory
    do throws(CompiledZoneFileError.Reason) {
      try header.check(fileBytes: bytes.count)
      details = try unsafe header.details(in: bytes)
      guard let image = ImageMemory(header.image.range, of: memory),
        let index = try? ZoneIndex(image: image), index.count == header.zoneCount
      else { throw .damaged(part: "the index") }
      self.index = index
    } catch {
      throw CompiledZoneFileError(error, at: path)
    }
    if bytes.count <= Self.alwaysVerifiedBytes { try verify() }
  }

  /// Reads the whole file, to find out whether its bytes are those that were written.
  ///
  /// - Throws: `damaged` with the part where they are not.
  package func verify() throws(CompiledZoneFileError) {
    let parts = [
      (header.records, "the list of zones"), (header.texts, "what is said of the zones"),
      (header.image, "the index"),
    ]
    for (section, name) in parts {
      let bytes = unsafe RawSpan(_unsafeBytes: memory.bytes[section.range])
      guard Checksum.xxh3(bytes) == section.checksum else {
        throw CompiledZoneFileError(.damaged(part: name), at: path)
      }
    }
  }

  /// What is said of a zone, as JSON in UTF-8; nil when the file is damaged there, or there is no such
  /// zone.
  package func text(ofZone ordinal: Int) -> [UInt8]? {
    guard let record = record(ofZone: ordinal) else { return nil }
    let texts = unsafe UnsafeRawBufferPointer(rebasing: memory.bytes[header.texts.range])
    guard record.textStart <= record.textEnd, record.textEnd <= texts.count else { return nil }
    return unsafe Array(texts[Int(record.textStart)..<Int(record.textEnd)])
  }

  private func record(ofZone ordinal: Int) -> ZoneRecord? {
    guard ordinal >= 0, ordinal < header.zoneCount else { return nil }
    let offset = header.records.range.lowerBound + ordinal * MemoryLayout<ZoneRecord>.stride
    return unsafe memory.bytes.loadUnaligned(fromByteOffset: offset, as: ZoneRecord.self)
  }
}

extension FileHeader {
  /// Holds what the header says against itself and the length of the file.
  fileprivate func check(fileBytes: Int) throws(CompiledZoneFileError.Reason) {
    guard byteOrder == Self.byteOrder else {
      throw byteOrder == Self.byteOrder.byteSwapped
        ? .otherByteOrder : .damaged(part: "the header")
    }
    guard formatVersion == Self.formatVersion else { throw .otherFormat(formatVersion) }
    guard self.fileBytes == UInt64(fileBytes) else {
      throw .otherLength(bytes: fileBytes, expected: self.fileBytes)
    }
    let least = UInt64(MemoryLayout<FileHeader>.size + Self.checksumBytes)
    let recordBytes = zoneCount.multipliedReportingOverflow(
      by: UInt64(MemoryLayout<ZoneRecord>.stride))
    guard headerBytes >= least, headerBytes <= self.fileBytes, !recordBytes.overflow,
      records.byteCount == recordBytes.partialValue,
      [records, texts, image].allSatisfy({ $0.lies(behind: headerBytes, in: self.fileBytes) })
    else { throw .damaged(part: "the header") }
  }

  /// The details behind the header in a file that it was held against.
  fileprivate func details(
    in file: UnsafeRawBufferPointer
  ) throws(CompiledZoneFileError.Reason) -> ZoneFileDetails {
    let end = Int(headerBytes) - Self.checksumBytes
    let checksum = unsafe file.loadUnaligned(fromByteOffset: end, as: UInt64.self)
    let checked = unsafe RawSpan(_unsafeBytes: file[..<end])
    let text = unsafe Array(file[MemoryLayout<FileHeader>.size..<end])
    guard Checksum.xxh3(checked) == checksum,
      let document = try? JSONDocument(parsing: text),
      let details = try? ZoneFileDetails(decoding: document.root)
    else { throw .damaged(part: "the header") }
    return details
  }
}

extension CompiledZoneFileError.Reason: Error {}

/// A regular file, open for reading.
private struct OpenFile: ~Copyable {
  let descriptor: Int32
  let byteCount: Int

  init(_ path: String) throws(CompiledZoneFileError) {
    (descriptor, byteCount) = try Self.open(path)
  }

  deinit { close(descriptor) }

  private static func open(
    _ path: String
  ) throws(CompiledZoneFileError) -> (descriptor: Int32, byteCount: Int) {
    // A C string would end at U+0000 and name another file.
    guard !path.utf8.contains(0) else {
      throw CompiledZoneFileError(.unreadable(errno: ENOENT), at: path)
    }
    // Opening a pipe would wait for somebody to write into it.
    let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw CompiledZoneFileError(.unreadable(errno: errno), at: path)
    }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw CompiledZoneFileError(.notRegular, at: path)
    }
    return (descriptor, status.st_size)
  }

  /// The first bytes, most significant first; 0 of a shorter file.
  var magic: UInt64 {
    var magic: UInt64 = 0
    let size = MemoryLayout<UInt64>.size
    guard unsafe pread(descriptor, &magic, size, 0) == size else { return 0 }
    return UInt64(bigEndian: magic)
  }
}
