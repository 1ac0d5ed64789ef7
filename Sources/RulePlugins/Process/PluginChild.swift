// SPDX-License-Identifier: MIT

import CPluginSandbox
import Diagnostics
import Glibc
import JSONDocument
import Synchronization

/// A running process with a plug-in.
///
/// The thread that made it has to outlive it: the process is killed when that thread ends.
final class PluginChild: Sendable {
  /// The word with which `doorstep` is called to be such a process.
  static let command = "plugin-host"

  let exchange: Exchange
  /// Where the process tells what it is doing; closed when it ends.
  let socket: Descriptor
  /// What the plug-in prints.
  let output: Descriptor
  private let process: Descriptor

  private let over = Atomic(false)
  private let condemnation = Mutex<ProcessFault?>(nil)
  private let knownIdentity = Mutex<PluginIdentity?>(nil)
  private let namedFiles = Mutex<[WatchedFile]?>(nil)

  /// Whether the process has ended, and who watches it knows why.
  var isOver: Bool { over.load(ordering: .acquiring) }
  /// What the plug-in says of itself; nil until it is loaded.
  var identity: PluginIdentity? {
    get { knownIdentity.withLock { $0 } }
    set { knownIdentity.withLock { $0 = newValue } }
  }

  /// The files that it says it reads when it is made; nil until it has said so.
  var files: [WatchedFile]? {
    get { namedFiles.withLock { $0 } }
    set { namedFiles.withLock { $0 = newValue } }
  }

  /// Starts a process that loads `plugin`.
  init(running plugin: HostedPlugin, by executable: PluginHostExecutable) throws(ProcessFault) {
    let memory = try Descriptor(sandbox_make_memory(Exchange.byteCount), of: "memory")
    guard let exchange = Exchange(memory.number) else {
      throw .unstartable("memory: \(systemMessage(for: errno))")
    }
    let order = try Self.order(for: plugin)
    let socket = try unsafe DescriptorPair(of: "socketpair", from: sandbox_make_socket)
    let pipe = try unsafe DescriptorPair(of: "pipe", from: sandbox_make_pipe)
    let null = try Descriptor(unsafe open("/dev/null", O_RDONLY | O_CLOEXEC), of: "/dev/null")
    let inherited = [
      null.number, pipe.second.number, pipe.second.number, socket.second.number, memory.number,
      order.number, plugin.copy.file,
    ]
    process = try Descriptor(
      Self.spawn(executable, inherited), of: quoted(executable.path, limit: 1000))
    self.exchange = exchange
    self.socket = socket.first
    output = pipe.first
  }

  private static func order(for plugin: HostedPlugin) throws(ProcessFault) -> Descriptor {
    let text: [UInt8]
    do {
      text = Array(try HostOrder.json(for: plugin).text().utf8)
    } catch {
      throw .refusal("\(error)")
    }
    let result = unsafe text.withUnsafeBytes { bytes in
      unsafe sandbox_make_message(bytes.baseAddress, bytes.count)
    }
    return try Descriptor(result, of: "memory")
  }

  private static func spawn(_ executable: PluginHostExecutable, _ descriptors: [Int32]) -> Int32 {
    // Nothing else of the environment, which may hold secrets.
    var environment = ["SWIFT_BACKTRACE=enable=no"]
    if let path = unsafe getenv("LD_LIBRARY_PATH") {
      environment.append("LD_LIBRARY_PATH=\(unsafe String(cString: path))")
    }
    let words = unsafe copies(of: ["doorstep", command])
    let variables = unsafe copies(of: environment)
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    return unsafe sandbox_spawn(
      executable.path, words, variables, descriptors, Int32(descriptors.count))
  }

  /// C strings that have to be freed, with a null pointer behind them.
  private static func copies(of texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe texts.map { text in unsafe strdup(text) } + [nil]
  }

  /// Kills the process because of `fault`, unless it has been killed before.
  func kill(for fault: ProcessFault) {
    condemnation.withLock { $0 = $0 ?? fault }
    sandbox_kill(process.number)
  }

  /// Whether the process has been killed, by one who told why.
  var isCondemned: Bool { condemnation.withLock { $0 != nil } }

  /// Waits for the end of the process, which has closed its socket or been killed.
  ///
  /// - Returns: Why it ended; nil when it did as it was told.
  func reap() -> ProcessFault? {
    // It may have closed its socket without ending. Otherwise this changes nothing.
    sandbox_kill(process.number)
    var signal: Int32 = 0
    var status: Int32 = 0
    let result = unsafe sandbox_reap(process.number, &signal, &status)
    if let fault = condemnation.withLock({ $0 }) { return fault }
    if result < 0 { return .exit(-1, exchange.stage) }
    if signal != 0 { return .signal(signal, exchange.stage) }
    return exchange.isEnding && status == 0 ? nil : .exit(status, exchange.stage)
  }

  /// Tells who waits for answers that there will be none.
  func giveUp() {
    over.store(true, ordering: .releasing)
    exchange.wakeAsking()
  }

  /// One packet from the process, received into `buffer`; an empty one when it was too long.
  func receive(_ buffer: inout [UInt8]) -> Packet {
    var descriptor: Int32 = -1
    let count = unsafe sandbox_receive(socket.number, &buffer, buffer.count, &descriptor)
    if descriptor >= 0 { return .gate(descriptor) }
    if count == -Int(EAGAIN) { return .none }
    if count <= 0 { return .end }
    return count <= buffer.count ? .packet(buffer.prefix(count)) : .packet([])
  }

  /// What there is to receive.
  enum Packet {
    case packet(ArraySlice<UInt8>)
    /// A descriptor to take over, which only a process that runs nothing of the plug-in yet can send.
    case gate(Int32)
    case none
    case end
  }
}
