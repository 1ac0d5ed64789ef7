// SPDX-License-Identifier: MIT

extension OutputChannel {
  /// Whether signs beyond ASCII surely show: on a terminal whose locale is UTF-8, by the first of
  /// LC_ALL, LC_CTYPE and LANG that is set (POSIX, XBD §8.2).
  public var showsSigns: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { name in
      environmentValue(name).flatMap { $0.isEmpty ? nil : $0 }
    }.first
    guard isTerminal, let locale = locale?.uppercased() else { return false }
    return locale.hasSuffix("UTF-8") || locale.hasSuffix("UTF8")
  }
}
