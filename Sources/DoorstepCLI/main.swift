// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep

await CommandLineTool(DoorstepCommand(), version: doorstepVersion).main()
