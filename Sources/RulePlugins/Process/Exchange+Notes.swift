// SPDX-License-Identifier: MIT

import CPluginSandbox
import DeliveryModel
import DeliveryRules

/// The notes on each request: how many, and for each the lengths of key and value, and then both.
extension Exchange {
  private func notePlace(_ index: Int) -> UnsafeMutableRawBufferPointer {
    precondition((0..<Self.capacity).contains(index), "the slot is one of the \(Self.capacity)")
    return unsafe UnsafeMutableRawBufferPointer(
      start: base + Place.notes + index * Self.noteByteCount, count: Self.noteByteCount)
  }

  /// Writes what the plug-in noted on the request in the slot.
  func setNotes(_ notes: RuleNotes, at index: Int) {
    let all = notes.all
    var bytes = [UInt8(clamping: all.count)]
    for note in all {
      let value = note.value ?? ""
      bytes += [UInt8(clamping: note.name.utf8.count), UInt8(clamping: value.utf8.count)]
      bytes += note.name.utf8
      bytes += value.utf8
    }
    unsafe notePlace(index).copyBytes(from: bytes.prefix(Self.noteByteCount))
  }

  /// Has `context`, which was asked about in the slot, take the notes, as far as they are some.
  func takeNotes(for context: DecisionContext, at index: Int) {
    var bytes = [UInt8](repeating: 0, count: Self.noteByteCount)
    unsafe sandbox_copy(&bytes, notePlace(index).baseAddress, bytes.count)
    var rest = bytes.dropFirst()
    for _ in 0..<min(Int(bytes[0]), DecisionContext.maximumNotes) {
      let lengths = Array(rest.prefix(2)).map(Int.init)
      guard lengths.count == 2, rest.count >= 2 + lengths[0] + lengths[1] else { return }
      rest = rest.dropFirst(2)
      let key = String(validating: rest.prefix(lengths[0]), as: UTF8.self)
      let value = String(
        validating: rest.dropFirst(lengths[0]).prefix(lengths[1]), as: UTF8.self)
      if let key, let value { context.note(key, value) }
      rest = rest.dropFirst(lengths[0] + lengths[1])
    }
  }
}
