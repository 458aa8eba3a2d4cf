"""A CSV of quizzes and solutions becomes a rated Parquet file, with Polars.

    python kaggle.py sudoku.csv rated.parquet

The CSV has the columns `quizzes` and `solutions`, as sets on Kaggle do; 0 is an empty cell.
"""

from __future__ import annotations

import sys

import polars as pl

import minirow.polars  # registers `.sudoku`


def rated(source: str, target: str) -> pl.DataFrame:
    """Rates every quiz, and drops rows whose stated solution is not the only one."""
    quizzes = pl.col("quizzes").sudoku
    frame = (
        pl.scan_csv(source, schema_overrides={"quizzes": pl.String, "solutions": pl.String})
        .with_columns(
            solution=quizzes.solve(unique=True, errors="null"),
            level=quizzes.level(errors="null"),
            hodoku=quizzes.rate("hodoku", errors="null"),
            givens=81 - pl.col("quizzes").str.count_matches("[0.]"),
        )
        .filter(pl.col("solution") == pl.col("solutions"))
        .drop("solution")
        .unnest("hodoku", separator="_")
        .collect()
    )
    frame.write_parquet(target)
    return frame


if __name__ == "__main__":
    print(rated(*sys.argv[1:]))
