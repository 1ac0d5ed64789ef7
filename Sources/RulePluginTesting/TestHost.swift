// SPDX-License-Identifier: MIT

import CDoorstepRule

/// Collects what a rule writes to the log.
final class Journal {
  var lines: [String] = []
}

/// The host's side of the interface, for one rule under test.
enum TestHost {
  static func table(writingTo journal: Journal) -> doorstep_host {
    var host = unsafe doorstep_host()
    unsafe host.struct_size = UInt32(MemoryLayout<doorstep_host>.size)
    unsafe host.abi_minor = DOORSTEP_ABI_MINOR
    // Borrowed: the rule under test holds the journal.
    unsafe host.host_data = UnsafeRawPointer(Unmanaged.passUnretained(journal).toOpaque())
    unsafe host.log = { host, _, message in
      guard let data = unsafe host?.pointee.host_data else { return }
      let bytes = unsafe UnsafeRawBufferPointer(start: message.bytes, count: Int(message.length))
      unsafe Unmanaged<Journal>.fromOpaque(data).takeUnretainedValue().lines
        .append(String(decoding: bytes, as: UTF8.self))
    }
    unsafe host.request_json = { _, request, json in
      guard let text = unsafe request?.pointee.host_ref else { return DOORSTEP_UNSUPPORTED }
      unsafe json?.pointee = text.load(as: doorstep_text.self)
      return DOORSTEP_OK
    }
    unsafe host.cancelled = { _, request in
      unsafe request?.pointee.deadline_monotonic_ns == 0 ? 0 : 1
    }
    unsafe host.get_extension = { _, _ in nil }
    return unsafe host
  }
}
