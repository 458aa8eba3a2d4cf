"""Boards on Ray: each shard is read, solved and written by a worker.

    python ray_data.py shards/ solved/
"""

from __future__ import annotations

import sys
from typing import Any

import minirow


def solved(table: Any) -> Any:
    """Solves the column `puzzle` of a table. One thread: Ray runs a worker on each core."""
    return minirow.solve(table, column="puzzle", threads=1, errors="null")


def run(source: str, target: str) -> int:
    """Solves a folder of Parquet files; returns how many rows there are."""
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    boards = ray.data.read_parquet(source).map_batches(solved, batch_format="pyarrow", batch_size=65_536)
    boards.write_parquet(target)
    rows = ray.data.read_parquet(target).count()
    ray.shutdown()
    return rows


if __name__ == "__main__":
    print(run(*sys.argv[1:]))
