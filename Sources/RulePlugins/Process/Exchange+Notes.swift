// SPDX-License-Identifier: MIT

import CPluginSandbox
import DeliveryModel
import DeliveryRules

/// The notes on a request that is handed over alone: how many, and for each the lengths of key and value, and then
/// both.
extension Exchange {
  private var notePlace: UnsafeMutableRawBufferPointer {
    unsafe UnsafeMutableRawBufferPointer(start: base + Place.notes, count: Self.noteByteCount)
  }

  /// Writes what the plug-in noted, of which there is less than there is room for.
  func setNotes(_ notes: RuleNotes) {
    let all = notes.all
    var bytes = [UInt8(clamping: all.count)]
    for note in all {
      let value = note.value ?? ""
      bytes += [UInt8(clamping: note.name.utf8.count), UInt8(clamping: value.utf8.count)]
      bytes += note.name.utf8
      bytes += value.utf8
    }
    unsafe notePlace.copyBytes(from: bytes.prefix(Self.noteByteCount))
  }

  /// Has `context` take the notes, as far as they are some.
  func takeNotes(for context: DecisionContext) {
    var bytes = [UInt8](repeating: 0, count: Self.noteByteCount)
    unsafe sandbox_copy(&bytes, notePlace.baseAddress, bytes.count)
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
