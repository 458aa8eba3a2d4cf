"""Games for agents that learn: legal moves, justified moves, and rewards that come from reasoning.

A move writes a digit into a cell. It is *justified* where it is a single for a player who has eliminated what the
techniques of the level eliminate, *a guess* where it is right and cannot be known yet, *wrong* where the solution
has another digit, and *illegal* where there is a digit already or another cell rules it out.
"""

from __future__ import annotations

import importlib
import json
import random as random_numbers
from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING, Any, Literal, cast

from minirow._engine import Games
from minirow.arguments import NAMES, check_name, check_seed
from minirow.asking import board_of
from minirow.board import Board
from minirow.rating import Level

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

__all__ = ["Env", "Rewards", "VectorEnv"]

#: What a player may do: a number, ``cell * side + digit - 1``, or a cell and a digit,
#: the cell a number in reading order or its row and column.
Action = int | tuple[int | tuple[int, int], int]


@dataclass(frozen=True)
class Rewards:
    """What each kind of move is worth."""

    justified: float = 1.0
    guess: float = 0.1
    wrong: float = -1.0
    illegal: float = -1.0
    #: The last digit, besides what the move is worth.
    solved: float = 10.0


class _Games:
    """What one game and many have in common."""

    def __init__(
        self,
        count: int,
        level: Level,
        seed: int | None,
        side: int | None,
        geometry: Mapping[str, Any] | None,
        puzzles: Sequence[Any] | None,
        mistakes: Literal["reject", "keep", "end"],
        rewards: Rewards,
        most_moves: int | None,
    ) -> None:
        if count < 1:
            raise ValueError(f"count: expected 1 or more, found {count}")
        if most_moves is not None and not 1 <= most_moves < 2**32:
            raise ValueError(f"most_moves: expected 1 to {2**32 - 1}, found {most_moves}")
        if seed is not None:
            check_seed(seed)
        check_name("level", level, NAMES["level"])
        self.seed = random_numbers.SystemRandom().getrandbits(63) if seed is None else seed
        fields = {**({} if side is None else {"side": side}), **(geometry or {})}
        self._level = level
        self._geometry = json.dumps(fields) if fields else None
        self._puzzles = None if puzzles is None else [board_of(puzzle) for puzzle in puzzles]
        self._mistakes = mistakes
        self._rewards = rewards
        self._most_moves = 2**32 - 1 if most_moves is None else most_moves
        self._games = self._new_games(count)
        self.side: int = self._games.side
        #: How many actions there are.
        self.actions: int = self._games.cell_count * self.side
        self._kinds = Games.kinds()

    def _new_games(self, count: int) -> Games:
        return Games(
            count,
            self._level,
            self._geometry,
            self.seed,
            None if self._puzzles is None else [board.handle for board in self._puzzles],
            self._mistakes,
            list(astuple(self._rewards)),
            self._most_moves,
        )

    def _told(self) -> str:
        return f"level={self._level!r}" if self._puzzles is None else f"{len(self._puzzles)} puzzles"

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_games": self._games.saved()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._games = self._new_games(1)
        self._games.restore(*state["_games"])

    def _number(self, action: Action) -> int:
        if isinstance(action, tuple):
            if len(action) != 2:
                raise ValueError(f"expected a cell and a digit, such as ((row, column), digit), found {action}")
            return self.action(*action)
        return action

    def action(self, cell: int | tuple[int, int], digit: int) -> int:
        """The number of a move: a cell, or its row and column from 0, and a digit."""
        if isinstance(cell, tuple):
            row, column = cell
            if not (0 <= row < self.side and 0 <= column < self.side):
                raise ValueError(f"expected a row and a column from 0 to {self.side - 1}, found {cell}")
            cell = row * self.side + column
        if not 1 <= digit <= self.side:
            raise ValueError(f"expected a digit from 1 to {self.side}, found {digit}")
        return cell * self.side + digit - 1

    def _begin(self, seed: int | None) -> None:
        """Begins the puzzles of another seed, if one is given."""
        if seed is not None:
            self.seed = seed
            self._games = self._new_games(len(self._games))

    def move(self, action: int) -> tuple[int, int]:
        """The cell and the digit of a move."""
        cell, digit = divmod(int(action), self.side)
        return cell, digit + 1

    def _mask(self, moves: list[int]) -> NDArray[numpy.bool_]:
        import numpy as np

        mask = np.zeros(self.actions, dtype=np.bool_)
        mask[moves] = True
        return mask


class Env(_Games):
    """One game at a time, with the methods that learning environments have.

    >>> env = Env(level="easy", seed=1, observation="text")
    >>> board, info = env.reset()
    >>> cell, digit = env.justified_moves()[0]
    >>> board, reward, terminated, truncated, info = env.step((cell, digit))
    >>> reward, terminated, info["kind"]
    (1.0, False, 'justified')
    >>> board, reward, terminated, truncated, info = env.step((cell, digit))
    >>> reward, info["kind"]
    (-1.0, 'illegal')

    Puzzles are random ones of a ``level``, or those of ``puzzles``, one after the other. The observation is an
    array of the cells, 0 for an empty one, or the board as text. A wrong digit is not written (``"reject"``), stays
    until :meth:`undo` (``"keep"``), or ends the game (``"end"``). A game also ends where no digit can be written any
    more: solved, or with wrong digits that leave none. A copy, or what was pickled, goes on with the same
    game by itself.
    """

    def __init__(
        self,
        level: Level = "easy",
        seed: int | None = None,
        side: int | None = None,
        *,
        geometry: Mapping[str, Any] | None = None,
        puzzles: Sequence[Any] | None = None,
        observation: Literal["array", "text"] = "array",
        mistakes: Literal["reject", "keep", "end"] = "reject",
        rewards: Rewards | None = None,
        most_moves: int | None = None,
    ) -> None:
        super().__init__(1, level, seed, side, geometry, puzzles, mistakes, rewards or Rewards(), most_moves)
        if observation not in ("array", "text"):
            raise ValueError(f"expected 'array' or 'text', found {observation!r}")
        if observation == "array":
            importlib.import_module("numpy")
        self.observation = observation

    def __repr__(self) -> str:
        return f"Env({self._told()}, seed={self.seed}, side={self.side})"

    def reset(
        self, number: int | None = None, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins the next puzzle, or the one of this number among those of the seed.

        With ``seed`` the puzzles are those of another seed from here on. There are no ``options``: the argument is
        there because learning environments have it.
        """
        if options:
            raise ValueError(f"expected no options, found {dict(options)!r}")
        self._begin(seed)
        self._games.reset(0, number)
        return self._observe(), {"puzzle": self.puzzle.line, "seed": self.seed}

    def step(self, action: Action) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Makes a move: the board, what the move is worth, whether the game is over, whether it is broken off."""
        reward, kind, terminated, truncated = self._games.step(0, self._number(action))
        return self._observe(), reward, terminated, truncated, {"kind": self._kinds[kind]}

    def undo(self) -> bool:
        """Takes back the last digit that was written, if there is one."""
        return self._games.undo(0)

    def _observe(self) -> Any:
        if self.observation == "array":
            return self._games.observe(0)
        return str(self.board)

    @property
    def board(self) -> Board:
        """The board as it is."""
        return Board.from_handle(self._games.board(0, "board"))

    @property
    def puzzle(self) -> Board:
        """The board as it was at first."""
        return Board.from_handle(self._games.board(0, "puzzle"))

    @property
    def solution(self) -> Board:
        """The board as it should be in the end."""
        return Board.from_handle(self._games.board(0, "solution"))

    def candidates(self) -> list[list[int]]:
        """What the digits leave to each empty cell."""
        left: list[list[int]] = [[] for _ in range(self._games.cell_count)]
        for cell, digit in self.legal_moves():
            left[cell].append(digit)
        return left

    def legal_moves(self) -> list[tuple[int, int]]:
        """Cells and the digits that no other cell rules out there."""
        return [self.move(action) for action in self._games.legal(0)]

    def justified_moves(self) -> list[tuple[int, int]]:
        """Cells and digits that reasoning can justify now."""
        return [self.move(action) for action in self._games.justified(0)]

    def legal_mask(self) -> NDArray[numpy.bool_]:
        """The legal moves by number."""
        return self._mask(self._games.legal(0))

    def justified_mask(self) -> NDArray[numpy.bool_]:
        """The justified moves by number."""
        return self._mask(self._games.justified(0))

    def render(self) -> str:
        """The board drawn with signs."""
        return str(self.board)

    def _repr_svg_(self) -> str:
        return self.puzzle.draw().svg


class VectorEnv(_Games):
    """Many games side by side: arrays of actions in, arrays of boards and rewards out.

    A game that ends begins anew with the next puzzle, whose board is the observation.

    >>> import numpy
    >>> envs = VectorEnv(3, level="beginner", seed=1, side=4)
    >>> boards, info = envs.reset()
    >>> boards.shape
    (3, 16)
    >>> actions = numpy.array([envs.justified_moves(game)[0] for game in range(3)])
    >>> boards, rewards, terminated, truncated, info = envs.step(actions)
    >>> rewards.tolist()
    [1.0, 1.0, 1.0]
    """

    def __init__(
        self,
        count: int,
        level: Level = "easy",
        seed: int | None = None,
        side: int | None = None,
        *,
        geometry: Mapping[str, Any] | None = None,
        puzzles: Sequence[Any] | None = None,
        mistakes: Literal["reject", "keep", "end"] = "reject",
        rewards: Rewards | None = None,
        most_moves: int | None = None,
    ) -> None:
        importlib.import_module("numpy")
        super().__init__(count, level, seed, side, geometry, puzzles, mistakes, rewards or Rewards(), most_moves)

    def __len__(self) -> int:
        return len(self._games)

    def __repr__(self) -> str:
        return f"VectorEnv({len(self)}, {self._told()}, seed={self.seed}, side={self.side})"

    def reset(self, *, seed: int | None = None) -> tuple[NDArray[numpy.uint8], dict[str, Any]]:
        """Begins the next puzzle in each game; with ``seed`` among those of another seed from here on."""
        self._begin(seed)
        for game in range(len(self)):
            self._games.reset(game)
        return self._games.observe_all(), {"seed": self.seed}

    def step(
        self, actions: Any
    ) -> tuple[
        NDArray[numpy.uint8], NDArray[numpy.float32], NDArray[numpy.bool_], NDArray[numpy.bool_], dict[str, Any]
    ]:
        """Makes a move in each game; ``info["kind"]`` has the names of the kinds of moves."""
        import numpy as np

        numbers = np.ascontiguousarray(actions, dtype=np.int64)
        rewards, kinds, terminated, truncated = self._games.step_all(numbers)
        names = np.array(self._kinds)[kinds]
        return self._games.observe_all(), rewards, terminated, truncated, {"kind": names}

    def undo(self, game: int) -> bool:
        """Takes back the last digit that was written in a game, if there is one.

        >>> envs = VectorEnv(2, level="beginner", seed=1, side=4)
        >>> before, _ = envs.reset()
        >>> after, *_ = envs.step([envs.justified_moves(game)[0] for game in range(2)])
        >>> envs.undo(1), envs.undo(1)
        (True, False)
        """
        return self._games.undo(game)

    def legal_mask(self) -> NDArray[numpy.bool_]:
        """The legal moves of each game by number."""
        import numpy as np

        return cast("Any", np).stack([self._mask(self._games.legal(game)) for game in range(len(self))])

    def justified_moves(self, game: int) -> list[int]:
        """The numbers of the moves that reasoning can justify in a game."""
        return self._games.justified(game)
