"""Data sets for models: solving traces and graded sets, as `datasets` of Hugging Face has them.

>>> from minirow.data import graded, traces
>>> made = graded({"beginner": 2, "easy": 1}, seed=1)
>>> made.column_names
['puzzle', 'solution', 'level', 'givens', 'canonical']
>>> made["level"][:]
['beginner', 'beginner', 'easy']
>>> traces(["1... ..3. .4.. ...2"])[0]["technique"]
'hidden-single'
"""

from __future__ import annotations

import hashlib
import importlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

import minirow
from minirow.board import Board
from minirow.rating import Level

__all__ = ["graded", "manifest", "traces"]


try:
    datasets: Any = importlib.import_module("datasets")
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "minirow.data needs the package `datasets` of Hugging Face: pip install datasets", name="datasets"
    ) from error


def graded(counts: Mapping[Level, int], *, seed: int, threads: int | None = None) -> Any:
    """Makes random 9×9 puzzles of each level, no two of which are the same up to symmetry.

    The data set depends on its arguments alone; :func:`manifest` tells how to make it again.
    """
    rows: dict[str, list[Any]] = {name: [] for name in ("puzzle", "solution", "level", "givens", "canonical")}
    known: set[str] = set()
    for level, count in counts.items():
        missing, begun = count, 0
        while missing > 0:
            # Seeds of their own for what replaces puzzles that were there already.
            puzzles = minirow.generate(missing, level=level, seed=_seed(seed, level, begun), threads=threads)
            forms = minirow.canonical(puzzles, threads=threads)
            for puzzle, form in zip(puzzles, forms):
                if form not in known:
                    known.add(form)
                    rows["puzzle"].append(puzzle)
                    rows["level"].append(level)
                    rows["canonical"].append(form)
                    missing -= 1
            begun += 1
    rows["solution"] = minirow.solve(rows["puzzle"], threads=threads)
    rows["givens"] = [81 - puzzle.count(".") for puzzle in rows["puzzle"]]
    made = datasets.Dataset.from_dict(rows)
    told = {"made_by": f"minirow {minirow.__version__}", "seed": seed, "counts": dict(counts)}
    made.info.description = json.dumps({**told, "sha256": _sum(rows["puzzle"])})
    return made


def traces(puzzles: Iterable[Any], *, threads: int | None = None) -> Any:
    """Lists the steps to the solution of each puzzle, a row for each step, with the board before and after it.

    Puzzles that do not have exactly one solution have no rows.
    """
    names = ("row", "puzzle", "step", "before", "technique", "placements", "eliminations", "after")
    rows: dict[str, list[Any]] = {name: [] for name in names}
    boards = [puzzle if isinstance(puzzle, Board) else Board(puzzle) for puzzle in puzzles]
    for row, (board, steps) in enumerate(zip(boards, minirow.trace(boards, threads=threads))):
        now = board
        for number, step in enumerate(steps or []):
            before = now.line
            for placed in step["placements"]:
                now = now.with_cell(placed["cell"], placed["digit"])
            values = (row, board.line, number, before, *(step[name] for name in names[4:7]), now.line)
            for name, value in zip(names, values):
                rows[name].append(value)
    return datasets.Dataset.from_dict(rows)


def manifest(made: Any) -> dict[str, Any]:
    """How a graded set is made again, and the hash of its puzzles.

    >>> manifest(graded({"easy": 2}, seed=3))["counts"]
    {'easy': 2}
    """
    return json.loads(made.info.description)


def _seed(seed: int, level: str, begun: int) -> int:
    return int.from_bytes(hashlib.sha256(f"{seed} {level} {begun}".encode()).digest()[:8], "big")


def _sum(puzzles: list[str]) -> str:
    return hashlib.sha256("\n".join(puzzles).encode()).hexdigest()
