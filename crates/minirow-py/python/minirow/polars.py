"""Expressions of Polars about columns of boards.

>>> import polars as pl
>>> import minirow.polars
>>> frame = pl.DataFrame({"puzzle": ["1... ..3. .4.. ...2", None]})
>>> frame.select(pl.col("puzzle").sudoku.solve())["puzzle"].to_list()
['1324423124133142', None]

The answers have the name of their column, as all expressions of Polars; another is given as a keyword or by ``alias``:

>>> frame.with_columns(solution=pl.col("puzzle").sudoku.solve()).columns
['puzzle', 'solution']
"""

from __future__ import annotations

from typing import Any

import polars as pl

import minirow
from minirow.arguments import NAMES, check_errors, check_name, check_threads
from minirow.columns import Errors
from minirow.making import Symmetry
from minirow.rating import Scale

__all__ = ["SudokuExpressions", "SudokuSeries"]

_CANDIDATE = pl.Struct({"cell": pl.UInt16, "digit": pl.UInt8})
_TRACE = pl.List(
    pl.Struct({"technique": pl.String, "placements": pl.List(_CANDIDATE), "eliminations": pl.List(_CANDIDATE)})
)
_SCALES: dict[str, Any] = {
    "se": pl.Struct({"er": pl.Float64, "ep": pl.Float64, "ed": pl.Float64}),
    "hodoku": pl.Struct({"level": pl.String, "score": pl.UInt64}),
    "own": pl.Float64,
}


class _Questions:
    """What can be asked; the two namespaces say of what."""

    def _ask(self, question: str, returns: Any, threads: int | None, errors: Errors, **options: Any) -> Any:
        # Not where the answers are collected, which may be far away.
        check_threads(threads)
        check_errors(errors)
        return self._answers(question, returns, {"threads": threads, "errors": errors, **options})

    def _answers(self, question: str, returns: Any, options: dict[str, Any]) -> Any:
        raise NotImplementedError

    def solve(self, *, unique: bool = False, threads: int | None = None, errors: Errors = "raise") -> Any:
        """The solutions: see :func:`minirow.solve`."""
        return self._ask("solve", pl.String, threads, errors, unique=unique)

    def count(self, *, limit: int = 1000, threads: int | None = None, errors: Errors = "raise") -> Any:
        """How many solutions there are: see :func:`minirow.count`."""
        return self._ask("count", pl.UInt64, threads, errors, limit=limit)

    def check(self, *, threads: int | None = None, errors: Errors = "raise") -> Any:
        """Whether there is no solution, one or several: see :func:`minirow.check`."""
        return self._ask("check", pl.String, threads, errors)

    def is_unique(self, *, threads: int | None = None, errors: Errors = "raise") -> Any:
        """Whether there is exactly one solution: see :func:`minirow.is_unique`."""
        return self._ask("is_unique", pl.Boolean, threads, errors)

    def rate(self, scale: Scale = "se", *, threads: int | None = None, errors: Errors = "raise") -> Any:
        """The rating on a scale: see :func:`minirow.rate`."""
        check_name("scale", scale, _SCALES)
        return self._ask("rate", _SCALES[scale], threads, errors, scale=scale)

    def level(self, *, threads: int | None = None, errors: Errors = "raise") -> Any:
        """What a player has to know: see :func:`minirow.level`."""
        return self._ask("level", pl.String, threads, errors)

    def trace(self, *, threads: int | None = None, errors: Errors = "raise") -> Any:
        """All steps to the solution: see :func:`minirow.trace`."""
        return self._ask("trace", _TRACE, threads, errors)

    def explain(self, *, threads: int | None = None, errors: Errors = "raise") -> Any:
        """The way to the solution in words: see :func:`minirow.explain`."""
        return self._ask("explain", pl.String, threads, errors)

    def canonical(self, *, threads: int | None = None, errors: Errors = "raise") -> Any:
        """The form of all boards that are the same up to symmetry: see :func:`minirow.canonical`."""
        return self._ask("canonical", pl.String, threads, errors)

    def minimize(
        self,
        *,
        symmetry: Symmetry = "none",
        seed: int = 0,
        threads: int | None = None,
        errors: Errors = "raise",
    ) -> Any:
        """Puzzles without givens that are not needed: see :func:`minirow.minimize`."""
        check_name("symmetry", symmetry, NAMES["symmetry"])
        return self._ask("minimize", pl.String, threads, errors, symmetry=symmetry, seed=seed)

    def convert(self, to: str, *, threads: int | None = None, errors: Errors = "raise") -> Any:
        """The boards in another format: see :func:`minirow.convert`."""
        check_name("to", to, minirow.formats())
        return self._ask("convert", pl.String, threads, errors, to=to)


def _answered(series: pl.Series, question: str, returns: Any, options: dict[str, Any]) -> pl.Series:
    answers: Any = getattr(minirow, question)(series, **options)
    return answers.cast(returns).alias(series.name)


@pl.api.register_expr_namespace("sudoku")
class SudokuExpressions(_Questions):
    """``pl.col("puzzle").sudoku``."""

    def __init__(self, expression: pl.Expr) -> None:
        self._expression = expression

    def _answers(self, question: str, returns: Any, options: dict[str, Any]) -> pl.Expr:
        def answered(series: pl.Series) -> pl.Series:
            return _answered(series, question, returns, options)

        return self._expression.map_batches(answered, return_dtype=returns, is_elementwise=True)


@pl.api.register_series_namespace("sudoku")
class SudokuSeries(_Questions):
    """``frame["puzzle"].sudoku``."""

    def __init__(self, series: pl.Series) -> None:
        self._series = series

    def _answers(self, question: str, returns: Any, options: dict[str, Any]) -> pl.Series:
        return _answered(self._series, question, returns, options)
