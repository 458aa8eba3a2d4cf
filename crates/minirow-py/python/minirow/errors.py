"""What can be wrong."""

from __future__ import annotations

__all__ = ["BoardError", "PuzzleError"]


class BoardError(ValueError):
    """A text, a list or an array that is no board.

    >>> import minirow
    >>> try:
    ...     minirow.solve(["1" * 80 + "?"])
    ... except minirow.BoardError as error:
    ...     print(error.row, error.line, error.column, error.found)
    0 1 81 ?
    """

    #: The line of the text, from 1.
    line: int | None
    #: The column of that line in characters, from 1.
    column: int | None
    #: What should be there.
    expected: str | None
    #: What is there.
    found: str | None
    #: The row of a column of boards, from 0.
    row: int | None

    def __init__(
        self,
        message: str,
        line: int | None = None,
        column: int | None = None,
        expected: str | None = None,
        found: str | None = None,
        row: int | None = None,
    ) -> None:
        super().__init__(message, line, column, expected, found, row)
        self.line = line
        self.column = column
        self.expected = expected
        self.found = found
        self.row = row

    def __str__(self) -> str:
        return str(self.args[0])


class PuzzleError(ValueError):
    """A board that is right, but for which there is no such answer.

    >>> import minirow
    >>> killer = minirow.Board(".Cage~6~R1C1~R1C2~R1C3")
    >>> try:
    ...     minirow.canonical(killer)
    ... except minirow.PuzzleError as error:
    ...     print(error)
    expected a board whose rules are houses, found one with rules beyond them
    """

    #: The row of a column of boards, from 0.
    row: int | None

    def __init__(self, message: str, row: int | None = None) -> None:
        super().__init__(message, row)
        self.row = row

    def __str__(self) -> str:
        return str(self.args[0])
