// SPDX-License-Identifier: MIT

import Synchronization

/// Adds up how much of a file several threads have read, and tells it.
final class ProgressCounter: Sendable {
  private let readBytes = Mutex(0)
  private let path: String
  private let totalBytes: Int
  private let report: LoadingProgress.Report

  init(of file: SourceFile, report: @escaping LoadingProgress.Report) {
    path = file.path
    totalBytes = file.bytes.count
    self.report = report
  }

  /// Counts `count` more bytes.
  @Sendable func add(_ count: Int) {
    // Told within the lock, so that what is told never goes back.
    readBytes.withLock { readBytes in
      readBytes += count
      tell(readBytes)
    }
  }

  /// Tells that the file is done with, what stands around its features too.
  func finish() {
    tell(totalBytes)
  }

  private func tell(_ readBytes: Int) {
    report(LoadingProgress(path: path, readBytes: readBytes, totalBytes: totalBytes))
  }
}
