// SPDX-License-Identifier: MIT

import CDoorstepRule

/// The table of functions that a plug-in instance may call, and what they need.
///
/// The plug-in gets a pointer into this object, so it must outlive the instance.
@safe final class HostServices: @unchecked Sendable {
  // SAFETY: all are set in `init` and never changed; `log` is Sendable.
  let table: UnsafeMutablePointer<doorstep_host>
  private let log: RulePluginLog
  private let folder: UnsafeMutableBufferPointer<UInt8>
  private static let maximumMessageBytes: UInt64 = 4096

  /// The services for one instance.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the service's folder; empty if there is none.
  ///   - log: Where the instance's messages go.
  init(folder: String, log: @escaping RulePluginLog) {
    self.log = log
    unsafe self.folder = .allocate(capacity: folder.utf8.count)
    _ = unsafe self.folder.initialize(from: folder.utf8)
    unsafe table = .allocate(capacity: 1)
    unsafe table.initialize(to: doorstep_host())
    unsafe table.pointee.struct_size = UInt32(MemoryLayout<doorstep_host>.size)
    unsafe table.pointee.abi_minor = HostInterface.minor
    unsafe table.pointee.name = Self.text("Doorstep")
    unsafe table.pointee.version = Self.text(HostInterface.hostVersion)
    // Borrowed: the object owns the table, and not the other way round.
    unsafe table.pointee.host_data = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    unsafe table.pointee.log = { host, level, message in
      unsafe HostServices.of(host)?.write(message, level: level)
    }
    unsafe table.pointee.request_json = { _, request, json in
      unsafe RequestScope.writeJSON(of: request, to: json)
    }
    unsafe table.pointee.cancelled = { _, request in
      guard let deadline = unsafe request?.pointee.deadline_monotonic_ns, deadline != 0 else {
        return 0
      }
      return MonotonicClock.nanoseconds() >= deadline ? 1 : 0
    }
    unsafe table.pointee.get_extension = { _, _ in nil }
    let start = unsafe UnsafeRawPointer(self.folder.baseAddress)
    unsafe table.pointee.service_folder = doorstep_text(
      bytes: start?.assumingMemoryBound(to: CChar.self), length: UInt64(self.folder.count))
    unsafe table.pointee.annotate = { _, request, key, value in
      unsafe RequestScope.annotate(request, key: key, value: value)
    }
  }

  deinit {
    unsafe table.deallocate()
    unsafe folder.deallocate()
  }

  private static func of(_ table: UnsafePointer<doorstep_host>?) -> HostServices? {
    guard let data = unsafe table?.pointee.host_data else { return nil }
    return unsafe Unmanaged<HostServices>.fromOpaque(data).takeUnretainedValue()
  }

  /// Hands a message on, cut where it is longer than a log line should be.
  private func write(_ message: doorstep_text, level: Int32) {
    var start = unsafe message
    // A length that is beyond all memory is no length, so nothing is cut from it.
    let isCut = unsafe message.length > Self.maximumMessageBytes && message.length <= Int.max
    if isCut {
      unsafe start.length = Self.maximumMessageBytes
      // Not within a character, whose later bytes are 10xxxxxx.
      while let bytes = unsafe message.bytes, unsafe start.length > 0,
        unsafe UInt8(bitPattern: bytes[Int(start.length)]) & 0xC0 == 0x80
      {
        unsafe start.length -= 1
      }
    }
    guard let text = unsafe String(copying: start) else {
      return log(RulePluginLogLevel(rawValue: level) ?? .error, "a message that is no text")
    }
    log(RulePluginLogLevel(rawValue: level) ?? .error, isCut ? text + "…" : text)
  }

  /// `literal` as a slice that stays valid: static data of this program.
  private static func text(_ literal: StaticString) -> doorstep_text {
    unsafe doorstep_text(
      bytes: UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self),
      length: UInt64(literal.utf8CodeUnitCount))
  }
}
