"""What a player could do, and why: hints, steps, and ways to the solution."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, overload

from minirow._engine import call
from minirow.arguments import NAMES, check_name
from minirow.asking import ask, board_of
from minirow.board import Board
from minirow.columns import Errors, Request, is_column
from minirow.errors import PuzzleError
from minirow.solving import check

__all__ = ["Hint", "Step", "explain", "hint", "steps", "trace"]

#: A cell in reading order from 0, and a digit.
Candidate = tuple[int, int]


@dataclass(frozen=True)
class Step:
    """One deduction: what it writes and eliminates, and why.

    >>> step = hint("1... ..3. .4.. ...2").step
    >>> step.technique, step.title, step.rating, step.place, step.remove
    ('hidden-single', 'Hidden single', 1.2, ((1, 3),), ())
    >>> print(step)
    r1c2 is 3: the only place left in block 1
    """

    #: The name of its technique, such as ``x-wing``.
    technique: str
    #: What people call the technique.
    title: str
    #: How hard it is.
    rating: float
    #: The digits that it writes, each a cell in reading order from 0 and a digit.
    place: tuple[Candidate, ...]
    #: The candidates that it eliminates, written in the same way.
    remove: tuple[Candidate, ...]
    #: Why, in one sentence.
    explanation: str
    #: Everything else: the parts of its argument, and what to draw for it.
    details: Mapping[str, Any] = field(repr=False, compare=False)

    def __str__(self) -> str:
        return self.explanation


#: What a hint says that has no step.
WITHOUT_STEP = {
    "solved": "The board is solved.",
    "none": "The puzzle has no solution.",
    "several": "The puzzle has more than one solution.",
    "stuck": "No technique goes on.",
}


@dataclass(frozen=True)
class Hint:
    """Help for a player: mistakes first, and then the next step, which its levels tell bit by bit.

    >>> found = hint("1... ..3. .4.. ...2")
    >>> found.kind, found.levels[:2]
    ('step', ('Look at block 1.', 'Hidden single with the digit 3.'))
    >>> print(hint("1324423124133142"))
    The board is solved.
    """

    #: ``step``, ``mistakes``, ``solved``, or where no technique finds anything: ``none`` or ``several``, if the puzzle
    #: has not exactly one solution, else ``stuck``.
    kind: Literal["step", "mistakes", "solved", "none", "several", "stuck"]
    #: The next step.
    step: Step | None
    #: The step in words: where to look, which technique, which pattern, why, and what to do.
    levels: tuple[str, ...]
    #: What cannot stay, in words.
    mistakes: tuple[str, ...]
    #: The board that it is about.
    board: Board = field(repr=False)

    def __str__(self) -> str:
        if self.step is not None:
            return self.step.explanation
        return "\n".join(self.mistakes) or WITHOUT_STEP[self.kind]

    def _repr_svg_(self) -> str:
        return self.board.draw(hint=True).svg


def hint(
    puzzle: Any,
    *,
    digits: Any = None,
    candidates: Sequence[Sequence[int] | None] | None = None,
) -> Hint:
    """Says what a player could do next.

    ``digits`` is what the player has written so far, a board of the same size; ``candidates`` the digits that the
    player has left to each cell, ``None`` for cells without notes.

    >>> found = hint("1... ..3. .4.. ...2")
    >>> found.step.technique, found.step.place
    ('hidden-single', ((1, 3),))
    >>> print(found.levels[0])
    Look at block 1.
    >>> hint("1... ..3. .4.. ...2", digits="12.. ..3. .4.. ...2").mistakes
    ('2 in r1c2 is wrong',)
    """
    board = board_of(puzzle)
    found = _call("hint", board, _player(board, digits, candidates))
    step, kind = found.get("step"), found["result"]
    if kind == "stuck" and (verdict := check(board)) != "unique":
        kind = verdict
    return Hint(
        kind=kind,
        step=None if step is None else _step(step),
        levels=tuple(found.get("levels", ())),
        mistakes=tuple(mistake["text"] for mistake in found.get("mistakes", ())),
        board=board,
    )


def steps(
    puzzle: Any,
    technique: str | None = None,
    *,
    digits: Any = None,
    candidates: Sequence[Sequence[int] | None] | None = None,
) -> list[Step]:
    """Finds all steps that a technique has on a board: the easiest that has any, if none is named.

    :func:`minirow.techniques` lists the names.

    >>> found = steps("1... ..3. .4.. ...2", "naked-single")
    >>> [(step.place, str(step)) for step in found][:1]
    [(((3, 4),), 'r1c4 is 4: the only digit left in the cell')]
    """
    if technique is not None:
        check_name("technique", technique, NAMES["technique"])
    board = board_of(puzzle)
    asked = _player(board, digits, candidates)
    found = _call("steps", board, asked, **({} if technique is None else {"technique": technique}))
    return [_step(step) for step in found["steps"]]


def trace(
    puzzles: Any,
    *,
    column: str | None = None,
    into: str | None = None,
    threads: int | None = None,
    errors: Errors = "raise",
) -> Any:
    """Lists all steps to the solution: as :class:`Step` for one board, as records for a column.

    A record is what programs are trained on, without words and ratings: it has the ``technique``, ``placements`` and ``eliminations``, each a list of ``cell`` and ``digit``.
    Boards of a column that do not have exactly one solution have none. Where no technique goes on, the steps end
    before the solution, as the last line of :func:`explain` says. One board that contradicts itself is a
    :class:`PuzzleError`, which says where.

    >>> [step.technique for step in trace("1... ..3. .4.. ...2")][:3]
    ['hidden-single', 'hidden-single', 'full-house']
    >>> trace(["1... ..3. .4.. ...2"])[0][0]["placements"]
    [{'cell': 1, 'digit': 3}]
    """
    request = Request("trace", "trace", list, column=column, into=into, threads=threads, errors=errors)
    if is_column(puzzles):
        return ask(puzzles, request)
    request.is_of_no_table("one board")
    found = _call("path", board_of(puzzles), {})
    return [_step(step) for step in found["steps"]]


@overload
def explain(puzzles: str | Board | Sequence[int] | Sequence[Sequence[int]]) -> str | None: ...
@overload
def explain(
    puzzles: Any,
    *,
    column: str | None = None,
    into: str | None = None,
    threads: int | None = None,
    errors: Errors = "raise",
) -> Any: ...


def explain(
    puzzles: Any,
    *,
    column: str | None = None,
    into: str | None = None,
    threads: int | None = None,
    errors: Errors = "raise",
) -> Any:
    """Says in words how a board is solved, a line for each step.

    >>> print(explain("1... ..3. .4.. ...2").splitlines()[0])
    r1c2 is 3: the only place left in block 1

    Where no technique leads to the solution, the last line says after how many steps that is so, such as
    ``No technique makes progress after 12 steps.`` A board that is full needs no step: its text is empty. There is
    none (``None``, null) where there is not exactly one solution.

    >>> explain("." * 81) is None
    True
    """
    request = Request("explain", "explanation", str, column=column, into=into, threads=threads, errors=errors)
    return ask(puzzles, request)


def _call(name: str, board: Board, player: Mapping[str, Any], **asked: Any) -> dict[str, Any]:
    """Asks the protocol about a board."""
    return json.loads(call(name, json.dumps({"board": {**told(board), **player}, **asked})))


def told(board: Board) -> dict[str, Any]:
    """A board as the protocol has it; reasoning knows houses alone."""
    if board.rules is not None:
        raise PuzzleError("expected a board whose rules are houses, found one with rules beyond them")
    return {"geometry": board.geometry, "givens": board.cells}


def _player(board: Board, digits: Any, candidates: Any) -> dict[str, Any]:
    written: dict[str, Any] = {}
    if digits is not None:
        player = digits if isinstance(digits, Board) else Board(digits, geometry=board.geometry)
        if player.shape != board.shape:
            raise ValueError(f"digits: expected a board of {board.geometry_name}, found one of {player.geometry_name}")
        written["digits"] = player.cells
    if candidates is not None:
        written["candidates"] = [None if cell is None else list(cell) for cell in candidates]
        left = [digit for cell in written["candidates"] for digit in cell or []]
        if len(written["candidates"]) != len(board):
            raise ValueError(f"candidates: expected {len(board)} cells, found {len(written['candidates'])}")
        if not all(digit in range(1, board.side + 1) for digit in left):
            raise ValueError(f"candidates: expected digits from 1 to {board.side}, found others")
    return written


def _step(found: dict[str, Any]) -> Step:
    pairs = {name: tuple((cell, digit) for cell, digit in found.pop(name)) for name in ("place", "remove")}
    told = {name: found.pop(name) for name in ("technique", "title", "rating", "explanation")}
    return Step(place=pairs["place"], remove=pairs["remove"], **told, details=found)
