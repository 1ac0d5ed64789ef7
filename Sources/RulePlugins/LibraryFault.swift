// SPDX-License-Identifier: MIT

/// Why a plug-in's file or its folder cannot be trusted.
package enum LibraryFault: Hashable, Sendable {
  /// It belongs to the user with the number `owner`, neither to root nor to `user`, who runs Doorstep.
  case foreign(owner: UInt32, user: UInt32)
  /// Its group may write to it.
  case writableByGroup
  /// Everybody may write to it.
  case writableByAll
}

extension LibraryFault: CustomStringConvertible {
  /// The fault and how to mend it, to stand behind the path.
  package var description: String {
    switch self {
    case .foreign(let owner, let user):
      "belongs to user \(owner), who is neither root nor user \(user), who runs Doorstep; give it to "
        + "one of them with chown"
    case .writableByGroup: "can be written by its group; take that away with chmod g-w"
    case .writableByAll: "can be written by everybody; take that away with chmod go-w"
    }
  }
}
