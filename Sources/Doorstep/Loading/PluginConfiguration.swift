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
    "onFailure", "reload", "shadow", "report",
  ]

  private let value: JSONValue
  let name: String
  let pin: SHA256?
  let isolation: PluginIsolation
  private let timeoutMilliseconds: Int64
  private let consequence: RuleFailure.Consequence
  private let reloads: Bool
  /// How it is asked beside decisions; nil when what it says counts.
  let shadow: PluginShadow?

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
    reloads = try value.member("reload")?.boolean() ?? true
    shadow = try PluginShadow(decoding: value)
  }

  /// What the plug-in itself reads; an empty object unless the service gives it something.
  var configuration: JSON { value.member("config").map { JSON($0) } ?? [:] }

  /// Loads the plug-in and hands it its configuration, unless it is there already.
  ///
  /// - Parameters:
  ///   - source: The file that names the plug-in; a relative path starts at its folder.
  ///   - surroundings: Where to look for it, and what runs it when it has a process of its own.
  ///   - loaded: The plug-ins of the service as loaded before. What was made as this element says is taken
  ///     from it, renewed if its files have changed.
  ///   - log: Takes what the plug-in says, and what goes wrong with it.
  /// - Returns: The plug-in, and how the service uses it.
  /// - Throws: A `ServiceError` at this element of `plugins`, or at the member of its `config` that
  ///   the plug-in refuses.
  func load(
    namedBy source: SourceFile, in surroundings: PluginSurroundings,
    reusing loaded: inout [LoadedPlugin], log: @escaping @Sendable (String) -> Void
  ) throws(ServiceError) -> PluginUse {
    do {
      let wanted = try wanted(by: source, in: surroundings, log: log)
      let place = loaded.firstIndex { $0.source.isSame(as: wanted) }
      let plugin =
        if let old = place.map({ loaded.remove(at: $0) }) {
          try old.renewed() ?? old
        } else {
          try wanted.load()
        }
      return PluginUse(
        plugin: plugin, consequence: consequence, timeout: .milliseconds(timeoutMilliseconds),
        reloads: reloads, shadow: shadow)
    } catch {
      throw source.error(.configuration, located(error))
    }
  }

  private func wanted(
    by source: SourceFile, in surroundings: PluginSurroundings,
    log: @escaping @Sendable (String) -> Void
  ) throws(RulePluginError) -> PluginSource {
    let process: ProcessTerms? =
      switch isolation {
      case .inProcess: nil
      case .process(let sandbox, let reads):
        ProcessTerms(
          by: try surroundings.executable(for: name), sandbox: sandbox, readablePaths: reads)
      }
    return PluginSource(
      name: name, folder: source.folder, pin: pin, configuration: configuration, process: process,
      loader: RulePluginLoader(folders: surroundings.folders),
      log: { [name] level, text in log("plug-in \(name): \(level): \(text)") })
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
