// SPDX-License-Identifier: MIT

/// One version of a plug-in that is asked beside decisions.
package struct ShadowSubject: Hashable, Sendable {
  /// The plug-in, as the service calls it.
  package let name: String
  /// The plug-in's own name for itself.
  package let id: String
  /// Its own version.
  package let version: String

  /// Names a version of a plug-in.
  package init(name: String, id: String, version: String) {
    self.name = name
    self.id = id
    self.version = version
  }
}
