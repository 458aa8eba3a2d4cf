"""Answers of people and of models: right, how much of it is right, and what is wrong."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, overload

from minirow.arguments import check_errors
from minirow.asking import board_of
from minirow.board import Board
from minirow.columns import Errors, is_column
from minirow.errors import BoardError
from minirow.solving import solve

__all__ = ["Grade", "grade"]


@dataclass(frozen=True)
class Grade:
    """Whether an answer to a puzzle is right.

    >>> found = grade("1... ..3. .4.. ...2", "1324 4231 2413 ....")
    >>> found.correct, round(found.score, 2), found.missing
    (False, 0.75, (12, 13, 14, 15))
    """

    #: Whether it is a solution of the puzzle.
    correct: bool
    #: The part of the empty cells of the puzzle that is right; 1.0 only where the answer is correct.
    score: float
    #: What is wrong, in words; empty where nothing is.
    reason: str
    #: The cells that hold another digit than the solution, in reading order from 0.
    wrong: tuple[int, ...] = ()
    #: The cells that are empty.
    missing: tuple[int, ...] = ()


@overload
def grade(puzzle: str | Board, answer: Any) -> Grade: ...
@overload
def grade(
    puzzle: Sequence[str | Board | None], answer: Sequence[Any], *, errors: Errors = "raise"
) -> list[Grade | None]: ...
@overload
def grade(puzzle: Any, answer: Any, *, errors: Errors = "raise") -> Any: ...


def grade(puzzle: Any, answer: Any, *, errors: Errors = "raise") -> Any:
    """Grades an answer to a puzzle, or each answer of a column to the puzzle beside it.

    An answer may be a board in any format, or a text of a model that ends with one.

    >>> grade("1... ..3. .4.. ...2", "1324423124133142")
    Grade(correct=True, score=1.0, reason='', wrong=(), missing=())
    >>> found = grade("1... ..3. .4.. ...2", "1324423124133124")
    >>> found.correct, round(found.score, 2), found.reason, found.wrong
    (False, 0.92, 'r4c4: the given 2 was changed to 4', (14, 15))
    >>> grade("1... ..3. .4.. ...2", "I give up").reason
    'the answer holds no board of 16 cells'

    Grades of a column are a list, ``None`` where there is no puzzle. ``errors="null"`` grades rows whose puzzle is no
    board with ``None`` too; an answer that holds no board is wrong, and no error.

    >>> grade(["1... ..3. .4.. ...2", "no board"], ["1324423124133142"] * 2, errors="null")
    [Grade(correct=True, score=1.0, reason='', wrong=(), missing=()), None]
    """
    check_errors(errors)
    if not is_column(puzzle):
        return _grade(board_of(puzzle), answer)
    puzzles, answers = _items(puzzle), _items(answer)
    if len(puzzles) != len(answers):
        raise ValueError(f"expected as many answers as puzzles, {len(puzzles)}, found {len(answers)}")
    return [_grade_row(row, *pair, errors) for row, pair in enumerate(zip(puzzles, answers))]


def _items(column: Any) -> list[Any]:
    """The rows of a column of any library as objects of Python."""
    return column.to_pylist() if hasattr(column, "to_pylist") else list(column)


def _grade_row(row: int, puzzle: Any, answer: Any, errors: Errors) -> Grade | None:
    if puzzle is None or puzzle != puzzle:
        return None
    try:
        board = board_of(puzzle)
    except BoardError as error:
        if errors == "null":
            return None
        raise BoardError(f"row {row}: {error}", error.line, error.column, error.expected, error.found, row) from None
    return _grade(board, answer)


def _grade(puzzle: Board, answer: Any) -> Grade:
    cells = _cells(puzzle, answer)
    if cells is None:
        return Grade(False, 0.0, f"the answer holds no board of {len(puzzle)} cells")
    solution = solve(puzzle)
    if solution is None:
        return Grade(False, 0.0, "the puzzle has no solution")
    givens = puzzle.cells
    expected = solution.cells
    missing = tuple(cell for cell, digit in enumerate(cells) if digit == 0)
    if not missing and all(given in (0, digit) for given, digit in zip(givens, cells)):
        # With several solutions each of them is right.
        if cells == expected or not _filled(puzzle, cells).duplicates():
            return Grade(True, 1.0, "")
    wrong = tuple(cell for cell, digit in enumerate(cells) if digit not in (0, expected[cell]))
    asked = [cell for cell, given in enumerate(givens) if given == 0]
    right = sum(cells[cell] == expected[cell] for cell in asked)
    score = right / len(asked) if asked else 0.0
    # All may be right but a given that was changed.
    score = min(score, 1.0 - 1.0 / len(puzzle))
    return Grade(False, score, _reason(puzzle, cells, wrong, missing), wrong, missing)


def _reason(puzzle: Board, cells: list[int], wrong: tuple[int, ...], missing: tuple[int, ...]) -> str:
    def name(cell: int) -> str:
        row, column = divmod(cell, puzzle.shape[1])
        return f"r{row + 1}c{column + 1}"

    for cell, (given, digit) in enumerate(zip(puzzle.cells, cells)):
        if given not in (0, digit):
            return f"{name(cell)}: the given {given} was changed to {digit or 'nothing'}"
    if wrong:
        return f"{name(wrong[0])}: {cells[wrong[0]]} is wrong"
    return f"{name(missing[0])} is empty" if missing else ""


def _filled(puzzle: Board, cells: list[int]) -> Board:
    return Board(cells, geometry=puzzle.geometry)


def _cells(puzzle: Board, answer: Any) -> list[int] | None:
    """The cells of an answer, if it holds as many as the puzzle."""
    if isinstance(answer, Board):
        return answer.cells if answer.shape == puzzle.shape else None
    if not isinstance(answer, str):
        try:
            cells = Board(answer, geometry=puzzle.geometry).cells
        except (BoardError, TypeError):
            return None
        return cells if len(cells) == len(puzzle) else None
    for text in (answer, _last_board(answer, puzzle)):
        try:
            cells = Board(text, geometry=puzzle.geometry).cells
        except BoardError:
            continue
        if len(cells) == len(puzzle):
            return cells
    return None


def _last_board(answer: str, puzzle: Board) -> str:
    """The last digits of a text, as many as the puzzle has cells: what a model says comes first."""
    if puzzle.side > 9:
        return answer
    signs = re.findall(r"[0-9._]", "\n".join(_rows(answer, puzzle.side)))
    return "".join(signs[-len(puzzle) :])


def _rows(answer: str, side: int) -> list[str]:
    """Lines that can be rows of a board, or a whole board: those that hold nothing but its signs."""
    lines = [re.sub(r"[\s|+\-*,;\[\]]", "", line) for line in answer.splitlines()]
    return [line for line in lines if line and len(line) % side == 0 and re.fullmatch(r"[0-9._]+", line)]
