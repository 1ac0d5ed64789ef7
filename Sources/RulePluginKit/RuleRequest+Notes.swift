// SPDX-License-Identifier: MIT

import CDoorstepRule

extension RuleRequest {
  /// Whether somebody reads the notes on this request, so that it is worth making them.
  public var wantsNotes: Bool {
    unsafe withInterface { request, host in unsafe doorstep_wants_notes(host, request) == 1 }
  }

  /// Notes something about this decision, which its trace shows to the developer.
  ///
  ///     request.annotate("surge.load", "\(load)")
  ///
  /// A note never changes what is decided. Where nobody reads notes, the value is not even made.
  ///
  /// - Parameters:
  ///   - key: 1 to 48 of a-z, 0-9, ".", "_" and "-"; one that was noted before gets the new value.
  ///   - value: Cut behind 240 bytes of UTF-8.
  /// - Returns: Whether it was noted: nobody wants notes, the key breaks the rules, or there are eight
  ///   other notes already, when not.
  @discardableResult
  public func annotate(_ key: String, _ value: @autoclosure () -> String) -> Bool {
    guard wantsNotes else { return false }
    return unsafe withInterface { request, host in
      unsafe key.withText { key in
        unsafe value().withText(atMost: Int(DOORSTEP_NOTE_VALUE_CAPACITY)) { value in
          unsafe host.pointee.annotate?(host, request, key, value) == DOORSTEP_OK
        }
      }
    }
  }
}
