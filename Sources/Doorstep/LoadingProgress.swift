// SPDX-License-Identifier: MIT

/// How far the loading of a file with zones has come.
public struct LoadingProgress: Hashable, Sendable {
  /// The file.
  public let path: String
  /// How many of its bytes are read, from 0 to `totalBytes`.
  public let readBytes: Int
  /// How many bytes it has.
  public let totalBytes: Int

  /// Takes how far loading has come, on any thread, but one call after the other.
  public typealias Report = @Sendable (LoadingProgress) -> Void
}
