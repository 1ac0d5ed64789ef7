// SPDX-License-Identifier: MIT

import CommandLineParsing
import Glibc
import ZoneGeometry

/// A file of coordinates: little-endian doubles in degrees, longitude and latitude in turn.
enum CoordinateFile {
  private static let bytesPerCoordinate = 16

  static func write(_ coordinates: [Coordinate], to path: String) throws(FileError) {
    var file = try OutputFile(path: path)
    for coordinate in coordinates {
      try file.write(coordinate.longitude)
      try file.write(coordinate.latitude)
    }
    try file.flush()
  }

  /// The coordinates of the file at `path`, at most `limit`.
  static func read(_ path: String, limit: Int) throws(FileError) -> [Coordinate] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path, errno: errno, .noInput) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(path: path, "no regular file", .noInput)
    }
    guard status.st_size % bytesPerCoordinate == 0 else {
      let problem = "\(status.st_size) bytes are not pairs of doubles, 16 bytes each"
      throw FileError(path: path, problem, .dataError)
    }
    let count = min(status.st_size / bytesPerCoordinate, limit)
    var numbers = [UInt64](repeating: 0, count: 2 * count)
    try fill(&numbers, from: descriptor, path)
    let degrees = numbers.map { Double(bitPattern: UInt64(littleEndian: $0)) }
    return (0..<count).map {
      Coordinate(longitude: degrees[2 * $0], latitude: degrees[2 * $0 + 1])
    }
  }

  private static func fill(
    _ numbers: inout [UInt64], from descriptor: Int32, _ path: String
  ) throws(FileError) {
    var done = 0
    while done < numbers.count * MemoryLayout<UInt64>.stride {
      let count = unsafe numbers.withUnsafeMutableBytes { bytes in
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[done...])
        return unsafe Glibc.read(descriptor, rest.baseAddress, rest.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        throw FileError(path: path, errno: count < 0 ? errno : EIO, .inputOutputError)
      }
      done += count
    }
  }
}
