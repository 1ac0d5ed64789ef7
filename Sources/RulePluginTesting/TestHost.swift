// SPDX-License-Identifier: MIT

import CDoorstepRule

/// Collects what a rule writes to the log, and what it notes about the request that it is asked about.
final class Journal {
  var lines: [String] = []
  var notes: [String: String] = [:]

  static func of(_ host: UnsafePointer<doorstep_host>?) -> Journal? {
    guard let data = unsafe host?.pointee.host_data else { return nil }
    return unsafe Unmanaged<Journal>.fromOpaque(data).takeUnretainedValue()
  }

  /// Keeps a note, under the rules of the interface.
  func annotate(_ key: doorstep_text, _ value: doorstep_text) -> doorstep_status {
    let key = unsafe String(key)
    let isKey = key.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "._-".utf8.contains(byte)
    }
    guard isKey, (1...Int(DOORSTEP_NOTE_KEY_CAPACITY)).contains(key.utf8.count),
      unsafe value.length <= DOORSTEP_NOTE_VALUE_CAPACITY,
      notes[key] != nil || notes.count < DOORSTEP_NOTE_LIMIT
    else { return DOORSTEP_FAILED }
    notes[key] = unsafe String(value)
    return DOORSTEP_OK
  }
}

/// The host's side of the interface, for one rule under test.
enum TestHost {
  /// `folder` must stay where it is as long as the table is used.
  static func table(writingTo journal: Journal, folder: doorstep_text) -> doorstep_host {
    var host = unsafe doorstep_host()
    unsafe host.struct_size = UInt32(MemoryLayout<doorstep_host>.size)
    unsafe host.abi_minor = DOORSTEP_ABI_MINOR
    // Borrowed: the rule under test holds the journal.
    unsafe host.host_data = UnsafeRawPointer(Unmanaged.passUnretained(journal).toOpaque())
    unsafe host.log = { host, _, message in
      unsafe Journal.of(host)?.lines.append(String(message))
    }
    unsafe host.service_folder = unsafe folder
    unsafe host.annotate = { host, _, key, value in
      unsafe Journal.of(host)?.annotate(key, value) ?? DOORSTEP_FAILED
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
