// SPDX-License-Identifier: MIT

import CDoorstepRule
import DeliveryRules

/// Answers requests until nobody asks any more.
struct AnswerLoop {
  private let exchange: Exchange
  private let instance: RulePluginInstance
  private let voice: HostVoice
  private let wantsJSON: Bool
  /// Made once, for every call of a plug-in that answers many requests at once.
  private let items = BatchItems(capacity: Exchange.answersPerCall)

  init(exchange: Exchange, instance: RulePluginInstance, voice: HostVoice) {
    self.exchange = exchange
    self.instance = instance
    self.voice = voice
    wantsJSON = instance.capabilities.contains(.wantsJSON)
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
      answer(exchange.questionCount)
      exchange.stage = .waiting
      exchange.finish(number)
    }
  }

  /// Answers the first `count` slots.
  private func answer(_ count: Int) {
    let isOneByOne = count == 1 || exchange.isOneByOne || !instance.answersTogether
    let portion = isOneByOne ? 1 : Exchange.answersPerCall
    for start in stride(from: 0, to: count, by: portion) {
      let end = min(start + portion, count)
      exchange.setProgress(start, next: end - start)
      if isOneByOne {
        answerAlone(start)
      } else {
        answerTogether(start..<end)
      }
    }
    exchange.setProgress(count, next: 0)
  }

  private func answerAlone(_ index: Int) {
    var request = unsafe exchange.request(at: index)
    var answer = PluginAnswer()
    let scope = unsafe scope(for: &request, at: index)
    let status = unsafe instance.answer(&request, &answer)
    withExtendedLifetime(scope) {}
    unsafe exchange.setAnswer(status, &answer.verdict, &answer.failure, at: index)
    if let notes = scope?.notes { exchange.setNotes(notes, at: index) }
  }

  private func answerTogether(_ indices: Range<Int>) {
    var scopes: [(index: Int, scope: RequestScope)] = []
    for (place, index) in indices.enumerated() {
      let request = unsafe items.request(at: place)
      unsafe request.pointee = unsafe exchange.request(at: index)
      if let scope = unsafe scope(for: request, at: index) { scopes.append((index, scope)) }
    }
    let broken = unsafe items.ask(indices.count) { first, failure in
      unsafe instance.evaluate(first, UInt32(indices.count), &failure)
    }
    withExtendedLifetime(scopes) {}
    for (place, index) in indices.enumerated() {
      let verdict = unsafe items.verdict(at: place)
      if let broken {
        var failure = broken.failure
        unsafe exchange.setAnswer(broken.status, verdict, &failure, at: index)
      } else {
        unsafe exchange.setAnswer(
          items.status(at: place), verdict, items.failure(at: place), at: index)
      }
    }
    for (index, scope) in scopes {
      if let notes = scope.notes { exchange.setNotes(notes, at: index) }
    }
  }

  /// Leads the plug-in to what it may ask for while it decides `request`, if there is anything.
  private func scope(
    for request: UnsafeMutablePointer<doorstep_request>, at index: Int
  ) -> RequestScope? {
    let notes =
      unsafe request.pointee.wanted & DOORSTEP_WANTED_NOTES != 0 ? RuleNotes() : nil
    guard wantsJSON || notes != nil else { return nil }
    let text = unsafe wantsJSON ? exchange.document(at: index) : nil
    let scope = unsafe RequestScope(borrowing: text, notes: notes)
    unsafe scope.lend(to: request)
    return scope
  }
}
