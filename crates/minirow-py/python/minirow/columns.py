"""Columns of boards: which library they are of, and answers in the same."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, cast

from minirow._engine import Column, answer_arrow, answer_cells, answer_texts
from minirow.arguments import check_errors, check_threads
from minirow.board import Board
from minirow.errors import BoardError

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["Errors", "answer", "is_column"]

#: What becomes of a row that holds no board: an exception, or no answer.
Errors = Literal["raise", "null"]

#: Columns that data sets have, by what they hold.
_PUZZLES = ("puzzle", "puzzles", "quizzes", "question", "sudoku", "board", "grid", "initial_board")


class Request:
    """A question, and how it is answered."""

    __slots__ = ("column", "errors", "into", "kind", "makes_boards", "name", "question", "threads")

    def __init__(
        self,
        question: str,
        name: str,
        kind: Any,
        *,
        column: str | None,
        into: str | None,
        threads: int | None,
        errors: Errors,
    ) -> None:
        check_threads(threads)
        check_errors(errors)
        self.question = question
        #: The type of an answer, or the types of its fields by name.
        self.kind = kind
        self.name = name if into is None else into
        self.column = column
        self.into = into
        self.threads = threads
        self.errors: Errors = errors
        self.makes_boards = kind is Board

    def is_of_no_table(self, found: str, has_name: bool = False) -> None:
        """Raises where a table is told about, and the boards are in none."""
        if self.column is not None:
            raise ValueError(f"column={self.column!r}: expected a table, found {found}")
        if self.into is not None and not has_name:
            raise ValueError(f"into={self.into!r}: expected a table or a series, found {found}")


def library(values: Any) -> str:
    """The library that an object is of."""
    return type(values).__module__.partition(".")[0]


def told(values: Any) -> str:
    """What an object is, for people."""
    if isinstance(values, (list, tuple)):
        kind = "list" if isinstance(values, list) else "tuple"
        return f"a {kind} of {len(cast('Sequence[Any]', values))}"
    return f"{type(values).__module__.partition('.')[0]}.{type(values).__name__}"


def is_column(values: Any) -> bool:
    """Whether it is more than one board: what else is read as one."""
    if isinstance(values, (str, Board)):
        return False
    if isinstance(values, (list, tuple)):
        items = cast("Sequence[Any]", values)
        # Cells and rows of one board, or boards.
        return not items or items[0] is None or isinstance(items[0], (str, Board))
    kind = library(values)
    if kind == "numpy":
        return _is_numpy_column(values)
    if kind == "polars" and type(values).__name__ == "LazyFrame":
        raise TypeError(
            "expected a table, found a LazyFrame: collect() it first, "
            "or ask with pl.col(…).sudoku, which minirow.polars adds"
        )
    return hasattr(values, "__arrow_c_stream__") or hasattr(values, "__arrow_c_array__") or _is_pandas(values)


def answer(values: Any, request: Request) -> Any:
    """Answers a question about each board of a column, in the kind of the column."""
    if isinstance(values, (list, tuple)):
        request.is_of_no_table(told(values))
        return _of_list(list(cast("Sequence[Any]", values)), request)
    kind = library(values)
    if kind == "numpy":
        request.is_of_no_table("an array of NumPy")
        return _of_numpy(values, request)
    if _is_table(values, request):
        return _of_table(values, request)
    request.is_of_no_table(told(values), has_name=kind in ("pandas", "polars"))
    return _of_column(values, request)


def _of_column(values: Any, request: Request) -> Any:
    """Answers about what is a column and no table."""
    if library(values) == "pandas":
        return _of_series(values, request)
    column = answer_arrow(values, request.question, request.threads, request.errors)
    return _in_kind_of(values, column, request.name)


def _of_list(items: list[Any], request: Request) -> list[Any]:
    has_boards = any(issubclass(kind, Board) for kind in set(map(type, items)))
    texts = [item.handle if isinstance(item, Board) else item for item in items] if has_boards else items
    rows = answer_texts(texts, request.question, request.threads, request.errors).to_pylist()
    if not (has_boards and request.makes_boards):
        return rows
    return [
        relined(item, row) if isinstance(item, Board) and row is not None else row for item, row in zip(items, rows)
    ]


def relined(board: Board, line: str) -> Board:
    """A line as a board of the same geometry."""
    return Board.from_handle(board.handle.relined(line))


def _in_kind_of(values: Any, column: Column, name: str) -> Any:
    """A column of answers as one of the library of the question."""
    kind = library(values)
    if kind == "pyarrow":
        pyarrow: Any = sys.modules["pyarrow"]
        if isinstance(values, pyarrow.Array):
            return pyarrow.array(column)
        return pyarrow.chunked_array(column)
    if kind == "polars":
        polars: Any = sys.modules["polars"]
        return polars.Series(name, column).alias(name)
    return column


def _is_pandas(values: Any) -> bool:
    return library(values) == "pandas" and hasattr(values, "iloc")


def _of_series(values: Any, request: Request) -> Any:
    pandas: Any = sys.modules["pandas"]
    try:
        if hasattr(values, "__arrow_c_stream__") and values.dtype != object:
            rows = answer_arrow(values, request.question, request.threads, request.errors).to_pylist()
        else:
            missing = values.isna()
            items = [None if is_missing else item for item, is_missing in zip(values, missing)]
            rows = _of_list(items, request)
    except (TypeError, OverflowError) as error:
        # What `read_csv` makes of 81 digits where nobody tells it that they are a text.
        found = pandas.api.types.infer_dtype(values, skipna=True)
        if found not in ("integer", "floating", "decimal", "mixed-integer-float"):
            raise
        message = f"expected boards as texts, found numbers ({found}): read the column as text, dtype=str"
        raise TypeError(message) from error
    return pandas.Series(rows, index=values.index, name=request.name)


def _is_table(values: Any, request: Request) -> bool:
    if hasattr(values, "columns") or hasattr(values, "column_names") or hasattr(values, "read_all"):
        return True
    # Of other streams nobody knows what is in them before they are read.
    is_foreign = library(values) not in ("pandas", "polars", "pyarrow", "minirow")
    return request.column is not None and is_foreign and hasattr(values, "__arrow_c_stream__")


def _of_table(values: Any, request: Request) -> Any:
    """The table with a column of answers behind the others."""
    if library(values) not in ("pandas", "polars", "pyarrow") or hasattr(values, "read_all"):
        values = importlib.import_module("pyarrow").table(values)
    kind = library(values)
    names = [str(name) for name in (values.column_names if hasattr(values, "column_names") else values.columns)]
    column = _column_of(names, request.column)
    if request.name in names:
        raise ValueError(
            f"the table has a column {request.name!r} already: give into=…, another name for the column of answers"
        )
    if kind == "pandas":
        return values.assign(**{request.name: _of_series(values[column], request)})
    answers = _of_column(values.column(column) if kind == "pyarrow" else values[column], request)
    return values.with_columns(answers) if kind == "polars" else values.append_column(request.name, answers)


def _column_of(names: Sequence[str], asked: str | None) -> str:
    """The column that holds the boards."""
    if asked is not None:
        if asked in names:
            return asked
        raise KeyError(f"expected a column of {', '.join(names)}, found {asked!r}")
    known = [name for name in names if name.lower() in _PUZZLES]
    if len(known) == 1:
        return known[0]
    raise KeyError(f"expected column=…, one of {', '.join(names)}: none or several are called like boards")


def _is_numpy_column(values: NDArray[Any]) -> bool:
    if values.dtype.kind in "USOT":
        return True
    if values.ndim == 2:
        rows, width = values.shape
        return rows != width or width == 81
    return values.ndim != 1


def _of_numpy(values: Any, request: Request) -> Any:
    import numpy as np

    if values.dtype.kind in "USOT":
        rows = _of_list([_text(item) for item in values.ravel().tolist()], request)
        # Boards may be missing, as they may be in the question.
        kind = object if request.makes_boards else request.kind
        return _array(rows, values.shape, kind)
    width = int(np.prod(values.shape[1:], dtype=np.int64))
    if values.ndim not in (2, 3) or (values.ndim == 3 and values.shape[1] != values.shape[2]):
        raise BoardError(f"expected boards as n×81, n×9×9 or the like, found the shape {values.shape}")
    flat = _bytes(values).reshape(values.shape[0], width)
    answers: Any = answer_cells(flat, request.question, request.threads, request.errors)
    if not isinstance(answers, Column):
        return answers.reshape(values.shape)
    rows = answers.to_pylist()
    if request.makes_boards:
        cells: Any = np.array([_cells(row, width) for row in rows], dtype=np.uint8)
        return cells.reshape(values.shape)
    return _array(rows, values.shape[:1], request.kind)


def _bytes(values: Any) -> Any:
    """Cells as bytes, one behind the other; a copy only where they are not that already."""
    import numpy as np

    if values.dtype == np.uint8:
        return np.ascontiguousarray(values)
    if values.dtype.kind not in "iufb":
        raise TypeError(f"expected an array of numbers or texts, found {values.dtype}")
    fits = (values >= 0) & (values <= 255) & (values == np.floor(values))
    if not fits.all():
        wrong: Any = (~fits).nonzero()
        row = int(wrong[0][0])
        found = values[tuple(cells[0] for cells in wrong)]
        message = f"row {row}: expected digits, or 0 for an empty cell, found {found}"
        raise BoardError(message, None, None, "digits, or 0 for an empty cell", str(found), row)
    return np.ascontiguousarray(values, dtype=np.uint8)


def _text(item: Any) -> Any:
    return item.decode("ascii", "replace") if isinstance(item, bytes) else item


def _cells(line: str | None, width: int) -> list[int]:
    return [0] * width if line is None else Board(line).cells


#: What stands for no answer in an array of NumPy, by the type of the answers.
_MISSING: dict[type, Any] = {bool: False, int: -1, float: float("nan"), str: ""}


def _array(rows: list[Any], shape: tuple[int, ...], kind: Any) -> Any:
    """Answers as an array, records as a dictionary of arrays."""
    import numpy as np

    if isinstance(kind, dict):
        fields = cast("dict[str, Any]", kind)
        return {
            name: _array([None if row is None else row[name] for row in rows], shape, of_field)
            for name, of_field in fields.items()
        }
    if kind not in _MISSING:
        return _objects(rows).reshape(shape)
    array: Any = np.array([_MISSING[kind] if row is None else row for row in rows], dtype=None if rows else kind)
    return array.reshape(shape)


def _objects(rows: list[Any]) -> Any:
    """An array of objects, however they would look as one of numbers."""
    import numpy as np

    array: Any = np.empty(len(rows), dtype=object)
    array[:] = rows
    return array


def named(make: Callable[..., Any], rows: Any) -> Any:
    """Records of a list as named tuples."""
    if isinstance(rows, list):
        return [None if row is None else make(**row) for row in cast("list[Any]", rows)]
    return rows
