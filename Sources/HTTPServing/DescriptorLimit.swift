// SPDX-License-Identifier: MIT

import Glibc

/// How many descriptors the process may have.
enum DescriptorLimit {
  /// What the process needs beside its connections: files, watches, pipes of plug-ins.
  private static let reserved = 128

  /// Lets the process have `connections`, as far as the system allows.
  ///
  /// - Returns: How many it can have, at least 1.
  static func makeRoom(for connections: Int) -> Int {
    let wanted = rlim_t(connections + reserved)
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
      return connections
    }
    if limit.rlim_cur < wanted {
      limit.rlim_cur = min(wanted, limit.rlim_max)
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
    guard limit.rlim_cur < wanted else { return connections }
    return max(1, Int(limit.rlim_cur) - reserved)
  }
}
