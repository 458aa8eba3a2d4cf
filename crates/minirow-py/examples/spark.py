"""Boards on Spark: `mapInArrow` gives each worker batches of Arrow, and takes them back.

    spark-submit spark.py boards.parquet solved.parquet

Every worker needs this package, pyarrow and pandas; `PYSPARK_PYTHON` says which Python they run.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any

import minirow


def solved(batches: Iterable[Any]) -> Iterator[Any]:
    """Solves the column `puzzle` of each batch. One thread: Spark runs as many workers as there are cores."""
    for batch in batches:
        yield minirow.solve(batch, column="puzzle", threads=1, errors="null")


def run(source: str, target: str) -> int:
    """Solves a Parquet file of boards; returns how many rows there are."""
    from pyspark.sql import SparkSession

    spark = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
    boards = spark.read.parquet(source).select("puzzle")
    boards.mapInArrow(solved, "puzzle string, solution string").write.mode("overwrite").parquet(target)
    rows = spark.read.parquet(target).count()
    spark.stop()
    return rows


if __name__ == "__main__":
    print(run(*sys.argv[1:]))
