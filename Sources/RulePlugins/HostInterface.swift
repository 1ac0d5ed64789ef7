// SPDX-License-Identifier: MIT

import CDoorstepRule

/// The version of the plug-in interface that this host speaks.
package enum HostInterface {
  /// The minor version; the major one is in the name of the entry function.
  static var minor: UInt32 { DOORSTEP_ABI_MINOR }
  /// The version of Doorstep, as plug-ins are told of it.
  package static let hostVersion: StaticString = "0.1.0"
  /// The entry function of a plug-in for this major version.
  package static let entrySymbol = "doorstep_rule_entry_v1"
  /// Major versions that do not exist yet, whose entry functions are looked for only to say so.
  static let laterMajors = 2...9
}
