// SPDX-License-Identifier: MIT

package import JSONDocument
package import RulePlugins

extension PluginCheck {
  /// What was found out as an object; what is not known is left out.
  package var json: JSON {
    var members: JSON.Object = ["problems": .array(problems.map { .string($0) })]
    members["path"] = path.map { .string($0) }
    if let identity {
      members["id"] = .string(identity.id)
      members["version"] = .string(identity.version)
      members["summary"] = .string(identity.summary)
      members["interface"] = .string("1.\(identity.interfaceMinor)")
      members["needsInterface"] = .string("1.\(identity.neededMinor)")
      if !identity.toolchain.isEmpty { members["toolchain"] = .string(identity.toolchain) }
      members["claims"] = .array(identity.capabilities.names.map { .string($0) })
      members["extensions"] = .array(identity.extensions.map { .string($0) })
      if !identity.configurationSchema.isEmpty {
        members["configSchema"] = .string(identity.configurationSchema)
      }
    }
    members["exports"] = symbols.map { .array($0.map { .string($0) }) }
    members["sandbox"] = sandbox?.json
    members["answers"] = answers?.json
    return .object(members)
  }
}

extension PluginAnswers {
  /// What was answered as an object.
  package var json: JSON {
    var members: JSON.Object = [
      "requests": .integer(Int64(requests)),
      "kinds": .array(
        tallies.map { tally in
          [
            "answer": .string(tally.answer), "count": .integer(Int64(tally.count)),
            "firstRequest": .integer(Int64(tally.first)),
          ]
        }),
      "changedWhenAskedAgain": .integer(Int64(changed.count)),
      "changedWhenAskedTogether": .integer(Int64(changedTogether.count)),
    ]
    members["nanosecondsAlone"] = times.map { .integer($0.nanosecondsAlone) }
    members["nanosecondsTogether"] = times.map { .integer($0.nanosecondsTogether) }
    return .object(members)
  }
}

extension PluginCapabilities {
  /// The claims by name, in the order of their bits.
  package var names: [String] {
    let all: KeyValuePairs<String, Self> = [
      "concurrent": .concurrent, "wants JSON": .wantsJSON, "pure": .pure,
    ]
    return all.filter { contains($0.value) }.map(\.key)
  }
}
