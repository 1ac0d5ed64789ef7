// SPDX-License-Identifier: MIT

import JSONDocument
import RulePlugins
import Testing

/// A configuration that a plug-in refuses, and what it says about it.
struct WrongConfiguration: CustomTestStringConvertible {
  let text: String
  let reason: RulePluginError.Reason

  var testDescription: String { String(text.prefix(80)) }

  init(_ text: String, _ pointer: String, _ message: String) {
    self.text = text
    reason = .badConfiguration(pointer: pointer, message: message)
  }

  /// What the plug-in has against the configuration; nil if nothing.
  func reason(from library: RulePluginLibrary) throws -> RulePluginError.Reason? {
    let configuration = JSON(try JSONDocument(parsing: text).root)
    do throws(RulePluginError) {
      _ = try library.makeInstance(configuration: configuration) { _, _ in }
      return nil
    } catch {
      return error.reason
    }
  }
}
