//! Bad boards as null or as errors.

use datafusion::arrow::datatypes::DataType;
use minirow_sql::{BadBoards, Settings, session};

use crate::helpers::{EASY, HARD, STRINGS, column, rows, set, shown, texts, with_table};

#[test]
fn errors_name_row_and_reason() {
    let all = [Some(HARD), None, Some("12x"), Some(EASY)];
    for kind in STRINGS {
        let session = with_table(vec![("puzzle", texts(&all, &kind))]);
        set(&session, "error").unwrap();
        for call in ["solve", "count", "is_unique", "rate", "level", "canon", "givens", "steps"] {
            let query = format!("SELECT sudoku_{call}(puzzle) FROM boards");
            let error = rows(&session, &query).unwrap_err().to_string();
            let expected = format!("sudoku_{call}: row 3 of a batch of 4, '12x': ");
            assert!(error.contains(&expected), "{error}");
            assert!(error.contains("expected cells for a square board"), "{error}");
        }
        set(&session, "null").unwrap();
        assert_eq!(shown(&column(&session, "SELECT sudoku_givens(puzzle) FROM boards"))[2], None);
    }
}

#[test]
fn nulls_and_wrong_solutions_are_no_bad_boards() {
    let columns = vec![
        ("puzzle", texts(&[Some(HARD), None, Some(EASY)], &DataType::Utf8)),
        ("solution", texts(&[Some("wrong"), Some("wrong"), None], &DataType::Utf8)),
    ];
    let session = with_table(columns);
    set(&session, "error").unwrap();
    let found = column(&session, "SELECT sudoku_check(puzzle, solution) FROM boards");
    assert_eq!(shown(&found), [Some("false".to_owned()), None, None]);
    let error = rows(&session, "SELECT sudoku_check('12', solution) FROM boards").unwrap_err();
    assert!(error.to_string().contains("sudoku_check: row 1 of a batch of 3, '12'"), "{error}");
}

#[test]
fn the_option_can_be_given_and_shown() {
    let session = session(&Settings { bad_boards: BadBoards::Error, ..Settings::default() });
    let found = column(
        &session,
        "SELECT value FROM information_schema.df_settings WHERE name = 'sudoku.bad_boards'",
    );
    assert_eq!(shown(&found), [Some("error".to_owned())]);
    let error = set(&session, "ignore").unwrap_err().to_string();
    assert!(error.contains("expected null or error, found 'ignore'"), "{error}");
    assert!(rows(&session, "SELECT sudoku_solve('')").is_err());
}
