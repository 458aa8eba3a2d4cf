"""Boards as pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from minirow.asking import board_of
from minirow.board import Board
from minirow.picture import Drawing, Theme

__all__ = ["Drawing", "Theme", "draw"]


def draw(
    puzzle: Any,
    *,
    digits: Sequence[int] | Board | str | None = None,
    candidates: bool = False,
    hint: bool = False,
    theme: Theme | None = None,
    unit: float = 40.0,
) -> Drawing:
    """Draws a board, and with ``hint=True`` what its next step says.

    ``digits`` is what a player has written, ``theme`` is ``"print"``, ``"colour"`` or ``"dark"``, and ``unit`` says
    how many pixels a cell has. Digits that stand twice where they must not are marked.

    >>> picture = draw("1... ..3. .4.. ...2", hint=True)
    >>> picture.svg.startswith("<svg"), picture.png[:4]
    (True, b'\\x89PNG')
    """
    board = board_of(puzzle)
    written = None if digits is None else tuple(board_of(digits).cells)
    return Drawing(board, written, candidates, hint, theme, unit)
