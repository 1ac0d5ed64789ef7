// SPDX-License-Identifier: MIT

import Diagnostics
import Glibc

/// The folder of the service, where the relative paths of a configuration start.
public struct ServiceFolder: Hashable, Sendable {
  /// Files are refused beyond 16 MiB: a rule's data is small, and a wrong path may name a disk.
  public static let maximumFileBytes = 1 << 24

  /// Its path; empty is the current folder.
  public let path: String

  /// Names a folder.
  public init(path: String) {
    self.path = path
  }

  /// The path of the file called `name`, which is kept when it is absolute.
  public func path(of name: String) -> String {
    if name.hasPrefix("/") || path.isEmpty { return name }
    return path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// The whole content of the file called `name`.
  ///
  /// - Throws: An error that says which file, and why not: it cannot be read, is no regular file, or has more
  ///   than `maximumFileBytes`.
  public func bytes(of name: String) throws(RuleFileError) -> [UInt8] {
    let path = path(of: name)
    // A C string would end at U+0000 and name another file.
    guard !path.utf8.contains(0) else {
      throw RuleFileError(path: path, reason: .unreadable(code: ENOENT))
    }
    // O_NONBLOCK: a pipe must not be waited for.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw RuleFileError(path: path, reason: .unreadable(code: errno)) }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else {
      throw RuleFileError(path: path, reason: .unreadable(code: errno))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw RuleFileError(path: path, reason: .notAFile)
    }
    var content: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = unsafe read(file, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw RuleFileError(path: path, reason: .unreadable(code: errno)) }
      guard count > 0 else { return content }
      content += piece.prefix(count)
      guard content.count <= Self.maximumFileBytes else {
        throw RuleFileError(path: path, reason: .tooLong)
      }
    }
  }
}

/// Why a file that a rule needs could not be read.
public struct RuleFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The system refuses, with this value of `errno`.
    case unreadable(code: Int32)
    /// A folder, a device or a pipe.
    case notAFile
    /// More than `ServiceFolder.maximumFileBytes`.
    case tooLong
  }

  /// The file.
  public let path: String
  /// What is wrong.
  public let reason: Reason

  /// The file and the fault, as one line.
  public var description: String {
    switch reason {
    case .unreadable(let code): "\(path): \(systemMessage(for: code))"
    case .notAFile: "\(path): not a regular file"
    case .tooLong: "\(path): longer than \(ServiceFolder.maximumFileBytes) bytes"
    }
  }
}
