// SPDX-License-Identifier: MIT

import Foundation
import RulePluginKit
import RulePluginTesting

/// A shipped plug-in in a service's folder of its own, asked through `RulePluginTesting`.
struct ShippedRule {
  let name: String
  let folder: TemporaryFolder

  init(_ name: String) throws {
    self.name = name
    folder = try TemporaryFolder()
  }

  /// Makes an instance, which reads the files that were written before.
  func make(_ configuration: String) throws -> RuleUnderTest {
    unsafe try RuleUnderTest(table: table(), configuration: configuration, folder: folder.path)
  }

  /// What the plug-in has against a configuration: the pointer and the message.
  func refusal(of configuration: String) throws -> [String] {
    do {
      _ = try make(configuration)
      return []
    } catch RuleTestError.refusedConfiguration(let pointer, let message) {
      return [pointer, message.replacing(folder.path, with: "@")]
    }
  }

  /// Writes a file of the service.
  func write(_ text: String, as file: String) throws {
    _ = try folder.write(text.utf8, as: file)
  }

  private struct NotThere: Error {}

  private func table() throws -> UnsafeRawPointer {
    let path = Tool.buildFolder.appending(path: "lib\(name).so").path
    guard let image = unsafe dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE),
      let entry = unsafe dlsym(image, "doorstep_rule_entry_v1"),
      let table = unsafe unsafeBitCast(entry, to: (@convention(c) () -> UnsafeRawPointer?).self)()
    else { throw NotThere() }
    return unsafe table
  }
}
