// SPDX-License-Identifier: MIT

public import CommandLineParsing
public import JSONDocument

extension JSONError: ExitCodeProviding {
  /// JSON that does not say what it has to is bad data.
  public var exitCode: ExitCode { .dataError }
}
