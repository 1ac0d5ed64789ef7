// SPDX-License-Identifier: MIT

import Diagnostics
package import JSONDocument
package import RulePlugins

/// What a plug-in says of itself and how it answers, found out in a confined process of its own: nothing of it is
/// loaded into this one.
///
///     let check = PluginCheck(of: "./libNightRule.so", configuration: ["firstHour": 6])
///     for problem in check.problems { print(problem) }
package struct PluginCheck: Sendable {
  /// The file; nil when there is none.
  package let path: String?
  /// What the plug-in says of itself; nil when it could not be loaded.
  package let identity: PluginIdentity?
  /// How its process was confined; nil when it was never ready.
  package let sandbox: SandboxReport?
  /// The names that its file exports; nil when they cannot be read.
  package let symbols: [String]?
  /// What it answered; nil when it could not be asked.
  package let answers: PluginAnswers?
  /// What has to be mended, each a sentence without full stop; empty when there is nothing.
  package let problems: [String]

  /// Checks a plug-in.
  ///
  /// - Parameters:
  ///   - file: A name or path as in a service; a relative path starts at the current folder.
  ///   - configuration: What the plug-in reads itself.
  ///   - folders: Where plug-ins are looked for by name, after the folder of the executable.
  ///   - readablePaths: What it may read while its instance is made, besides its own folder and libraries.
  ///   - count: How many requests to ask it about.
  ///   - seed: Which ones.
  package init(
    of file: String, configuration: JSON = [:], folders: [String] = [],
    readablePaths: [String] = [], requests count: Int = 1000, seed: UInt64 = 1
  ) {
    var path: String?
    var symbols: [String]?
    var problems: [String] = []
    var probe: PluginProbe?
    var answers: PluginAnswers?
    do throws(RulePluginError) {
      let loader = RulePluginLoader(folders: folders)
      path = try loader.find(file, relativeTo: ".")
      let plugin = try loader.hosted(
        file, relativeTo: ".", configuration: configuration, readablePaths: readablePaths,
        sandbox: .bestEffort)
      symbols = try? ELFSymbols.exported(byLibraryAt: plugin.path)
      let host = try Self.host(for: file)
      let found = PluginProbe(of: plugin, by: host)
      probe = found
      problems += found.problem.map { [$0.description] } ?? []
      if found.problem == nil {
        answers = try PluginAnswers(of: plugin, by: host, requests: count, seed: seed)
      }
    } catch {
      problems.append(error.reason.description)
    }
    self.path = path
    self.symbols = symbols
    identity = probe?.identity
    sandbox = probe?.sandbox
    self.answers = answers
    problems += readablePaths.compactMap { path in
      WatchedFile(path).doubt.map { "it may read \(quoted(path, limit: 1000)), but \($0)" }
    }
    problems += Self.problems(withSchemaOf: identity)
    problems += Self.problems(withSymbols: symbols)
    problems += answers?.problems(isPure: identity?.capabilities.contains(.pure) ?? false) ?? []
    self.problems = problems
  }

  private static func host(for name: String) throws(RulePluginError) -> PluginHostExecutable {
    do {
      return try PluginHostExecutable()
    } catch {
      throw RulePluginError(plugin: name, reason: error)
    }
  }

  private static func problems(withSchemaOf identity: PluginIdentity?) -> [String] {
    guard let schema = identity?.configurationSchema, !schema.isEmpty else { return [] }
    do {
      _ = try JSONDocument(parsing: Array(schema.utf8), source: "config_schema")
      return []
    } catch {
      return ["its config_schema is no JSON: \(error)"]
    }
  }

  private static func problems(withSymbols symbols: [String]?) -> [String] {
    let others = (symbols ?? []).filter { $0 != HostInterface.entrySymbol }
    guard let first = others.first else { return [] }
    return [
      "it exports \(others.count == 1 ? "" : "\(others.count) names like ")\(first) beside its entry "
        + "function, which may clash with other plug-ins; hide them with a version script"
    ]
  }
}
