"""One board or many: where every question goes first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from minirow._engine import answer_texts
from minirow.board import Board
from minirow.columns import Request, answer, is_column, library, relined, told
from minirow.errors import PuzzleError

__all__ = ["ask", "board_of", "like"]


def ask(puzzles: Any, request: Request) -> Any:
    """Answers a question about one board or about each of a column."""
    if is_column(puzzles):
        return answer(puzzles, request)
    request.is_of_no_table("one board")
    board = board_of(puzzles)
    if board.rules is not None:
        raise PuzzleError("expected a board whose rules are houses, found one with rules beyond them")
    found = answer_texts([board.handle], request.question, 1).to_pylist()[0]
    if request.makes_boards:
        return None if found is None else like(puzzles, relined(board, found))
    return found


def board_of(puzzle: Any) -> Board:
    """One board of whatever it is written in."""
    if isinstance(puzzle, Board):
        return puzzle
    if is_column(puzzle):
        raise TypeError(f"expected one board, found {told(puzzle)}: ask about one after the other")
    return Board(puzzle)


def like(puzzle: Any, board: Board) -> Any:
    """A board in the kind of another: a line for a text, rows for rows, an array for an array."""
    if isinstance(puzzle, Board):
        return board
    if isinstance(puzzle, str):
        return board.line
    if library(puzzle) == "numpy":
        import numpy as np

        cells: Any = np.array(board.cells, dtype=np.uint8)
        return cells.reshape(puzzle.shape)
    items = cast("Sequence[Any]", puzzle)
    return board.rows if items and isinstance(items[0], Sequence) else board.cells
