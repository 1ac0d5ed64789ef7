// SPDX-License-Identifier: MIT

extension JSONDocument {
  /// How much a text may ask of the reader, so that a hostile one costs neither memory nor stack.
  public struct Limits: Hashable, Sendable {
    /// The longest text in bytes.
    public var maximumBytes: Int

    /// The most arrays and objects that may be open at once.
    ///
    /// Jansson has a limit of its own, fixed when it was compiled: 2048 nested values, the innermost
    /// string or number included. So more than 2048 has no effect.
    public var maximumDepth: Int

    /// Creates limits, by default 1 GiB and 512 levels.
    public init(maximumBytes: Int = 1 << 30, maximumDepth: Int = 512) {
      self.maximumBytes = maximumBytes
      self.maximumDepth = maximumDepth
    }

    /// 1 GiB and 512 levels.
    public static let standard = Limits()
  }
}
