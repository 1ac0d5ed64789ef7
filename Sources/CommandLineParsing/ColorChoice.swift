// SPDX-License-Identifier: MIT

/// The value of an option `--color`.
public enum ColorChoice: String, CaseIterable, CommandLineValue, CustomStringConvertible {
  /// Colour on a terminal that can show it and whose user does not object.
  case auto
  /// Colour everywhere, pipes and files too.
  case always
  /// No colour.
  case never

  /// The word for it on the command line.
  public var description: String { rawValue }

  /// Decides whether to colour.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the text goes to a terminal.
  ///   - noColor: The environment variable NO_COLOR, which objects unless it is empty
  ///     (no-color.org).
  ///   - term: The environment variable TERM; a `dumb` terminal, or an unknown one, shows none.
  /// - Returns: For `always` and `never` what they say, whatever the rest.
  public func isColored(isTerminal: Bool, noColor: String?, term: String?) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && (noColor ?? "").isEmpty && !["", "dumb"].contains(term ?? "")
    }
  }
}
