// SPDX-License-Identifier: MIT

import RulePlugins

/// The version of this package.
public let doorstepVersion = "\(HostInterface.hostVersion)"
