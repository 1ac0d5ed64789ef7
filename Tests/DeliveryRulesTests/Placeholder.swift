// SPDX-License-Identifier: MIT

import TestSupport
