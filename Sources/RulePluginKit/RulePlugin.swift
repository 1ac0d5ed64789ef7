// SPDX-License-Identifier: MIT

public import JSONDocument

/// A rule in a library of its own, loaded by Doorstep at run time.
///
///     import JSONDocument
///     import RulePluginKit
///
///     struct NightRule: RulePlugin {
///       static let id = "com.example.night"
///       static let version = "1.0.0"
///       static let summary = "Refuses deliveries by night."
///
///       private let firstHour: Int64
///
///       init(configuration: JSONValue) throws {
///         firstHour = try configuration.required("firstHour").integer()
///       }
///
///       func evaluate(_ request: borrowing RuleRequest) -> Verdict {
///         request.arrival.time.hour < firstHour ? .refuse(code: "NIGHT") : .allow
///       }
///     }
///
///     private let entry = RuleEntry(for: NightRule.self)
///
///     @c(doorstep_rule_entry_v1)
///     public func ruleEntry() -> UnsafeRawPointer { unsafe entry.table }
///
/// In the package, the plug-in is a library of `type: .dynamic`. It should export nothing but its
/// entry: link it with `-Xlinker --version-script=plugin.map`, where the file says
/// `{ global: doorstep_rule_entry_v1; local: *; };`.
///
/// Only the C interface of `doorstep_rule.h` is between the plug-in and Doorstep, so each may be built
/// with a Swift of its own. A trap in the plug-in ends the process that loaded it.
public protocol RulePlugin: Sendable {
  /// The rule's own name: 1 to 64 of a-z, 0-9, ".", "-" and "_", such as `com.example.night`.
  static var id: String { get }
  /// The rule's own version.
  static var version: String { get }
  /// What it does, in one sentence.
  static var summary: String { get }
  /// The JSON Schema of the configuration; empty if there is none.
  static var configurationSchema: String { get }
  /// Whether `evaluate` calls `RuleRequest.json()`, which costs each request a little.
  static var wantsJSON: Bool { get }
  /// Whether equal requests always get equal verdicts, so that they may be kept.
  static var isPure: Bool { get }

  /// Makes an instance with what the service configured.
  ///
  /// - Throws: Best a `JSONError`, which names the member at fault; see `JSONValue.error(_:)`.
  init(configuration: JSONValue) throws

  /// Decides one request. Called from many threads at once; must not block.
  ///
  /// - Throws: Any error, when the rule cannot decide; the service says what follows then.
  func evaluate(_ request: borrowing RuleRequest) throws -> Verdict
}

extension RulePlugin {
  /// No schema.
  public static var configurationSchema: String { "" }
  /// The rule asks for no JSON.
  public static var wantsJSON: Bool { false }
  /// The rule promises nothing.
  public static var isPure: Bool { false }
}
