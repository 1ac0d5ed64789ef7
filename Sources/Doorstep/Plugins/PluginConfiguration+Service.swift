// SPDX-License-Identifier: MIT

import JSONDocument
import RulePlugins
import ZoneFiles

extension PluginConfiguration {
  /// A warning that others may change `source`, which names plug-ins and their pins; nil when they may not.
  static func doubt(about source: SourceFile) -> String? {
    LibraryTrust.doubt(aboutFileAt: source.path).map { fault in
      "\(source.path) names plug-ins, which run with the rights of doorstep, and \(fault)"
    }
  }

  /// What the service at `path` says of its plug-ins; nothing else of it is checked.
  ///
  /// - Returns: Nil for zones without a service.
  static func all(
    of path: String
  ) throws(ServiceError) -> (SourceFile, JSONDocument, [PluginConfiguration])? {
    guard SourceFile.isFolder(path) || !CompiledZoneFile.isMeant(by: path) else { return nil }
    let source = try LoadedService.source(at: path)
    guard try LoadedService.isService(source) else { return nil }
    let document = try source.document(.configuration)
    let mistakes = Mistakes()
    let configurations = mistakes.elements(
      of: document.root.member("plugins"), Self.init(decoding:))
    guard mistakes.errors.isEmpty else {
      throw ServiceError(.configuration, mistakes: source.lines(mistakes.errors))
    }
    return (source, document, configurations)
  }
}
