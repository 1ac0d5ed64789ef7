// SPDX-License-Identifier: MIT

import JSONDocument
import RulePlugins

/// Where a plug-in runs.
enum PluginIsolation: Hashable, Sendable {
  /// Within the process that decides.
  case inProcess
  /// In a confined process of its own, where it may read these files and folders, from the service's folder on,
  /// until its instance is made.
  case process(sandbox: SandboxDemand, reads: [String])

  /// The word for it in a service.
  var name: String {
    switch self {
    case .inProcess: "in-process"
    case .process: "process"
    }
  }

  /// Reads what an element of `plugins` says.
  init(decoding value: JSONValue) throws(JSONError) {
    switch try value.member("isolation")?.choice(of: Name.self) ?? .inProcess {
    case .inProcess:
      for name in ["sandbox", "reads"] {
        if let member = value.member(name) {
          throw member.error("only with \"isolation\": \"process\" there is anything to confine")
        }
      }
      self = .inProcess
    case .process:
      let paths = try value.member("reads").map { paths throws(JSONError) in
        try paths.elements().map { path throws(JSONError) in try path.nonEmptyString() }
      }
      self = .process(
        sandbox: try value.member("sandbox")?.choice(of: SandboxDemand.self) ?? .required,
        reads: paths ?? [])
    }
  }

  private enum Name: String, CaseIterable {
    case inProcess = "in-process"
    case process
  }
}
