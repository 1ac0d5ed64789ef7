// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics
import Doorstep
import JSONDocument

/// `doorstep plugins list`.
struct ListPluginsCommand: Command {
  static let json = Flag("json", help: "print one JSON object")

  static let spec = CommandSpec(
    "list", summary: "Say which plug-ins a service names, and whether each could decide.",
    discussion: """
      A plug-in is ready, untried (it starts a program, which it may not where it is tried out), missing, untrusted (others may have changed its file, or it is not the \
      pinned one), broken (no plug-in, or none for this Doorstep), misconfigured, faulty (its process \
      ended while it was loaded and given its configuration) or unconfined (its process cannot be \
      confined as the service demands). The exit code is 0 when all are ready or untried, else 1.

      To say more than its file's name, doorstep loads a plug-in and gives it its configuration, in a \
      confined process of its own. It does so only with files that only root and the running user may \
      change. How processes of a running service are, another process cannot tell.
      """,
    options: [ServiceOption.service, ServiceOption.plugins, json],
    examples: [
      "doorstep plugins list --service Zones/harbor",
      "doorstep plugins list -s Zones/harbor --plugins /usr/lib/doorstep --json",
    ])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    if let doubt = try ServicePlugin.doubt(aboutServiceAt: arguments[ServiceOption.service]) {
      console.report("doorstep: warning: \(doubt)".printable)
    }
    let plugins = try ServicePlugin.all(
      of: arguments[ServiceOption.service], pluginFolders: arguments[ServiceOption.plugins])
    if arguments[Self.json] {
      let object: JSON = ["plugins": .array(plugins.map(\.json))]
      try console.print(object.text())
    } else {
      for plugin in plugins { try console.print(plugin.line.printable) }
    }
    return plugins.allSatisfy(\.state.isFine) ? .ok : .answeredNo
  }
}

extension ServicePlugin {
  /// Such as `AlcoholRule: ready, doorstep.alcohol 1.0.0, process, confined, /usr/lib/libAlcoholRule.so`.
  fileprivate var line: String {
    let parts = [
      state.rawValue, identity.map { "\($0.id) \($0.version)" }, mode, isPinned ? "pinned" : nil,
      sandbox.map { $0.missing.isEmpty ? "confined" : "confined in part" }, path,
    ]
    return "\(name): " + parts.compactMap(\.self).joined(separator: ", ")
      + warnings.map { "; warning: \($0)" }.joined() + (problem.map { "; \($0)" } ?? "")
  }
}
