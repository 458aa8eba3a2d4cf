"""One question at every door: what the program, the protocol and SQL say of the boards of a table, Python says too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import minirow
from minirow import Board, PuzzleError

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "minirow-api/tests/data/answers.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["name"]))
def test_python_answers_as_the_table_says(case: dict[str, Any]) -> None:
    if case["verdict"] == "error":
        with pytest.raises(ValueError):
            Board(case["text"])
        return
    board = Board(case["text"])
    assert minirow.check(board) == case["verdict"]
    assert minirow.is_unique(board) == (case["verdict"] == "unique")
    assert minirow.count(board, limit=50) == case["count"][0]
    if case["own"] == "error":
        with pytest.raises(PuzzleError):
            minirow.rate(board, "own")
        return
    unique = case["verdict"] == "unique"
    assert minirow.level(board) == (case["level"] if unique else None)
    own, se, hodoku = case["own"], minirow.rate(board), minirow.rate(board, "hodoku")
    # A number has no place for a word.
    assert minirow.rate(board, "own") == (None if isinstance(own, str) else own)
    assert (None if se is None else se.er) == (None if isinstance(case["se"], str) else case["se"])
    level, _, score = case["hodoku"].partition(" ")
    if score or level == "unsolved":
        assert hodoku == (level, int(score) if score else None)
    else:
        assert hodoku is None
