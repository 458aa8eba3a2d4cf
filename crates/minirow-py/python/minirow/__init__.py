"""Sudoku of any size: solve, count, check, rate, explain and generate, one board or columns of millions.

>>> import minirow
>>> minirow.solve("..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..")
'417632598923578146586914372879325614241796835635481729398257461162843957754169283'
"""

from minirow._engine import Column, __version__, formats, techniques
from minirow.board import Board
from minirow.drawing import Drawing, draw
from minirow.env import Env, Rewards, VectorEnv
from minirow.errors import BoardError, PuzzleError
from minirow.grading import Grade, grade
from minirow.making import canonical, convert, generate, minimize
from minirow.rating import HodokuRating, SeRating, level, rate
from minirow.reasoning import Hint, Step, explain, hint, steps, trace
from minirow.solving import check, count, is_unique, solve

__all__ = [
    "Board",
    "BoardError",
    "Column",
    "Drawing",
    "Env",
    "Grade",
    "Hint",
    "HodokuRating",
    "PuzzleError",
    "Rewards",
    "SeRating",
    "Step",
    "VectorEnv",
    "__version__",
    "canonical",
    "check",
    "convert",
    "count",
    "draw",
    "explain",
    "formats",
    "generate",
    "grade",
    "hint",
    "is_unique",
    "level",
    "minimize",
    "rate",
    "solve",
    "steps",
    "techniques",
    "trace",
]


def __dir__() -> list[str]:
    return __all__
