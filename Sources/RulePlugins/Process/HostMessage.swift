// SPDX-License-Identifier: MIT

import CDoorstepRule
import JSONDocument

/// What the process of a plug-in says about itself, through its socket.
enum HostMessage {
  /// The process is confined like this, and nothing of the plug-in has run in it yet.
  case confinement(SandboxReport)
  /// The plug-in is loaded, and says this of itself.
  case identity(PluginIdentity)
  /// The plug-in names these files, which it reads when it is made; they are as they were before that.
  case files([WatchedFile])
  /// It can be asked.
  case ready
  /// It cannot be loaded or made; the process ends.
  case refusal(RulePluginError.Reason)
  /// A line for the log.
  case log(RulePluginLogLevel, String)

  /// The first byte of a packet.
  ///
  /// What is longer than a packet comes in pieces, the last of which says what
  /// it is.
  enum Kind: UInt8 {
    case piece, confinement, identity, ready, refusal, log, files
  }

  /// No packet is longer; sockets take at least so much.
  static let packetBytes = 1 << 14
  /// No message is longer: the longest schema of a configuration, with every character escaped.
  static let maximumBytes = 1 << 24

  private var kind: Kind {
    switch self {
    case .confinement: .confinement
    case .identity: .identity
    case .files: .files
    case .ready: .ready
    case .refusal: .refusal
    case .log: .log
    }
  }

  private var json: JSON {
    switch self {
    case .confinement(let report): report.json
    case .identity(let identity): identity.json
    case .files(let files): .array(files.map(\.json))
    case .ready: true
    case .refusal(let reason): reason.json
    case .log(let level, let text): [.integer(Int64(level.rawValue)), .string(text)]
    }
  }

  /// The packets that say it.
  func packets() throws(JSONError) -> [[UInt8]] {
    var rest = ArraySlice(try json.text().utf8)
    var packets: [[UInt8]] = []
    while rest.count > Self.packetBytes - 1 {
      packets.append([Kind.piece.rawValue] + rest.prefix(Self.packetBytes - 1))
      rest = rest.dropFirst(Self.packetBytes - 1)
    }
    return packets + [[kind.rawValue] + rest]
  }

  /// Puts packets together again.
  ///
  /// They come from a process that may send anything.
  struct Reader {
    private var pieces: [UInt8] = []

    /// The message that ends with `packet`; nil when there is more of it.
    ///
    /// - Throws: `malformedMessage` when it is none.
    mutating func add(_ packet: ArraySlice<UInt8>) throws(ProcessFault) -> HostMessage? {
      guard let kind = packet.first.flatMap(Kind.init), pieces.count < maximumBytes else {
        throw .malformedMessage
      }
      // A line may come between the pieces of something else.
      guard kind != .log else { return try HostMessage(.log, Array(packet.dropFirst())) }
      pieces += packet.dropFirst()
      guard kind != .piece else { return nil }
      defer { pieces = [] }
      return try HostMessage(kind, pieces)
    }
  }

  private init(_ kind: Kind, _ bytes: [UInt8]) throws(ProcessFault) {
    do throws(JSONError) {
      let root = try JSONDocument(parsing: bytes).root
      switch kind {
      case .confinement: self = .confinement(try SandboxReport(decoding: root))
      case .identity: self = .identity(try PluginIdentity(decoding: root))
      case .files:
        let files = Array(try root.elements())
        guard files.count <= DOORSTEP_WATCH_LIMIT else { throw root.error("too many files") }
        self = .files(try files.map { file throws(JSONError) in try WatchedFile(decoding: file) })
      case .ready: self = .ready
      case .refusal: self = .refusal(try RulePluginError.Reason(decoding: root))
      case .log, .piece:
        let parts = Array(try root.elements())
        guard parts.count == 2 else { throw root.error("expected a level and a text") }
        let level = try RulePluginLogLevel(rawValue: Int32(clamping: parts[0].integer()))
        self = .log(level ?? .error, try parts[1].string())
      }
    } catch {
      throw .malformedMessage
    }
  }
}
