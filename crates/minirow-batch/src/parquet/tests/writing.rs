//! Parts that are written are read back by the parquet crate, value by value.

use std::sync::Arc;

use arrow_array::{ArrayRef, Int32Array, ListArray, StringArray, cast::AsArray, types};
use arrow_cast::display::{ArrayFormatter, FormatOptions};

use super::common::*;
use crate::{Kept, TraceStep, parquet::encoder};

/// Every kind of answer for rows from a number on; every third has none.
fn answers(first: usize, count: usize) -> Vec<AnswerColumn> {
    fn each<T>(first: usize, count: usize, value: impl Fn(usize) -> T) -> Vec<Option<T>> {
        (first..first + count).map(|row| (row % 3 != 2).then(|| value(row))).collect()
    }
    let texts = each(first, count, board);
    let trace = |row: usize| -> Vec<TraceStep> {
        let step = |number| TraceStep {
            technique: "naked-single",
            placements: vec![(number as u16, 3)],
            eliminations: vec![(80, 9); number % 2],
        };
        (0..row % 4).map(step).collect()
    };
    let columns = [
        ("solution", Values::Texts(texts.iter().map(Option::as_deref).collect())),
        ("verdict", Values::Words(each(first, count, |row| ["one", "many"][row % 2]))),
        ("guesses", Values::Numbers(each(first, count, |row| row as u64))),
        ("rating", Values::Tenths(each(first, count, |row| row as u16))),
        ("techniques", Values::Lists(each(first, count, |row| vec!["x-wing"; row % 4]))),
        ("trace", Values::Traces(each(first, count, trace))),
    ];
    columns.map(|(name, values)| AnswerColumn { name: name.to_owned(), values }).to_vec()
}

fn rows(first: usize, kept: Kept, count: usize) -> Rows {
    let boards: Vec<_> = (first..first + count).map(board).collect();
    let puzzles = boards.iter().map(|board| Some(board.as_str())).collect();
    Rows { first: first as u64, kept, ..Rows::of(puzzles) }
}

/// A part with a column of boards, one of remarks, and answers.
fn part(first: usize, slices: &[usize]) -> Encoded {
    let mut encoder = encoder(&["puzzle", "remark"].map(str::to_owned), false);
    let mut first = first;
    for &count in slices {
        let boards = rows(first, Kept::Fields(Vec::new()), count).puzzles;
        let remarks = (0..count).map(|row| (row % 2 == 0).then_some("a remark")).collect();
        let kept = Kept::Fields(vec![boards, remarks]);
        encoder.push(&rows(first, kept, count), &answers(first, count)).unwrap();
        first += count;
    }
    encoder.finish().unwrap()
}

fn told(array: &ArrayRef, row: usize) -> String {
    let options = FormatOptions::default().with_null("-");
    ArrayFormatter::try_new(array, &options).unwrap().value(row).to_string()
}

#[test]
fn every_kind_of_answer_is_read_back() {
    let file = read(joined(&[part(0, &[5, 4])], false));
    let names: Vec<_> = file.schema().fields().iter().map(|field| field.name().clone()).collect();
    let answered = ["solution", "verdict", "guesses", "rating", "techniques", "trace"];
    assert_eq!(names[..2], ["puzzle", "remark"]);
    assert_eq!(names[2..], answered);
    let row = |row| (0..8).map(|column| told(file.column(column), row)).collect::<Vec<_>>();
    let one = board(1);
    assert_eq!(
        row(1),
        [
            &one,
            "-",
            &one,
            "many",
            "1",
            "0.1",
            "[x-wing]",
            "[{technique: naked-single, placements: [{cell: 0, digit: 3}], eliminations: []}]"
        ]
    );
    assert_eq!(row(2)[2..], ["-"; 6]);
    assert_eq!(row(2)[..2], [board(2), "a remark".to_owned()]);
    assert_eq!(row(4)[6..], ["[]", "[]"]);
    assert!(row(7)[7].contains("{cell: 1, digit: 3}], eliminations: [{cell: 80, digit: 9}]"));
    assert_eq!(file.column(4).as_primitive::<types::UInt64Type>().value(3), 3);
}

#[test]
fn parts_are_one_file_and_a_footer_goes_on_from_itself() {
    let parts = [part(0, &[3, 3]), part(6, &[2]), part(8, &[4, 1])];
    let file = joined(&parts, false);
    assert!(file == joined(&parts, true));
    let again = [part(0, &[3, 3]), part(6, &[2]), part(8, &[4, 1])];
    assert!(file == joined(&again, true));
    let all = read(file);
    assert_eq!(all.num_rows(), 13);
    for row in 0..13 {
        assert_eq!(told(all.column(0), row), board(row));
    }
}

#[test]
fn the_writer_is_named() {
    let metadata = part(0, &[1]).file.unwrap();
    let expected = concat!("minirow ", env!("CARGO_PKG_VERSION"));
    assert_eq!(metadata.file_metadata().created_by(), Some(expected));
}

#[test]
fn a_part_without_rows_still_says_which_columns_there_are() {
    let empty = part(0, &[0]);
    assert_eq!((empty.pieces.len(), empty.rows), (0, 0));
    let file = read(joined(&[empty], true));
    assert_eq!((file.num_rows(), file.num_columns()), (0, 8));
}

#[test]
fn parts_with_other_columns_are_an_error() {
    let mut footer = Footer::default();
    footer.push(part(0, &[1]).file.as_ref().unwrap(), 4);
    let mut other = encoder(&["grid".to_owned()], false);
    let kept = Kept::Fields(vec![[Some("x")].into_iter().collect()]);
    other.push(&rows(0, kept, 1), &[]).unwrap();
    footer.push(other.finish().unwrap().file.as_ref().unwrap(), 100);
    assert!(footer.bytes().unwrap_err().to_string().contains("byte 100"));
    assert!(Footer::default().bytes().is_err());
    assert!(Footer::read(b"PAR1").is_err());
    assert!(Footer::read(b"abc\x03\0\0\0PAR1").is_err());
}

#[test]
fn texts_of_any_length_are_read_back() {
    let texts: Vec<String> =
        (0..3000_usize).map(|row| "ab1".repeat(row * row % 97 * (1 + row % 2))).collect();
    let wanted: Vec<_> =
        texts.iter().enumerate().map(|(row, t)| (row % 5 != 0).then_some(t.as_str())).collect();
    let mut encoder = encoder(&["puzzle".to_owned()], false);
    let column: Texts = wanted.iter().copied().collect();
    let answer = AnswerColumn { name: "answer".to_owned(), values: Values::Texts(column.clone()) };
    encoder.push(&rows(0, Kept::Fields(vec![column]), 3000), &[answer]).unwrap();
    let file = read(joined(&[encoder.finish().unwrap()], false));
    for column in 0..2 {
        assert_eq!(file.column(column).as_string::<i32>().iter().collect::<Vec<_>>(), wanted);
    }
}

#[test]
fn pages_of_boards_follow_each_other() {
    let part = part(0, &[40_000]);
    assert!(part.pieces.iter().map(Vec::len).sum::<usize>() < 40_000 * 81);
    let file = read(joined(&[part], false));
    let boards = file.column(0).as_string::<i32>();
    assert!((0..40_000).all(|row| boards.value(row) == board(row)));
}

#[test]
fn objects_become_columns_of_texts() {
    let objects = [
        Some(r#"{"puzzle":"1..","id":1.50,"tags":["a", {"b":null}]}"#),
        Some(r#"{"id":null, "puzzle":"\"\u0041\n"}"#),
        Some("{}"),
    ];
    let names = ["puzzle", "id", "tags"].map(str::to_owned);
    let mut encoder = encoder(&names, true);
    let kept = Kept::Objects(objects.into_iter().collect());
    encoder.push(&rows(0, kept, 3), &[]).unwrap();
    let file = read(joined(&[encoder.finish().unwrap()], false));
    let column = |column| file.column(column).as_string::<i32>().iter().collect::<Vec<_>>();
    assert_eq!(column(0), [Some("1.."), Some("\"A\n"), None]);
    assert_eq!(column(1), [Some("1.50"), None, None]);
    assert_eq!(column(2), [Some(r#"["a", {"b":null}]"#), None, None]);
}

#[test]
fn objects_with_other_names_are_errors() {
    for (object, expected) in [(r#"{"other":1}"#, "'other'"), ("[1]", "object"), ("{", "EOF")] {
        let mut encoder = encoder(&["puzzle".to_owned()], true);
        let kept = Kept::Objects([Some(object)].into_iter().collect());
        let problem = encoder.push(&rows(7, kept, 1), &[]).unwrap_err();
        let problem = format!("{problem:#}");
        assert!(problem.contains(expected) && problem.contains("row 7"), "{problem}");
    }
}

/// Columns of another: boards, numbers, and lists.
fn foreign(count: usize) -> Vec<(&'static str, ArrayRef)> {
    let boards: StringArray = (0..count).map(|row| (row % 10 != 9).then(|| board(row))).collect();
    let numbers: Int32Array = (0..count as i32).map(Some).collect();
    let lists = ListArray::from_iter_primitive::<types::Int64Type, _, _>(
        (0..count).map(|row| (row % 4 != 0).then(|| vec![Some(row as i64), None])),
    );
    vec![("id", Arc::new(numbers)), ("puzzle", Arc::new(boards)), ("more", Arc::new(lists))]
}

#[test]
fn columns_are_copied_or_written_anew() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.parquet");
    let source = foreign(230);
    // Groups of 60 rows are copied; those of 120 are cut into parts of 50.
    for (group_rows, part_rows) in [(60, vec![60, 60, 60, 50]), (120, vec![50, 50, 20, 50, 50, 10])]
    {
        write(&path, source.clone(), group_rows);
        let parts = rewrite(&path).unwrap();
        assert_eq!(parts.iter().map(|part| part.rows).collect::<Vec<_>>(), part_rows);
        let file = joined(&parts, false);
        assert!(file == joined(&parts, true));
        let file = read(file);
        for (column, (name, array)) in source.iter().enumerate() {
            assert_eq!(file.schema().field(column).name(), name);
            assert_eq!(file.column(column), array);
        }
        assert_eq!(file.column(3), &source[1].1);
    }
}

#[test]
fn names_are_not_written_twice() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.parquet");
    let mut source = foreign(20);
    source.push(("copy", source[0].1.clone()));
    write(&path, source, 60);
    assert!(rewrite(&path).unwrap_err().to_string().contains("'copy'"));
}
