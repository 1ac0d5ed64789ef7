// SPDX-License-Identifier: MIT

import Checksums
import DeliveryRules
import JSONDocument
import RulePlugins

/// An element of `plugins`: which plug-in, its own configuration, and what follows when it fails.
package struct PluginConfiguration {
  /// The members of an element of `plugins`.
  package static let members = [
    "name", "sha256", "config", "isolation", "sandbox", "reads", "timeoutMilliseconds",
    "onFailure",
  ]

  private let value: JSONValue
  let name: String
  let pin: SHA256?
  let isolation: PluginIsolation
  private let timeoutMilliseconds: Int64
  private let consequence: RuleFailure.Consequence

  init(decoding value: JSONValue) throws(JSONError) {
    try value.rejectMembers(otherThan: Self.members)
    self.value = value
    name = try value.required("name").nonEmptyString()
    pin = try value.member("sha256").map { pin throws(JSONError) in
      guard let hash = SHA256(hexadecimal: try pin.string()) else {
        throw pin.error("expected 64 hexadecimal digits, as sha256sum prints, found \(pin.summary)")
      }
      return hash
    }
    isolation = try PluginIsolation(decoding: value)
    timeoutMilliseconds =
      try value.member("timeoutMilliseconds")?.integer(in: 1...60_000, of: "milliseconds") ?? 50
    consequence = try value.member("onFailure")?.choice(of: RuleFailure.Consequence.self) ?? .refuse
  }

  /// What the plug-in itself reads; an empty object unless the service gives it something.
  var configuration: JSON { value.member("config").map { JSON($0) } ?? [:] }

  /// Loads the plug-in and hands it its configuration.
  ///
  /// - Parameters:
  ///   - source: The file that names the plug-in; a relative path starts at its folder.
  ///   - surroundings: Where to look for it, and what runs it when it has a process of its own.
  ///   - log: Takes what the plug-in says, and what goes wrong with it.
  /// - Returns: The plug-in as a rule like any other, and what else is known of it.
  /// - Throws: A `ServiceError` at this element of `plugins`, or at the member of its `config` that
  ///   the plug-in refuses.
  func load(
    namedBy source: SourceFile, in surroundings: PluginSurroundings,
    log: @escaping @Sendable (String) -> Void
  ) throws(ServiceError) -> LoadedPlugin {
    let report: RulePluginLog = { [name] level, text in log("plug-in \(name): \(level): \(text)") }
    do {
      let evaluator: any PluginEvaluator
      let path: String
      switch isolation {
      case .inProcess:
        let library = try RulePluginLoader(folders: surroundings.folders).load(
          name, relativeTo: source.folder, pin: pin)
        path = library.path
        evaluator = try library.makeInstance(
          configuration: configuration, folder: source.folder, log: report)
      case .process:
        let plugin = try hosted(namedBy: source, in: surroundings)
        path = plugin.path
        evaluator = try PluginProcess(plugin, by: surroundings.executable(for: name), log: report)
      }
      let rule = PluginRule(
        evaluator, onFailure: consequence, timeout: .milliseconds(timeoutMilliseconds), log: report)
      return LoadedPlugin(rule: rule, path: path, evaluator: evaluator)
    } catch {
      throw source.error(.configuration, located(error))
    }
  }

  /// The error at the place in the service that is to blame.
  private func located(_ error: RulePluginError) -> JSONError {
    if case .otherContent = error.reason, let pin = value.member("sha256") {
      return pin.error(error.description)
    }
    if case .noSandbox = error.reason,
      let demand = value.member("sandbox") ?? value.member("isolation")
    {
      return demand.error(error.description)
    }
    guard case .badConfiguration(let pointer, let message) = error.reason else {
      return (value.member("name") ?? value).error(error.description)
    }
    guard let config = value.member("config") else {
      return value.error("it has no \"config\": \(message)")
    }
    let error = config.error(message)
    return JSONError(
      source: error.source, location: .value(pointer: config.pointer + pointer),
      reason: error.reason)
  }
}
