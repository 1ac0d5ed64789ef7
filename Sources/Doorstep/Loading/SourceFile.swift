// SPDX-License-Identifier: MIT

import Diagnostics
import Glibc
import JSONDocument

/// A file of a service, read whole.
struct SourceFile {
  /// Longer files are refused before they fill the memory.
  private static let maximumBytes = JSONDocument.Limits.standard.maximumBytes
  private static let blockBytes = 1 << 16

  let path: String
  let bytes: [UInt8]

  /// The folder that the file is in, ending in a slash; empty for the current one.
  var folder: String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Reads the file at `path`.
  ///
  /// - Throws: `missing` when there is none, `unreadable` with the system's reason otherwise.
  init(path: String) throws(ServiceError) {
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
    var bytes: [UInt8] = []
    while true {
      let count = Self.readBlock(of: descriptor, into: &bytes)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw ServiceError(path: path, errno: errno) }
      guard count > 0 else { break }
      // Pipes and devices do not tell their size, and may never end.
      guard bytes.count <= Self.maximumBytes else { throw Self.tooLong(path) }
    }
    guard !bytes.isEmpty || status.st_mode & S_IFMT != S_IFIFO else {
      throw ServiceError(.unreadable, "\(path): nobody writes into this pipe; start that first")
    }
    self.bytes = bytes
  }

  /// Appends what one call of read(2) gives, whose result it returns.
  private static func readBlock(of descriptor: Int32, into bytes: inout [UInt8]) -> Int {
    unsafe withUnsafeTemporaryAllocation(byteCount: blockBytes, alignment: 1) { block in
      let count = unsafe read(descriptor, block.baseAddress, block.count)
      if count > 0 { unsafe bytes.append(contentsOf: block[..<count]) }
      return count
    }
  }

  private static func tooLong(_ path: String) -> ServiceError {
    ServiceError(.unreadable, "\(path): longer than the limit of \(maximumBytes) bytes")
  }

  /// The file as JSON; a mistake is one of `kind`.
  func document(_ kind: ServiceError.Kind) throws(ServiceError) -> JSONDocument {
    do {
      return try JSONDocument(parsing: bytes, source: path)
    } catch {
      throw ServiceError(kind, error.description)
    }
  }

  /// Whether there is a folder at `path`.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
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
