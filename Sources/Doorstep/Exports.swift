// SPDX-License-Identifier: MIT

// An embedder writes `import Doorstep` and has the words of requests, answers and the header with it.
@_exported public import AddressStore
@_exported public import DeliveryModel
@_exported public import DeliveryRules
@_exported public import HeaderModel
@_exported public import Schedules
@_exported public import ZoneGeometry
