"""New boards: random ones, canonical and minimal ones, and the same in other formats."""

from __future__ import annotations

import json
import math
import random as random_numbers
from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast, overload

from minirow._engine import Puzzle, call_many, formats, generate_classic
from minirow.arguments import NAMES, check_name, check_pair, check_seed, check_threads
from minirow.asking import ask, board_of, like
from minirow.board import Board
from minirow.columns import Errors, Request, is_column
from minirow.errors import PuzzleError
from minirow.rating import HodokuLevel, Level

__all__ = ["Symmetry", "canonical", "convert", "generate", "minimize"]

#: Which cells have a given if others have one.
Symmetry = Literal[
    "none",
    "half-turn",
    "quarter-turn",
    "left-right",
    "top-bottom",
    "both-mirrors",
    "diagonal",
    "antidiagonal",
    "both-diagonals",
    "full",
]

C = TypeVar("C")


@overload
def generate(
    count: None = None,
    *,
    seed: int | None = None,
    level: Level | None = None,
    rating: tuple[float, float] | None = None,
    hodoku: HodokuLevel | None = None,
    score: tuple[int, int] | None = None,
    technique: str | None = None,
    steps: tuple[int, int] | None = None,
    givens: int | None = None,
    symmetry: Symmetry | None = None,
    side: int | None = None,
    block: tuple[int, int] | None = None,
    geometry: Mapping[str, Any] | None = None,
    tries: int = 1000,
    threads: int | None = None,
) -> str: ...
@overload
def generate(
    count: int,
    *,
    seed: int | None = None,
    level: Level | None = None,
    rating: tuple[float, float] | None = None,
    hodoku: HodokuLevel | None = None,
    score: tuple[int, int] | None = None,
    technique: str | None = None,
    steps: tuple[int, int] | None = None,
    givens: int | None = None,
    symmetry: Symmetry | None = None,
    side: int | None = None,
    block: tuple[int, int] | None = None,
    geometry: Mapping[str, Any] | None = None,
    tries: int = 1000,
    threads: int | None = None,
) -> list[str]: ...


def generate(
    count: int | None = None,
    *,
    seed: int | None = None,
    level: Level | None = None,
    rating: tuple[float, float] | None = None,
    hodoku: HodokuLevel | None = None,
    score: tuple[int, int] | None = None,
    technique: str | None = None,
    steps: tuple[int, int] | None = None,
    givens: int | None = None,
    symmetry: Symmetry | None = None,
    side: int | None = None,
    block: tuple[int, int] | None = None,
    geometry: Mapping[str, Any] | None = None,
    tries: int = 1000,
    threads: int | None = None,
) -> Any:
    """Makes random puzzles with one solution, in which every given is needed: one, or a list of ``count``.

    The same ``seed`` makes the same puzzles on every machine; without one they are others each time.

    >>> puzzle = generate(seed=7)
    >>> puzzle == generate(seed=7), is_unique(puzzle)
    (True, True)
    >>> easy = generate(3, level="easy", seed=1)
    >>> minirow.level(easy)
    ['easy', 'easy', 'easy']
    >>> Board(generate(seed=1, block=(2, 3))).shape
    (6, 6)

    How hard they are is asked as a ``level``, a ``rating`` of Sudoku Explainer from and to, a level or ``score``
    of HoDoKu, a ``technique`` without which there is no way on, or a number of ``steps``, from and to. ``givens`` is
    how many givens there are, some of which may not be needed. Where none of ``tries`` puzzles is as asked, that is a
    :class:`PuzzleError` with the one that comes closest.

    >>> Board(generate(givens=30, seed=1)).givens
    30

    ``symmetry`` says how givens lie. ``side``, ``block`` and ``geometry``
    tell other boards than 9×9; those whose line does not tell what they are come as JSON.
    """
    seed = random_numbers.SystemRandom().getrandbits(64) if seed is None else seed
    check_seed(seed)
    wanted = 1 if count is None else count
    if wanted < 0:
        raise ValueError(f"expected a count of 0 or more, found {count}")
    if tries < 1:
        raise ValueError(f"tries: expected 1 or more, found {tries}")
    check_threads(threads)
    _check_names(level=level, hodoku=hodoku, technique=technique, symmetry=symmetry)
    for name, pair in (("rating", rating), ("score", score), ("steps", steps)):
        if pair is not None:
            check_pair(name, pair, 20 if name == "rating" else 2**31)
    asked: dict[str, Any] = {
        "level": level,
        "rating": rating,
        "hodoku": hodoku,
        "score": score,
        "technique": technique,
        "steps": steps,
        "givens": givens,
        "geometry": _geometry(side, block, geometry),
    }
    order = {name: what for name, what in asked.items() if what is not None}
    if order:
        order |= {"seed": seed, "tries": tries, "symmetry": symmetry}
        puzzles = _ordered(order, wanted, threads)
    else:
        puzzles = generate_classic(seed, wanted, symmetry or "none", threads)
    return puzzles[0] if count is None else puzzles


def _geometry(
    side: int | None, block: tuple[int, int] | None, geometry: Mapping[str, Any] | None
) -> dict[str, Any] | None:
    told = {**(geometry or {})}
    if side is not None and not told and block is None and math.isqrt(max(side, 0)) ** 2 != side:
        raise ValueError(f"side: expected 4, 9, 16 and so on, or block=(rows, columns) beside it, found {side!r}")
    if side is not None:
        told["side"] = side
    if block is not None:
        told["block"] = block
    if not told:
        return None
    # Whatever it is not is told before a board is made.
    Puzzle.empty(json.dumps(told))
    return told


def _check_names(**found: str | None) -> None:
    for name, value in found.items():
        if value is not None:
            check_name(name, value, NAMES[name])


def _ordered(order: dict[str, Any], count: int, threads: int | None) -> list[str]:
    orders = [json.dumps({**order, "number": number}) for number in range(count)]
    puzzles: list[str] = []
    for answer in call_many("generate", orders, threads):
        made = json.loads(answer)
        board = Board(made["puzzle"], geometry=order.get("geometry")) if "puzzle" in made else None
        if board is None or not made["found"]:
            closest = "" if board is None else f"; the closest has {board.givens} givens: {board.line}"
            raise PuzzleError(f"expected a puzzle as requested, found none among {made['tries']} tries{closest}")
        puzzles.append(board.line if board.has_usual_line else board.write("json").strip())
    return puzzles


def canonical(
    puzzles: C,
    *,
    column: str | None = None,
    into: str | None = None,
    threads: int | None = None,
    errors: Errors = "raise",
) -> C:
    """Brings boards that are the same up to symmetry into the same form.

    >>> canonical("1... ..3. .4.. ...2")
    '...1.2....3.4...'
    >>> canonical("1... ..3. .4.. ...2") == canonical("2... ..3. .4.. ...1")
    True
    """
    request = Request("canonical", "canonical", Board, column=column, into=into, threads=threads, errors=errors)
    return ask(puzzles, request)


def minimize(
    puzzles: C,
    *,
    symmetry: Symmetry = "none",
    seed: int = 0,
    column: str | None = None,
    into: str | None = None,
    threads: int | None = None,
    errors: Errors = "raise",
) -> C:
    """Removes givens in random order until each is needed.

    There is no answer where there is not exactly one solution.

    >>> minimize("1324423124133142", seed=1).count(".")
    12
    """
    _check_names(symmetry=symmetry)
    check_seed(seed)
    question = f"minimize={symmetry},{seed}"
    request = Request(question, "minimal", Board, column=column, into=into, threads=threads, errors=errors)
    if not is_column(puzzles):
        board = board_of(puzzles)
        if board.rules is not None:
            request.is_of_no_table("one board")
            found = board.handle.minimized(symmetry, seed)
            return cast("C", None if found is None else like(puzzles, Board.from_handle(found)))
    return ask(puzzles, request)


def convert(
    puzzles: Any,
    to: str,
    *,
    column: str | None = None,
    into: str | None = None,
    threads: int | None = None,
    errors: Errors = "raise",
) -> Any:
    """Writes boards in another format; :func:`minirow.formats` lists them.

    There is no answer in a column where a format cannot hold a board.

    >>> print(convert("1... ..3. .4.. ...2", "json"))
    {"version":1,"geometry":{"side":4,"block":[2,2]},"grid":"1.....3..4.....2"}
    """
    check_name("to", to, formats())
    request = Request(f"convert={to}", to, str, column=column, into=into, threads=threads, errors=errors)
    if is_column(puzzles):
        return ask(puzzles, request)
    request.is_of_no_table("one board")
    return board_of(puzzles).write(to).rstrip("\n")
