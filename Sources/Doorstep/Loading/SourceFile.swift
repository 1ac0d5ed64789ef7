// SPDX-License-Identifier: MIT

import Glibc
import JSONDocument

/// A file of a service, read whole.
struct SourceFile {
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
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ServiceError(path: path, errno: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    let chunk = 1 << 20
    while true {
      let filled = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: chunk))
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress?.advanced(by: filled), chunk)
      }
      bytes.removeLast(chunk - max(0, count))
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw ServiceError(path: path, errno: errno) }
      if count == 0 { break }
    }
    self.bytes = bytes
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
    // strerror gives a static text for every number.
    let reason = unsafe String(cString: strerror(code))
    let isMissing = code == ENOENT || code == ENOTDIR
    self.init(isMissing ? .missing : .unreadable, "\(path): \(reason.lowercased())")
  }
}
