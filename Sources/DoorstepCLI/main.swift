// SPDX-License-Identifier: MIT

import CAllocator
import CommandLineParsing
import Doorstep

// First of all: whatever is opened later would take their place.
Console.holdClosedStreams()

// Then, before anything else: such a process has one thread, and stays as small as it can.
runPluginIfCalled()

// Blocks from 1 MiB on go back to the system when they are freed. Without this, the C library keeps all
// that are shorter than the longest one freed so far, which are most that make an index.
mallopt(M_MMAP_THRESHOLD, 1 << 20)

await CommandLineTool(DoorstepCommand(), version: doorstepVersion).main()
