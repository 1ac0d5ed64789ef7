// SPDX-License-Identifier: MIT

/// The rules that every decision asks, before those of the service's plug-ins.
let builtInRules: [any Rule] = [
  OpeningHoursRule(),
  HubHoursRule(),
  LeadTimeRule(),
  MinimumOrderRule(),
]
