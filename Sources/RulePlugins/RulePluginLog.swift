// SPDX-License-Identifier: MIT

/// Where the messages of a plug-in go.
///
/// Called on any thread, also on several at once.
package typealias RulePluginLog = @Sendable (_ level: RulePluginLogLevel, _ message: String) -> Void

/// How much a message of a plug-in matters.
package enum RulePluginLogLevel: Int32, Hashable, Sendable {
  /// For the author of the plug-in.
  case debug = 0
  /// Worth knowing, nothing wrong.
  case info = 1
  /// Something looks wrong, the plug-in goes on.
  case warning = 2
  /// The plug-in could not do its work.
  case error = 3
}
