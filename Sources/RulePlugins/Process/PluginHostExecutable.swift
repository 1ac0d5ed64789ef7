// SPDX-License-Identifier: MIT

import Glibc

/// The program that runs a plug-in in a process of its own: `doorstep`.
package struct PluginHostExecutable: Hashable, Sendable {
  /// Its path.
  package let path: String

  /// The program at `path`, or the one that is there by itself when that is nil: the running program if it is
  /// called `doorstep`, else the `doorstep` beside it.
  ///
  /// - Throws: `noHost` when there is no such program.
  package init(_ path: String? = nil) throws(RulePluginError.Reason) {
    let running = RulePluginLoader.executable
    let found =
      path ?? (running.hasSuffix("/doorstep") ? "/proc/self/exe" : Self.neighbour(of: running))
    guard !found.utf8.contains(0), unsafe access(found, X_OK) == 0 else {
      throw .noHost(path: found)
    }
    self.path = found
  }

  private static func neighbour(of path: String) -> String {
    "\(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])/doorstep"
  }
}
