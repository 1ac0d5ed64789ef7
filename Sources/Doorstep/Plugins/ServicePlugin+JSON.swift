// SPDX-License-Identifier: MIT

package import JSONDocument

extension ServicePlugin {
  /// The plug-in as an object; what is not known is left out.
  package var json: JSON {
    var members: JSON.Object = [
      "name": .string(name), "state": .string(state.rawValue), "mode": .string(mode),
      "pinned": .boolean(isPinned),
    ]
    members["path"] = path.map { .string($0) }
    if let identity {
      members["id"] = .string(identity.id)
      members["version"] = .string(identity.version)
      members["summary"] = .string(identity.summary)
      if !identity.toolchain.isEmpty { members["toolchain"] = .string(identity.toolchain) }
    }
    if let sandbox {
      members["sandbox"] = .array(sandbox.active.map { .string($0) })
      if !sandbox.missing.isEmpty {
        members["sandboxMissing"] = .array(sandbox.missing.map { .string($0) })
      }
    }
    if !warnings.isEmpty { members["warnings"] = .array(warnings.map { .string($0) }) }
    members["problem"] = problem.map { .string($0) }
    return .object(members)
  }
}
