// SPDX-License-Identifier: MIT

import Diagnostics
import Glibc

/// The names that a shared library exports, read from its file without loading it (System V ABI, chapter 4,
/// "Symbol Table").
package enum ELFSymbols {
  /// What no file of a plug-in is longer than, to be read whole.
  private static let maximumByteCount = 1 << 30

  /// The names that the library at `path` defines for others, sorted.
  ///
  /// - Throws: `notALibrary` when the file has no readable table of dynamic symbols, `unreadable` when it cannot be
  ///   read.
  package static func exported(
    byLibraryAt path: String
  ) throws(RulePluginError.Reason) -> [String] {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(systemMessage(for: errno)) }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw .unreadable(systemMessage(for: errno)) }
    guard status.st_size <= maximumByteCount else { throw .notALibrary("the file is too long") }
    // Read and not mapped: a mapped file that somebody shortens ends the process.
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe pread(file, $0.baseAddress, $0.count, 0)
    }
    guard count == bytes.count else { throw .unreadable("it ended while it was read") }
    _ = try ELFImage(bytes)
    guard let names = ELFReader(bytes: bytes).exportedNames() else {
      throw .notALibrary("it has no table of dynamic symbols that can be read")
    }
    return names.sorted()
  }
}

/// The little-endian 64-bit tables of a file, any of which may be nonsense.
private struct ELFReader {
  private static let dynamicSymbols: UInt64 = 11
  private static let sectionHeaderSize: UInt64 = 64
  private static let symbolSize: UInt64 = 24
  /// No name is longer, and all together are not; a file may give one text to many symbols.
  private static let maximumNameBytes = 4096
  private static let maximumNamesBytes = 1 << 20

  let bytes: [UInt8]

  /// The names of the defined global and weak symbols; nil when the tables cannot be read.
  func exportedNames() -> [String]? {
    guard let sections = number(at: 40, size: 8), let sectionCount = number(at: 60, size: 2) else {
      return nil
    }
    for index in 0..<sectionCount {
      let (section, overflows) = sections.addingReportingOverflow(index * Self.sectionHeaderSize)
      guard !overflows, let kind = number(at: section, plus: 4, size: 4) else { return nil }
      if kind == Self.dynamicSymbols { return names(in: section, among: sections) }
    }
    return nil
  }

  private func names(in section: UInt64, among sections: UInt64) -> [String]? {
    guard let start = number(at: section, plus: 24, size: 8),
      let size = number(at: section, plus: 32, size: 8), size <= bytes.count,
      let link = number(at: section, plus: 40, size: 4),
      let texts = number(at: sections, plus: link * Self.sectionHeaderSize + 24, size: 8)
    else { return nil }
    var names: [String] = []
    var byteCount = 0
    for index in 0..<(size / Self.symbolSize) {
      let entry = index * Self.symbolSize
      guard let name = number(at: start, plus: entry, size: 4),
        let info = number(at: start, plus: entry + 4, size: 1),
        let definedIn = number(at: start, plus: entry + 6, size: 2)
      else { return nil }
      let isGlobalOrWeak = info >> 4 == 1 || info >> 4 == 2
      guard isGlobalOrWeak, definedIn != 0 else { continue }
      guard let text = text(at: texts, plus: name) else { return nil }
      byteCount += text.utf8.count + 1
      guard byteCount <= Self.maximumNamesBytes else { return nil }
      names.append(text)
    }
    return names
  }

  private func text(at base: UInt64, plus offset: UInt64) -> String? {
    let (place, overflows) = base.addingReportingOverflow(offset)
    guard !overflows, place < bytes.count else { return nil }
    let start = bytes[Int(place)...].prefix(Self.maximumNameBytes + 1)
    guard let end = start.firstIndex(of: 0) else { return nil }
    return String(decoding: start[..<end], as: UTF8.self)
  }

  /// The number of `size` bytes at `base` + `offset`; nil beyond the end.
  private func number(at base: UInt64, plus offset: UInt64 = 0, size: Int) -> UInt64? {
    let (place, overflows) = base.addingReportingOverflow(offset)
    guard !overflows, place < bytes.count, Int(place) + size <= bytes.count else { return nil }
    return bytes[Int(place)..<Int(place) + size].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
