// SPDX-License-Identifier: MIT

package import JSONDocument

extension PluginStatus {
  /// The plug-in as an object, with the words of `ServicePlugin.json` where both know something.
  package var json: JSON {
    var members: JSON.Object = [
      "name": .string(name), "id": .string(id), "version": .string(version),
      "mode": .string(process == nil ? "in-process" : "process"),
      "state": .string(process?.state.rawValue ?? "ready"),
    ]
    guard let process else { return .object(members) }
    members["circuit"] = process.state == .circuitOpen ? "open" : "closed"
    members["restarts"] = .integer(Int64(process.restarts))
    var faults = JSON.Object()
    for (kind, count) in process.faults.sorted(by: { $0.key < $1.key }) {
      faults[kind] = .integer(Int64(count))
    }
    members["faults"] = .object(faults)
    members["lastFault"] = process.lastFault.map { .string($0) }
    if let sandbox = process.sandbox {
      members["sandbox"] = .array(sandbox.active.map { .string($0) })
      if !sandbox.missing.isEmpty {
        members["sandboxMissing"] = .array(sandbox.missing.map { .string($0) })
      }
    }
    return .object(members)
  }
}
