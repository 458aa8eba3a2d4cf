"""How hard a puzzle is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, cast, get_args, overload

from minirow.arguments import check_name
from minirow.asking import ask
from minirow.board import Board
from minirow.columns import Errors, Request, named

__all__ = ["HodokuLevel", "HodokuRating", "Level", "Scale", "SeRating", "Unsolved", "level", "rate"]

#: The scale of Sudoku Explainer, of HoDoKu, or of our own solving order.
Scale = Literal["se", "hodoku", "own"]

#: What a player has to know.
Level = Literal["beginner", "easy", "moderate", "tricky", "hard", "diabolical", "fiendish"]

#: What stands in place of a level where no technique of a scale leads to the solution.
Unsolved = Literal["unsolved"]

#: How hard HoDoKu says that a puzzle is.
HodokuLevel = Literal["easy", "medium", "hard", "unfair", "extreme"]


class SeRating(NamedTuple):
    """Sudoku Explainer's numbers: of the hardest step, up to the first digit, of the first step."""

    er: float
    ep: float
    ed: float


class HodokuRating(NamedTuple):
    """HoDoKu's level and score.

    Where its techniques do not lead to the solution, the level is ``"unsolved"``, and there is no score.
    """

    level: str
    score: int | None


#: What a rating is on scales that have several numbers, and the types of these.
_RECORDS: dict[str, tuple[Any, Any]] = {
    "se": (SeRating, {"er": float, "ep": float, "ed": float}),
    "hodoku": (HodokuRating, {"level": str, "score": int}),
}


@overload
def rate(puzzles: str | Board | Sequence[int] | Sequence[Sequence[int]]) -> SeRating | None: ...
@overload
def rate(
    puzzles: str | Board | Sequence[int] | Sequence[Sequence[int]], scale: Literal["se"]
) -> SeRating | None: ...
@overload
def rate(
    puzzles: str | Board | Sequence[int] | Sequence[Sequence[int]], scale: Literal["hodoku"]
) -> HodokuRating | None: ...
@overload
def rate(
    puzzles: str | Board | Sequence[int] | Sequence[Sequence[int]], scale: Literal["own"]
) -> float | None: ...
@overload
def rate(
    puzzles: Any,
    scale: Scale = "se",
    *,
    column: str | None = None,
    into: str | None = None,
    threads: int | None = None,
    errors: Errors = "raise",
) -> Any: ...


def rate(
    puzzles: Any,
    scale: Scale = "se",
    *,
    column: str | None = None,
    into: str | None = None,
    threads: int | None = None,
    errors: Errors = "raise",
) -> Any:
    """Rates the difficulty of one board, or of each board of a column.

    ``"se"`` is the scale of Sudoku Explainer and ``"hodoku"`` that of HoDoKu, both for 9×9; ``"own"`` is for every
    board. There is no rating (``None``, null) where there is not exactly one solution, the scale does not know such
    boards, or no technique of ``"se"`` or ``"own"`` leads to the solution; ``"hodoku"`` says ``"unsolved"`` then.

    >>> puzzle = "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2.."
    >>> rate(puzzle)
    SeRating(er=7.2, ep=1.2, ed=1.2)
    >>> rate(puzzle, "hodoku")
    HodokuRating(level='unfair', score=666)
    >>> rate(puzzle, "own")
    5.3
    >>> rate([puzzle, None], "hodoku")
    [HodokuRating(level='unfair', score=666), None]

    A column of Arrow becomes one of records, ``er``, ``ep``, ``ed`` or ``level``, ``score``; a table gets one more
    column of them, called ``se``, ``hodoku`` or ``rating`` unless ``into`` names it; an array of NumPy becomes one
    tuple of arrays, -1 or not-a-number where there is no rating.
    """
    check_name("scale", scale, get_args(Scale))
    name = "rating" if scale == "own" else scale
    make, kind = _RECORDS.get(scale, (None, float))
    found = ask(puzzles, Request(scale, name, kind, column=column, into=into, threads=threads, errors=errors))
    if make is None:
        return found
    if isinstance(found, dict) and set(cast("dict[str, Any]", found)) == set(make._fields):
        return make(**cast("dict[str, Any]", found))
    return named(make, found)


@overload
def level(puzzles: str | Board | Sequence[int] | Sequence[Sequence[int]]) -> Level | Unsolved | None: ...
@overload
def level(
    puzzles: Any,
    *,
    column: str | None = None,
    into: str | None = None,
    threads: int | None = None,
    errors: Errors = "raise",
) -> Any: ...


def level(
    puzzles: Any,
    *,
    column: str | None = None,
    into: str | None = None,
    threads: int | None = None,
    errors: Errors = "raise",
) -> Any:
    """Says what a player has to know, on our own scale of seven levels.

    There is none where there is not exactly one solution; where no technique leads to it, it is ``"unsolved"``.

    >>> level("..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..")
    'diabolical'
    >>> level(["1... ..3. .4.. ...2", "." * 16])
    ['beginner', None]
    """
    return ask(puzzles, Request("level", "level", str, column=column, into=into, threads=threads, errors=errors))
