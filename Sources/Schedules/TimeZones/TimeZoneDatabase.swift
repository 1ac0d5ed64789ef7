// SPDX-License-Identifier: MIT

import Glibc

/// A folder with a compiled time zone database: one TZif file an identifier, in subfolders by area.
package struct TimeZoneDatabase: Sendable {
  private static let largestFile = 1 << 20
  private static let longestIdentifier = 255

  /// The folder's path.
  private let directory: String

  /// The database in the folder at `path`.
  package init(directory path: String) {
    directory = path
  }

  /// The folder that `TZDIR` names, or else Debian's.
  static var ofSystem: Self {
    let named = unsafe getenv("TZDIR").map { unsafe String(cString: $0) } ?? ""
    return Self(directory: named.isEmpty ? "/usr/share/zoneinfo" : named)
  }

  /// The bytes of the file of zone `identifier`.
  func file(of identifier: String) throws(TimeZoneError) -> [UInt8] {
    func failure(_ reason: TimeZoneError.Reason) -> TimeZoneError {
      TimeZoneError(identifier: identifier, reason: reason)
    }
    guard Self.isWellFormed(identifier) else { throw failure(.malformedIdentifier) }
    do throws(FileError) {
      return try FileContents.read("\(directory)/\(identifier)", limit: Self.largestFile)
    } catch {
      guard error.isAbsence else { throw failure(.unreadable(errno: error.errno)) }
      guard isPresent else { throw failure(.noDatabase(directory: directory)) }
      let nearest = NearestIdentifier.find(identifier, among: identifiers())
      throw failure(.unknownIdentifier(nearest: nearest))
    }
  }

  /// Whether the folder holds a database at all, judged by what every database has.
  private var isPresent: Bool {
    ["UTC", "Etc/UTC", Self.source].contains { name in
      unsafe access("\(directory)/\(name)", R_OK) == 0
    }
  }

  /// All zones and links, read from the source text that the compiled files come with; empty when it is
  /// not there.
  private func identifiers() -> [String] {
    let source = try? FileContents.read("\(directory)/\(Self.source)", limit: Self.largestFile)
    return (source ?? []).split(separator: UInt8(ascii: "\n")).compactMap { line in
      let words = line.split(separator: UInt8(ascii: " "))
      let name: ArraySlice<UInt8>?
      switch words.first.map(Array.init) {
      case Array("Z".utf8): name = words.dropFirst().first
      case Array("L".utf8): name = words.dropFirst(2).first
      default: name = nil
      }
      return name.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private static let source = "tzdata.zi"

  /// Whether `identifier` consists of words of letters, digits, `_`, `+` and `-` between single
  /// slashes, so that it cannot lead out of the folder.
  private static func isWellFormed(_ identifier: String) -> Bool {
    let bytes = identifier.utf8
    let words = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return bytes.count <= longestIdentifier
      && words.allSatisfy { word in
        !word.isEmpty
          && word.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
              || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
              || "_+-".utf8.contains(byte)
          }
      }
  }
}
