// SPDX-License-Identifier: MIT

import JSONDocument

extension PluginIdentity {
  /// What the plug-in says of itself, as a message between processes.
  var json: JSON {
    [
      "id": .string(id), "version": .string(version), "summary": .string(summary),
      "toolchain": .string(toolchain), "schema": .string(configurationSchema),
      "minor": .integer(Int64(interfaceMinor)), "neededMinor": .integer(Int64(neededMinor)),
      "capabilities": .integer(Int64(capabilities.rawValue)),
      "extensions": .array(extensions.map { .string($0) }),
    ]
  }

  /// Reads what a process that may be hostile says of its plug-in.
  init(decoding value: JSONValue) throws(JSONError) {
    id = try value.required("id").string()
    guard RuleTable.isID(id) else { throw value.error("the id has other characters") }
    version = try value.required("version").string()
    summary = try value.required("summary").string()
    toolchain = try value.required("toolchain").string()
    configurationSchema = try value.required("schema").string()
    interfaceMinor = UInt32(clamping: try value.required("minor").integer())
    neededMinor = UInt32(clamping: try value.required("neededMinor").integer())
    capabilities = PluginCapabilities(
      rawValue: UInt32(clamping: try value.required("capabilities").integer()))
    let named = try value.required("extensions").elements().map { id throws(JSONError) in
      try id.string()
    }
    extensions = Self.knownExtensions.filter(named.contains)
  }

  /// Stands in for a plug-in that has not said yet what it is.
  init(unknownPluginNamed name: String) {
    id = name
    version = ""
    summary = ""
    toolchain = ""
    configurationSchema = ""
    interfaceMinor = 0
    neededMinor = 0
    capabilities = []
    extensions = []
  }
}
