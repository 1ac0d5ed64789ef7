// SPDX-License-Identifier: MIT

import Diagnostics
import Glibc

/// What the first bytes of a file say about the machine that it was built for (System V ABI,
/// chapter 4, "ELF Header").
///
/// The dynamic linker says "cannot open shared object file: No such file or directory" about a
/// library for another machine, and a truncated library ends the process with a bus error: so
/// files are looked at before it sees them.
struct ELFIdentification {
  /// The size of the header of a 64-bit file.
  private static let headerSize = 64
  private static let sharedObject: UInt16 = 3
  private static let machines: [UInt16: String] = [
    3: "x86", 8: "mips", 20: "powerpc", 21: "powerpc64", 22: "s390x", 40: "arm", 62: "x86_64",
    183: "aarch64", 243: "riscv", 258: "loongarch",
  ]
  #if arch(x86_64)
    private static let ownMachine: UInt16 = 62
  #elseif arch(arm64)
    private static let ownMachine: UInt16 = 183
  #endif

  private let header: [UInt8]
  private let fileSize: Int

  private init(header: [UInt8], fileSize: Int) {
    self.header = header
    self.fileSize = fileSize
  }

  /// Refuses the file at `path` unless it can be a whole shared library for this machine.
  static func check(path: String) throws(RulePluginError.Reason) {
    try Self(path: path).check()
  }

  private init(path: String) throws(RulePluginError.Reason) {
    // O_NONBLOCK: opening a pipe that somebody put there must not wait for its writer.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(systemMessage(for: errno)) }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw .unreadable(systemMessage(for: errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .notALibrary(status.st_mode & S_IFMT == S_IFDIR ? "a folder" : "not a regular file")
    }
    var header = [UInt8](repeating: 0, count: Self.headerSize)
    let count = unsafe header.withUnsafeMutableBytes { bytes in
      unsafe read(file, bytes.baseAddress, bytes.count)
    }
    guard count >= 0 else { throw .unreadable(systemMessage(for: errno)) }
    self.init(header: Array(header.prefix(count)), fileSize: Int(status.st_size))
  }

  private func check() throws(RulePluginError.Reason) {
    guard !header.isEmpty else { throw .notALibrary("the file is empty") }
    guard header.starts(with: [0x7F] + "ELF".utf8) else {
      throw .notALibrary("it does not begin with the ELF signature")
    }
    guard header.count == Self.headerSize else { throw .notALibrary("the file is truncated") }
    let is64Bit = header[4] == 2
    let isLittleEndian = header[5] == 1
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
    let sections = number(at: 40, size: 8)
    let (end, overflow) = sections.addingReportingOverflow(
      number(at: 58, size: 2) * number(at: 60, size: 2))
    guard !overflow, end <= fileSize else { throw .notALibrary("the file is truncated") }
  }

  /// The little-endian number of `size` bytes at `offset`.
  private func number(at offset: Int, size: Int) -> UInt64 {
    header[offset..<offset + size].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
