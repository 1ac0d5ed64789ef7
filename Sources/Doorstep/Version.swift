// SPDX-License-Identifier: MIT

/// The version of this package.
public let doorstepVersion = "0.1.0"
