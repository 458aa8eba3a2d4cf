"""What the way in and out costs, and how fast games are: processor seconds of one thread.

    python measure.py columns boards.txt    # a million rows, the boards of the file over and over
    python measure.py games
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import minirow


def cpu(work: Callable[[], Any], rounds: int = 5) -> float:
    """The median of the processor seconds of some rounds."""
    taken = []
    for _ in range(rounds):
        start = time.process_time()
        work()
        taken.append(time.process_time() - start)
    return statistics.median(taken)


def columns(path: str, rows: int = 1_000_000) -> None:
    """Solves a million rows from each library, one thread."""
    import numpy as np
    import polars as pl
    import pyarrow as pa

    with open(path, encoding="ascii") as file:
        boards = [line[:81].replace("0", ".") for line in file if len(line.strip()) >= 81]
    texts = (boards * (rows // len(boards) + 1))[:rows]
    random.Random(1).shuffle(texts)
    # As a file that is read leaves it: one text behind the other.
    text = "\n".join(texts)
    texts = text.split("\n")
    cells = np.frombuffer("".join(texts).encode(), dtype=np.uint8).reshape(-1, 81)
    cells = np.where(cells == ord("."), 0, cells - ord("0")).astype(np.uint8)
    kinds = {
        "pyarrow": pa.array(texts),
        "Polars": pl.Series("puzzle", texts),
        "NumPy": cells,
        "list": texts,
    }
    for name, column in kinds.items():
        taken = cpu(lambda column=column: minirow.solve(column, threads=1))
        print(f"{name:18} {taken / rows * 1e9:8.1f} ns a row {rows / taken:12,.0f} a second")
    taken = cpu(lambda: text.split("\n"))
    print(f"{'a list of nothing':18} {taken / rows * 1e9:8.1f} ns a row: a million str made and dropped by Python alone")


class PlainGame:
    """The same game in plain Python: masks by house, singles as justified moves."""

    def __init__(self, puzzle: str, solution: str) -> None:
        self.cells = [0 if sign == "." else int(sign) for sign in puzzle]
        self.solution = [int(sign) for sign in solution]
        self.left = sum(cell == 0 for cell in self.cells)
        self.peers = [
            {c for c in range(81) if c != cell and (c // 9 == cell // 9 or c % 9 == cell % 9 or (c // 27 == cell // 27 and c % 9 // 3 == cell % 9 // 3))}
            for cell in range(81)
        ]
        houses = [[c for c in range(81) if c // 9 == h] for h in range(9)]
        houses += [[c for c in range(81) if c % 9 == h] for h in range(9)]
        houses += [[c for c in range(81) if c // 27 * 3 + c % 9 // 3 == h] for h in range(9)]
        self.houses = [[house for house in houses if cell in house] for cell in range(81)]

    def can(self, cell: int, digit: int) -> bool:
        return self.cells[cell] == 0 and all(self.cells[peer] != digit for peer in self.peers[cell])

    def step(self, action: int) -> tuple[list[int], float, bool]:
        cell, digit = divmod(action, 9)
        digit += 1
        if not self.can(cell, digit) or self.solution[cell] != digit:
            return self.cells.copy(), -1.0, False
        single = sum(self.can(cell, other) for other in range(1, 10)) == 1 or any(
            not any(self.can(other, digit) for other in house if other != cell) for house in self.houses[cell]
        )
        self.cells[cell] = digit
        self.left -= 1
        return self.cells.copy(), (1.0 if single else 0.1) + (10.0 if self.left == 0 else 0.0), self.left == 0


def games(steps: int = 1_000_000) -> None:
    """A million steps, a third of them right, here and in plain Python."""
    puzzles = minirow.generate(200, level="easy", seed=1)
    solutions = minirow.solve(puzzles)
    order = random.Random(1)
    actions: list[list[int]] = []
    for puzzle, solution in zip(puzzles, solutions):
        right = [cell * 9 + int(solution[cell]) - 1 for cell in range(81) if puzzle[cell] == "."]
        moves = right + [order.randrange(729) for _ in range(2 * len(right))]
        order.shuffle(moves)
        actions.append(moves)

    def ours() -> None:
        env = minirow.Env(puzzles=puzzles)
        done = 0
        while done < steps:
            for number, moves in enumerate(actions):
                env.reset(number)
                for move in moves:
                    env.step(move)
                done += len(moves)

    def plain(most: int) -> None:
        done = 0
        while done < most:
            for puzzle, solution, moves in zip(puzzles, solutions, actions):
                game = PlainGame(puzzle, solution)
                for move in moves:
                    game.step(move)
                done += len(moves)
                if done >= most:
                    return

    def side_by_side() -> None:
        import numpy as np

        envs = minirow.VectorEnv(1000, puzzles=puzzles)
        envs.reset()
        numbers = np.random.default_rng(1).integers(0, 729, size=(steps // 1000, 1000))
        for row in numbers:
            envs.step(row)

    wrong = 0
    for number, (solution, moves) in enumerate(zip(solutions, actions)):
        env = minirow.Env(puzzles=puzzles[number : number + 1])
        env.reset()
        for move in moves:
            cell, digit = env.move(move)
            before = env.board[cell]
            _, reward, _, _, _ = env.step(move)
            wrong += (reward > 0) != (before == 0 and str(digit) == solution[cell])
    print(f"rewards that differ from the solution: {wrong}")
    rates = {
        "Env.step": steps / cpu(ours, 3),
        "VectorEnv.step": steps / cpu(side_by_side, 3),
        "plain Python": 50_000 / cpu(lambda: plain(50_000), 3),
    }
    for name, rate in rates.items():
        print(f"{name:18} {rate:12,.0f} steps a second")


if __name__ == "__main__":
    columns(sys.argv[2]) if sys.argv[1] == "columns" else games()
