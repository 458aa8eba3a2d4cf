"""Boards in SQL: functions of DuckDB that work on whole columns."""

from __future__ import annotations

import duckdb

import minirow


def connected() -> duckdb.DuckDBPyConnection:
    """A connection that knows `sudoku_solve` and `sudoku_check`."""
    connection = duckdb.connect()
    text = duckdb.sqltypes.VARCHAR
    for name, function in (
        ("sudoku_solve", lambda column: minirow.solve(column, errors="null")),
        ("sudoku_check", lambda column: minirow.check(column, errors="null")),
    ):
        # Vectors of Arrow go in and out: a call for some thousand rows.
        connection.create_function(name, function, [text], text, type="arrow", null_handling="special")
    return connection


if __name__ == "__main__":
    connection = connected()
    connection.execute("create table boards as select unnest(?) as puzzle", [minirow.generate(5, seed=1)])
    print(connection.sql("select puzzle, sudoku_solve(puzzle), sudoku_check(puzzle) from boards"))
