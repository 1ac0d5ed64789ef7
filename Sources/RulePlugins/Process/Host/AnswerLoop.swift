// SPDX-License-Identifier: MIT

import CDoorstepRule
import DeliveryRules

/// Answers requests until nobody asks any more.
struct AnswerLoop {
  let exchange: Exchange
  let instance: RulePluginInstance
  let voice: HostVoice
  private let wantsJSON: Bool

  init(exchange: Exchange, instance: RulePluginInstance, voice: HostVoice) {
    self.exchange = exchange
    self.instance = instance
    self.voice = voice
    wantsJSON = instance.identity.capabilities.contains(.wantsJSON)
  }

  /// How often to look whether the process that asks is still there.
  ///
  /// The kernel kills this one with it; this is for the case that it does not.
  private static let patience = Duration.seconds(10)

  func run() {
    var number: UInt32 = 0
    while true {
      let limit = MonotonicClock.nanoseconds(after: Self.patience)
      guard let next = exchange.waitForQuestions(after: number, until: limit) else {
        if voice.isUnheard { return }
        continue
      }
      if exchange.isEnding { return }
      number = next
      exchange.stage = .deciding
      for index in 0..<exchange.questionCount {
        exchange.setAnswer(unsafe answer(to: exchange.request(at: index), at: index), at: index)
      }
      exchange.stage = .waiting
      exchange.finish(number)
    }
  }

  private func answer(to request: doorstep_request, at index: Int) -> Exchange.Answer {
    var request = unsafe request
    var answer = Exchange.Answer()
    let notes = unsafe request.wanted & DOORSTEP_WANTED_NOTES != 0 ? RuleNotes() : nil
    guard wantsJSON || notes != nil else {
      answer.status = unsafe instance.answer(&request, &answer.verdict, &answer.failure)
      return answer
    }
    let text = unsafe wantsJSON ? exchange.document(at: index) : nil
    let scope = unsafe RequestScope(borrowing: text, notes: notes)
    defer { withExtendedLifetime(scope) {} }
    unsafe request.host_ref = UnsafeRawPointer(Unmanaged.passUnretained(scope).toOpaque())
    answer.status = unsafe instance.answer(&request, &answer.verdict, &answer.failure)
    if let notes { exchange.setNotes(notes) }
    return answer
  }
}
