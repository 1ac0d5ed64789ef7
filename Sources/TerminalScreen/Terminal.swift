// SPDX-License-Identifier: MIT

import CTerminal
import Dispatch
import Glibc
import Synchronization

/// The terminal of this process, taken over for a screen and always given back: when asked to, and when the
/// process ends by a signal or a fault.
///
/// It is taken in the foreground alone: in the background the process stops.
package final class Terminal: Sendable {
  /// What comes from the terminal.
  package enum Event: Sendable {
    /// Bytes of keys.
    case bytes([UInt8])
    /// Nothing came for a moment after the last bytes.
    case pause
    /// Nothing came for seconds either.
    case silence
    /// It has another size.
    case resize
    /// The process was stopped and goes on; the screen shows something else.
    case resume
    /// SIGINT from outside; Ctrl-C is a key.
    case interruption
    /// Nobody will type any more.
    case end
  }

  /// Escape counts as a key of its own when nothing follows for so long: the sequences of other keys, which begin with
  /// it too, come in pieces over slow connections.
  private static let pauseMilliseconds: Int32 = 120
  private static let silenceMilliseconds: Int32 = 3000

  private struct State {
    var isTaken = false
    var bytesWritten = 0
  }

  private let input: Int32
  private let output: Int32
  private let signals: Int32
  private let opening: [UInt8]
  private let closing: [UInt8]
  private let state = Mutex(State())

  /// Takes the terminal at `output`, whose keys come from `input`; both stay the caller's to close.
  ///
  /// - Parameters:
  ///   - input: A descriptor of the terminal that can be read.
  ///   - output: One that can be written; may be the same.
  ///   - opening: Is written when it is taken, again after each stop.
  ///   - closing: Is written when it is given back.
  /// - Throws: `TerminalError` when `output` is no terminal.
  package init(
    input: Int32, output: Int32, opening: String, closing: String
  ) throws(TerminalError) {
    self.input = input
    self.output = output
    self.opening = [UInt8](opening.utf8)
    self.closing = [UInt8](closing.utf8)
    var descriptor: Int32 = -1
    let code = unsafe cterminal_watch_signals(&descriptor)
    guard code == 0 else { throw TerminalError(errno: code) }
    signals = descriptor
    let failure = take()
    guard failure == 0 else { throw TerminalError(errno: failure) }
  }

  deinit { giveBack() }

  /// The size now; 80 × 24 where the terminal does not tell.
  package var size: Size {
    var (columns, rows): (Int32, Int32) = (0, 0)
    let code = unsafe cterminal_size(output, &columns, &rows)
    guard code == 0, columns > 0, rows > 0 else { return Size(columns: 80, rows: 24) }
    return Size(columns: Int(columns), rows: Int(rows))
  }

  /// How many bytes were written so far, those of `opening` too.
  package var bytesWritten: Int { state.withLock(\.bytesWritten) }

  /// Writes `bytes`; nothing while the terminal is given back.
  package func write(_ bytes: [UInt8]) {
    state.withLock { state in
      guard state.isTaken else { return }
      send(bytes, &state)
    }
  }

  /// Gives the terminal back as it was.
  package func giveBack() {
    state.withLock { state in
      state.isTaken = false
      cterminal_give_back()
    }
  }

  /// Stops the process as Ctrl-Z does; it is told by `resume` when that is over.
  package func suspend() {
    kill(getpid(), SIGTSTP)
  }

  /// Tells `report` what comes, from a thread of its own, until the process ends.
  package func listen(_ report: @escaping @Sendable (Event) -> Void) {
    DispatchQueue(label: "terminal").async { self.readEvents(report) }
  }

  private func take() -> Int32 {
    state.withLock { state in
      let code = unsafe closing.withUnsafeBytes { bytes in
        unsafe cterminal_take(
          output, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
      }
      guard code == 0 else { return code }
      state.isTaken = true
      send(opening, &state)
      return 0
    }
  }

  private func send(_ bytes: [UInt8], _ state: inout State) {
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes[sent...].withUnsafeBytes { piece in
        unsafe Glibc.write(output, piece.baseAddress, piece.count)
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN {
        var request = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        unsafe poll(&request, 1, -1)
      } else if errno != EINTR {
        // The terminal has gone: its end is told by the reading side.
        return
      }
    }
    state.bytesWritten += sent
  }

  private func readEvents(_ report: @Sendable (Event) -> Void) {
    var timeout: Int32 = -1
    while true {
      var requests = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      ]
      let ready = unsafe poll(&requests, 2, timeout)
      if ready == 0 {
        let isPause = timeout == Self.pauseMilliseconds
        timeout = isPause ? Self.silenceMilliseconds : -1
        report(isPause ? .pause : .silence)
      }
      if requests[1].revents != 0 {
        for number in read(signals) ?? [] { obey(Int32(number), report) }
      }
      guard requests[0].revents != 0 else { continue }
      guard let bytes = read(input) else { return report(.end) }
      timeout = Self.pauseMilliseconds
      if !bytes.isEmpty { report(.bytes(bytes)) }
    }
  }

  /// Signals are obeyed here, so that they are even while the rest of the process is busy.
  private func obey(_ signal: Int32, _ report: (Event) -> Void) {
    // Who holds the lock writes a frame, and a terminal that has gone may hold that up for ever.
    let isTaken = state.withLockIfAvailable(\.isTaken) ?? true
    switch signal {
    case SIGWINCH: report(.resize)
    case SIGINT where isTaken: report(.interruption)
    case SIGTSTP: stop(report)
    case SIGCONT: takeAgain(report)
    default:
      state.withLockIfAvailable { $0.isTaken = false }
      cterminal_die_of(signal)
    }
  }

  private func stop(_ report: (Event) -> Void) {
    let wasTaken = state.withLock { state in
      defer { state.isTaken = false }
      return state.isTaken
    }
    cterminal_stop()
    guard wasTaken else { return }
    // Continued in the background it stops again, until it is brought to the front.
    if take() == 0 { report(.resume) } else { report(.end) }
  }

  /// After a stop from outside, whose shell may have set the terminal up anew.
  private func takeAgain(_ report: (Event) -> Void) {
    guard state.withLock(\.isTaken) else { return }
    // What the shell reads with in the meantime is not to be touched.
    guard cterminal_await_foreground(output) == 0 else { return report(.end) }
    giveBack()
    if take() == 0 { report(.resume) } else { report(.end) }
  }

  /// What there is to read; nil at the end.
  private func read(_ descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = unsafe bytes.withUnsafeMutableBytes { room in
      unsafe Glibc.read(descriptor, room.baseAddress, room.count)
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }
}
