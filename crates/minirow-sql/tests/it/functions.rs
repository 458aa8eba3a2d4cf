//! Every function against the direct call, for all string types and for constants.

use datafusion::arrow::array::{Array, AsArray};
use datafusion::arrow::datatypes::{DataType, Int64Type};
use minirow::rating::{hodoku, level, se};
use minirow::{Grid, solve};
use minirow_batch::{Rows, Texts, Values, Work, Works, answer};

use crate::helpers::{
    EASY, HARD, NONE, SEVERAL, SMALL, STRINGS, column, decimals, rows, samples, shown, strings,
    texts, with_table,
};

/// Checks a function on all samples, in every string type, as a column and as constants.
fn check(call: &str, expected: impl Fn(&str) -> Option<String>, is_text: bool) {
    let all = samples();
    let expected: Vec<_> = all.iter().map(|text| text.and_then(&expected)).collect();
    assert!(expected.iter().any(Option::is_some), "{call}: some answer");
    for kind in STRINGS {
        let session = with_table(vec![("puzzle", texts(&all, &kind))]);
        let query = format!("SELECT {} FROM boards", call.replace('@', "puzzle"));
        let found = column(&session, &query);
        assert_eq!(shown(&found), expected, "{call} of {kind}");
        if is_text {
            assert_eq!(found.data_type(), &kind, "{call}");
        }
        for (text, expected) in all.iter().zip(&expected) {
            let text = text.map_or("NULL".to_owned(), |text| format!("'{text}'"));
            let constant = format!("arrow_cast({text}, '{kind}')");
            let found = column(&session, &format!("SELECT {}", call.replace('@', &constant)));
            assert_eq!(&shown(&found)[0], expected, "{call} of the constant {constant}");
        }
        let empty = with_table(vec![("puzzle", texts(&[], &kind))]);
        let query = format!("SELECT count({}) FROM boards", call.replace('@', "puzzle"));
        assert_eq!(shown(&column(&empty, &query)), [Some("0".to_owned())], "{call} of no rows");
    }
}

fn grid(text: &str) -> Option<Grid> {
    text.trim().parse().ok()
}

fn unique(text: &str) -> Option<Grid> {
    grid(text).filter(|grid| solve::count(grid, 2) == 1)
}

#[test]
fn samples_are_what_they_are_called() {
    assert_eq!(solve::count(&grid(HARD).unwrap(), 2), 1);
    assert_eq!(solve::count(&grid(EASY).unwrap(), 2), 1);
    assert_eq!(solve::count(&grid(SMALL).unwrap(), 2), 1);
    assert_eq!(solve::count(&grid(SEVERAL).unwrap(), 2), 2);
    assert_eq!(solve::count(&grid(NONE).unwrap(), 2), 0);
}

#[test]
fn solve_is_the_solution() {
    let first = |text: &str| {
        let solution = solve::solutions_of(&grid(text)?).next();
        solution.map(|solution| solution.to_line())
    };
    check("sudoku_solve(@)", first, true);
}

#[test]
fn count_is_how_many_solutions() {
    let count = |most| move |text: &str| Some(solve::count(&grid(text)?, most).to_string());
    check("sudoku_count(@)", count(1000), false);
    check("sudoku_count(@, 2)", count(2), false);
    check("sudoku_count(@, 1)", count(1), false);
}

#[test]
fn is_unique_is_exactly_one_solution() {
    let is_unique = |text: &str| Some((solve::count(&grid(text)?, 2) == 1).to_string());
    check("sudoku_is_unique(@)", is_unique, false);
}

#[test]
fn givens_are_counted() {
    check("sudoku_givens(@)", |text| Some(grid(text)?.filled_len().to_string()), false);
}

#[test]
fn level_is_ours() {
    check(
        "sudoku_level(@)",
        |text| Some(level::rate(&unique(text)?).ok()?.name().to_owned()),
        true,
    );
}

#[test]
fn canon_is_the_canonical_form() {
    check("sudoku_canon(@)", |text| Some(grid(text)?.canonical().ok()?.grid.to_line()), true);
}

#[test]
fn rate_is_that_of_the_scale() {
    let er = |text: &str| {
        let rating = se::rate(&unique(text)?).ok()?;
        Some(format!("{:?}", f64::from(rating.hardest.get()) / 10.0))
    };
    check("sudoku_rate(@)", er, false);
    check("sudoku_rate(@, 'se')", er, false);
    let score =
        |text: &str| Some(format!("{:?}", f64::from(hodoku::rate(&unique(text)?).ok()?.score)));
    check("sudoku_rate(@, 'HoDoKu')", score, false);
    let session = with_table(vec![]);
    let found = column(&session, &format!("SELECT sudoku_rate('{HARD}')"));
    assert_eq!(decimals(&found), [Some(7.2)]);
}

#[test]
fn check_is_the_only_solution() {
    let solution = |text: &str| solve::solutions_of(&grid(text).unwrap()).next().unwrap().to_line();
    let (right, other) = (solution(HARD), solution(EASY));
    let several = solution(SEVERAL);
    let puzzles = [
        Some(HARD),
        Some(HARD),
        Some(HARD),
        Some(SEVERAL),
        None,
        Some(HARD),
        Some("no board"),
        Some(NONE),
    ];
    let solutions = [
        Some(right.as_str()),
        Some(&other),
        Some("12"),
        Some(&several),
        Some(&right),
        None,
        Some(&right),
        Some(&right),
    ];
    let expected =
        [Some(true), Some(false), Some(false), Some(false), None, None, None, Some(false)];
    for kind in STRINGS {
        for other_kind in STRINGS {
            let columns = vec![
                ("puzzle", texts(&puzzles, &kind)),
                ("solution", texts(&solutions, &other_kind)),
            ];
            let session = with_table(columns);
            let found = column(&session, "SELECT sudoku_check(puzzle, solution) FROM boards");
            let found: Vec<_> = found.as_boolean().iter().collect();
            assert_eq!(found, expected, "{kind}, {other_kind}");
            // One board beside many solutions.
            let query = format!("SELECT sudoku_check('{HARD}', solution) FROM boards LIMIT 3");
            let found: Vec<_> = column(&session, &query).as_boolean().iter().collect();
            assert_eq!(found, [Some(true), Some(false), Some(false)]);
        }
    }
}

#[test]
fn steps_are_those_of_a_trace() {
    let session = with_table(vec![("puzzle", texts(&samples(), &DataType::Utf8))]);
    let query = "SELECT array_length(sudoku_steps(puzzle)) FROM boards";
    let lengths = shown(&column(&session, query));
    let puzzles: Texts = samples().into_iter().collect();
    let rows = Rows::of(puzzles);
    let answered = answer(&rows, &Works::from(Work::Trace), &|| true).unwrap();
    let Values::Traces(traces) = &answered.columns[0].values else { panic!("traces") };
    let expected: Vec<_> =
        traces.iter().map(|trace| trace.as_ref().map(|steps| steps.len().to_string())).collect();
    assert_eq!(lengths, expected);
    assert!(expected[0].is_some());
}

#[test]
fn dictionaries_are_texts() {
    let session =
        with_table(vec![("puzzle", texts(&[Some(EASY), None, Some(EASY)], &DataType::Utf8))]);
    let query = "SELECT sudoku_solve(arrow_cast(puzzle, 'Dictionary(Int32, Utf8)')) FROM boards";
    let found = strings(&column(&session, query));
    assert_eq!(found[0], found[2]);
    assert!(found[0].is_some() && found[1].is_none());
}

#[test]
fn thousands_of_rows_keep_their_order() {
    let all: Vec<_> =
        (0..20_000).map(|row| [Some(EASY), None, Some(HARD), Some("x")][row % 4]).collect();
    let session = with_table(vec![("puzzle", texts(&all, &DataType::Utf8View))]);
    let found = column(&session, "SELECT sudoku_givens(puzzle) FROM boards");
    let found: Vec<_> = found.as_primitive::<Int64Type>().iter().collect();
    assert_eq!(found.len(), all.len());
    assert!(
        found.chunks(4).all(|four| four == [Some(24), None, Some(27), None]),
        "{:?}",
        &found[..8]
    );
}

#[test]
fn wrong_arguments_are_named() {
    let session = with_table(vec![("puzzle", texts(&[Some(EASY)], &DataType::Utf8))]);
    for (call, expected) in [
        ("sudoku_solve(1)", "expected a text as argument 1, found Int64"),
        ("sudoku_solve()", "expected sudoku_solve(puzzle), found 0 arguments"),
        ("sudoku_check(puzzle)", "expected sudoku_check(puzzle, solution), found 1 arguments"),
        ("sudoku_count(puzzle, 0)", "expected most from 1 to 1000000, found 0"),
        ("sudoku_count(puzzle, 'x')", "expected a whole number as argument 2"),
        ("sudoku_rate(puzzle, 'stars')", "expected 'se' or 'hodoku', found 'stars'"),
        ("sudoku_rate(puzzle, puzzle)", "argument 2 has to be a constant"),
    ] {
        let error = rows(&session, &format!("SELECT {call} FROM boards")).unwrap_err().to_string();
        assert!(error.contains(expected), "{call}: {error}");
    }
    let found = column(&session, "SELECT sudoku_count(puzzle, NULL) FROM boards");
    assert_eq!(shown(&found), [None]);
}

/// The table that the tests of the program, the protocol and Python read, too.
#[test]
fn every_board_has_the_answers_that_it_has_elsewhere() {
    let table = include_str!("../../../minirow-api/tests/data/answers.json");
    let cases: Vec<serde_json::Value> = serde_json::from_str(table).expect("the table is JSON");
    let all: Vec<_> = cases.iter().map(|case| case["text"].as_str()).collect();
    let session = with_table(vec![("puzzle", texts(&all, &DataType::Utf8))]);
    let ask = |call: &str| shown(&column(&session, &format!("SELECT {call} FROM boards")));
    let uniques = ask("sudoku_is_unique(puzzle)");
    let counts = ask("sudoku_count(puzzle, 50)");
    let levels = ask("sudoku_level(puzzle)");
    let ratings = ask("sudoku_rate(puzzle)");
    let scores = ask("sudoku_rate(puzzle, 'hodoku')");
    for (row, case) in cases.iter().enumerate() {
        let name = &case["name"];
        // A row is a board without rules beyond houses.
        let is_board = case["own"] != "error";
        let is_unique = case["verdict"] == "unique";
        let expected = is_board.then(|| is_unique.to_string());
        assert_eq!(uniques[row], expected, "{name}");
        let expected = is_board.then(|| case["count"][0].to_string());
        assert_eq!(counts[row], expected, "{name}");
        let expected = case["level"].as_str().filter(|_| is_board && is_unique);
        assert_eq!(levels[row].as_deref(), expected, "{name}");
        // A column of numbers has no place for a word.
        let expected = case["se"].as_f64().map(|rating| format!("{rating:?}"));
        assert_eq!(ratings[row], expected, "{name}");
        let score = case["hodoku"].as_str().and_then(|told| told.split_once(' '));
        let expected = score.map(|(_, score)| format!("{score}.0"));
        assert_eq!(scores[row], expected, "{name}");
    }
}
