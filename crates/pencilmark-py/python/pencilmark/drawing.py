"""Boards as pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from pencilmark._engine import Puzzle, draw_png, draw_svg
from pencilmark.asking import board_of
from pencilmark.board import Board

__all__ = ["Drawing", "draw"]


@dataclass(frozen=True)
class Drawing:
    """A picture of a board, which notebooks show."""

    handle: Puzzle = field(repr=False)
    _options: dict[str, Any] = field(repr=False)

    @property
    def svg(self) -> str:
        """The picture as SVG."""
        return draw_svg(self.handle, **self._options)

    @property
    def png(self) -> bytes:
        """The picture as PNG."""
        return draw_png(self.handle, **self._options)

    def save(self, path: str | Path) -> None:
        """Writes the picture to a file, as its name ends: ``.svg`` or ``.png``."""
        path = Path(path)
        if path.suffix == ".svg":
            path.write_text(self.svg, encoding="utf-8")
        elif path.suffix == ".png":
            path.write_bytes(self.png)
        else:
            raise ValueError(f"expected a name that ends with .svg or .png, found {path.name!r}")

    def _repr_svg_(self) -> str:
        return self.svg


def draw(
    puzzle: Any,
    *,
    digits: Sequence[int] | Board | str | None = None,
    candidates: bool = False,
    hint: bool = False,
    theme: Literal["light", "dark", "print"] | None = None,
    unit: float = 40.0,
) -> Drawing:
    """Draws a board, and with ``hint=True`` what its next step says.

    ``digits`` is what a player has written, and ``unit`` how many pixels a cell has.

    >>> picture = draw("1... ..3. .4.. ...2", hint=True)
    >>> picture.svg.startswith("<svg"), picture.png[:4]
    (True, b'\\x89PNG')
    """
    board = board_of(puzzle)
    written = None if digits is None else board_of(digits).cells
    options = {"digits": written, "candidates": candidates, "hint": hint, "theme": theme, "unit": unit}
    return Drawing(board.handle, options)
