"""One board: however it is written, whatever geometry and rules it has."""

from __future__ import annotations

import copy
import pickle

import pytest

import minirow
from conftest import FOUR, NINE, NINE_SOLUTION, naive
from minirow import Board, BoardError, PuzzleError


def test_a_board_may_be_written_in_many_ways() -> None:
    board = Board(FOUR)
    rows = [[1, 0, 0, 0], [0, 0, 3, 0], [0, 4, 0, 0], [0, 0, 0, 2]]
    json = '{"grid": "1.....3..4.....2"}'
    for same in (rows, board.cells, tuple(map(tuple, rows)), "1... ..3. .4.. ...2", str(board), json, board):
        assert Board(same) == board
        assert hash(Board(same)) == hash(board)
    assert board != Board("." * 16)
    assert board != FOUR
    assert board[1, 2] == 3 and board[6] == 3
    assert list(board) == board.cells and len(board) == 16


@pytest.mark.parametrize(
    "board",
    [
        Board(NINE),
        Board("." * 36, block=(3, 2)),
        Board("." * 81, extra=["diagonals", "anti-knight"]),
        Board("." * 16, blocks=["AAAB", "ABBB", "CCCD", "CDDD"]),
        Board(".AntiKnight .~R1C1_5"),
        Board(".Shape~4x4~0-3 .~R1C1_0~R2C2_3~R4C4_1_2"),
        Board("." * 256),
    ],
)
def test_boards_are_pickled_and_shown(board: Board) -> None:
    assert pickle.loads(pickle.dumps(board)) == board
    assert copy.deepcopy(board) == board
    assert eval(repr(board)) == board


def test_a_zero_is_a_digit_where_digits_begin_with_it() -> None:
    empty = Board(".Shape~4x4~0-3")
    board = empty.with_cell((0, 0), 0)
    assert board == Board(".Shape~4x4~0-3 .~R1C1_0") and board != empty
    assert pickle.loads(pickle.dumps(board)).line == "0" + "." * 15


def test_solutions_are_those_of_plain_trying() -> None:
    for rows, columns in ((2, 2), (2, 3), (3, 2)):
        side = rows * columns
        for seed in range(4):
            solution = minirow.generate(seed=seed, block=(rows, columns))
            board = Board(solution) if side == 4 else Board(solution, block=(rows, columns))
            cells = board.cells
            # A few givens less, so that there are several.
            for cell in [cell for cell, digit in enumerate(cells) if digit][:1]:
                cells[cell] = 0
            board = Board(cells, block=(rows, columns))
            expected = naive(cells, side, rows, columns)
            assert minirow.count(board, limit=10_000) == len(expected)
            assert sorted(found.cells for found in board.solutions(10_000)) == sorted(expected)


def test_the_answer_is_of_the_kind_of_the_question() -> None:
    numpy = pytest.importorskip("numpy")
    digits = [int(sign) for sign in NINE_SOLUTION]
    rows = [digits[start : start + 9] for start in range(0, 81, 9)]
    puzzle = Board(NINE)
    assert minirow.solve(NINE) == NINE_SOLUTION
    assert minirow.solve(puzzle) == Board(NINE_SOLUTION)
    assert minirow.solve(puzzle.cells) == digits
    assert minirow.solve(puzzle.rows) == rows
    assert (minirow.solve(numpy.array(puzzle)) == numpy.array(rows)).all()
    assert (minirow.solve(numpy.array(puzzle.cells)) == numpy.array(digits)).all()


def test_no_solution_and_several_are_answers() -> None:
    twice = "11" + "." * 79
    assert minirow.solve(twice) is None
    assert minirow.check(twice) == "none"
    assert minirow.count(twice) == 0
    empty = "." * 81
    assert minirow.check(empty) == "several"
    assert minirow.solve(empty) is not None
    assert minirow.solve(empty, unique=True) is None
    assert minirow.count(empty, limit=17) == 17
    assert not minirow.is_unique(empty)


def test_rules_beyond_houses() -> None:
    board = Board(".Cage~6~R1C1~R1C2~R1C3 .AntiKnight .Thermo~R1C1~R1C2~R1C3")
    solution = board.with_cell((1, 0), 4).solutions(1)[0]
    assert solution.cells[:3] == [1, 2, 3]
    assert solution.is_full and solution.rules == board.rules
    assert pickle.loads(pickle.dumps(solution)) == solution
    assert minirow.count(board, limit=5) == 5
    assert minirow.check(board) == "several"
    assert minirow.solve(board, unique=True) is None
    # Reasoning that knows houses alone would leave rules out, and take a puzzle for another one.
    for ask in (minirow.rate, minirow.hint, minirow.steps, minirow.trace, minirow.explain):
        with pytest.raises(PuzzleError, match="rules are houses"):
            ask(board)


def test_rules_are_told_line_by_line() -> None:
    cages = ["cage 3 r1c1 r1c2", "cage 7 r1c3 r1c4"]
    board = Board("." * 15 + "2", rules=[*cages, "thermometer r3c1 r4c1", "renban r2c2 r2c3 r3c3"])
    assert board == Board(MINIATURE)
    assert Board(Board([0] * 15 + [2], rules="\n".join(cages)), rules=["anti-knight"]).rules == (
        ".Shape~4x4.Cage~3~R1C1~R1C2.Cage~7~R1C3~R1C4.AntiKnight"
    )
    jigsaw = Board("1" + "." * 15, blocks=["AAAB", "ABBB", "CCCD", "CDDD"], rules=["cage 5 r1c1 r1c2"])
    assert all(one.cells[1] == 4 for one in jigsaw.solutions(100)) and minirow.count(jigsaw) == 12
    assert Board("." * 16, rules=[]) == Board("." * 16)
    with pytest.raises(BoardError, match="rule 2, character 8") as error:
        Board("." * 16, rules=["cage 3 r1c1", "cage 3 r1c1c9"])
    assert (error.value.line, error.value.column) == (2, 8)
    for wrong in ("nonsense", "cage 3 r9c9", "cage 3", ""):
        with pytest.raises(BoardError):
            Board("." * 16, rules=[wrong])


#: Cages, a thermometer, a renban line and a given.
MINIATURE = ".Shape~4x4.Cage~3~R1C1~R1C2.Cage~7~R1C3~R1C4.Thermo~R3C1~R4C1.Renban~R2C2~R2C3~R3C3.~R4C4_2"


def test_rules_come_from_every_format_that_holds_them() -> None:
    board = Board(MINIATURE)
    assert (board.shape, board[3, 3], board.givens) == ((4, 4), 2, 1)
    solutions = board.solutions(100)
    assert len(solutions) == minirow.count(board, limit=100) > 1
    for name in ["line", "grid", "iss", "iss-link", "json", "fpuzzles", "sudokupad", "sudokumaker"]:
        again = Board(board.write(name))
        assert again.cells == board.cells, name
        assert {one.line for one in again.solutions(100)} == {one.line for one in solutions}, name
    assert Board(board.write("json")) == board == eval(repr(board))
    assert board.geometry["block"] == [2, 2]
    with pytest.raises(PuzzleError, match="csv cannot hold rules beyond houses"):
        board.write("csv")


def test_rules_alone_are_minimal_and_drawn() -> None:
    solution = Board(MINIATURE).solutions(1)[0]
    minimal = minirow.minimize(solution, seed=1)
    assert minimal.givens < solution.givens
    assert minirow.solve(minimal, unique=True) == solution
    for cell in [cell for cell, value in enumerate(minimal.cells) if value]:
        assert not minirow.is_unique(minimal.with_cell(cell, 0))
    assert minimal == minirow.minimize(solution, seed=1)
    assert minirow.minimize(Board(MINIATURE)) is None
    halves = minirow.minimize(solution, seed=1, symmetry="half-turn")
    assert [value > 0 for value in halves.cells] == [value > 0 for value in halves.cells[::-1]]
    svg = minimal._repr_svg_()
    assert svg.startswith("<svg") and svg != Board(minimal.line)._repr_svg_()
    assert minirow.draw(minimal, digits=solution).svg != svg
    with pytest.raises(PuzzleError, match="rules are houses"):
        _ = minirow.draw(minimal, hint=True).svg


def test_boards_that_are_not_square() -> None:
    board = Board(".Shape~4x6.Sum~9~R1C1~R1C2")
    assert board.shape == (4, 6) and len(board.rows) == 4
    assert board.solutions(1)[0].is_full
    assert pickle.loads(pickle.dumps(board)) == board
    assert board._repr_svg_().startswith("<svg")
    assert (board.geometry["rows"], board.geometry["columns"]) == (4, 6)
    assert Board(board.write("json")) == board
    with pytest.raises(PuzzleError, match="csv holds square boards, found 4x6"):
        board.write("csv")


def test_candidates_of_constraint_strings_are_part_of_the_puzzle() -> None:
    board = Board(".Shape~4x4.~R1C1_1_2")
    assert minirow.count(board) == 144
    assert board.candidates()[0] == [1, 2]
    assert pickle.loads(pickle.dumps(board)) == board


def test_errors_say_where_what_and_what_instead() -> None:
    with pytest.raises(BoardError) as caught:
        Board("1...\n..3é\n.4..\n...2")
    error = caught.value
    assert (error.line, error.column) == (2, 4)
    assert error.expected and error.found == "é"
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    with pytest.raises(BoardError) as caught:
        Board([[1, 2, 3, 4], [1, 2, 3], [], []])
    assert (caught.value.line, caught.value.expected, caught.value.found) == (2, "4 cells", "3")
    with pytest.raises(BoardError) as caught:
        Board(".Thermo~R1C1~R1C0")
    assert caught.value.column == 14


@pytest.mark.parametrize(
    "bad",
    ["", " ", "12", "x" * 81, "1" * 82, "\0" * 81, "é" * 81, "." * 80, [], [[]], [1, 2, 3], [[1, 2], [3]], [300] * 81]
    + [[0.5] * 81, [-1] * 81, ["a"] * 81, [["1", "2"], ["x", "1"]], "9" * 10_000, "~", "{", '{"grid": 5}'],
)
def test_what_is_no_board_is_an_error(bad: object) -> None:
    for ask in (minirow.solve, minirow.check, minirow.rate, minirow.hint, Board):
        if ask is minirow.solve and bad in ([],):
            continue
        if ask in (minirow.check, minirow.rate) and bad in ([],):
            continue
        if isinstance(bad, list) and bad and isinstance(bad[0], str):
            continue
        with pytest.raises((BoardError, TypeError)):
            ask(bad)  # type: ignore[operator]


@pytest.mark.parametrize("bad", [None, 5, 5.5, object(), b"1...", {"a": 1}, {1, 2}])
def test_other_objects_are_type_errors(bad: object) -> None:
    with pytest.raises(TypeError):
        minirow.solve(bad)  # type: ignore[call-overload]


def test_ratings_levels_and_traces_agree() -> None:
    assert minirow.rate(NINE) == (7.2, 1.2, 1.2)
    steps = minirow.trace(NINE)
    assert minirow.rate(NINE, "own") == max(step.rating for step in steps)
    placed = {cell: digit for step in steps for cell, digit in step.place}
    cells = Board(NINE).cells
    filled = [placed.get(cell, digit) for cell, digit in enumerate(cells)]
    assert "".join(map(str, filled)) == NINE_SOLUTION
    assert minirow.explain(NINE) == "\n".join(step.explanation for step in steps)
    assert minirow.hint(NINE).step == steps[0]


def test_hints_see_what_a_player_has_written() -> None:
    right = Board(NINE).with_cell(0, 4)
    wrong = Board(NINE).with_cell(0, 3)
    assert minirow.hint(NINE, digits=right).kind == "step"
    found = minirow.hint(NINE, digits=wrong)
    assert found.kind == "mistakes" and "r1c1" in str(found)
    assert minirow.hint(NINE_SOLUTION).kind == "solved"
    several = minirow.hint("." * 81)
    assert (several.kind, str(several)) == ("several", "The puzzle has more than one solution.")
    assert found._repr_svg_().startswith("<svg")


def test_canonical_and_minimal_boards() -> None:
    turned = "".join(reversed(NINE))
    assert minirow.canonical(NINE) == minirow.canonical(turned)
    minimal = minirow.minimize(NINE_SOLUTION, seed=3)
    assert minirow.is_unique(minimal)
    for cell, sign in enumerate(minimal):
        if sign != ".":
            assert not minirow.is_unique(minimal[:cell] + "." + minimal[cell + 1 :])


def test_generated_puzzles_are_as_requested() -> None:
    assert minirow.generate(600, seed=4)[:5] == minirow.generate(5, seed=4, threads=1)
    for name in ("beginner", "tricky"):
        assert minirow.level(minirow.generate(2, level=name, seed=1)) == [name, name]  # type: ignore[call-overload]
    half = Board(minirow.generate(seed=5, symmetry="half-turn")).cells
    assert [digit > 0 for digit in half] == [digit > 0 for digit in reversed(half)]
    jigsaw = {"blocks": ["AAABBB", "AAABBB", "CCCDDD", "CCCDDD", "EEEFFF", "EEEFFF"]}
    made = minirow.generate(seed=1, geometry=jigsaw)
    assert minirow.is_unique(Board(made))
    with pytest.raises(PuzzleError):
        minirow.generate(technique="x-wing", rating=(1.2, 1.2), tries=3, seed=1)


def test_numbers_of_givens_are_met_or_missed() -> None:
    for givens in (26, 40):
        assert [Board(one).givens for one in minirow.generate(3, seed=1, givens=givens)] == [givens] * 3
    with pytest.raises(PuzzleError, match=r"none among 1024 tries; the closest has 2\d givens: [1-9.]{81}"):
        minirow.generate(givens=17, tries=3, seed=1)
    with pytest.raises(PuzzleError, match="at least 17 givens"):
        minirow.generate(givens=16, seed=1)


def test_wrong_names_are_errors_about_arguments() -> None:
    for ask in (
        lambda: minirow.generate(level="unknown", seed=1),  # type: ignore[call-overload]
        lambda: minirow.generate(technique="unknown", seed=1),
        lambda: minirow.generate(hodoku="unknown", seed=1),  # type: ignore[call-overload]
        lambda: minirow.generate(symmetry="unknown", seed=1),  # type: ignore[call-overload]
        lambda: minirow.generate(rating=(9, 1), seed=1),
        lambda: minirow.generate(rating=(1, 30), seed=1),
        lambda: minirow.count([NINE], limit=10**9),
        lambda: minirow.Env(most_moves=-1),
        lambda: minirow.Env(seed=-1),
        lambda: minirow.VectorEnv(-1),
        lambda: minirow.generate(score="many", seed=1),  # type: ignore[call-overload]
        lambda: minirow.generate(level="easy", tries=0),
        lambda: minirow.generate(threads=-1),
        lambda: minirow.generate(geometry={"extra": ["unknown"]}),
        lambda: minirow.steps(NINE, "unknown"),
        lambda: minirow.steps(NINE, candidates=[[1]]),
        lambda: minirow.steps(NINE, candidates=[[10]] * 81),
        lambda: minirow.hint(NINE, digits=Board(FOUR)),
        lambda: minirow.convert(NINE, "unknown"),
        lambda: minirow.convert([NINE], "hsol"),
        lambda: minirow.rate(NINE, "unknown"),  # type: ignore[call-overload]
        lambda: minirow.minimize(NINE, symmetry="unknown"),  # type: ignore[arg-type]
        lambda: minirow.draw(NINE, theme="light"),  # type: ignore[arg-type]
        lambda: minirow.draw(NINE, unit=1e9),
        lambda: Board(NINE, extra=["unknown"]),
        lambda: Board(NINE, format="unknown"),
        lambda: Board(Board(NINE), side=9),
        lambda: minirow.Env(level="unknown"),  # type: ignore[arg-type]
        lambda: minirow.Env(geometry={"extra": ["unknown"]}),
    ):
        with pytest.raises(ValueError, match="expected.*found|unknown") as caught:
            ask()
        # They are about no text that somebody has written.
        assert not isinstance(caught.value, BoardError)
        assert "line 1" not in str(caught.value)
    with pytest.raises(ValueError, match="'x-wing'"):
        minirow.steps(NINE, "x-wings")


def test_names_are_those_of_the_library() -> None:
    from typing import get_args

    from minirow.arguments import NAMES
    from minirow.drawing import Theme
    from minirow.making import Symmetry
    from minirow.rating import HodokuLevel, Level

    for name, literal in (("theme", Theme), ("symmetry", Symmetry), ("hodoku", HodokuLevel), ("level", Level)):
        assert list(get_args(literal)) == NAMES[name]
    assert minirow.techniques() == NAMES["technique"] and "x-wing" in NAMES["technique"]
    for theme in get_args(Theme):
        assert minirow.draw(FOUR, theme=theme).svg.startswith("<svg")


def test_many_boards_are_no_board() -> None:
    for ask in (minirow.draw, minirow.hint, minirow.steps):
        with pytest.raises(TypeError, match="expected one board, found a list of 2"):
            ask([NINE, NINE])


#: A puzzle to whose solution neither our techniques nor HoDoKu's lead.
STUCK = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."


def test_where_reasoning_ends_is_told() -> None:
    board = Board(STUCK)
    assert minirow.is_unique(board)
    steps = minirow.trace(board)
    lines = minirow.explain(board).splitlines()
    assert lines[:-1] == [step.explanation for step in steps]
    assert lines[-1] == f"No technique makes progress after {len(steps)} steps."
    assert minirow.explain([board]) == ["\n".join(lines)]
    assert minirow.level(board) == "unsolved" and minirow.level([board]) == ["unsolved"]
    assert minirow.rate(board, "own") is None
    assert minirow.rate(STUCK, "hodoku") == ("unsolved", None)
    assert minirow.rate([STUCK], "hodoku") == [("unsolved", None)]
    assert minirow.explain(NINE_SOLUTION) == ""
    assert minirow.explain([NINE_SOLUTION]) == [""]
    for none in ("." * 81, "11" + "." * 79):
        assert minirow.explain(none) is None and minirow.explain([none]) == [None]


def test_pictures(tmp_path: object) -> None:
    from pathlib import Path

    picture = minirow.draw(NINE, hint=True, candidates=True)
    assert picture._repr_svg_().startswith("<svg")
    for name in ("board.svg", "board.png"):
        path = Path(str(tmp_path)) / name
        picture.save(path)
        assert path.stat().st_size > 1000
    with pytest.raises(ValueError):
        picture.save("board.gif")
    twice = minirow.draw("11" + "." * 79)
    assert "wrong" in twice.svg and "wrong" not in minirow.draw(NINE).svg
    assert "wrong" in minirow.draw(NINE, digits=Board(NINE).with_cell(0, 7)).svg


def test_drawings_are_values() -> None:
    picture = minirow.draw(NINE, digits=NINE_SOLUTION, theme="dark", unit=20)
    for same in (pickle.loads(pickle.dumps(picture)), copy.copy(picture), copy.deepcopy(picture)):
        assert same == picture and same.svg == picture.svg
    assert picture != minirow.draw(NINE, theme="dark", unit=20)
    assert repr(picture).startswith(f"Drawing(board=Board('{NINE}')")


def test_every_format_that_holds_a_board_gives_it_back() -> None:
    assert {"line", "grid", "json", "csv"} <= set(minirow.formats())
    for format in minirow.formats():
        written = minirow.convert(NINE, format)
        assert minirow.convert([NINE], format) == [written]
        assert Board(written).cells == Board(NINE).cells, format


def test_what_looks_like_boards_is_told_from_them() -> None:
    for ask, told in (
        (lambda: minirow.solve([NINE.encode()]), "found bytes: decode() them"),  # type: ignore[list-item]
        (lambda: Board([[[0] * 9] * 9] * 2), "found lists of rows"),  # type: ignore[list-item]
        (lambda: Board([0] * 5_000_000), "found 5000000 cells"),
        (lambda: minirow.generate(seed=1.5), "seed: expected a whole number"),  # type: ignore[call-overload]
        (lambda: minirow.generate(side=6), "block=(rows, columns)"),
        (lambda: minirow.steps(NINE, "xwing"), "expected a known name such as 'x-wing', found 'xwing'"),
    ):
        with pytest.raises((TypeError, ValueError)) as caught:
            ask()
        assert told in str(caught.value)
