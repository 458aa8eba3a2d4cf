"""A board: its cells, its geometry and its rules."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, SupportsIndex, cast

from minirow._engine import Puzzle
from minirow.errors import BoardError, PuzzleError
from minirow.picture import Drawing

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

__all__ = ["Board"]

#: Rows, columns and digits, blocks, further houses and rules, as JSON has them.
Geometry = Mapping[str, Any]


class Board:
    """A board of any side from 1 to 255, with any blocks, further houses, and rules beyond houses.

    Boards do not change: :meth:`with_cell` makes another one.

    A text may be in any format that Minirow reads, and is one board:

    >>> board = Board("1... ..3. .4.. ...2")
    >>> board
    Board('1.....3..4.....2')
    >>> board.side, board[0, 0], board.givens
    (4, 1, 4)
    >>> print(board)
    1 . | . .
    . . | 3 .
    ----+----
    . 4 | . .
    . . | . 2
    <BLANKLINE>

    So may lists of cells or rows, and arrays; 0 is an empty cell:

    >>> board == Board([1, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 2])
    True
    >>> board == Board([[1, 0, 0, 0], [0, 0, 3, 0], [0, 4, 0, 0], [0, 0, 0, 2]])
    True

    Blocks, diagonals and what else a board has are told by name:

    >>> Board("." * 36, block=(2, 3)).geometry["block"]
    [2, 3]
    >>> Board("." * 81, extra=["diagonals"]).geometry["extra"]
    ['diagonals']
    >>> wide = Board("." * 36, blocks=["AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD", "EEEEEE", "FFFFFF"])
    >>> wide.geometry["blocks"][0]
    'AAAAAA'

    Rules beyond houses are read from constraint strings, killer texts, links of SudokuPad, f-puzzles and
    SudokuMaker, JSON, and whatever else holds them, or told line by line:

    >>> print(Board("." * 81, rules=["cage 14 r1c1 r1c2", "thermometer r4c4 r4c5 r4c6"]).rules)
    .Cage~14~R1C1~R1C2.Thermo~R4C4~R4C5~R4C6
    >>> killer = Board(".Cage~6~R1C1~R1C2~R1C3 .Thermo~R4C4~R4C5 .~R9C9_1")
    >>> killer.rules, killer[8, 8]
    ('.Cage~6~R1C1~R1C2~R1C3.Thermo~R4C4~R4C5', 1)
    >>> killer == Board(killer.write("fpuzzles"))
    True
    """

    __slots__ = ("_key", "handle")

    #: The board as the compiled part has it.
    handle: Puzzle
    _key: tuple[str, list[int]] | None

    def __init__(
        self,
        cells: str | Board | Sequence[int] | Sequence[Sequence[int]] | NDArray[Any],
        *,
        side: int | None = None,
        block: tuple[int, int] | None = None,
        blocks: Sequence[str] | None = None,
        extra: Sequence[str] | None = None,
        houses: Sequence[Mapping[str, Any]] | None = None,
        apart: Sequence[Mapping[str, Any]] | None = None,
        geometry: Geometry | None = None,
        rules: str | Sequence[str] | None = None,
        format: str | None = None,
        symbols: str | None = None,
    ) -> None:
        told = {
            "side": side,
            "block": block,
            "blocks": blocks,
            "extra": extra,
            "houses": houses,
            "apart": apart,
        }
        fields = {**(geometry or {}), **{name: what for name, what in told.items() if what is not None}}
        self._key = None
        if isinstance(cells, Board):
            if fields:
                names = ", ".join(fields)
                raise ValueError(f"{names}: expected a text, cells or an array, found a Board, which has a geometry")
            self.handle = cells.handle
        elif isinstance(cells, str):
            if fields and not {"side", "block", "blocks"} & fields.keys():
                fields["side"] = _side_of(cells)
            told_geometry = json.dumps(fields) if fields else None
            if format is None and _is_constraints(cells):
                format = "iss"
            self.handle = Puzzle.read(cells, told_geometry, format, symbols)
        else:
            flat = _flat(cells)
            if fields and not {"side", "block", "blocks"} & fields.keys():
                fields["side"] = int(len(flat) ** 0.5)
            self.handle = Puzzle.of_cells(flat, json.dumps(fields) if fields else None)
        if rules:
            self.handle = self.handle.with_rules(rules.splitlines() if isinstance(rules, str) else list(rules))

    @classmethod
    def from_handle(cls, handle: Puzzle) -> Board:
        """A board that the compiled part has made."""
        board = cls.__new__(cls)
        board.handle = handle
        board._key = None
        return board

    @property
    def side(self) -> int:
        """How many rows there are."""
        return self.handle.shape[0]

    @property
    def shape(self) -> tuple[int, int]:
        """How many rows and columns there are."""
        return self.handle.shape

    @property
    def geometry(self) -> dict[str, Any]:
        """What board it is: ``side``, ``block`` or ``blocks``, ``extra``, ``houses``, ``apart``."""
        return cast("dict[str, Any]", json.loads(self.handle.geometry()))

    @property
    def geometry_name(self) -> str:
        """What people call the board, such as ``9×9``."""
        return self.handle.geometry_name()

    @property
    def rules(self) -> str | None:
        """A text that tells the rules beyond houses and all else but the digits, if there are any.

        It is a constraint string, or JSON where none can say them.
        """
        return self.handle.rules

    @property
    def cells(self) -> list[int]:
        """The digits in reading order, 0 for an empty cell."""
        return self.handle.cells()

    @property
    def rows(self) -> list[list[int]]:
        """The digits row by row."""
        cells, columns = self.cells, self.shape[1]
        return [cells[start : start + columns] for start in range(0, len(cells), columns)]

    @property
    def line(self) -> str:
        """The board in one line.

        >>> Board("1... ..3. .4.. ...2").line
        '1.....3..4.....2'
        """
        return self.handle.line()

    @property
    def has_usual_line(self) -> bool:
        """Whether its line alone tells what board it is."""
        return self.handle.has_usual_line

    @property
    def givens(self) -> int:
        """How many cells are filled."""
        return sum(cell > 0 for cell in self.cells)

    @property
    def is_full(self) -> bool:
        """Whether no cell is empty."""
        return all(self.cells)

    def candidates(self) -> list[list[int]]:
        """What the digits leave to each empty cell; nothing to the others.

        >>> Board("1... ..3. .4.. ...2").candidates()[1]
        [2, 3]
        """
        return self.handle.candidates()

    def duplicates(self) -> list[tuple[int, list[int], str | None]]:
        """Digits that stand twice where they must not: the digit, the cells, the house.

        >>> Board("11.. .... .... ....").duplicates()
        [(1, [0, 1], 'row 1'), (1, [0, 1], 'block 1')]
        """
        return self.handle.duplicates()

    def with_cell(self, cell: int | tuple[int, int], digit: int) -> Board:
        """The board with a digit in a cell, 0 for none.

        >>> Board("1... ..3. .4.. ...2").with_cell((0, 3), 4).line
        '1..4..3..4.....2'
        """
        return Board.from_handle(self.handle.with_cell(self._index(cell), digit))

    def solutions(self, most: int = 100) -> list[Board]:
        """The first solutions.

        >>> [board.line for board in Board("1... ..3. .4.. ...2").solutions()]
        ['1324423124133142']
        """
        return [Board.from_handle(puzzle) for puzzle in self.handle.solutions(most)]

    def write(self, format: str, symbols: str | None = None) -> str:
        """The board in another format; :func:`minirow.formats` lists them.

        >>> Board("1... ..3. .4.. ...2").write("csv").splitlines()[0]
        'puzzle'
        """
        return self.handle.write(format, symbols)

    def draw(self, *, hint: bool = False, candidates: bool = False) -> Drawing:
        """The board as a picture: see :func:`minirow.draw`."""
        return Drawing(self, candidates=candidates, hint=hint)

    def _index(self, cell: int | tuple[int, int]) -> int:
        rows, columns = self.shape
        if isinstance(cell, tuple):
            row, column = cell
            if not (0 <= row < rows and 0 <= column < columns):
                raise IndexError(f"expected a cell of {rows} rows and {columns} columns, found {cell}")
            return row * columns + column
        if not 0 <= cell < rows * columns:
            raise IndexError(f"expected a cell from 0 to {rows * columns - 1}, found {cell}")
        return cell

    def __getitem__(self, cell: int | tuple[int, int]) -> int:
        return self.cells[self._index(cell)]

    def __iter__(self) -> Iterator[int]:
        return iter(self.cells)

    def __len__(self) -> int:
        return self.shape[0] * self.shape[1]

    def __str__(self) -> str:
        return self.handle.drawn()

    def __repr__(self) -> str:
        if self.rules is not None:
            return f"Board({self._text()!r})"
        if self.has_usual_line:
            return f"Board({self.line!r})"
        return f"Board({self.line!r}, geometry={self.geometry!r})"

    def _text(self) -> str:
        """A text of a board with rules, with its digits."""
        try:
            return self.write("iss").strip()
        except PuzzleError:
            return self.write("json").strip()

    def _identity(self) -> tuple[str, list[int]]:
        if self._key is None:
            self._key = self.handle.key()
        return self._key

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self._identity() == other._identity()

    def __hash__(self) -> int:
        rules, numbers = self._identity()
        return hash((rules, tuple(numbers)))

    def __reduce__(self) -> tuple[Any, ...]:
        return (_restored, (*self._identity(), self.rules is not None))

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[numpy.uint8]:
        import numpy as np

        if copy is False:
            raise ValueError("a board has no array to share: expected copy=True or None")
        array: Any = np.array(self.cells, dtype=np.uint8)
        return array.reshape(self.shape).astype(dtype or np.uint8)

    def _repr_svg_(self) -> str:
        return self.draw().svg


def _restored(rules: str, numbers: list[int], is_ruled: bool) -> Board:
    """A board that was pickled."""
    if is_ruled:
        return Board.from_handle(Puzzle.read(rules).with_sets(numbers))
    return Board.from_handle(Puzzle.of_cells(numbers, rules))


def _is_constraints(text: str) -> bool:
    """Whether a text begins with the name of a constraint, such as `.AntiKnight`; boards of 9×9 have no letters."""
    start = text.lstrip()
    return start[:1] == "." and start[1:3].isalpha() and start[2:3].islower()


def _side_of(text: str) -> int:
    return Puzzle.read(text).shape[0]


#: The cells of the largest board.
MOST_CELLS = 255 * 255


def _flat(cells: Any) -> list[int]:
    """Cells of lists of rows and of arrays, one behind the other."""
    if hasattr(cells, "tolist"):
        cells = cells.tolist()
    if not isinstance(cells, Sequence) or isinstance(cells, bytes):
        raise TypeError(f"expected a str, a list of cells or rows, or an array, found {type(cells).__name__}")
    rows = cast("Sequence[Any]", cells)
    first = rows[0] if rows else None
    if isinstance(first, bytes):
        raise TypeError("expected texts, found bytes: decode() them")
    inner = cast("Sequence[Any]", first)[0] if isinstance(first, Sequence) and first else None
    if isinstance(inner, Sequence) and not isinstance(inner, str):
        raise TypeError("expected the rows of one board, found lists of rows: boards in a list are texts or Boards")
    if len(rows) > MOST_CELLS:
        expected = "as many rows as columns, 255 at most"
        raise BoardError(f"expected {expected}, found {len(rows)} cells", None, None, expected, f"{len(rows)} cells")
    if rows and isinstance(rows[0], Sequence) and not isinstance(rows[0], str):
        for number, row in enumerate(rows):
            if not isinstance(row, Sequence) or len(cast("Sequence[Any]", row)) != len(rows):
                found = len(cast("Sequence[Any]", row)) if isinstance(row, Sequence) else repr(row)
                message = f"row {number + 1}: expected {len(rows)} cells, found {found}"
                raise BoardError(message, number + 1, None, f"{len(rows)} cells", str(found))
        rows = [cell for row in rows for cell in row]
        columns = int(len(rows) ** 0.5)
    else:
        columns = 0
    flat: list[int] = []
    for number, cell in enumerate(rows):
        value = _digit(cell)
        if value is None:
            row, column = divmod(number, columns) if columns else (0, number)
            expected = "a digit, or 0 for an empty cell"
            message = f"row {row + 1}, column {column + 1}: expected {expected}, found {cell!r}"
            raise BoardError(message, row + 1, column + 1, expected, repr(cell))
        flat.append(value)
    return flat


def _digit(cell: Any) -> int | None:
    if cell is None:
        return 0
    if isinstance(cell, str):
        return int(cell) if cell.isascii() and cell.isdigit() and len(cell) < 4 else None
    if isinstance(cell, float) and not cell.is_integer():
        return None
    try:
        value = int(cast("SupportsIndex", cell))
    except (TypeError, ValueError, OverflowError):
        return None
    return value if 0 <= value <= 255 else None
