# SPDX-License-Identifier: MIT
"""Reads the zones that `doorstep-bench prepare` writes."""
import array
import struct
import sys


def read_zones(path):
    """Yields zones as lists of polygons as lists of rings: arrays of longitude, latitude in turn."""
    with open(path, "rb") as file:
        if file.read(4) != b"ZNB1":
            sys.exit(f"{path}: no file of zones")

        def number():
            return struct.unpack("<i", file.read(4))[0]

        def ring():
            numbers = array.array("d")
            numbers.frombytes(file.read(16 * number()))
            return numbers

        for _ in range(number()):
            yield [[ring() for _ in range(number())] for _ in range(number())]
