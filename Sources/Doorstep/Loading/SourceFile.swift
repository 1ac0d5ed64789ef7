// SPDX-License-Identifier: MIT

import Checksums
import Diagnostics
import GeoJSONCoding
import Glibc
package import JSONDocument

/// A file, read whole.
package struct SourceFile {
  /// Longer files are refused before they fill the memory.
  private static let maximumBytes = JSONDocument.Limits.standard.maximumBytes
  private static let blockBytes = 1 << 16

  package let path: String
  package let bytes: [UInt8]

  /// The folder that the file is in, ending in a slash; empty for the current one.
  var folder: String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Names the content: the XXH3 of its bytes.
  var checksum: UInt128 { unsafe Checksum.xxh3Wide(bytes.span.bytes) }

  /// Reads the file at `path`.
  ///
  /// It is read and not mapped: a mapped file that somebody cuts meanwhile would end the process.
  ///
  /// - Throws: `missing` when there is none, `unreadable` with the system's reason otherwise.
  package init(path: String) throws(ServiceError) {
    self.path = path
    // A C string would end at U+0000 and name another file.
    guard !path.utf8.contains(0) else { throw ServiceError(path: path, errno: ENOENT) }
    // Opening a pipe would wait for somebody to write into it; reading waits only if one does.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw ServiceError(path: path, errno: errno) }
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, O_RDONLY)
    var status = stat()
    let size = unsafe fstat(descriptor, &status) == 0 ? status.st_size : 0
    guard size <= Self.maximumBytes else { throw Self.tooLong(path) }
    var bytes = try Self.read(descriptor, upTo: size, of: path)
    // Pipes and devices do not tell their size, and may never end; a file may have grown.
    while true {
      let block = try Self.read(descriptor, upTo: Self.blockBytes, of: path)
      guard !block.isEmpty else { break }
      bytes += block
      guard bytes.count <= Self.maximumBytes else { throw Self.tooLong(path) }
    }
    guard !bytes.isEmpty || status.st_mode & S_IFMT != S_IFIFO else {
      throw ServiceError(.unreadable, "\(path): nobody writes into this pipe; start that first")
    }
    self.bytes = bytes
  }

  /// The next `count` bytes in a buffer of that size, so that a long file is not in memory twice;
  /// fewer where it ends.
  private static func read(
    _ descriptor: Int32, upTo count: Int, of path: String
  ) throws(ServiceError) -> [UInt8] {
    var failure: Int32?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let room = unsafe UnsafeMutableBufferPointer(rebasing: buffer[filled..<count])
        let got = unsafe Glibc.read(descriptor, room.baseAddress, room.count)
        if got < 0 && errno == EINTR { continue }
        if got < 0 { failure = errno }
        guard got > 0 else { return }
        filled += got
      }
    }
    if let failure { throw ServiceError(path: path, errno: failure) }
    return bytes
  }

  private static func tooLong(_ path: String) -> ServiceError {
    ServiceError(.unreadable, "\(path): longer than the limit of \(maximumBytes) bytes")
  }

  /// The file as JSON; a mistake is one of `kind`.
  package func document(_ kind: ServiceError.Kind) throws(ServiceError) -> JSONDocument {
    do {
      return try JSONDocument(parsing: bytes, source: path)
    } catch {
      throw ServiceError(kind, error.description)
    }
  }

  /// Each of `errors` about this file as a line with its place.
  func lines(_ errors: [JSONError]) -> [String] { [self].lines(errors) }

  /// An error of `kind` about this file.
  func error(_ kind: ServiceError.Kind, _ error: JSONError) -> ServiceError {
    ServiceError(kind, mistakes: lines([error]))
  }

  /// What stopped the reading of the features of this file.
  func error(reading error: any Error) -> ServiceError {
    switch error {
    case let error as ServiceError: error
    case let error as JSONError: self.error(.data, error)
    case let error as GeoJSONError: self.error(.data, JSONError(error))
    default: ServiceError(.data, "\(error)")
    }
  }

  /// The file as GeoJSON, whose features are not read yet.
  func geoJSON() throws(ServiceError) -> GeoJSONFile {
    do {
      return try GeoJSONFile(bytes, source: path)
    } catch {
      throw ServiceError(.data, error.description)
    }
  }

  /// Whether there is anything at `path`.
  static func isThere(_ path: String) -> Bool {
    guard !path.utf8.contains(0) else { return false }
    return unsafe access(path, F_OK) == 0
  }

  /// Whether there is a folder at `path`.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension [SourceFile] {
  /// Each of `errors` about these files as a line with its place.
  func lines(_ errors: [JSONError]) -> [String] {
    reduce(errors) { errors, file in errors.positioned(in: file.bytes, source: file.path) }
      .map(\.description)
  }
}

extension ServiceError {
  /// What the system said of the file at `path`.
  fileprivate init(path: String, errno code: Int32) {
    let isMissing = code == ENOENT || code == ENOTDIR
    let reason = systemMessage(for: code).lowercased()
    self.init(isMissing ? .missing : .unreadable, "\(path): \(reason)")
  }
}
