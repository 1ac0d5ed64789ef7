// SPDX-License-Identifier: MIT

import DeliveryRules
import RulePlugins

/// The plug-ins of a loaded service, each in one of its versions.
final class ServicePlugins: Sendable {
  let uses: [PluginUse]
  /// Names the service with these plug-ins.
  let version: String
  /// The file that names them.
  let servicePath: String
  /// What that held: the XXH3 of its bytes.
  let serviceChecksum: UInt128
  /// Where those are asked that do not count; nil where all count.
  let desk: ShadowDesk?
  private let said: [UInt128]

  /// Gathers `uses`.
  ///
  /// - Parameters:
  ///   - uses: The plug-ins, in the order in which they are asked.
  ///   - source: The file that names them.
  ///   - said: What the version is made of beside the plug-ins.
  ///   - desk: Where those are asked that do not count, if there is a desk already.
  convenience init(
    _ uses: [PluginUse], of source: SourceFile, beside said: [UInt128], desk: ShadowDesk?
  ) {
    self.init(
      uses, servicePath: source.path, serviceChecksum: source.checksum, beside: said, desk: desk)
  }

  private init(
    _ uses: [PluginUse], servicePath: String, serviceChecksum: UInt128, beside said: [UInt128],
    desk: ShadowDesk?
  ) {
    self.uses = uses
    self.servicePath = servicePath
    self.serviceChecksum = serviceChecksum
    self.said = said
    let counting = uses.filter { $0.shadow == nil }
    version = Fingerprint(said + counting.map(\.plugin.version.checksum)).text
    self.desk = counting.count == uses.count ? nil : desk ?? ShadowDesk()
  }

  /// The same service with other versions of its plug-ins.
  func replacing(_ uses: [PluginUse]) -> ServicePlugins {
    ServicePlugins(
      uses, servicePath: servicePath, serviceChecksum: serviceChecksum, beside: said, desk: desk)
  }

  /// Those that count, as rules.
  var rules: [any Rule] { uses.filter { $0.shadow == nil }.map(\.rule) }

  /// Those that do not count, at their desk.
  var shadows: ShadowRules? {
    guard let desk else { return nil }
    let shadows = uses.filter { $0.shadow != nil }
    return desk.rules(
      shadows.map(\.rule),
      at: shadows.map { use in
        ShadowDesk.Place(
          subject: use.subject, report: use.shadow?.file(of: use.plugin.source.folder),
          log: use.plugin.source.log)
      })
  }

  /// The files whose changes are taken up when they happen.
  var watchedPaths: [String] {
    [servicePath] + uses.filter(\.reloads).flatMap(\.plugin.paths)
  }
}
