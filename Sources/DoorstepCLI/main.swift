// SPDX-License-Identifier: MIT

import CommandLineParsing

await CommandLineTool(DoorstepCommand(), version: "0.1.0").main()
