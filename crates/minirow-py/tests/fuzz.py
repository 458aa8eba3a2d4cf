"""Asks random questions about random objects for some seconds: exceptions and nulls as documented, and nothing else.

    PYTHONMALLOC=debug python -X dev tests/fuzz.py 600 [seed]
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from typing import Any

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa

import minirow as mr
import minirow.polars

BOARDS = [*mr.generate(40, seed=1), *mr.generate(6, seed=1, side=4), *mr.generate(3, seed=1, block=(2, 3)), "." * 81, "1" * 81]
SIGNS = "0123456789.*-_ \n|+xX,;:~{}[]\"'\0é数🂡RrCc"
#: What may be raised: ours, wrong types and values, missing columns, what Polars makes of ours.
ALLOWED = (ValueError, TypeError, KeyError, OverflowError, IndexError, pl.exceptions.PolarsError, NotImplementedError)


class Fuzz:
    """Random objects and questions."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def text(self) -> str:
        pick = self.random.random()
        board = self.random.choice(BOARDS)
        if pick < 0.4:
            return board
        if pick < 0.7:
            signs = list(board)
            for _ in range(self.random.randrange(1, 4)):
                at = self.random.randrange(len(signs))
                change = self.random.random()
                if change < 0.5:
                    signs[at] = self.random.choice(SIGNS)
                elif change < 0.75 and len(signs) > 1:
                    del signs[at]
                else:
                    signs.insert(at, self.random.choice(SIGNS))
            return "".join(signs)
        if pick < 0.8:
            # Not every format holds every board.
            written = mr.convert([board], self.random.choice(["json", "grid", "csv", "candidates"]))[0]
            return written or board
        if pick < 0.85:
            return ".Cage~%d~R1C%d~R2C%d .AntiKnight" % tuple(self.random.randrange(12) for _ in range(3))
        return "".join(self.random.choice(SIGNS) for _ in range(self.random.randrange(200)))

    def cell(self) -> Any:
        return self.random.choice([0, 1, 5, 9, 10, 255, 256, -1, 2**70, 1.5, float("nan"), None, "3", "x", True, [], b"1"])

    def item(self) -> Any:
        return self.random.choices(
            [self.text, lambda: None, lambda: mr.Board(self.random.choice(BOARDS)), self.cell], [80, 8, 8, 2]
        )[0]()

    def texts(self) -> list[Any]:
        return [self.random.choices([self.text(), None], [9, 1])[0] for _ in range(self.random.randrange(12))]

    def array(self) -> Any:
        kind = self.random.choice([np.uint8, np.int8, np.int64, np.float32, np.float64, np.uint16, bool, complex, "U81", "S81", "O", "M8[s]"])
        shape = self.random.choice([(3, 81), (2, 9, 9), (9, 9), (81,), (0, 81), (5, 16), (4, 4), (2, 3, 4), (1, 0), (), (2, 36), (2, 82), (1, 81, 1)])
        count = int(np.prod(shape))
        if kind in ("U81", "S81", "O"):
            values: list[Any] = [self.text() if kind == "O" else self.random.choice(BOARDS) for _ in range(count)]
            array = np.array(values + [None], dtype=object)[:-1].reshape(shape)
            return array if kind == "O" else array.astype(kind)
        low, high = self.random.choice([(0, 2), (0, 10), (0, 256), (-3, 300)])
        with np.errstate(all="ignore"):
            array = np.random.default_rng(self.random.randrange(2**32)).integers(low, high, size=shape)
            array = (array * (np.random.default_rng(1).random(shape) < 0.3)).astype(kind)
        change = self.random.randrange(5)
        if change == 1 and array.ndim > 1:
            array = np.asfortranarray(array)
        if change == 2 and array.ndim:
            array = array[::-1]
        if change == 3 and array.ndim:
            array = np.repeat(array, 2, axis=0)[::2]
        if change == 4 and array.ndim:
            array = array.copy()
            array.flags.writeable = False
        return array

    def arrow(self) -> Any:
        array = pa.array(self.texts(), pa.string())
        cells = pa.array(np.random.default_rng(self.random.randrange(2**32)).integers(0, 12, 162), pa.uint8())
        lists = pa.FixedSizeListArray.from_arrays(cells, self.random.choice([81, 54, 16 * 0 + 9, 1, 162]))
        return self.random.choice(
            [
                lambda: array,
                lambda: array.cast(pa.large_string()),
                lambda: array.cast(pa.string_view()),
                lambda: array.dictionary_encode(),
                lambda: array.cast(pa.binary()),
                lambda: array.slice(self.random.randrange(len(array) + 1)),
                lambda: pa.chunked_array([array, array], pa.string()),
                lambda: pa.chunked_array([], pa.string()),
                lambda: lists,
                lambda: lists.slice(1),
                lambda: pa.array([1, None, 3]),
                lambda: pa.nulls(4),
                lambda: pa.table({"puzzle": array, "n": range(len(array))}),
                lambda: pa.table({"a": array}),
                lambda: pa.record_batch({"puzzle": array}),
                lambda: pl.Series("p", array.to_pylist(), dtype=pl.String),
                lambda: pl.Series("p", array.to_pylist(), dtype=pl.String).cast(pl.Categorical),
                lambda: pl.DataFrame({"puzzle": pl.Series(array.to_pylist(), dtype=pl.String)}),
                lambda: pd.Series(array.to_pylist(), dtype=object),
                lambda: pd.Series(array.to_pylist(), dtype="category"),
                lambda: pd.DataFrame({"puzzle": array.to_pylist()}),
                lambda: pl.DataFrame({"puzzle": [[1], [2]]}),
            ]
        )()

    def puzzles(self) -> Any:
        return self.random.choices(
            [
                self.text,
                self.texts,
                lambda: [self.item() for _ in range(self.random.randrange(8))],
                lambda: [self.cell() for _ in range(self.random.choice([0, 4, 16, 81, 80]))],
                lambda: [[self.cell() for _ in range(self.random.choice([4, 4, 9, 3]))] for _ in range(self.random.choice([4, 9]))],
                self.array,
                self.arrow,
                lambda: self.random.choice([None, 5, b"x", object(), {}, set(), 1.5, range(81), iter("1"), memoryview(b"1" * 81)]),
            ],
            [4, 4, 4, 2, 2, 6, 8, 1],
        )[0]()

    def question(self) -> tuple[str, Any]:
        puzzles = self.puzzles()
        errors = self.random.choice(["raise", "null", "null"])
        threads = self.random.choice([None, 1, 2, 3])
        many = {"errors": errors, "threads": threads}
        return self.random.choice(
            [
                ("solve", lambda: mr.solve(puzzles, unique=self.random.random() < 0.5, **many)),
                ("count", lambda: mr.count(puzzles, limit=self.random.choice([1, 2, 20, 0, -1]), **many)),
                ("check", lambda: mr.check(puzzles, **many)),
                ("is_unique", lambda: mr.is_unique(puzzles, **many)),
                ("rate", lambda: mr.rate(puzzles, self.random.choice(["hodoku", "own", "x"]), **many)),
                ("level", lambda: mr.level(puzzles, **many)),
                ("canonical", lambda: mr.canonical(puzzles, **many)),
                ("minimize", lambda: mr.minimize(puzzles, **many)),
                ("convert", lambda: mr.convert(puzzles, self.random.choice(["json", "grid", "x"]), **many)),
                ("explain", lambda: mr.explain(puzzles, **many)),
                ("hint", lambda: mr.hint(puzzles)),
                ("steps", lambda: mr.steps(puzzles, self.random.choice([None, "x-wing", "x"]))),
                ("draw", lambda: mr.draw(puzzles).svg),
                ("grade", lambda: mr.grade(self.random.choice(BOARDS), puzzles)),
                ("Board", lambda: repr(mr.Board(puzzles))),
                ("Env.step", lambda: mr.Env(puzzles=BOARDS[:3]).step(self.cell())),
            ]
        )

    def is_as_documented(self, name: str, answer: Any) -> bool:
        """What can be said of an answer without knowing the question."""
        if name == "check":
            return not isinstance(answer, str) or answer in ("none", "unique", "several")
        if name == "count" and isinstance(answer, int):
            return 0 <= answer <= 20
        return True


def main(seconds: float, seed: int) -> None:
    counts: Counter[str] = Counter()
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        fuzz = Fuzz(seed)
        seed += 1
        name, ask = fuzz.question()
        try:
            answer = ask()
        except ALLOWED as error:
            counts[type(error).__name__] += 1
        except BaseException as error:
            print(f"seed {seed - 1}: {name}: {type(error).__name__}: {error}")
            raise
        else:
            assert fuzz.is_as_documented(name, answer), f"seed {seed - 1}: {name}: {answer!r}"
            counts["answers"] += 1
    print(f"{sum(counts.values())} questions: {dict(counts)}")


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
