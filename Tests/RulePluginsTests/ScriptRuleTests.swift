// SPDX-License-Identifier: MIT

import Foundation
import JSONDocument
import RulePluginKit
import RulePluginTesting
import RulePlugins
import Testing

/// A rule as a program in any language; those of the tests are in Python.
@Suite("ScriptRule", .enabled(if: Tool.isInstalled("python3")))
struct ScriptRuleTests {
  let shipped: ShippedRule

  init() throws {
    shipped = try ShippedRule("ScriptRule")
  }

  /// Greets, and then does for each request what `body` says, which has `id` and `request`.
  private static func program(_ body: String, ready: String = "say({'ready': True})") -> String {
    let body = body.split(separator: "\n").map { "    \($0)\n" }.joined()
    return """
      import json, os, signal, subprocess, sys, time
      def say(value):
          print(json.dumps(value), flush=True)
      hello = json.loads(sys.stdin.readline())
      \(ready)
      for line in sys.stdin:
          asked = json.loads(line)
          id, request = asked["id"], asked["request"]
      \(body)
      """
  }

  private func make(
    _ body: String, ready: String = "say({'ready': True})", more: String = ""
  ) throws -> RuleUnderTest {
    try shipped.write(Self.program(body, ready: ready), as: "rule.py")
    return try shipped.make(#"{"command": ["python3", "rule.py"]\#(more)}"#)
  }

  private func request(_ json: String = "{}") throws -> SampleRequest {
    var request = try SampleRequest()
    request.json = json
    return request
  }

  @Test func `gives the verdicts that the program answers`() throws {
    let rule = try make(#"say({"id": id, **request})"#)
    let cases: [(String, Verdict)] = [
      (#"{"verdict": "allow"}"#, .allow), (#"{"verdict": "abstain"}"#, .abstain),
      (
        #"{"verdict": "refuse", "code": "TOO_FAR", "message": "Zu weit"}"#,
        .refuse(code: "TOO_FAR", message: "Zu weit")
      ),
      (#"{"verdict": "refuse", "code": "TOO_FAR"}"#, .refuse(code: "TOO_FAR")),
      (
        #"{"verdict": "adjust", "seconds": -60, "fee": 150}"#,
        .adjust(seconds: -60, minorUnits: 150)
      ),
      (#"{"verdict": "adjust"}"#, .adjust()),
      (#"{"verdict": "unknown", "input": "basket.tags"}"#, .unknown(input: "basket.tags")),
    ]
    for (answer, verdict) in cases {
      #expect(try rule.verdict(on: request(answer)) == verdict, "\(answer)")
    }
    _ = try rule.verdict(on: request(#"{"verdict": "allow", "notes": {"load": "1", "Bad": "2"}}"#))
    #expect(rule.notes == ["load": "1"])
    #expect(rule.log.isEmpty)
  }

  @Test(arguments: [
    (#"{"verdict": "no"}"#, #"unknown verdict "no""#), ("{}", #"there is no "verdict""#),
    (#"{"verdict": "allow", "reason": "x"}"#, #"unknown member "reason""#),
    (#"{"verdict": "refuse", "mesage": "x"}"#, #"unknown member "mesage""#),
    (#"{"verdict": "adjust", "seconds": 1.5}"#, #"no integer: "seconds""#),
    (#"{"verdict": "adjust", "seconds": 604801}"#, #"more than a week: "seconds""#),
    (#"{"verdict": "refuse", "code": 7}"#, #"not a text, or too long: "code""#),
  ])
  func `fails for an answer that is malformed, and goes on`(
    _ answer: String, _ problem: String
  ) throws {
    let rule = try make(#"say({"id": id, **request})"#)
    let error = RuleTestError.failed(message: "the program's answer is malformed: \(problem)")
    #expect(throws: error) { try rule.verdict(on: request(answer)) }
    #expect(throws: RuleTestError.failed(message: "the database is down")) {
      try rule.verdict(on: request(#"{"error": "the database is down"}"#))
    }
    #expect(try rule.verdict(on: request(#"{"verdict": "allow"}"#)) == .allow)
    #expect(rule.log.isEmpty)
  }

  /// The deadline of the first request has passed before it is sent; its answer comes all the same.
  @Test func `never takes a late answer for that to another request`() throws {
    let rule = try make(
      """
      time.sleep(request["sleep"])
      say({"id": id, "verdict": "adjust", "seconds": request["number"]})
      """)
    var late = try request(#"{"sleep": 0.1, "number": 1}"#)
    late.isCancelled = true
    #expect(throws: RuleTestError.failed(message: "the program did not answer in time")) {
      try rule.verdict(on: late)
    }
    let next = try request(#"{"sleep": 0, "number": 2}"#)
    #expect(try rule.verdict(on: next) == .adjust(seconds: 2))
    #expect(try rule.verdict(on: next) == .adjust(seconds: 2))
    #expect(rule.log.isEmpty)
  }

  @Test func `ends a program that hangs, and starts it again`() throws {
    let rule = try make(
      """
      if "hang" in request: time.sleep(1000)
      say({"id": id, "verdict": "allow"})
      """)
    var hanging = try request(#"{"hang": true}"#)
    hanging.isCancelled = true
    for problem in [
      "the program did not answer in time", "the program did not answer in time",
      "the program hangs (was ended)",
    ] {
      #expect(throws: RuleTestError.failed(message: problem)) { try rule.verdict(on: hanging) }
    }
    #expect(try verdict(of: rule, on: request()) == .allow)
    #expect(rule.log == ["the program is started again"])
  }

  @Test(arguments: [
    ("sys.exit(3)", "the program has stopped answering (ended with status 3)"),
    (
      "os.kill(os.getpid(), signal.SIGKILL)",
      "the program has stopped answering (ended by signal 9)"
    ),
    ("print('debug', flush=True)", "the program's line is no answer with the id of a request"),
    ("say({'id': id + 1, 'verdict': 'allow'})", "the program's line is no answer"),
    ("say({'id': 0, 'verdict': 'allow'})", "the program's line is no answer"),
    ("say([id])", "the program's line is no answer"),
    ("print('{' * 100000, flush=True)", "the program's line is too long"),
    (
      #"sys.stdout.buffer.write(b"\0\xff\n"); sys.stdout.flush()"#,
      "the program's line is no answer"
    ),
  ])
  func `starts a program again that breaks the protocol`(
    _ statement: String, _ problem: String
  ) throws {
    let rule = try make(
      """
      if "break" in request: \(statement)
      else: say({"id": id, "verdict": "allow"})
      """)
    #expect(try rule.verdict(on: request()) == .allow)
    let error = #expect(throws: RuleTestError.self) {
      try rule.verdict(on: request(#"{"break": true}"#))
    }
    #expect(
      error?.description.hasPrefix("failed: \(problem)") == true, "\(String(describing: error))")
    #expect(try verdict(of: rule, on: request()) == .allow)
    #expect(rule.log == ["the program is started again"])
  }

  @Test func `waits longer each time before it starts a program that always fails`() throws {
    let rule = try make("sys.exit(1)")
    let first = RuleTestError.failed(
      message: "the program has stopped answering (ended with status 1)")
    #expect(throws: first) { try rule.verdict(on: request()) }
    // Started again at once; that fails too, and then there is a pause.
    var problems: [String] = []
    while problems.count < 100_000, problems.last?.contains("started again after") != true {
      do { _ = try rule.verdict(on: request()) } catch { problems.append("\(error)") }
    }
    #expect(problems.last?.contains("the program failed; it is started again after") == true)
    #expect(rule.log == ["the program is started again"])
  }

  @Test func `tells what the program has against its configuration`() throws {
    try shipped.write(
      Self.program(
        "pass",
        ready: """
          if hello["config"] != {"limit": [1]} or hello["doorstep"] != 1: sys.exit(9)
          say({"error": "too small", "pointer": "/limit/0"})
          """), as: "rule.py")
    #expect(
      try shipped.refusal(of: #"{"command": ["python3", "rule.py"], "config": {"limit": [1]}}"#)
        == ["/config/limit/0", "too small"])
  }

  @Test(arguments: [
    ("sys.exit(2)", "", "the program has stopped answering (ended with status 2)"),
    ("say('hello')", "", #"the program's first line is not {"ready": true} (was ended)"#),
    (
      "time.sleep(1000)", #", "startMilliseconds": 100"#,
      "the program did not get ready in time (was ended)"
    ),
  ])
  func `cannot be made when the program does not get ready`(
    _ ready: String, _ more: String, _ problem: String
  ) throws {
    let error = #expect(throws: RuleTestError.self) {
      try make("pass", ready: ready, more: more)
    }
    guard case .refusedConfiguration(pointer: "", let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // One that ends by itself may be ended before.
    #expect(
      [problem, problem.replacing("ended with status 2", with: "was ended")].contains(message))
  }

  /// What a program starts must not outlive the rule, and the program must not outlive it either.
  @Test func `ends the program with all that it started`() throws {
    do {
      let rule = try make(
        """
        child = subprocess.Popen(["sleep", "1000"])
        say({"id": id, "verdict": "adjust", "seconds": child.pid % 100000, "fee": os.getpid()})
        """, ready: "signal.signal(signal.SIGTERM, signal.SIG_IGN)\nsay({'ready': True})")
      guard case .adjust(let child, let program) = try rule.verdict(on: request()) else {
        Issue.record("no numbers of processes")
        return
      }
      try shipped.write("\(child) \(program)", as: "pids")
      #expect(isRunning(Int64(child)))
      #expect(isRunning(program))
    }
    let pids = try String(
      contentsOfFile: "\(shipped.folder.path)/pids", encoding: .utf8
    ).split(separator: " ").compactMap { Int64($0) }
    #expect(pids.count == 2)
    // They are told to end at once, but a busy machine takes a moment to do it.
    for _ in 0..<1000 where pids.contains(where: isRunning) { usleep(10_000) }
    #expect(!pids.contains(where: isRunning))
  }

  /// A dead process stays in /proc until somebody waits for it.
  private func isRunning(_ pid: Int64) -> Bool {
    let stat = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
    return stat.map { !$0.contains(") Z ") } ?? false
  }

  @Test func `runs the program in the service's folder, with nothing else open`() throws {
    let rule = try make(
      """
      names = sorted(os.listdir("/proc/self/fd"))
      say({"id": id, "verdict": "refuse", "code": "HERE", "message": os.getcwd() + " " + " ".join(names)})
      """)
    let file = try FileHandle(forReadingFrom: URL(filePath: "/dev/null"))
    defer { withExtendedLifetime(file) {} }
    let folder = URL(filePath: shipped.folder.path).resolvingSymlinksInPath().path
    // 3 is the listing itself.
    #expect(
      try rule.verdict(on: request()) == .refuse(code: "HERE", message: "\(folder) 0 1 2 3"))
  }

  @Test func `answers about whole requests of the loaded library`() throws {
    try shipped.write(
      Self.program(
        """
        say({"id": id, "verdict": "adjust", "fee": request["fee"], "notes": {"zone": request["zone"]}})
        """), as: "rule.py")
    let library = try TemporaryFolder.loadCopy(ofShippedPlugin: "ScriptRule")
    let schema = try JSONDocument(parsing: library.identity.configurationSchema).root
    #expect(
      try schema.required("properties").members().map(\.key).sorted()
        == ["command", "config", "startMilliseconds"])
    let instance = try library.makeInstance(
      configuration: ["command": ["python3", "rule.py"]], folder: shipped.folder.path
    ) { _, _ in }
    #expect(
      try "\(instance.evaluate(Delivery.context()))".contains("minorUnits: 299"))
  }

  /// A program that was started again may still be getting ready.
  private func verdict(of rule: RuleUnderTest, on request: SampleRequest) throws -> Verdict {
    let starting = RuleTestError.failed(message: "the program is still starting")
    for _ in 0..<30 {
      let answer = Result { try rule.verdict(on: request) }
      if case .failure(let error as RuleTestError) = answer, error == starting { continue }
      return try answer.get()
    }
    return try rule.verdict(on: request)
  }
}
