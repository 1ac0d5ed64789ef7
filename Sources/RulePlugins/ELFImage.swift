// SPDX-License-Identifier: MIT

/// What a file says about the machine that it was built for, and which parts of it are mapped when it is loaded
/// (System V ABI, chapters 4, "ELF Header", and 5, "Program Header").
///
/// The dynamic linker says "cannot open shared object file: No such file or directory" about a
/// library for another machine, and a truncated library ends the process with a bus error: so
/// files are looked at before it sees them.
struct ELFImage {
  /// The sizes of the header of a 64-bit file, and of an entry of its table of segments.
  private static let headerSize = 64
  private static let segmentSize = 56
  private static let sharedObject: UInt64 = 3
  private static let loadedSegment: UInt64 = 1
  /// Linkers make four or five.
  private static let mostLoadedSegments = 64
  private static let machines: [UInt16: String] = [
    3: "x86", 8: "mips", 20: "powerpc", 21: "powerpc64", 22: "s390x", 40: "arm", 62: "x86_64",
    183: "aarch64", 243: "riscv", 258: "loongarch",
  ]
  #if arch(x86_64)
    private static let ownMachine: UInt16 = 62
  #elseif arch(arm64)
    private static let ownMachine: UInt16 = 183
  #endif

  private let bytes: [UInt8]

  /// Refuses `bytes` unless they can be a whole shared library for this machine.
  init(_ bytes: [UInt8]) throws(RulePluginError.Reason) {
    self.bytes = bytes
    try check()
  }

  /// Where in the file is what the dynamic linker reads: the header, the table of segments, and those.
  ///
  /// - Throws: `notALibrary` when part of it is missing, or more is loaded than the file holds.
  var segments: [Range<Int>] {
    get throws(RulePluginError.Reason) {
      let entrySize = number(at: 54, size: 2)
      guard entrySize == Self.segmentSize else {
        throw .notALibrary("its segments are described in \(entrySize) bytes each")
      }
      let table = try part(at: number(at: 32, size: 8), size: number(at: 56, size: 2) * entrySize)
      var loaded: [Range<Int>] = []
      for entry in stride(from: table.lowerBound, to: table.upperBound, by: Self.segmentSize)
      where number(at: entry, size: 4) == Self.loadedSegment {
        loaded.append(
          try part(at: number(at: entry + 8, size: 8), size: number(at: entry + 32, size: 8)))
        guard loaded.count <= Self.mostLoadedSegments else {
          throw .notALibrary("it has more than \(Self.mostLoadedSegments) segments to load")
        }
      }
      // Segments may share a page, and so some bytes, but not again and again the same.
      guard loaded.reduce(0, { $0 + $1.count }) <= 2 * bytes.count else {
        throw .notALibrary("its segments overlap")
      }
      return [0..<Self.headerSize, table] + loaded
    }
  }

  private func check() throws(RulePluginError.Reason) {
    guard !bytes.isEmpty else { throw .notALibrary("the file is empty") }
    guard bytes.starts(with: [0x7F] + "ELF".utf8) else {
      throw .notALibrary("it does not begin with the ELF signature")
    }
    guard bytes.count >= Self.headerSize else { throw .notALibrary("the file is truncated") }
    let is64Bit = bytes[4] == 2
    let isLittleEndian = bytes[5] == 1
    let machine =
      isLittleEndian ? number(at: 18, size: 2) : number(at: 18, size: 2).byteSwapped >> 48
    guard is64Bit, isLittleEndian, machine == UInt64(Self.ownMachine) else {
      let name = Self.machines[UInt16(truncatingIfNeeded: machine)] ?? "machine \(machine)"
      let found =
        "\(name), \(is64Bit ? "64" : "32")-bit \(isLittleEndian ? "little" : "big")-endian"
      throw .otherMachine(found: found, expected: Self.machines[Self.ownMachine] ?? "another")
    }
    guard number(at: 16, size: 2) == Self.sharedObject else {
      throw .notALibrary("the file is ELF, but a program or an object file")
    }
    // Linkers put the table of sections at the end. A file without one has zeros here.
    _ = try part(
      at: number(at: 40, size: 8), size: number(at: 58, size: 2) * number(at: 60, size: 2))
  }

  /// The `size` bytes at `offset`, which have to be there.
  private func part(
    at offset: UInt64, size: UInt64
  ) throws(RulePluginError.Reason) -> Range<Int> {
    let (end, overflows) = offset.addingReportingOverflow(size)
    guard !overflows, end <= UInt64(bytes.count) else {
      throw .notALibrary("the file is truncated")
    }
    return Int(offset)..<Int(end)
  }

  /// The little-endian number of `size` bytes at `offset`, which are there.
  private func number(at offset: Int, size: Int) -> UInt64 {
    bytes[offset..<offset + size].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
