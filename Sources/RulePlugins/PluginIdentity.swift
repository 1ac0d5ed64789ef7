// SPDX-License-Identifier: MIT

import CDoorstepRule

/// What a rule plug-in says of itself.
package struct PluginIdentity: Hashable, Sendable {
  /// Its own name for itself, such as `doorstep.blackout`.
  package let id: String
  /// Its own version.
  package let version: String
  /// What it does, in one sentence.
  package let summary: String
  /// What it was built with; may be empty.
  package let toolchain: String
  /// The JSON Schema of its configuration; may be empty.
  package let configurationSchema: String
  /// The minor version of the interface that it was built with; the major one is 1.
  package let interfaceMinor: UInt32
  /// The lowest minor version that it needs of a host.
  package let neededMinor: UInt32
  /// What it can do beyond deciding one request at a time.
  package let capabilities: PluginCapabilities
  /// The extensions that it has, of those that this host knows.
  package let extensions: [String]

  /// The extensions that this host knows.
  static let knownExtensions = [DOORSTEP_BATCH, DOORSTEP_WATCHES]
}

/// What a rule plug-in can do beyond deciding one request at a time: `doorstep_rule.capabilities`.
package struct PluginCapabilities: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  /// Creates a set from the bits of the interface.
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// It may be asked on several threads at once.
  package static let concurrent = Self(rawValue: DOORSTEP_CONCURRENT)
  /// It may ask for the request as JSON.
  package static let wantsJSON = Self(rawValue: DOORSTEP_WANTS_JSON)
  /// It always says the same of the same request.
  package static let pure = Self(rawValue: DOORSTEP_PURE)
}
