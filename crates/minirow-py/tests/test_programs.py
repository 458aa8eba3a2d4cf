"""The programs of the examples run, and their results are right."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest

import minirow

EXAMPLES = Path(__file__).parents[1] / "examples"
sys.path.insert(0, str(EXAMPLES))

SLOW = pytest.mark.skipif(os.environ.get("RUN_SLOW_TESTS") != "1", reason="takes long: RUN_SLOW_TESTS=1 runs it")


def test_a_csv_becomes_a_rated_parquet_file(tmp_path: Path, puzzles: list[str]) -> None:
    pl = pytest.importorskip("polars")
    import kaggle

    puzzles = puzzles[:40]
    solutions = minirow.solve(puzzles)
    solutions[3] = solutions[4]
    rows = [f"{puzzle.replace('.', '0')},{solution}" for puzzle, solution in zip(puzzles, solutions)]
    source, target = tmp_path / "sudoku.csv", tmp_path / "rated.parquet"
    source.write_text("quizzes,solutions\n" + "\n".join(rows) + "\n")
    kaggle.rated(str(source), str(target))
    frame = pl.read_parquet(target)
    kept = [puzzle for row, puzzle in enumerate(puzzles) if row != 3]
    assert frame["level"].to_list() == minirow.level(kept)
    assert frame["hodoku_score"].to_list() == [rating.score for rating in minirow.rate(kept, "hodoku")]


def test_functions_of_duckdb(puzzles: list[str]) -> None:
    pytest.importorskip("duckdb")
    pytest.importorskip("pyarrow")
    import duckdb_function

    connection = duckdb_function.connected()
    connection.execute("create table boards as select unnest(?) as puzzle", [[*puzzles, "no board"]])
    found = connection.sql("select sudoku_solve(puzzle), sudoku_check(puzzle) from boards").fetchall()
    assert found[:-1] == [(solution, "unique") for solution in minirow.solve(puzzles)]
    assert found[-1] == (None, None)


def _shards(folder: Path, puzzles: list[str]) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    folder.mkdir()
    for shard in range(3):
        pq.write_table(pa.table({"puzzle": puzzles[shard::3]}), folder / f"{shard}.parquet")


def _solved(folder: Path) -> dict[Any, Any]:
    import pyarrow.parquet as pq

    table = pq.read_table(folder)
    return dict(zip(table["puzzle"].to_pylist(), table["solution"].to_pylist()))


# What Spark and Ray say of the versions that they stand on is theirs.
@pytest.mark.filterwarnings("default")
@SLOW
@pytest.mark.parametrize("name", ["spark", "ray_data"])
def test_clusters(name: str, tmp_path: Path, puzzles: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspark" if name == "spark" else "ray")
    monkeypatch.setenv("PYSPARK_PYTHON", sys.executable)
    monkeypatch.setenv("PYTHONPATH", str(EXAMPLES))
    program = __import__(name)
    _shards(tmp_path / "boards", puzzles)
    assert program.run(str(tmp_path / "boards"), str(tmp_path / "solved")) == len(puzzles)
    assert _solved(tmp_path / "solved") == dict(zip(puzzles, minirow.solve(puzzles)))


@SLOW
def test_the_notebook_runs_as_a_new_user_runs_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    notebook = nbformat.read(EXAMPLES / "minirow.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(tmp_path)}}).execute()
    shown = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("image/svg+xml" in output.get("data", {}) for output in shown)


def test_the_cells_of_the_notebook_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import json

    for library in ("numpy", "polars", "pyarrow"):
        pytest.importorskip(library)
    monkeypatch.chdir(tmp_path)
    notebook = json.loads((EXAMPLES / "minirow.ipynb").read_text())
    names: dict[str, Any] = {}
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(cells) >= 10
    for cell in cells:
        exec("".join(cell["source"]), names)
