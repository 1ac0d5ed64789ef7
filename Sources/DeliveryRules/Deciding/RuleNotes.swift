// SPDX-License-Identifier: MIT

package import DeliveryModel
import Synchronization

/// What one rule notes about one decision for its trace.
package final class RuleNotes: Sendable {
  private let kept = Mutex<[TraceEntry.Input]>([])

  /// None yet.
  package init() {}

  /// The notes, in the order in which their keys came first.
  package var all: [TraceEntry.Input] { kept.withLock { $0 } }

  /// Keeps a note; a key that was noted before gets the new value.
  ///
  /// - Returns: Whether it was kept: not when it breaks the rules of `DecisionContext.note`.
  package func add(_ key: String, _ value: String) -> Bool {
    guard Self.isKey(key), value.utf8.count <= DecisionContext.maximumNoteBytes else {
      return false
    }
    let note = TraceEntry.Input(name: key, value: value)
    return kept.withLock { kept in
      if let place = kept.firstIndex(where: { $0.name == key }) {
        kept[place] = note
      } else {
        guard kept.count < DecisionContext.maximumNotes else { return false }
        kept.append(note)
      }
      return true
    }
  }

  private static func isKey(_ key: String) -> Bool {
    (1...DecisionContext.maximumNoteKeyBytes).contains(key.utf8.count)
      && key.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}

extension DecisionContext {
  /// How much a rule may note about one request.
  public static let maximumNotes = 8
  /// How long the key of a note may be, in bytes.
  public static let maximumNoteKeyBytes = 48
  /// How long the value of a note may be, in bytes of UTF-8.
  public static let maximumNoteBytes = 240

  /// Whether somebody reads what rules note: `DeliveryRequest.isTraced`.
  public var wantsNotes: Bool { notes != nil }

  /// Notes something that the trace of this decision shows beside what the rule says of it.
  ///
  ///     context.note("surge.load", "\(load)")
  ///
  /// Where nobody reads notes, the value is not even made. A note never changes what is decided.
  ///
  /// - Parameters:
  ///   - key: 1 to 48 of a-z, 0-9, ".", "_" and "-"; one that was noted before gets the new value.
  ///   - value: Up to 240 bytes of UTF-8.
  /// - Returns: Whether it was noted: not when nobody wants notes, one of the two breaks the rules, or
  ///   there are eight other notes already.
  @discardableResult
  public func note(_ key: String, _ value: @autoclosure () -> String) -> Bool {
    notes?.add(key, value()) ?? false
  }
}
