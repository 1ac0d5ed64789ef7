// SPDX-License-Identifier: MIT

import CPluginSandbox
import Glibc

/// Hears what a plug-in's process says, hands on what is for the log, and keeps the gate until it is ready.
struct ChildListener: ~Copyable {
  private let child: PluginChild
  private let log: RulePluginLog
  private var reader = HostMessage.Reader()
  private var buffer = [UInt8](repeating: 0, count: HostMessage.packetBytes)
  private var printed = PrintedLines()
  private var quota = LineQuota()

  /// Where the calls of a process wait that loads its plug-in: closed when it is ready, for good.
  private var gate: Descriptor?

  /// How the process is confined, as it said before anything of the plug-in ran in it; nil until then.
  private(set) var report: SandboxReport?
  /// Whether it can be asked.
  private(set) var isReady = false
  /// Why it cannot be; nil unless it said so.
  private(set) var refusal: RulePluginError.Reason?

  /// What there is to act upon.
  enum Event {
    /// It said something.
    case news
    /// It said something that it must not say.
    case malformed
    /// The bell has been rung.
    case bell
    /// It has ended, or closed its socket.
    case end
    /// The deadline has passed.
    case late
  }

  init(to child: PluginChild, log: @escaping RulePluginLog) {
    self.child = child
    self.log = log
  }

  /// Waits for something to act upon.
  mutating func wait(until deadline: Int64, bell: Int32?) -> Event {
    let milliseconds = Self.milliseconds(until: deadline)
    // First of all: whoever never stops talking must not move it.
    if milliseconds == 0 { return .late }
    let numbers = [child.socket.number, child.output.number, bell ?? -1, gate?.number ?? -1]
    var requests = numbers.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if printed.isOver { requests[1].fd = -1 }
    let count = unsafe poll(&requests, nfds_t(requests.count), milliseconds)
    if count == 0 { return .late }
    if requests[1].revents != 0 { readPrinted() }
    if requests[3].revents != 0 { letThrough() }
    if let bell, requests[2].revents != 0 {
      sandbox_hush(bell)
      return .bell
    }
    return requests[0].revents != 0 ? receive() : .news
  }

  /// How long to wait at most; 0 from the deadline on, and -1 for ever.
  private static func milliseconds(until deadline: Int64) -> Int32 {
    guard deadline != .max else { return -1 }
    let left = deadline - MonotonicClock.nanoseconds()
    return left > 0 ? Int32(clamping: left / 1_000_000 + 1) : 0
  }

  /// Lets the process do what loading takes.
  ///
  /// Any call and any argument, for those are judged by the rules that it has given itself: this is about when.
  private mutating func letThrough() {
    if let number = gate?.number, sandbox_let_through(number) < 0 { gate = nil }
  }

  private mutating func receive() -> Event {
    switch child.receive(&buffer) {
    case .none: return .news
    case .end:
      readPrinted()
      return .end
    case .gate(let number):
      let received = Descriptor(owning: number)
      // What comes later is of the plug-in.
      guard report == nil, gate == nil else { return .malformed }
      gate = consume received
      return .news
    case .packet(let packet):
      do {
        if let message = try reader.add(packet) { try take(message) }
        return .news
      } catch {
        return .malformed
      }
    }
  }

  private mutating func take(_ message: HostMessage) throws(ProcessFault) {
    switch message {
    case .confinement(let report):
      // The first word is of the process, any other one is of the plug-in.
      guard self.report == nil else { throw .malformedMessage }
      self.report = report
    case .identity(let identity): child.identity = child.identity ?? identity
    case .files(let files): child.files = child.files ?? files
    case .ready:
      guard report != nil else { throw .malformedMessage }
      gate = nil
      isReady = true
    case .refusal(let reason): refusal = refusal ?? reason
    case .log(let level, let text): pass(level, text)
    }
  }

  /// Hands on what the plug-in has printed.
  private mutating func readPrinted() {
    for line in printed.read(from: child.output.number) { pass(.warning, "printed: \(line)") }
  }

  private mutating func pass(_ level: RulePluginLogLevel, _ text: String) {
    switch quota.take(at: MonotonicClock.nanoseconds()) {
    case .pass: log(level, text)
    case .last: log(.warning, "says too much; the rest of this minute is left out")
    case .drop: break
    }
  }
}
