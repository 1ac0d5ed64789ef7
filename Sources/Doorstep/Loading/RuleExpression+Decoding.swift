// SPDX-License-Identifier: MIT

import CustomerWords
import DeliveryModel
import DeliveryRules
import Diagnostics
import JSONDocument
import RuleLogic

extension RuleExpression {
  /// The members of a rule that make an expression.
  package static let members = ["when", "then", "mode"]

  /// Reads the expression of a rule; nil when it has none.
  ///
  /// A mistake in what follows leaves the condition to be checked, so that one run finds both.
  init?(decoding rule: JSONValue, noting mistakes: Mistakes) {
    guard Self.members.contains(where: { rule.member($0) != nil }) else { return nil }
    let condition = mistakes.required("when", of: rule) { value throws(JSONError) in value }
    let mode = mistakes.member("mode", of: rule) { value throws(JSONError) in
      try value.choice(of: LogicMode.self)
    }
    let then = mistakes.required("then", of: rule) { value throws(JSONError) in value }
    let consequence = then.flatMap { Consequence(decoding: $0, noting: mistakes) }
    guard let condition else { return nil }
    self.init(
      when: JSON(condition), mode: mode ?? .strict, then: consequence ?? .add(),
      pointer: condition.pointer)
  }

  /// Checks the expression of `rule`, which may name `zones`, any when nil.
  ///
  /// - Returns: What can be said of it; nil after a mistake.
  func check(
    _ rule: JSONValue, among zones: ZoneList? = nil, noting mistakes: Mistakes
  ) -> ExpressionFindings? {
    mistakes.noting { () throws(JSONError) in
      do throws(LogicError) {
        return try checked(among: zones)
      } catch {
        throw JSONError(
          source: rule.source, location: .value(pointer: error.pointer),
          reason: .unsuitable(error.reason.description))
      }
    }
  }

  /// Notes what is doubtful about the expression of `rule`, or wrong with its sentences, given `findings`.
  func check(_ rule: JSONValue, _ findings: ExpressionFindings, noting mistakes: Mistakes) {
    if let condition = rule.member("when"),
      findings.canNeverMatch || isBeyondBounds(at: condition, reading: findings.inputs)
    {
      mistakes.warn(
        condition, "\(findings.text) never holds, so that the rule does nothing")
    }
    guard case .refuse(_, let words) = consequence,
      let sentences = rule.member("then")?.member("message")
    else { return }
    for (tag, sentence) in words.sorted(by: { $0.key < $1.key }) {
      if let fault = MessageCatalogue.fault(in: sentence, parameters: findings.figures) {
        mistakes.note((sentences.member(tag) ?? sentences).error(fault.description))
      }
    }
  }
}

extension RuleExpression.Consequence {
  /// The members of `then`.
  package static let members = ["refuse", "message", "surcharge", "addMinutes"]

  fileprivate init?(decoding value: JSONValue, noting mistakes: Mistakes) {
    guard mistakes.rejectMembers(of: value, otherThan: Self.members) else { return nil }
    let addends = ["surcharge", "addMinutes"].compactMap(value.member)
    if let refuse = value.member("refuse") {
      for addend in addends {
        mistakes.note(addend.error("an order that is refused costs and takes nothing more"))
      }
      let code = mistakes.value(refuse) { value throws(JSONError) in try value.refusalCode() }
      let words = mistakes.member("message", of: value) { value throws(JSONError) in
        try value.sentences()
      }
      guard let code else { return nil }
      self = .refuse(code, words: words ?? [:])
      return
    }
    if let message = value.member("message") {
      mistakes.note(message.error("a message goes with \"refuse\"; nobody is told of this one"))
    }
    if addends.isEmpty {
      mistakes.note(
        value.error("expected \"refuse\", \"surcharge\" or \"addMinutes\", found none of them"))
    }
    let minorUnits = mistakes.member("surcharge", of: value) { value throws(JSONError) in
      try value.minorUnits()
    }
    let minutes = mistakes.member("addMinutes", of: value) { value throws(JSONError) in
      try value.integer(in: 0...10_080, of: "minutes")
    }
    self = .add(minorUnits: minorUnits ?? 0, minutes: minutes ?? 0)
  }
}

extension JSONValue {
  /// A code for programs, or true for the one that all rules have.
  fileprivate func refusalCode() throws(JSONError) -> ReasonCode {
    switch content {
    case .boolean(true): return .ruleRefused
    case .string(let text):
      let isCode = text.utf8.enumerated().allSatisfy { index, byte in
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
          || index > 0
            && (byte == UInt8(ascii: "_")
              || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte))
      }
      guard isCode, !text.isEmpty else {
        throw error(
          """
          expected a code of upper-case letters, digits and underscores, such as "TOO_FAR_FOR_HOT", \
          found \(summary)
          """)
      }
      return try reasonCode(text)
    default: throw unexpectedKind("true or a code such as \"TOO_FAR_FOR_HOT\"")
    }
  }
}
