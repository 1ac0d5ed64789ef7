// SPDX-License-Identifier: MIT

import Diagnostics
import Glibc
import RulePlugins

extension PluginConfiguration {
  /// The plug-in as a process of its own is to run it.
  func hosted(
    namedBy source: SourceFile, in surroundings: PluginSurroundings
  ) throws(RulePluginError) -> HostedPlugin {
    let loader = RulePluginLoader(folders: surroundings.folders)
    switch isolation {
    case .inProcess:
      // What will have all rights need not be kept from reading while it is tried out.
      return try loader.hosted(
        name, relativeTo: source.folder, pin: pin, configuration: configuration,
        readablePaths: ["/"], sandbox: .bestEffort)
    case .process(let sandbox, let reads):
      return try loader.hosted(
        name, relativeTo: source.folder, pin: pin, configuration: configuration,
        readablePaths: reads, sandbox: sandbox)
    }
  }

  /// How far the plug-in comes that `source` names: tried out in a process of its own, wherever it runs
  /// later.
  func inspect(
    namedBy source: SourceFile, in surroundings: PluginSurroundings
  ) -> ServicePlugin {
    var path: String?
    do {
      path = try RulePluginLoader(folders: surroundings.folders).find(
        name, relativeTo: source.folder)
      let plugin = try hosted(namedBy: source, in: surroundings)
      let probe = PluginProbe(of: plugin, by: try surroundings.executable(for: name))
      return ServicePlugin(
        self, path: path, warnings: plugin.warnings, probe: probe, problem: probe.problem)
    } catch {
      return ServicePlugin(self, path: path, warnings: [], probe: nil, problem: error.reason)
    }
  }

  /// Whether `problem` is only that the process in which the plug-in is tried out may start nothing.
  ///
  /// ScriptRule starts a program when it is made; where it decides, it may.
  fileprivate func isOnlyConfined(
    _ identity: PluginIdentity?, _ problem: RulePluginError.Reason
  ) -> Bool {
    guard isolation == .inProcess, identity?.id == "doorstep.script",
      case .badConfiguration(pointer: "/command", let message) = problem
    else { return false }
    return message.hasSuffix(systemMessage(for: EPERM))
  }
}

extension HostedPlugin {
  /// What is doubtful about what it may read.
  fileprivate var warnings: [String] {
    // One that has all rights in the end may read all while it is tried out.
    guard readablePaths != ["/"] else { return [] }
    return readablePaths.compactMap { path in
      WatchedFile(path).doubt.map { "may read \(quoted(path, limit: 1000)), but \($0)" }
    }
  }
}

extension ServicePlugin {
  fileprivate init(
    _ configuration: PluginConfiguration, path: String?, warnings: [String], probe: PluginProbe?,
    problem: RulePluginError.Reason?
  ) {
    self.warnings = warnings
    name = configuration.name
    self.path = path
    mode = configuration.isolation.name
    isPinned = configuration.pin != nil
    identity = probe?.identity.map { identity in
      Identity(
        id: identity.id, version: identity.version, summary: identity.summary,
        toolchain: identity.toolchain)
    }
    sandbox = configuration.isolation == .inProcess ? nil : probe?.sandbox.map(PluginSandbox.init)
    let isUntried = problem.map { configuration.isOnlyConfined(probe?.identity, $0) } ?? false
    self.problem = isUntried ? nil : problem?.description
    state =
      switch problem {
      case nil: .ready
      case _ where isUntried: .untried
      case .notFound: .missing
      case .untrusted, .otherContent: .untrusted
      case .noSandbox, .noHost: .unconfined
      case .process(let fault) where fault.kind != .unstartable: .faulty
      default: identity == nil ? .broken : .misconfigured
      }
  }
}
