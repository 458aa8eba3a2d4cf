"""One board or many: where every question goes first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from pencilmark._engine import answer_texts
from pencilmark.board import Board
from pencilmark.columns import Request, answer, is_column, library

__all__ = ["ask", "board_of", "like"]


def ask(puzzles: Any, request: Request) -> Any:
    """Answers a question about one board or about each of a column."""
    if is_column(puzzles):
        return answer(puzzles, request)
    board = board_of(puzzles)
    rows = answer_texts([board.handle], request.question, 1, request.errors)
    found = rows.to_pylist()[0]
    if request.makes_boards:
        return None if found is None else like(puzzles, relined(board, found))
    return found


def board_of(puzzle: Any) -> Board:
    """One board of whatever it is written in."""
    return puzzle if isinstance(puzzle, Board) else Board(puzzle)


def relined(board: Board, line: str) -> Board:
    """A line as a board of the same geometry."""
    return Board.from_handle(board.handle.relined(line))


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
