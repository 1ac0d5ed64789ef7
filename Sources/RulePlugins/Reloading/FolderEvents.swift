// SPDX-License-Identifier: MIT

import Glibc

/// What the kernel tells of folders (inotify(7)).
///
/// Owns a queue of events, closed in `deinit`.
final class FolderEvents: Sendable {
  /// Something that happened in a folder.
  struct Event {
    /// The number of the folder.
    let folder: Int32
    /// What it happened to; empty for the folder itself.
    let name: String
    private let mask: UInt32

    init(folder: Int32, mask: UInt32, name: String) {
      self.folder = folder
      self.mask = mask
      self.name = name
    }

    /// Whether events were lost.
    var isOverflow: Bool { mask & UInt32(IN_Q_OVERFLOW) != 0 }
    /// Whether the folder is not watched any more, since it is gone.
    var isEnd: Bool { mask & UInt32(IN_IGNORED) != 0 }
    /// Whether a name came up by other means than renaming; a file is then still to be written.
    var isCreation: Bool { mask & UInt32(IN_CREATE) != 0 }
  }

  /// Where a folder comes up, goes, or a link is turned.
  private static let names = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
  /// Where, beside those, a file is written or gets other rights.
  ///
  /// Not each write: half a file is of no use, and its writer closes it in the end.
  private static let files = names | IN_CLOSE_WRITE | IN_ATTRIB

  let queue: Int32

  /// Creates a queue; nil when the system has none left, as 128 for a user are usual.
  init?() {
    queue = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard queue >= 0 else { return nil }
  }

  deinit { close(queue) }

  /// Watches the folder at `path`, which may be watched already.
  ///
  /// - Parameters:
  ///   - path: An absolute path.
  ///   - hasFile: Whether a file in it matters, and not only names.
  /// - Returns: Its number, the same for the same folder; nil with `errno` when it cannot be watched.
  func watch(_ path: String, hasFile: Bool) -> Int32? {
    let mask = (hasFile ? Self.files : Self.names) | IN_MASK_ADD | IN_ONLYDIR | IN_EXCL_UNLINK
    let number = unsafe inotify_add_watch(queue, path, UInt32(mask))
    return number >= 0 ? number : nil
  }

  /// Watches the folder with `number` no more.
  func ignore(_ number: Int32) {
    // Fails for a folder that is gone, of which nothing comes either.
    inotify_rm_watch(queue, number)
  }

  /// What happened since it was asked last.
  func next() -> [Event] {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = unsafe read(queue, &buffer, buffer.count)
    var rest = buffer.prefix(max(0, count))[...]
    var events: [Event] = []
    // An event is four words, the last being the length of the name behind it, which zeros fill up.
    while rest.count >= 16 {
      let words = (0..<4).map { word in
        rest.dropFirst(word * 4).prefix(4).reversed().reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
      }
      let name = rest.dropFirst(16).prefix(Int(words[3]))
      events.append(
        Event(
          folder: Int32(bitPattern: words[0]), mask: words[1],
          name: String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)))
      rest = rest.dropFirst(16 + Int(words[3]))
    }
    return events
  }
}
