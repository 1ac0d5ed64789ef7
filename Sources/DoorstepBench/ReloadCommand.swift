// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep
import Glibc
import Synchronization

/// `doorstep-bench reload`.
struct ReloadCommand: Command {
  static let times = Option("times", value: "NUMBER", default: 100, help: "how often to reload")
  static let service = Operand<[String]>(
    "PATH", help: "a folder with a service.json, such a file, a GeoJSON file, or compiled zones")
  static let spec = CommandSpec(
    "reload", summary: "Measure what reloading a service does to its memory and to who asks it.",
    discussion: """
      Loads the service, loads it anew again and again while another thread asks for an answer in \
      the middle of each of its zones in turn, and prints the memory in use after the first load and \
      at the end, and the longest that getting hold of the service took.
      """,
    options: [times], operands: [service],
    examples: ["doorstep-bench reload Zones/harbor"])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    guard let path = arguments[Self.service].first, arguments[Self.service].count == 1 else {
      throw UsageError(.refused("name one service"))
    }
    let service = try ReloadableChecker(service: path)
    let before = try ResidentMemory.bytes()
    let reader = Reader(service)
    reader.start()
    let times = arguments[Self.times]
    let clock = ContinuousClock()
    let elapsed = try clock.measure {
      for _ in 0..<times { try service.reload() }
    }
    let (answers, longest) = reader.stop()
    let after = try ResidentMemory.bytes()
    try console.print(
      """
      \(times) reloads in \(elapsed), \(answers) answers meanwhile; the longest that getting hold of \
      the service took: \(longest)
      memory in use: \(before) bytes after the first load, \(after) at the end
      """)
    return .ok
  }
}

/// Asks a service on a thread of its own.
private final class Reader: Sendable {
  private let service: ReloadableChecker
  private let isDone = Atomic(false)
  private let result = Mutex<(answers: Int, longest: Duration)>((0, .zero))
  private let thread = Mutex<pthread_t>(0)

  init(_ service: ReloadableChecker) { self.service = service }

  func start() {
    thread.withLock { thread in
      let context = unsafe Unmanaged.passRetained(self).toOpaque()
      let status = unsafe pthread_create(
        &thread, nil,
        { context in
          if let context = unsafe context {
            unsafe Unmanaged<Reader>.fromOpaque(context).takeRetainedValue().read()
          }
          return nil
        }, context)
      precondition(status == 0, "the system has another thread")
    }
  }

  func stop() -> (answers: Int, longest: Duration) {
    isDone.store(true, ordering: .releasing)
    thread.withLock { _ = pthread_join($0, nil) }
    return result.withLock { $0 }
  }

  private func read() {
    let places = service.checker.area.zones.compactMap(\.shape.centroid)
    let clock = ContinuousClock()
    var (answers, longest) = (0, Duration.zero)
    while !isDone.load(ordering: .acquiring) {
      let start = clock.now
      let checker = service.checker
      longest = max(longest, clock.now - start)
      let place = places.isEmpty ? nil : places[answers % places.count]
      if let place, (try? checker.quote(for: DeliveryRequest(to: place))) == nil { continue }
      answers += 1
    }
    result.withLock { $0 = (answers, longest) }
  }
}
