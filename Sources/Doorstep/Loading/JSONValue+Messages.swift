// SPDX-License-Identifier: MIT

import CustomerWords
import DeliveryModel
import Diagnostics
import JSONDocument

extension JSONValue {
  /// Words by reason code, then by BCP 47 tag: `{ "OUT_OF_ZONE": { "en": "Not there yet" } }`.
  ///
  /// A code may be a rule's own, but not nearly one of Doorstep's. Codes that are mistaken are noted and left out.
  func messages(noting mistakes: Mistakes) -> [ReasonCode: [String: String]] {
    let messages = mistakes.members(of: self) { name, words throws(JSONError) in
      let code = try words.reasonCode(name)
      let sentences = try words.sentences()
      for (tag, sentence) in sentences.sorted(by: { $0.key < $1.key }) {
        guard let fault = MessageCatalogue.fault(in: sentence, for: code) else { continue }
        mistakes.note((words.member(tag) ?? words).error(fault.description))
      }
      return (code, sentences)
    }
    return Dictionary(messages) { first, _ in first }
  }

  /// The code written as `name`: one of Doorstep's or a rule's own, but not nearly one of Doorstep's.
  func reasonCode(_ name: String) throws(JSONError) -> ReasonCode {
    let code = ReasonCode(rawValue: name)
    let known = ReasonCode.mostDecisiveFirst
    if !known.contains(code),
      let nearest = Spelling.nearest(to: name, among: known.map(\.rawValue))
    {
      throw error("no reason has the code \(quoted(name)); did you mean \(quoted(nearest))?")
    }
    return code
  }

  /// Sentences by BCP 47 tag, at least one.
  func sentences() throws(JSONError) -> [String: String] {
    var sentences: [String: String] = [:]
    for (tag, sentence) in try members() { sentences[tag] = try sentence.nonEmptyString() }
    guard !sentences.isEmpty else { throw error("expected at least one language, found none") }
    return sentences
  }

  /// A BCP 47 tag: a language, then subtags behind hyphens (RFC 5646 §2.1, shape only).
  func languageTag() throws(JSONError) -> String {
    let tag = try string()
    let subtags = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = subtags.enumerated().allSatisfy { index, subtag in
      (index == 0 ? 2...8 : 1...8).contains(subtag.utf8.count)
        && subtag.utf8.allSatisfy { byte in
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (index > 0 && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte))
        }
    }
    guard isTag else { throw error("expected a BCP 47 tag such as \"en-US\", found \(summary)") }
    return tag
  }
}
