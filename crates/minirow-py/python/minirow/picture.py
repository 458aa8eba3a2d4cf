"""What a board is drawn as."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from minirow._engine import Picture
from minirow.arguments import NAMES, check_name

if TYPE_CHECKING:
    from minirow.board import Board

__all__ = ["Drawing", "Theme"]

#: Black and greys on white, colours on white, or colours on black.
Theme = Literal["print", "colour", "dark"]


@dataclass(frozen=True)
class Drawing:
    """A picture of a board, which notebooks show.

    Drawings of the same board with the same options are equal, and can be copied and pickled.

    >>> from minirow import draw
    >>> draw("1... ..3. .4.. ...2", theme="dark") == draw("1... ..3. .4.. ...2", theme="dark")
    True
    """

    #: The board that is drawn.
    board: Board
    #: What a player has written.
    digits: tuple[int, ...] | None = None
    #: Whether empty cells show their candidates.
    candidates: bool = False
    #: Whether the next step is drawn.
    hint: bool = False
    #: The colours.
    theme: Theme | None = None
    #: Pixels of a cell.
    unit: float = 40.0
    _picture: Picture = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.theme is not None:
            check_name("theme", self.theme, NAMES["theme"])
        written = None if self.digits is None else list(self.digits)
        picture = Picture(self.board.handle, written, self.candidates, self.hint, self.theme, self.unit)
        object.__setattr__(self, "_picture", picture)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Drawing, (self.board, self.digits, self.candidates, self.hint, self.theme, self.unit))

    @property
    def svg(self) -> str:
        """The picture as SVG."""
        return self._picture.svg()

    @property
    def png(self) -> bytes:
        """The picture as PNG."""
        return self._picture.png()

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
