// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Foundation
import RulePlugins
import TestSupport
import Testing

/// A plug-in of `Tests/Fixtures/Plugins/faults` in a process of its own.
///
/// It adjusts the fee by as many minor units as there are items, but for 13 items, when it shows its fault.
struct FaultyPlugin {
  static let unlucky = 13
  /// Far more than a process needs to start where all processors are busy.
  static let patience = Duration.seconds(20)

  let folder: TemporaryFolder
  let book = LogBook()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Builds the plug-in with the fault, and starts its process.
  func process(
    _ fault: String, _ macros: [String: String] = [:], reads: [String] = [],
    sandbox: SandboxDemand = .required, executable: String? = nil,
    patience: Duration = Self.patience, startLimit: Duration = Self.patience
  ) throws -> PluginProcess {
    let plugin = try RulePluginLoader().hosted(
      folder.build(fault: fault, macros), relativeTo: folder.path, readablePaths: reads,
      sandbox: sandbox)
    return try PluginProcess(
      plugin, by: PluginHostExecutable(executable), patience: patience, startLimit: startLimit,
      log: book.log)
  }

  /// Has it say the number of its process when it is made.
  static let sayNumber =
    #"char text[20]; snprintf(text, sizeof text, "%d", (int)getpid()); say(text);"#

  /// The number that it has said first.
  func number() throws -> Int32 {
    try #require(book.messages.lazy.compactMap { Int32($0) }.first)
  }

  /// A request with so many items.
  static func request(items: Int) throws -> DecisionContext {
    try Delivery.context(basket: Basket(itemCount: items))
  }

  /// What the plug-in says of it when it has no fault.
  static func verdict(items: Int) -> Verdict {
    .adjust(Adjustment(minorUnits: Int64(items)))
  }
}

extension TemporaryFolder {
  /// Builds `Tests/Fixtures/Plugins/faults/NAME.c`, and returns the path of the library.
  func build(fault name: String, _ macros: [String: String] = [:]) throws -> String {
    let file = "\(path)/\(name).so"
    let source = SharedData.packageDirectory.appending(
      path: "Tests/Fixtures/Plugins/faults/\(name).c")
    var arguments = [
      "-shared", "-fPIC", "-fvisibility=hidden", "-O1", "-Wall", "-Wextra", "-Werror",
    ]
    arguments += macros.sorted { $0.key < $1.key }.map { "-D\($0.key)=\($0.value)" }
    try Tool.run("cc", arguments + Tool.includeFlags + [source.path, "-o", file])
    return file
  }
}
