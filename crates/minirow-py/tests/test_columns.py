"""Columns: the same answers in every library, and rows that hold no board."""

from __future__ import annotations

from typing import Any

import pytest

import minirow
from conftest import FOUR, NINE, NINE_SOLUTION
from minirow import Board, BoardError, PuzzleError


def test_lists(puzzles: list[str]) -> None:
    solved = minirow.solve(puzzles)
    assert solved == [minirow.solve(puzzle) for puzzle in puzzles]
    assert minirow.check(solved) == ["unique"] * len(puzzles)
    assert minirow.solve(puzzles, threads=1) == solved == minirow.solve(tuple(puzzles), threads=7)
    assert minirow.solve([]) == []
    assert minirow.count([NINE, "." * 81, "11" + "." * 79], limit=3) == [1, 3, 0]


def test_boards_of_all_kinds_stand_side_by_side() -> None:
    jigsaw = Board("." * 16, blocks=["AAAB", "ABBB", "CCCD", "CDDD"])
    mixed: list[Any] = [NINE, FOUR, None, Board(NINE), jigsaw, "." * 81]
    solved = minirow.solve(mixed)
    assert solved[:4] == [NINE_SOLUTION, "1324423124133142", None, Board(NINE_SOLUTION)]
    assert solved[4].geometry == jigsaw.geometry and solved[4].is_full and solved[4].duplicates() == []
    assert minirow.check(mixed) == ["unique", "unique", None, "unique", "several", "several"]
    assert minirow.solve(mixed, unique=True)[5] is None


def test_all_questions_have_answers_for_columns(puzzles: list[str]) -> None:
    few = [*puzzles[:3], None]
    assert minirow.rate(few) == [minirow.rate(puzzle) for puzzle in few[:3]] + [None]
    assert minirow.rate(few, "hodoku") == [minirow.rate(puzzle, "hodoku") for puzzle in few[:3]] + [None]
    assert minirow.rate(few, "own") == [minirow.rate(puzzle, "own") for puzzle in few[:3]] + [None]
    assert minirow.level(few) == [minirow.level(puzzle) for puzzle in few[:3]] + [None]
    assert minirow.explain(few) == [minirow.explain(puzzle) for puzzle in few[:3]] + [None]
    assert minirow.canonical(few) == [minirow.canonical(puzzle) for puzzle in few[:3]] + [None]
    assert minirow.minimize(few, seed=1) == [minirow.minimize(puzzle, seed=1) for puzzle in few[:3]] + [None]
    assert minirow.convert(few, "line") == few
    for record, puzzle in zip(minirow.trace(few), few[:3]):
        steps = minirow.trace(puzzle)
        assert [step["technique"] for step in record] == [step.technique for step in steps]


def test_bad_rows_raise_or_are_null(puzzles: list[str]) -> None:
    bad = [*puzzles[:5], NINE[:80] + "?", "no board", *puzzles[5:]]
    with pytest.raises(BoardError) as caught:
        minirow.solve(bad)
    assert (caught.value.row, caught.value.line, caught.value.column, caught.value.found) == (5, 1, 81, "?")
    solved = minirow.solve(bad, errors="null")
    assert solved[5:7] == [None, None]
    assert solved[:5] + solved[7:] == minirow.solve(puzzles)
    for ask in (minirow.check, minirow.rate, minirow.level, minirow.explain, minirow.canonical):
        with pytest.raises(BoardError, match="row 0"):
            ask(["no board"])  # type: ignore[operator]
        assert ask(["no board"], errors="null") == [None]  # type: ignore[operator]
    with pytest.raises(TypeError, match="row 1"):
        minirow.solve([NINE, 5])  # type: ignore[list-item]


#: Every question that is asked of one board and of columns alike.
QUESTIONS = [
    minirow.solve,
    minirow.count,
    minirow.check,
    minirow.is_unique,
    minirow.rate,
    minirow.level,
    minirow.trace,
    minirow.explain,
    minirow.canonical,
    minirow.minimize,
    lambda boards, **options: minirow.convert(boards, "json", **options),
]


@pytest.mark.parametrize("ask", QUESTIONS)
@pytest.mark.parametrize("boards", [NINE, [NINE], Board(NINE)])
def test_wrong_arguments_are_told_for_one_board_and_for_columns(ask: Any, boards: Any) -> None:
    for wrong in (0, -1):
        with pytest.raises(ValueError, match=f"threads: expected 1 or more, .* found {wrong}"):
            ask(boards, threads=wrong)
    with pytest.raises(TypeError, match="threads"):
        ask(boards, threads="two")
    with pytest.raises(ValueError, match="errors: expected 'raise' or 'null', found 'ignore'"):
        ask(boards, errors="ignore")
    with pytest.raises(ValueError, match="column='puzzle': expected a table"):
        ask(boards, column="puzzle")
    with pytest.raises(ValueError, match="into='answer': expected a table"):
        ask(boards, into="answer")
    assert ask(boards, threads=1, errors="null") == ask(boards)


def test_empty_cells_look_as_on_one_board(puzzles: list[str]) -> None:
    """What one board takes for an empty cell is one in a column, for every question."""
    for sign in ".0*-_xX":
        lines = [puzzle.replace(".", sign) for puzzle in puzzles[:20]]
        assert [Board(line) for line in lines] == [Board(puzzle) for puzzle in puzzles[:20]], sign
        assert minirow.solve(lines) == minirow.solve(puzzles[:20]), sign
        for ask in QUESTIONS:
            assert ask([*lines[:2], None]) == ask([*puzzles[:2], None]), (sign, ask)
    drawn = [str(Board(puzzle)) for puzzle in puzzles]
    assert minirow.solve(drawn) == minirow.solve(puzzles)
    with pytest.raises(BoardError, match="row 1.*cell 2.*'\\?'"):
        minirow.solve([NINE, "x?" + NINE[2:]])


def test_boards_with_rules_are_bad_rows(puzzles: list[str]) -> None:
    cage = Board(".Cage~6~R1C1~R1C2~R1C3")
    for ask in QUESTIONS:
        with pytest.raises(PuzzleError, match="row 1: expected a board whose rules are houses") as caught:
            ask([puzzles[0], cage])
        assert caught.value.row == 1
        assert ask([puzzles[0], cage], errors="null") == [ask(puzzles[:1])[0], None]


def test_a_list_of_boards_is_answered_with_boards(puzzles: list[str]) -> None:
    boards: list[Any] = [Board(puzzle) for puzzle in puzzles[:5]]
    for ask in (minirow.solve, minirow.canonical, minirow.minimize):
        found = ask([*boards, None])
        assert found == [*map(Board, ask(puzzles[:5])), None]  # type: ignore[arg-type]
        assert all(isinstance(one, Board) for one in found[:5])
    six = Board("." * 36, block=(2, 3))
    assert minirow.solve([six])[0].geometry == six.geometry  # type: ignore[union-attr]
    assert minirow.solve([Board("11" + "." * 79)]) == [None]


def _tables(puzzles: list[str]) -> list[Any]:
    pa, pl, pd = (pytest.importorskip(name) for name in ("pyarrow", "polars", "pandas"))
    columns = {"puzzle": puzzles, "solution": ["kept"] * len(puzzles)}
    table = pa.table(columns)
    return [table, table.to_batches()[0], pl.DataFrame(columns), pd.DataFrame(columns)]


def _listed(table: Any, name: str) -> list[Any]:
    return list(table[name].to_pylist() if hasattr(table[name], "to_pylist") else table[name])


def test_a_column_of_the_table_is_not_lost(puzzles: list[str]) -> None:
    few = puzzles[:3]
    for table in _tables(few):
        with pytest.raises(ValueError, match="has a column 'solution' already: give into="):
            minirow.solve(table)
        with pytest.raises(ValueError, match="has a column 'puzzle' already"):
            minirow.level(table, into="puzzle")
        answer = minirow.solve(table, into="found")
        assert _listed(answer, "solution") == ["kept"] * 3
        assert _listed(answer, "found") == minirow.solve(few)
        rated = minirow.rate(table, "hodoku", into="rating")
        assert [found["score"] for found in _listed(rated, "rating")] == [
            rating.score for rating in minirow.rate(few, "hodoku")
        ]
        for ask in QUESTIONS:
            assert _listed(ask(table, into="answer"), "solution") == ["kept"] * 3


def test_readers_of_batches_are_tables(puzzles: list[str]) -> None:
    pa = pytest.importorskip("pyarrow")
    table = pa.table({"a": puzzles, "b": puzzles[::-1]})

    class Stream:
        """What speaks Arrow's interface, and does not say what columns it has."""

        def __arrow_c_stream__(self, requested_schema: object = None) -> Any:
            return table.__arrow_c_stream__(requested_schema)

    for column, solved in (("a", minirow.solve(puzzles)), ("b", minirow.solve(puzzles[::-1]))):
        for stream in (table.to_reader(max_chunksize=70), Stream()):
            answer = minirow.solve(stream, column=column)
            assert answer.column_names == ["a", "b", "solution"]  # type: ignore[union-attr]
            assert answer["solution"].to_pylist() == solved  # type: ignore[index]
    with pytest.raises(KeyError, match="column="):
        minirow.solve(table.to_reader())
    with pytest.raises(TypeError, match="column=.*a, b"):
        minirow.solve(Stream())
    with pytest.raises(ValueError, match="column='a': expected a table"):
        minirow.solve(table["a"], column="a")


def test_series_are_named(puzzles: list[str]) -> None:
    pl, pd = pytest.importorskip("polars"), pytest.importorskip("pandas")
    for series in (pl.Series("puzzle", puzzles[:2]), pd.Series(puzzles[:2], name="puzzle")):
        assert minirow.check(series).name == "verdict"
        assert minirow.check(series, into="found").name == "found"


def test_numpy(puzzles: list[str]) -> None:
    np = pytest.importorskip("numpy")
    cells = np.array([Board(puzzle).cells for puzzle in puzzles], dtype=np.uint8)
    expected = np.array([[int(sign) for sign in line] for line in minirow.solve(puzzles)], dtype=np.uint8)
    solved = minirow.solve(cells)
    assert solved.dtype == np.uint8 and (solved == expected).all()
    for same in (
        cells.astype(np.int64),
        cells.astype(np.float32),
        np.asfortranarray(cells),
        np.repeat(cells, 2, axis=0)[::2],
        cells[::-1][::-1],
        cells.reshape(-1, 9, 9),
    ):
        assert (minirow.solve(same).reshape(-1, 81) == expected).all()
    assert minirow.is_unique(cells).all()
    assert (minirow.count(cells) == 1).all()
    assert set(minirow.check(cells)) == {"unique"}
    assert (minirow.canonical(cells)[0] == Board(minirow.canonical(puzzles[0])).cells).all()
    assert minirow.rate(cells[:3]).er.tolist() == [rating.er for rating in minirow.rate(puzzles[:3])]
    texts = np.array(puzzles)
    for kind in (texts, texts.astype("S81"), texts.astype(object)):
        for ask in (minirow.rate, minirow.level, minirow.count, minirow.is_unique, minirow.check):
            same, expected = ask(kind[:4].reshape(2, 2)), ask(cells[:4])
            assert type(same) is type(expected)
            assert np.array_equal(np.ravel(same), np.ravel(expected)), ask
    assert minirow.solve(texts).tolist() == minirow.solve(puzzles)
    # Where no row has an answer, arrays are as others are.
    none = minirow.rate(np.array(["." * 81, "11" + "." * 79]))
    assert np.isnan(none.er).all() and none.er.shape == (2,)
    assert minirow.rate(np.zeros((2, 81), dtype=np.uint8), "hodoku").score.tolist() == [-1, -1]
    assert minirow.level(np.zeros((2, 81), dtype=np.uint8)).tolist() == ["", ""]
    assert minirow.count(np.zeros((0, 81), dtype=np.uint8)).dtype == np.int64
    assert minirow.solve(texts.astype("S81")).tolist() == minirow.solve(puzzles)
    assert minirow.solve(np.zeros((0, 81), dtype=np.uint8)).shape == (0, 81)
    empty = np.zeros((2, 81), dtype=np.uint8)
    empty[0, :2] = 1
    assert not minirow.solve(empty)[0].any() and minirow.solve(empty)[1].all()
    assert not minirow.solve(empty, unique=True).any()
    fours = np.zeros((3, 16), dtype=np.uint8)
    assert minirow.count(fours).tolist() == [288] * 3
    assert minirow.solve(fours).all()


def test_numpy_arrays_that_are_none() -> None:
    np = pytest.importorskip("numpy")
    cells = np.zeros((2, 81), dtype=np.uint8)
    cells[1, 3] = 10
    with pytest.raises(BoardError) as caught:
        minirow.solve(cells)
    assert caught.value.row == 1
    assert not minirow.solve(cells, errors="null")[1].any()
    for bad in (
        np.full((2, 81), -1),
        np.full((2, 81), 0.5),
        np.full((2, 81), np.nan),
        np.full((2, 81), 1000),
        np.zeros((2, 3, 81), dtype=np.uint8),
        np.zeros((2, 80), dtype=np.uint8),
        np.zeros((1, 0), dtype=np.uint8),
        np.zeros((2, 9, 8), dtype=np.uint8),
    ):
        with pytest.raises(BoardError):
            minirow.solve(bad)
    for bad in (np.zeros((2, 81), dtype="M8[s]"), np.zeros((2, 81), dtype=complex)):
        with pytest.raises(TypeError):
            minirow.solve(bad)


def test_pyarrow(puzzles: list[str]) -> None:
    pa = pytest.importorskip("pyarrow")
    solved = minirow.solve(puzzles)
    rows = [*puzzles, None]
    array = pa.array(rows)
    for same in (
        array,
        array.cast(pa.large_string()),
        array.cast(pa.string_view()),
        array.dictionary_encode(),
        pa.concat_arrays([array, array])[len(rows) :],
    ):
        answer = minirow.solve(same)
        assert isinstance(answer, pa.Array) and answer.to_pylist() == [*solved, None]
    chunked = pa.chunked_array([array, array.slice(3), pa.array([], pa.string())])
    assert minirow.solve(chunked).to_pylist() == [*solved, None, *solved[3:], None]
    cells = pa.FixedSizeListArray.from_arrays(pa.array(sum((Board(p).cells for p in puzzles), []), pa.uint8()), 81)
    assert minirow.solve(cells).to_pylist() == solved
    assert minirow.solve(cells.slice(7)).to_pylist() == solved[7:]
    table = pa.table({"id": range(len(rows)), "puzzle": rows})
    answer = minirow.solve(table)
    assert answer.column_names == ["id", "puzzle", "solution"]
    assert answer["solution"].to_pylist() == [*solved, None]
    rated = minirow.rate(table.slice(0, 2), "hodoku")
    assert rated["hodoku"].to_pylist()[0] == minirow.rate(puzzles[0], "hodoku")._asdict()
    assert minirow.solve(pa.nulls(3)).to_pylist() == [None] * 3
    batch = table.to_batches()[0]
    assert minirow.check(batch)["verdict"].to_pylist() == ["unique"] * len(puzzles) + [None]
    for bad in (pa.array([1, 2]), pa.array([[1], [2]]), pa.array([1.5]), pa.array([True])):
        with pytest.raises(TypeError):
            minirow.solve(bad)
    with pytest.raises(KeyError):
        minirow.solve(pa.table({"a": rows, "b": rows}))
    with pytest.raises(KeyError):
        minirow.solve(table, column="c")
    with pytest.raises(BoardError) as caught:
        minirow.solve(pa.chunked_array([["." * 81] * 3, ["x"]]))
    assert caught.value.row == 3


def test_lines_are_solved_where_they_are(puzzles: list[str]) -> None:
    pa = pytest.importorskip("pyarrow")
    lines = [NINE.replace(".", sign) for sign in ".0*-_"] + ["0" * 81, *puzzles[:3]]
    expected = [minirow.solve(line) for line in lines]
    for kind in (pa.string(), pa.large_string(), pa.string_view()):
        column = pa.array(["another", *lines], kind).slice(1)
        assert minirow.solve(column).to_pylist() == expected
        assert minirow.check(column).to_pylist() == [minirow.check(line) for line in lines]
        # What is no line of 9x9 among them leaves the others as they are.
        mixed = pa.array([lines[0], FOUR, None, lines[5], lines[1].replace("0", "x")], kind)
        assert minirow.solve(mixed).to_pylist()[::3] == [expected[0], expected[5]]
        assert minirow.solve(mixed).to_pylist()[4] == expected[1]


def test_lines_that_stand_in_another_order(puzzles: list[str]) -> None:
    pl = pytest.importorskip("polars")
    expected = minirow.solve(puzzles)
    # Its rows are views of texts that stay where they are.
    series = pl.Series(puzzles)
    for chosen in (slice(None, None, -1), slice(None, None, 2), slice(1, None)):
        assert minirow.solve(series[chosen]).to_list() == expected[chosen]
    twice = pl.concat([series, series], rechunk=False)
    assert minirow.solve(twice).to_list() == minirow.solve(twice.rechunk()).to_list() == expected * 2


def test_cells_of_nines_and_what_is_none(puzzles: list[str]) -> None:
    np = pytest.importorskip("numpy")
    cells = np.array([[int(sign) if sign.isdigit() else 0 for sign in line] for line in puzzles], dtype=np.uint8)
    solved = ["".join(map(str, row)) for row in minirow.solve(cells).tolist()]
    assert solved == minirow.solve(puzzles)
    cells[2, 40] = 10
    with pytest.raises(BoardError) as caught:
        minirow.solve(cells)
    assert caught.value.row == 2
    left = minirow.solve(cells, errors="null")
    assert not left[2].any() and left[[0, 1, 3]].all()


def test_polars(puzzles: list[str]) -> None:
    pl = pytest.importorskip("polars")
    import minirow.polars  # noqa: F401

    solved = minirow.solve(puzzles)
    series = pl.Series("puzzle", [*puzzles, None])
    answer = minirow.solve(series)
    assert isinstance(answer, pl.Series) and answer.name == "solution" and answer.to_list() == [*solved, None]
    frame = pl.DataFrame({"quizzes": puzzles})
    assert minirow.solve(frame)["solution"].to_list() == solved
    asked = pl.col("quizzes").sudoku
    answers = frame.lazy().select(
        solution=asked.solve(), n=asked.count(limit=2), se=asked.rate(), verdict=asked.check(), one=asked.is_unique()
    )
    collected = answers.collect()
    assert collected.schema == answers.collect_schema()
    assert collected["solution"].to_list() == solved
    assert collected["se"].struct.field("er").to_list() == [rating.er for rating in minirow.rate(puzzles)]
    assert collected["one"].all() and (collected["n"] == 1).all()
    assert frame["quizzes"].sudoku.solve().to_list() == solved
    # Wrong arguments are told where they stand, not where the answers are collected.
    for wrong in (
        lambda: asked.solve(threads=0),
        lambda: asked.solve(errors="ignore"),
        lambda: asked.rate("x"),
        lambda: asked.convert("x"),
        lambda: asked.minimize(symmetry="x"),
    ):
        with pytest.raises(ValueError, match="expected .* found"):
            wrong()
    with pytest.raises(TypeError, match="LazyFrame: collect.*sudoku"):
        minirow.solve(frame.lazy())
    with pytest.raises(Exception, match="row 0"):
        pl.DataFrame({"puzzle": ["x"]}).select(pl.col("puzzle").sudoku.solve())


def test_pandas(puzzles: list[str]) -> None:
    pd = pytest.importorskip("pandas")
    solved = minirow.solve(puzzles)
    frame = pd.DataFrame({"puzzle": [*puzzles, None]}, index=range(10, 11 + len(puzzles)))
    answer = minirow.solve(frame)
    assert answer["solution"].tolist()[:-1] == solved and pd.isna(answer["solution"].iloc[-1])
    assert list(answer.index) == list(frame.index)
    series = minirow.check(frame["puzzle"])
    assert series.iloc[0] == "unique" and list(series.index) == list(frame.index)
    boards = pd.Series([Board(puzzle) for puzzle in puzzles[:3]] + [None], dtype=object)
    assert minirow.solve(boards).tolist()[:3] == [Board(line) for line in solved[:3]]
    some = pd.Series([puzzles[0], None, float("nan")], dtype=object)
    assert minirow.solve(some).isna().tolist() == [False, True, True]
    # What `read_csv` makes of digits alone, where it is not told otherwise.
    for numbers in (pd.Series([int("4" * 81)]), pd.Series([4]), pd.Series([0.5, None])):
        with pytest.raises(TypeError, match="dtype=str"):
            minirow.solve(numbers)


def test_duckdb(puzzles: list[str]) -> None:
    duckdb = pytest.importorskip("duckdb")
    pytest.importorskip("pyarrow")
    connection = duckdb.connect()
    connection.execute("create table boards as select unnest(?) as puzzle", [puzzles])
    answer = minirow.solve(connection.table("boards"))
    assert answer["solution"].to_pylist() == minirow.solve(puzzles)


def test_any_library_takes_a_column(puzzles: list[str]) -> None:
    pa = pytest.importorskip("pyarrow")

    class Foreign:
        """What only speaks Arrow's interface."""

        def __init__(self, array: Any) -> None:
            self.array = array

        def __arrow_c_array__(self, requested_schema: object = None) -> Any:
            return self.array.__arrow_c_array__(requested_schema)

    column = minirow.solve(Foreign(pa.array(puzzles)))
    assert isinstance(column, minirow.Column) and len(column) == len(puzzles)
    assert pa.array(column).to_pylist() == column.to_pylist() == minirow.solve(puzzles)
