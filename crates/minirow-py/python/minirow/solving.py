"""Solutions: the first, how many, whether there is one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeVar, overload

from minirow.asking import board_of, like
from minirow.board import Board
from minirow.columns import Errors, Request, answer, is_column

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["Verdict", "check", "count", "is_unique", "solve"]

#: What :func:`check` says.
Verdict = Literal["none", "unique", "several"]

C = TypeVar("C")


@overload
def solve(puzzles: str, *, unique: bool = False) -> str | None: ...
@overload
def solve(puzzles: Board, *, unique: bool = False) -> Board | None: ...
@overload
def solve(
    puzzles: list[str] | list[str | None] | tuple[str | None, ...],
    *,
    unique: bool = False,
    threads: int | None = None,
    errors: Errors = "raise",
) -> list[str | None]: ...
@overload
def solve(
    puzzles: list[Board],
    *,
    unique: bool = False,
    threads: int | None = None,
    errors: Errors = "raise",
) -> list[Board | None]: ...
@overload
def solve(puzzles: Sequence[int], *, unique: bool = False) -> list[int] | None: ...
@overload
def solve(puzzles: Sequence[Sequence[int]], *, unique: bool = False) -> list[list[int]] | None: ...
@overload
def solve(
    puzzles: C,
    *,
    unique: bool = False,
    column: str | None = None,
    into: str | None = None,
    threads: int | None = None,
    errors: Errors = "raise",
) -> C: ...


def solve(
    puzzles: Any,
    *,
    unique: bool = False,
    column: str | None = None,
    into: str | None = None,
    threads: int | None = None,
    errors: Errors = "raise",
) -> Any:
    """Solves one board, or each board of a column.

    The answer is of the kind of the question: a line for a line, a :class:`Board` for a board, one by one in a list
    too; an array for an array, a table with one more column for a table. It is ``None`` (null; 0 in an array of
    NumPy) where there is no solution. Where there are several it is the first of them, or with ``unique=True`` none.

    >>> solve("1... ..3. .4.. ...2")
    '1324423124133142'
    >>> solve([[1, 0, 0, 0], [0, 0, 3, 0], [0, 4, 0, 0], [0, 0, 0, 2]])
    [[1, 3, 2, 4], [4, 2, 3, 1], [2, 4, 1, 3], [3, 1, 4, 2]]
    >>> solve(["1.....3..4.....2", None, "11.............."])
    ['1324423124133142', None, None]
    >>> solve("." * 16, unique=True) is None
    True

    ``threads`` is how many work at once: all processors if missing. ``errors`` says what becomes of rows of a
    column that hold no board: ``"raise"`` raises :class:`BoardError` about the first, ``"null"`` answers none.
    Of a table, ``column`` says which column holds the boards, and ``into`` what the new one is called.
    """
    question = "solve-unique" if unique else "solve"
    request = Request(question, "solution", Board, column=column, into=into, threads=threads, errors=errors)
    if is_column(puzzles):
        return answer(puzzles, request)
    request.is_of_no_table("one board")
    found = board_of(puzzles).solutions(2)
    return like(puzzles, found[0]) if len(found) == 1 or (found and not unique) else None


@overload
def count(puzzles: str | Board | Sequence[int] | Sequence[Sequence[int]], *, limit: int = 1000) -> int: ...
@overload
def count(
    puzzles: Sequence[str | None] | Sequence[Board],
    *,
    limit: int = 1000,
    threads: int | None = None,
    errors: Errors = "raise",
) -> list[int | None]: ...
@overload
def count(
    puzzles: Any,
    *,
    limit: int = 1000,
    column: str | None = None,
    into: str | None = None,
    threads: int | None = None,
    errors: Errors = "raise",
) -> Any: ...


def count(
    puzzles: Any,
    *,
    limit: int = 1000,
    column: str | None = None,
    into: str | None = None,
    threads: int | None = None,
    errors: Errors = "raise",
) -> Any:
    """Counts solutions up to a limit, of which a column takes up to a million.

    >>> count("1... ..3. .4.. ...2")
    1
    >>> count(["." * 16, "1..............."], limit=500)
    [288, 72]
    """
    most = 1_000_000 if is_column(puzzles) else 2**63
    if not 1 <= limit <= most:
        raise ValueError(f"limit: expected 1 to {most}, found {limit}")
    request = Request(f"count={limit}", "solutions", int, column=column, into=into, threads=threads, errors=errors)
    if is_column(puzzles):
        return answer(puzzles, request)
    request.is_of_no_table("one board")
    return board_of(puzzles).handle.count(limit)


@overload
def check(puzzles: str | Board | Sequence[int] | Sequence[Sequence[int]]) -> Verdict: ...
@overload
def check(
    puzzles: Sequence[str | None] | Sequence[Board],
    *,
    threads: int | None = None,
    errors: Errors = "raise",
) -> list[Verdict | None]: ...
@overload
def check(
    puzzles: Any,
    *,
    column: str | None = None,
    into: str | None = None,
    threads: int | None = None,
    errors: Errors = "raise",
) -> Any: ...


def check(
    puzzles: Any,
    *,
    column: str | None = None,
    into: str | None = None,
    threads: int | None = None,
    errors: Errors = "raise",
) -> Any:
    """Says whether a board has no solution, one or several: ``"none"``, ``"unique"``, ``"several"``.

    >>> check("1... ..3. .4.. ...2")
    'unique'
    >>> check(["." * 81, "11" + "." * 79])
    ['several', 'none']
    """
    request = Request("verdict", "verdict", str, column=column, into=into, threads=threads, errors=errors)
    if is_column(puzzles):
        return answer(puzzles, request)
    request.is_of_no_table("one board")
    return ("none", "unique", "several")[len(board_of(puzzles).solutions(2))]


@overload
def is_unique(puzzles: str | Board | Sequence[int] | Sequence[Sequence[int]]) -> bool: ...
@overload
def is_unique(
    puzzles: Sequence[str | None] | Sequence[Board],
    *,
    threads: int | None = None,
    errors: Errors = "raise",
) -> list[bool | None]: ...
@overload
def is_unique(
    puzzles: NDArray[Any],
    *,
    threads: int | None = None,
    errors: Errors = "raise",
) -> NDArray[Any] | bool: ...
@overload
def is_unique(
    puzzles: Any,
    *,
    column: str | None = None,
    into: str | None = None,
    threads: int | None = None,
    errors: Errors = "raise",
) -> Any: ...


def is_unique(
    puzzles: Any,
    *,
    column: str | None = None,
    into: str | None = None,
    threads: int | None = None,
    errors: Errors = "raise",
) -> Any:
    """Says whether a board has exactly one solution.

    >>> is_unique("1... ..3. .4.. ...2")
    True
    >>> is_unique(["." * 81, None])
    [False, None]
    """
    request = Request("unique", "is_unique", bool, column=column, into=into, threads=threads, errors=errors)
    if is_column(puzzles):
        return answer(puzzles, request)
    request.is_of_no_table("one board")
    return len(board_of(puzzles).solutions(2)) == 1
