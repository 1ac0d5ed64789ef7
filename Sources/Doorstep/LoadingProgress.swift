// SPDX-License-Identifier: MIT

/// How far the loading of a file with zones has come.
public struct LoadingProgress: Hashable, Sendable {
  /// Takes how far loading has come: on any thread, one call after the other, each file ending with
  /// all of its bytes.
  public typealias Report = @Sendable (LoadingProgress) -> Void

  /// The file.
  public let path: String
  /// How many of its bytes are read, from 0 to `totalBytes`; never fewer than before.
  public let readBytes: Int
  /// How many bytes it has.
  public let totalBytes: Int
}
