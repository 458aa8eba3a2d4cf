//! `sudoku_generate` and `sudoku_trace`.

use std::time::{Duration, Instant};

use datafusion::arrow::array::{Array, AsArray};
use datafusion::arrow::datatypes::{Int64Type, UInt8Type, UInt16Type};
use datafusion::common::cast::{as_list_array, as_struct_array};
use minirow::generate::Generator;
use minirow::rating::{Level, level};
use minirow::{Grid, solve};

use crate::helpers::{HARD, SEVERAL, column, rows, set, shown, strings, with_table};

#[test]
fn generate_depends_on_seed_and_number_alone() {
    let session = with_table(vec![]);
    let query = |n| format!("SELECT puzzle FROM sudoku_generate({n}, 7)");
    let found = strings(&column(&session, &query(2500)));
    let generator = Generator::classic().seed(7);
    for number in [0, 1, 1023, 1024, 2047, 2048, 2499] {
        let expected = generator.puzzle(number as u64).unwrap().to_line();
        assert_eq!(found[number].as_deref(), Some(expected.as_str()), "{number}");
    }
    assert_eq!(found.len(), 2500);
    assert_eq!(strings(&column(&session, &query(10))), found[..10]);
    let other = "SELECT puzzle FROM sudoku_generate(10, 8)";
    assert_ne!(strings(&column(&session, other)), found[..10]);
}

#[test]
fn generate_has_solutions_givens_and_the_level() {
    let session = with_table(vec![]);
    let found = rows(&session, "SELECT * FROM sudoku_generate(40, 3, 'moderate')").unwrap();
    let names: Vec<_> = found.schema().fields().iter().map(|field| field.name().clone()).collect();
    assert_eq!(names, ["number", "puzzle", "solution", "givens", "level"]);
    let (puzzles, solutions) = (strings(found.column(1)), strings(found.column(2)));
    for row in 0..40 {
        let puzzle: Grid = puzzles[row].as_ref().unwrap().parse().unwrap();
        assert_eq!(found.column(0).as_primitive::<Int64Type>().value(row), row as i64);
        assert_eq!(solutions[row], solve::solutions_of(&puzzle).next().map(|grid| grid.to_line()));
        assert_eq!(solve::count(&puzzle, 2), 1);
        assert_eq!(
            found.column(3).as_primitive::<Int64Type>().value(row),
            puzzle.filled_len() as i64
        );
        assert_eq!(level::rate(&puzzle).unwrap(), Level::Moderate);
        assert_eq!(strings(found.column(4))[row].as_deref(), Some("moderate"));
    }
}

#[test]
fn generate_makes_no_more_than_is_read() {
    let session = with_table(vec![]);
    let start = Instant::now();
    let query =
        "SELECT count(*) FROM (SELECT puzzle FROM sudoku_generate(1000000000000) LIMIT 1500)";
    assert_eq!(shown(&column(&session, query)), [Some("1500".to_owned())]);
    let query = "SELECT count(*) FROM (SELECT * FROM sudoku_generate(1000000000000) WHERE givens > 0 LIMIT 9)";
    assert_eq!(shown(&column(&session, query)), [Some("9".to_owned())]);
    // Nobody asks for a board here.
    let query = "SELECT count(*), max(number) FROM sudoku_generate(1000000)";
    assert_eq!(shown(&column(&session, query)), [Some("1000000".to_owned())]);
    assert!(start.elapsed() < Duration::from_secs(60), "{:?}", start.elapsed());
}

#[test]
fn generate_says_what_is_wrong() {
    let session = with_table(vec![]);
    for (call, expected) in [
        ("sudoku_generate()", "expected a number of boards"),
        ("sudoku_generate(-1)", "argument 1"),
        ("sudoku_generate('x')", "expected a whole number from 0 on as argument 1"),
        ("sudoku_generate(1, 2, 'mild')", "expected beginner, easy"),
        ("sudoku_generate(1, 2, 'easy', 3)", "found 4 arguments"),
    ] {
        let error = rows(&session, &format!("SELECT * FROM {call}")).unwrap_err().to_string();
        assert!(error.contains(expected), "{call}: {error}");
    }
    let query = "SELECT count(*) FROM sudoku_generate(0)";
    assert_eq!(shown(&column(&session, query)), [Some("0".to_owned())]);
}

#[test]
fn a_trace_leads_to_the_solution() {
    let session = with_table(vec![]);
    let found =
        rows(&session, &format!("SELECT * FROM sudoku_trace('{HARD}') ORDER BY step")).unwrap();
    let names: Vec<_> = found.schema().fields().iter().map(|field| field.name().clone()).collect();
    assert_eq!(names, ["step", "technique", "placements", "eliminations"]);
    let mut digits = HARD.as_bytes().to_vec();
    let placements = as_list_array(found.column(2)).unwrap();
    for step in 0..found.num_rows() {
        assert_eq!(found.column(0).as_primitive::<Int64Type>().value(step), step as i64 + 1);
        let list = placements.value(step);
        let placed = as_struct_array(&list).unwrap();
        for at in 0..placed.len() {
            let cell = placed.column(0).as_primitive::<UInt16Type>().value(at);
            let digit = placed.column(1).as_primitive::<UInt8Type>().value(at);
            assert_eq!(digits[usize::from(cell)], b'.', "step {step}");
            digits[usize::from(cell)] = b'0' + digit;
        }
    }
    let solution = solve::solutions_of(&HARD.parse::<Grid>().unwrap()).next().unwrap().to_line();
    assert_eq!(String::from_utf8(digits).unwrap(), solution);
}

#[test]
fn a_trace_needs_one_solution() {
    let session = with_table(vec![]);
    let count = |text: &str| {
        shown(&column(&session, &format!("SELECT count(*) FROM sudoku_trace({text})")))
    };
    let zero = [Some("0".to_owned())];
    assert_eq!(count(&format!("'{SEVERAL}'")), zero);
    assert_eq!(count("'no board'"), zero);
    assert_eq!(count("NULL"), zero);
    set(&session, "error").unwrap();
    let error = rows(&session, "SELECT * FROM sudoku_trace('no board')").unwrap_err().to_string();
    assert!(error.contains("sudoku_trace: 'no board'"), "{error}");
    assert!(rows(&session, "SELECT * FROM sudoku_trace()").is_err());
}
