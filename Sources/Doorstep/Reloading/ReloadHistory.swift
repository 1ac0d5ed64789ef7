// SPDX-License-Identifier: MIT

public import Schedules

/// What became of the changes of a running service, for whoever watches it.
public struct ReloadHistory: Hashable, Sendable {
  /// When the service that answers now was loaded, or the last of its plug-ins.
  public internal(set) var loadedAt: Instant
  /// How often a changed service, or changed plug-ins of it, took the place of the one before.
  public internal(set) var reloads = 0
  /// How often a change was refused, so that the service went on as it was.
  public internal(set) var failures = 0

  init(loadedAt: Instant) {
    self.loadedAt = loadedAt
  }
}
