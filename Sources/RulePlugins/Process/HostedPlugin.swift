// SPDX-License-Identifier: MIT

package import Checksums
package import JSONDocument

/// A plug-in to run in a process of its own, with all that this process has to know.
package struct HostedPlugin: Sendable {
  /// The plug-in, as the service calls it.
  package let name: String
  /// Its file.
  package let path: String
  /// The SHA-256 that the file must have; any when nil.
  package let pin: SHA256?
  /// The absolute path of the service's folder, where its own relative paths start; empty if there is none.
  package let folder: String
  /// What it reads itself.
  package let configuration: JSON
  /// Files and folders that it may read until its instance is made, besides its own folder and libraries.
  package let readablePaths: [String]
  /// What follows when the process cannot be confined in every way.
  package let sandbox: SandboxDemand

  /// Creates a description.
  package init(
    name: String, path: String, pin: SHA256? = nil, folder: String = "", configuration: JSON = [:],
    readablePaths: [String] = [], sandbox: SandboxDemand = .required
  ) {
    self.name = name
    self.path = path
    self.pin = pin
    self.folder = folder
    self.configuration = configuration
    self.readablePaths = readablePaths
    self.sandbox = sandbox
  }

  /// The description as a message to the process.
  var json: JSON {
    var members: JSON.Object = [
      "name": .string(name), "path": .string(path), "folder": .string(folder),
      "config": configuration,
      "reads": .array(readablePaths.map { .string($0) }), "sandbox": .string(sandbox.rawValue),
    ]
    members["sha256"] = pin.map { .string("\($0)") }
    return .object(members)
  }

  /// Reads `json` back.
  init(decoding value: JSONValue) throws(JSONError) {
    name = try value.required("name").string()
    path = try value.required("path").string()
    pin = try value.member("sha256").flatMap { pin throws(JSONError) in
      SHA256(hexadecimal: try pin.string())
    }
    folder = try value.required("folder").string()
    configuration = JSON(try value.required("config"))
    readablePaths = try value.required("reads").elements().map { path throws(JSONError) in
      try path.string()
    }
    sandbox = SandboxDemand(rawValue: try value.required("sandbox").string()) ?? .required
  }
}

/// What follows when the process of a plug-in cannot be confined in every way.
package enum SandboxDemand: String, Hashable, Sendable, CaseIterable {
  /// The plug-in is not loaded.
  case required
  /// It runs with the confinement that there is.
  case bestEffort = "best-effort"
}
