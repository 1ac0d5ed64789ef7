// SPDX-License-Identifier: MIT

import CDoorstepRule

/// What a rule says of one request.
public enum Verdict: Hashable, Sendable {
  /// Looked at, nothing against it.
  case allow
  /// Not deliverable. The code is up to 48 of A-Z, 0-9 and _, such as `ITEM_RESTRICTED`; the message
  /// is for the customer, up to `maximumMessageBytes` long, and Doorstep has words for its own codes
  /// when it is empty.
  case refuse(code: String, message: String = "")
  /// Deliverable, but the estimate changes by up to a week and the fee by up to 10¹² minor units.
  case adjust(seconds: Int = 0, minorUnits: Int64 = 0)
  /// Not a case for this rule.
  case abstain
  /// An input that the rule needs was not given, such as `basket.tags`.
  case unknown(input: String)

  /// The longest message of a refusal in bytes of UTF-8; a longer one is cut.
  public static let maximumMessageBytes = Int(DOORSTEP_MESSAGE_CAPACITY)
}
