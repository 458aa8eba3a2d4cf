"""Boards of our own, and libraries that may be absent."""

from __future__ import annotations

import doctest
from typing import Any

import pytest

import minirow

FOUR = "1.....3..4.....2"
NINE = "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2.."
NINE_SOLUTION = "417632598923578146586914372879325614241796835635481729398257461162843957754169283"


@pytest.fixture(scope="session")
def puzzles() -> list[str]:
    """A few hundred random puzzles with one solution."""
    return minirow.generate(300, seed=22)


def naive(cells: list[int], side: int, rows: int, columns: int) -> list[list[int]]:
    """All solutions, by trying digit after digit: what everything else is compared with."""
    if 0 not in cells:
        return [cells]
    at = cells.index(0)
    row, column = divmod(at, side)
    seen = set(cells[row * side : row * side + side]) | set(cells[column::side])
    top, left = row // rows * rows, column // columns * columns
    for line in range(top, top + rows):
        seen |= set(cells[line * side + left : line * side + left + columns])
    found: list[list[int]] = []
    for digit in range(1, side + 1):
        if digit not in seen:
            found += naive([*cells[:at], digit, *cells[at + 1 :]], side, rows, columns)
    return found


def run_examples(path: Any) -> None:
    """Runs the examples of a page, as they stand there."""
    found = doctest.testfile(
        str(path), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    )
    assert found.attempted > 0
    assert found.failed == 0
