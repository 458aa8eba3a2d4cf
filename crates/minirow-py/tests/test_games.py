"""Games: moves, rewards and grades, checked against the solution."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import minirow
from conftest import NINE, NINE_SOLUTION
from minirow import Board, BoardError, Env, Rewards, VectorEnv, grade

pytest.importorskip("numpy")


def test_justified_moves_lead_to_the_solution() -> None:
    for level in ("beginner", "tricky"):
        env = Env(level=level, seed=3)  # type: ignore[arg-type]
        board, _ = env.reset()
        assert board.tolist() == env.puzzle.cells
        total, terminated, moves = 0.0, False, 0
        while not terminated:
            found = env.justified_moves()
            assert found and set(found) <= set(env.legal_moves())
            board, reward, terminated, truncated, info = env.step(found[0])
            assert info["kind"] == "justified" and not truncated
            total += reward
            moves += 1
        assert env.board == env.solution == minirow.solve(env.puzzle)
        assert total == moves + 10 and moves == 81 - env.puzzle.givens


def test_rewards_are_those_of_the_solution() -> None:
    random.seed(1)
    env = Env(level="easy", seed=5, rewards=Rewards(justified=4, guess=3, wrong=2, illegal=1, solved=0))
    env.reset()
    for _ in range(3000):
        action = random.randrange(env.actions)
        before, solution = env.board.cells, env.solution.cells
        cell, digit = env.move(action)
        is_legal, is_justified = (cell, digit) in env.legal_moves(), (cell, digit) in env.justified_moves()
        _, reward, terminated, _, info = env.step(action)
        if before[cell] or not is_legal:
            assert reward == 1 and info["kind"] == "illegal" and env.board.cells == before
        elif solution[cell] != digit:
            assert reward == 2 and info["kind"] == "wrong" and env.board.cells == before
        else:
            assert reward == (4 if is_justified else 3)
            assert env.board.cells == [*before[:cell], digit, *before[cell + 1 :]]
        if terminated:
            env.reset()


def test_mistakes_stay_or_end_the_game() -> None:
    keep = Env(puzzles=[NINE], mistakes="keep")
    keep.reset()
    assert keep.puzzle.line == NINE
    cell = 0
    wrong = next(digit for digit in keep.candidates()[cell] if str(digit) != NINE_SOLUTION[cell])
    _, reward, terminated, _, info = keep.step((cell, wrong))
    assert (reward, terminated, info["kind"]) == (-1, False, "wrong")
    assert keep.board[cell] == wrong
    assert keep.undo() and keep.board.line == NINE and not keep.undo()
    end = Env(puzzles=[NINE], mistakes="end")
    end.reset()
    assert end.step((cell, wrong))[2]
    assert end.step((cell, 4))[4]["kind"] == "illegal"


def test_a_game_without_moves_has_ended() -> None:
    env = Env(puzzles=["1... ..3. .4.. ...2"], mistakes="keep")
    env.reset()
    terminated = False
    while not terminated:
        wrong = [(cell, digit) for cell, digit in env.legal_moves() if env.solution[cell] != digit]
        _, _, terminated, truncated, _ = env.step((wrong or env.legal_moves())[0])
        assert not truncated
    assert env.legal_moves() == [] and env.board != env.solution
    assert env.undo() and env.legal_moves() != []


def test_undo_keeps_what_was_reasoned() -> None:
    env = Env(puzzles=[NINE], level="fiendish")
    env.reset()
    first = env.justified_moves()
    for _ in range(20):
        env.step(env.justified_moves()[0])
    for _ in range(20):
        assert env.undo()
    assert env.board.line == NINE
    assert set(first) <= set(env.justified_moves())


def test_seeds_make_the_same_games() -> None:
    one, other = Env(seed=9, level="easy"), Env(seed=9, level="easy")
    for _ in range(3):
        assert (one.reset()[0] == other.reset()[0]).all()
    assert (one.reset(7)[0] == other.reset(7)[0]).all()
    assert Env(seed=9, side=4, level="beginner").actions == 64
    # As learning environments do it: another seed where a game begins.
    one, other = Env(seed=1), Env(seed=2)
    assert (one.reset(seed=9)[0] == other.reset(seed=9, options={})[0]).all()
    assert (one.reset()[0] == other.reset()[0]).all()
    assert repr(one) == repr(other) == "Env(level='easy', seed=9, side=9)"
    many, others = VectorEnv(3, seed=1), VectorEnv(3, seed=2)
    assert (many.reset(seed=9)[0] == others.reset(seed=9)[0]).all()
    assert repr(many) == "VectorEnv(3, level='easy', seed=9, side=9)"


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_go_on_by_themselves(copied: Callable[[Any], Any]) -> None:
    fiendish = minirow.generate(level="fiendish", seed=1)
    env = Env(puzzles=[NINE, fiendish], level="fiendish", mistakes="keep", most_moves=90)
    env.reset(1)
    for _ in range(12):
        env.step(env.justified_moves()[0])
    wrong = next(move for move in env.legal_moves() if env.solution[move[0]] != move[1])
    env.step(wrong)
    again = copied(env)
    assert repr(again) == repr(env) and again.board == env.board and again.puzzle == env.puzzle
    assert again.justified_moves() == env.justified_moves()
    assert again.undo() and again.board != env.board and env.undo() and again.board == env.board
    moves = again.justified_moves()
    assert moves == env.justified_moves()
    assert [again.step(move)[1:] for move in moves] == [env.step(move)[1:] for move in moves]
    # The next puzzle, too.
    again.reset(), env.reset()
    assert again.puzzle == env.puzzle == Board(NINE)
    envs = VectorEnv(3, level="beginner", seed=1, side=4)
    envs.reset()
    others = copied(envs)
    actions = [envs.justified_moves(game)[0] for game in range(3)]
    for _ in range(2):
        one, other = others.step(actions)[:4], envs.step(actions)[:4]
        assert [part.tolist() for part in one] == [part.tolist() for part in other]


def test_many_games_side_by_side() -> None:
    import numpy as np

    envs = VectorEnv(8, seed=2, level="beginner", side=4)
    boards, _ = envs.reset()
    solved = 0
    for _ in range(200):
        actions = np.array([envs.justified_moves(game)[0] for game in range(len(envs))])
        assert envs.legal_mask()[np.arange(8), actions].all()
        before = boards
        boards, rewards, terminated, truncated, info = envs.step(actions)
        assert (rewards == np.where(terminated, 11, 1)).all() and not truncated.any()
        assert set(info["kind"]) == {"justified"}
        assert ((boards > 0).sum(1) - (before > 0).sum(1) == 1)[~terminated].all()
        solved += int(terminated.sum())
    assert solved > 50


def test_bad_moves_are_errors() -> None:
    env = Env(seed=1, level="beginner", side=4, most_moves=2)
    env.reset()
    for bad in (-1, 64, 10**9):
        with pytest.raises((ValueError, OverflowError)):
            env.step(bad)
    assert env.action((2, 3), 4) == env.action(11, 4) == 47
    env.step(((0, 0), 1))
    env.reset()
    for move in ((0, 9), ((0, 4), 1), ((-1, 0), 1), (0, 0, 1)):
        with pytest.raises(ValueError):
            env.step(move)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no options"):
        env.reset(options={"level": "easy"})
    with pytest.raises(TypeError):
        env.step("first")  # type: ignore[arg-type]
    env.step(0)
    assert env.step(0)[3]
    with pytest.raises(ValueError):
        Env(level="unknown")  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        Env(mistakes="forgive")  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        Env(puzzles=["." * 81])
    with pytest.raises(ValueError):
        Env(puzzles=[])
    with pytest.raises(ValueError):
        VectorEnv(2, seed=1, side=4, level="beginner").step([1, 2, 3])


def test_grades() -> None:
    assert grade(NINE, NINE_SOLUTION).correct
    assert grade(Board(NINE), Board(NINE_SOLUTION)).score == 1.0
    said = f"Let me think. r1c1 is 4.\n\nThe answer:\n```\n{Board(NINE_SOLUTION)}```"
    assert grade(NINE, said).correct
    assert not grade(NINE, NINE).correct and grade(NINE, NINE).score == 0
    near = NINE_SOLUTION[:-1] + "4"
    found = grade(NINE, near)
    assert not found.correct and 0.9 < found.score < 1 and found.wrong == (80,) and "r9c9" in found.reason
    changed = "9" + NINE_SOLUTION[1:]
    assert grade(NINE, changed).wrong == (0,)
    assert grade("." * 16, "1324423124133142").correct
    for bad in ("", "no", None, 5, [1, 2], "1" * 80):
        assert grade(NINE, bad).score == 0 and grade(NINE, bad).reason
    grades = grade([NINE, NINE], [NINE_SOLUTION, "no"])
    assert [one.correct for one in grades] == [True, False]
    with pytest.raises(ValueError):
        grade([NINE], [])


def test_grades_of_columns() -> None:
    puzzles, answers = [NINE, "no board", None], [NINE_SOLUTION] * 3
    with pytest.raises(BoardError, match="row 1") as caught:
        grade(puzzles, answers)
    assert caught.value.row == 1
    for error in ("ignore", None):
        with pytest.raises(ValueError, match="errors: expected"):
            grade(NINE, NINE_SOLUTION, errors=error)
    found = grade(puzzles, answers, errors="null")
    assert [one and one.correct for one in found] == [True, None, None]
    pa, pd = pytest.importorskip("pyarrow"), pytest.importorskip("pandas")
    for column in (pa.array, pd.Series):
        assert grade(column(puzzles), column(answers), errors="null") == found
