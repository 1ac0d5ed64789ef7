/* SPDX-License-Identifier: MIT */
/* Empty, and here only because SwiftPM wants a public header of every C target: the plug-in is
 * reached through its exported entry function alone. */
