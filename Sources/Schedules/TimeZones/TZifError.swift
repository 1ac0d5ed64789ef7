// SPDX-License-Identifier: MIT

/// Why bytes are not a usable TZif file.
struct TZifError: Error {
  /// What is wrong, as the end of "the file is damaged: …".
  let detail: String
}
