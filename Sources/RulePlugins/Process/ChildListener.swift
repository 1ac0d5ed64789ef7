// SPDX-License-Identifier: MIT

import CPluginSandbox
import Glibc

/// Hears what a plug-in's process says, and hands on what is for the log.
struct ChildListener {
  private let child: PluginChild
  private let log: RulePluginLog
  private var reader = HostMessage.Reader()
  private var buffer = [UInt8](repeating: 0, count: HostMessage.packetBytes)
  private var printed = PrintedLines()
  private var quota = LineQuota()

  /// How the process is confined; nil until it is ready.
  private(set) var report: SandboxReport?
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
    var requests = [child.socket.number, child.output.number, bell ?? -1].map { number in
      pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    }
    if printed.isOver { requests[1].fd = -1 }
    let milliseconds = deadline == .max ? -1 : Self.milliseconds(until: deadline)
    let count = unsafe poll(&requests, nfds_t(requests.count), milliseconds)
    if count == 0 { return .late }
    if requests[1].revents != 0 { readPrinted() }
    if let bell, requests[2].revents != 0 {
      sandbox_hush(bell)
      return .bell
    }
    return requests[0].revents != 0 ? receive() : .news
  }

  private static func milliseconds(until deadline: Int64) -> Int32 {
    let (left, overflows) = deadline.subtractingReportingOverflow(MonotonicClock.nanoseconds())
    return overflows ? -1 : Int32(clamping: max(0, left / 1_000_000 + 1))
  }

  private mutating func receive() -> Event {
    switch child.receive(&buffer) {
    case .none: return .news
    case .end:
      readPrinted()
      return .end
    case .packet(let packet):
      do {
        if let message = try reader.add(packet) { take(message) }
        return .news
      } catch {
        return .malformed
      }
    }
  }

  private mutating func take(_ message: HostMessage) {
    switch message {
    case .identity(let identity): child.identity = child.identity ?? identity
    case .files(let files): child.files = child.files ?? files
    case .ready(let report): self.report = self.report ?? report
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
