// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Foundation
import RulePlugins
import Synchronization
import Testing

/// Many requests to a plug-in in a process of its own: each gets its own answer.
@Suite("Many requests to a plug-in in a process of its own")
struct ManyRequestsTests {
  let plugin: FaultyPlugin

  init() throws {
    plugin = try FaultyPlugin()
  }

  /// Each process answers 99 requests and crashes at the next, so that there are 100 crashes.
  @Test func `of 10,000 requests only every hundredth fails with a plug-in that crashes then`()
    throws
  {
    let process = try plugin.process("hundredth")
    let contexts = try (0..<10).map { try FaultyPlugin.request(items: $0) }
    for index in 1...10_000 {
      let items = index % 10
      let reason = reason {
        let verdict = try process.evaluate(contexts[items], timeout: FaultyPlugin.patience)
        #expect(verdict == FaultyPlugin.verdict(items: items))
      }
      #expect(reason == (index % 100 == 0 ? .process(.signal(11, .deciding)) : nil))
    }
    #expect(process.health.restarts == 100)
    #expect(process.health.faults == [.crash: 100])
  }

  /// Which requests meet the crash is up to the threads; how many, is not.
  @Test func `of 2,000 requests from four threads every hundredth fails`() throws {
    let process = try plugin.process("hundredth")
    let failures = Atomic(0)
    let wrong = Atomic(0)
    let contexts = try (0..<10).map { try FaultyPlugin.request(items: $0) }
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for index in 0..<500 {
        let items = (index + thread) % 10
        do {
          let verdict = try process.evaluate(contexts[items], timeout: FaultyPlugin.patience)
          if verdict != FaultyPlugin.verdict(items: items) { wrong.add(1, ordering: .relaxed) }
        } catch {
          failures.add(1, ordering: .relaxed)
        }
      }
    }
    #expect(wrong.load(ordering: .relaxed) == 0)
    #expect(failures.load(ordering: .relaxed) == 20)
  }

  @Test(arguments: [1, 2, 63, 64, 65, 200])
  func `a batch has the answers of its requests in their order`(_ count: Int) throws {
    let process = try plugin.process("segfault")
    let contexts = try (0..<count).map { try FaultyPlugin.request(items: $0 % 12) }
    let answers = process.evaluate(contexts, timeout: FaultyPlugin.patience)
    #expect(answers == (0..<count).map { .success(FaultyPlugin.verdict(items: $0 % 12)) })
  }

  @Test func `no batch has no answers`() throws {
    #expect(try plugin.process("segfault").evaluate([], timeout: nil).isEmpty)
  }

  @Test(arguments: ["segfault", "unknown-action"])
  func `a fault in a batch is that of one request`(_ fault: String) throws {
    let process = try plugin.process(fault)
    let contexts = try (0..<40).map { try FaultyPlugin.request(items: $0) }
    let answers = process.evaluate(contexts, timeout: FaultyPlugin.patience)
    for (items, answer) in answers.enumerated() {
      if items == FaultyPlugin.unlucky {
        #expect(throws: RulePluginError.self) { try answer.get() }
      } else {
        #expect(answer == .success(FaultyPlugin.verdict(items: items)))
      }
    }
    #expect(process.health.restarts == 1)
  }

  @Test func `a batch that is too late has an answer for each request`() throws {
    let process = try plugin.process("sleep")
    let contexts = try [1, 2, FaultyPlugin.unlucky, 3].map { try FaultyPlugin.request(items: $0) }
    let limit = Duration.milliseconds(100)
    let answers = process.evaluate(contexts, timeout: limit)
    #expect(answers.count == 4)
    #expect(reason { try answers[2].get() } == .process(.timeout(limit)))
    #expect(throws: RulePluginError.self) { try answers[3].get() }
  }

  @Test func `a request that does not fit is a failure, and others are not`() throws {
    let process = try plugin.process("segfault")
    let long = Basket(itemCount: 1, tags: [String(repeating: "x", count: 300_000)])
    let contexts = [
      try FaultyPlugin.request(items: 1), try Delivery.context(basket: long),
      try FaultyPlugin.request(items: 2),
    ]
    let answers = process.evaluate(contexts, timeout: FaultyPlugin.patience)
    #expect(answers[0] == .success(FaultyPlugin.verdict(items: 1)))
    #expect(
      reason { try answers[1].get() }
        == .inexpressibleRequest("it is longer than 262144 bytes"))
    #expect(answers[2] == .success(FaultyPlugin.verdict(items: 2)))
  }

  /// Texts of 50,000 bytes: three requests fit into a hand-over of 262,144 bytes.
  @Test func `a batch that does not fit is handed over in parts`() throws {
    let process = try plugin.process("segfault")
    let contexts = try (0..<10).map { items in
      try Delivery.context(
        basket: Basket(itemCount: items, tags: [String(repeating: "x", count: 50_000)]))
    }
    let answers = process.evaluate(contexts, timeout: FaultyPlugin.patience)
    #expect(answers == (0..<10).map { .success(FaultyPlugin.verdict(items: $0)) })
  }

  /// Of two requests of 300 ms each, the second begins when the first is done, and its time ends before it is.
  ///
  /// It is the process's time that counts for killing it, so it goes on.
  @Test func `who waited for others does not cost the process its life`() throws {
    let process = try plugin.process(
      "custom", ["FAULT": "usleep(300000);"])
    let unlucky = try FaultyPlugin.request(items: FaultyPlugin.unlucky)
    let results = Mutex<[RulePluginError.Reason?]>([])
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      let reason = reason { try process.evaluate(unlucky, timeout: .milliseconds(450)) }
      results.withLock { $0.append(reason) }
    }
    let reasons = results.withLock { $0 }
    #expect(reasons.contains(nil))
    #expect(
      try process.evaluate(FaultyPlugin.request(items: 2), timeout: FaultyPlugin.patience)
        == FaultyPlugin.verdict(items: 2))
    #expect(process.health.restarts == 0)
  }

  /// Of two requests of 400 ms each, the second begins at 400, is given up at 700 and answered at 800; its process would
  /// be killed at 1,100 if there was no answer, and nobody asks again to find it.
  @Test func `an answer in time that nobody waited for does not cost the process its life`() throws
  {
    let process = try plugin.process("custom", ["FAULT": #"say("asked"); usleep(400000);"#])
    let limit = Duration.milliseconds(700)
    #expect(try reasonsOfTwo(process, limit) == [nil, .tooLate(limit)])
    Thread.sleep(forTimeInterval: 0.8)
    #expect(process.health.faults.isEmpty)
    #expect(process.health.state == .ready)
    #expect(
      try process.evaluate(FaultyPlugin.request(items: 2), timeout: FaultyPlugin.patience)
        == FaultyPlugin.verdict(items: 2))
  }

  /// It has its own time for its answer, and then it is late.
  @Test func `an answer that nobody waits for costs the process its life when it is late`() throws {
    let process = try plugin.process(
      "custom", ["FAULT": #"say("asked"); usleep(calls++ == 0 ? 400000 : 3600000000u);"#])
    let limit = Duration.milliseconds(700)
    #expect(try reasonsOfTwo(process, limit) == [nil, .tooLate(limit)])
    #expect(eventually { process.health.faults == [.timeout: 1] })
  }

  /// Why two requests fail, the second of which comes while the first is being answered.
  private func reasonsOfTwo(
    _ process: PluginProcess, _ limit: Duration
  ) throws -> [RulePluginError.Reason?] {
    let unlucky = try FaultyPlugin.request(items: FaultyPlugin.unlucky)
    let first = Mutex<RulePluginError.Reason?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let reason = reason { try process.evaluate(unlucky, timeout: limit) }
      first.withLock { $0 = reason }
      isDone.signal()
    }
    let book = plugin.book
    try #require(eventually { book.messages.contains("asked") })
    let second = reason { try process.evaluate(unlucky, timeout: limit) }
    isDone.wait()
    return [first.withLock { $0 }, second]
  }

  @Test func `a plug-in that wants JSON gets it in its process too`() throws {
    let process = try plugin.process(
      "custom",
      [
        "CAPABILITIES": "DOORSTEP_WANTS_JSON",
        "EVALUATE": """
        doorstep_text json; \
        if (the_host->request_json(the_host, request, &json) != DOORSTEP_OK) return -1; \
        say_text(json); return doorstep_allow(verdict);
        """,
      ])
    let context = try FaultyPlugin.request(items: 3)
    #expect(try process.evaluate(context, timeout: FaultyPlugin.patience) == .pass)
    // Its lines come through a socket, which nobody waits for.
    try withExtendedLifetime(process) {
      try #require(eventually { plugin.book.messages.count >= 2 })
    }
    let inProcess = try RulePluginLoader().load(
      "\(plugin.folder.path)/custom.so", relativeTo: "/"
    ).makeInstance(log: plugin.book.log)
    _ = try inProcess.evaluate(context)
    let texts = plugin.book.messages.filter { $0.hasPrefix("{") }
    #expect(texts.count == 2 && Set(texts).count == 1)
  }

  @Test func `what it notes is noted, and only where notes are read`() throws {
    let process = try plugin.process(
      "custom",
      [
        "EVALUATE": """
        const doorstep_text key = DOORSTEP_TEXT("test.load"), value = DOORSTEP_TEXT("0.75"); \
        const doorstep_text wrong = DOORSTEP_TEXT("Wrong key"); \
        if (the_host->annotate(the_host, request, key, value) != DOORSTEP_OK) return -1; \
        const int32_t status = the_host->annotate(the_host, request, wrong, value); \
        return doorstep_adjust(verdict, 0, status == DOORSTEP_FAILED);
        """
      ])
    let silent = try FaultyPlugin.request(items: 3)
    #expect(
      try process.evaluate(silent, timeout: FaultyPlugin.patience) == .adjust(Adjustment()))
    let area = try Delivery.area()
    let rule = PluginRule(process, timeout: FaultyPlugin.patience)
    var request = DeliveryRequest(to: Delivery.kitchen, basket: Basket(itemCount: 3))
    request.isTraced = true
    let quote = try DecisionEngine(area: area, rules: [rule]).quote(for: request)
    let entry = try #require(quote.trace.first { $0.rule == process.identity.id })
    #expect(entry.inputs == [TraceEntry.Input(name: "test.load", value: "0.75")])
    #expect(quote.fee?.total.minorUnits == 300)
  }
}
