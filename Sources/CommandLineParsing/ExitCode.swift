// SPDX-License-Identifier: MIT

/// What a process tells its parent when it ends: 0 and 1 are answers, the rest are the errors of
/// BSD's `<sysexits.h>`.
public struct ExitCode: RawRepresentable, Hashable, Sendable {
  /// The status as `exit(3)` takes it, 0...255.
  public let rawValue: Int32

  /// The code with the status `rawValue`, 0...255.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Done, or "yes" (`EX_OK`).
  public static let ok = Self(rawValue: 0)
  /// A well-formed question was answered "no".
  public static let answeredNo = Self(rawValue: 1)
  /// The command line is wrong (`EX_USAGE`).
  public static let usage = Self(rawValue: 64)
  /// The content of an input is wrong (`EX_DATAERR`).
  public static let dataError = Self(rawValue: 65)
  /// An input does not exist or cannot be read (`EX_NOINPUT`).
  public static let noInput = Self(rawValue: 66)
  /// Something that the command depends on is missing (`EX_UNAVAILABLE`).
  public static let unavailable = Self(rawValue: 69)
  /// A mistake of this program (`EX_SOFTWARE`).
  public static let internalError = Self(rawValue: 70)
  /// An output file cannot be made (`EX_CANTCREAT`).
  public static let cannotCreate = Self(rawValue: 73)
  /// Reading or writing failed part-way (`EX_IOERR`).
  public static let inputOutputError = Self(rawValue: 74)
  /// Not now; the same command may succeed later (`EX_TEMPFAIL`).
  public static let temporaryFailure = Self(rawValue: 75)
  /// The configuration is wrong (`EX_CONFIG`).
  public static let configuration = Self(rawValue: 78)
  /// The reader of standard output went away: 128 + SIGPIPE, which is what a shell reports for a
  /// program that this signal ends.
  public static let closedPipe = Self(rawValue: 141)

  /// The codes that help and manual list, each with its meaning in a few words.
  static let documented: [(code: Self, meaning: String)] = [
    (.ok, "yes, or done"), (.answeredNo, "a well-formed question was answered \"no\""),
    (.usage, "the command line is wrong"), (.dataError, "the content of an input is wrong"),
    (.noInput, "an input does not exist or cannot be read"),
    (.unavailable, "something that the command depends on is missing"),
    (.internalError, "a mistake of this program"),
    (.cannotCreate, "an output file cannot be made"),
    (.inputOutputError, "reading or writing failed"),
    (.temporaryFailure, "not now; the same command may succeed later"),
    (.configuration, "the configuration is wrong"),
  ]
}

/// An error that knows with which code the process should end.
public protocol ExitCodeProviding: Error {
  /// The code for a command that this error stopped.
  var exitCode: ExitCode { get }
}
