// SPDX-License-Identifier: MIT

/// What a rule has against its configuration, or why it gives no verdict.
public enum RuleTestError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule refuses its configuration, because of the member at `pointer` (a JSON Pointer; empty is
  /// the configuration itself).
  case refusedConfiguration(pointer: String, message: String)
  /// The rule threw an error instead of a verdict.
  case failed(message: String)

  /// The reason with its place, as one line.
  public var description: String {
    switch self {
    case .refusedConfiguration(let pointer, let message):
      pointer.isEmpty ? "configuration: \(message)" : "configuration, \(pointer): \(message)"
    case .failed(let message): "failed: \(message)"
    }
  }
}
