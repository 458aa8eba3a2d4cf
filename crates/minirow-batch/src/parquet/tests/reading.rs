//! Boards of every kind of column are read, and broken files are errors that name the file.

use std::sync::Arc;

use arrow_array::{
    ArrayRef, BinaryArray, DictionaryArray, FixedSizeBinaryArray, FixedSizeListArray, Float64Array,
    Int64Array, LargeListArray, LargeStringArray, ListArray, StringArray, StringViewArray, types,
};
use arrow_buffer::OffsetBuffer;
use arrow_schema::{DataType, Field};

use super::common::*;
use crate::{Kept, parquet::texts};

/// Writes a column of three boards, the second missing, and reads it in both ways.
fn check(column: ArrayRef) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.parquet");
    let expected = [Some(board(1)), None, Some(board(123_456_789))];
    write(&path, vec![("Puzzle", column)], 100);
    for output in [Format::Parquet, Format::Csv] {
        let rows = all_rows(open_shard(&path, output).unwrap()).unwrap();
        assert_eq!(puzzles(&rows), expected);
    }
    rewrite(&path).unwrap();
}

fn texts() -> Vec<Option<String>> {
    vec![Some(board(1)), None, Some(board(123_456_789))]
}

fn digits() -> Vec<Option<Vec<u8>>> {
    let digits = |text: String| text.bytes().map(|byte| byte - b'0').collect();
    texts().into_iter().map(|text| text.map(digits)).collect()
}

fn list<T: types::ArrowPrimitiveType>(digit: impl Fn(u8) -> T::Native + Copy) -> ListArray {
    ListArray::from_iter_primitive::<T, _, _>(
        digits().into_iter().map(|row| row.map(|row| row.into_iter().map(move |d| Some(digit(d))))),
    )
}

#[test]
fn boards_are_texts_of_every_kind() {
    check(Arc::new(StringArray::from(texts())));
    check(Arc::new(LargeStringArray::from(texts())));
    check(Arc::new(StringViewArray::from(texts())));
    let texts = texts();
    let repeated: DictionaryArray<types::Int32Type> = texts.iter().map(Option::as_deref).collect();
    check(Arc::new(repeated));
}

#[test]
fn boards_are_bytes() {
    let (texts, digits) = (texts(), digits());
    let bytes: Vec<_> = texts.iter().map(|text| text.as_deref().map(str::as_bytes)).collect();
    check(Arc::new(BinaryArray::from(bytes)));
    check(Arc::new(BinaryArray::from(digits.iter().map(Option::as_deref).collect::<Vec<_>>())));
    let fixed = FixedSizeBinaryArray::try_from_sparse_iter_with_size(digits.into_iter(), 81);
    check(Arc::new(fixed.unwrap()));
}

#[test]
fn boards_are_lists_of_digits() {
    check(Arc::new(list::<types::Int8Type>(|digit| digit as i8)));
    check(Arc::new(list::<types::Int32Type>(i32::from)));
    check(Arc::new(list::<types::Int64Type>(i64::from)));
    check(Arc::new(list::<types::UInt8Type>(|digit| digit)));
    check(Arc::new(list::<types::UInt64Type>(u64::from)));
    let rows = || {
        digits().into_iter().map(|row| row.map(|row| row.into_iter().map(|d| Some(i16::from(d)))))
    };
    check(Arc::new(LargeListArray::from_iter_primitive::<types::Int16Type, _, _>(rows())));
    check(Arc::new(FixedSizeListArray::from_iter_primitive::<types::Int16Type, _, _>(rows(), 81)));
}

#[test]
fn boards_are_lists_of_lists() {
    let digits = digits().into_iter().flatten().flatten().map(i64::from);
    let digits: ArrayRef = Arc::new(Int64Array::from_iter_values(digits));
    let item = Arc::new(Field::new("element", DataType::Int64, true));
    let rows = ListArray::new(item, OffsetBuffer::from_lengths([9; 18]), digits, None);
    let item = Arc::new(Field::new("element", arrow_array::Array::data_type(&rows).clone(), true));
    let nulls = [true, false, true].into_iter().collect();
    let boards =
        ListArray::new(item, OffsetBuffer::from_lengths([9, 0, 9]), Arc::new(rows), Some(nulls));
    check(Arc::new(boards));
}

#[test]
fn lists_that_are_no_boards_become_bad_rows() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.parquet");
    let mut large = vec![Some(0); 81];
    large[0] = Some(10);
    let mut missing = vec![Some(0); 81];
    missing[80] = None;
    let lists = [vec![Some(1), None, Some(-3)], large, missing, vec![], vec![Some(1); 500]];
    let lists = lists.map(Some);
    let column = ListArray::from_iter_primitive::<types::Int32Type, _, _>(lists);
    write(&path, vec![("puzzle", Arc::new(column))], 100);
    let rows = all_rows(open_shard(&path, Format::Parquet).unwrap()).unwrap();
    let rows = puzzles(&rows);
    assert_eq!(rows[0].as_deref(), Some("a list of 3 values: 1,null,-3"));
    assert!(rows.iter().flatten().all(|text| text.starts_with("a list of ")));
}

#[test]
fn columns_of_other_kinds_are_errors() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.parquet");
    write(&path, vec![("puzzle", Arc::new(Float64Array::from(vec![0.5])))], 100);
    let problem = format!("{:#}", open_shard(&path, Format::Csv).err().unwrap());
    assert!(problem.contains("a.parquet") && problem.contains("'puzzle'"), "{problem}");
    assert!(problem.contains("expected texts, bytes or lists"), "{problem}");
}

#[test]
fn parts_can_be_skipped_and_rows_are_numbered() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.parquet");
    let boards: StringArray = (0..230).map(|row| Some(board(row))).collect();
    let boards: ArrayRef = Arc::new(boards);
    for (group_rows, skipped) in [(60, 60), (120, 50)] {
        write(&path, vec![("puzzle", boards.clone()), ("solution", boards.clone())], group_rows);
        let mut source = open_shard(&path, Format::Parquet).unwrap();
        assert_eq!((source.rows(), source.progress()), (Some(230), 0.0));
        assert!(source.skip_part().unwrap());
        let all = all_rows(source).unwrap();
        assert_eq!(all[0].first, skipped);
        let expected: Vec<_> = (skipped as usize..230).map(|row| Some(board(row))).collect();
        assert_eq!(puzzles(&all), expected);
        for rows in all {
            assert!(rows.puzzles.len() <= SIZE.slice);
            assert_eq!(rows.puzzles.get(0).unwrap(), board(rows.first as usize));
            assert_eq!(rows.stated, Some(rows.puzzles));
        }
    }
}

#[test]
fn a_file_without_rows_has_one_empty_part() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.parquet");
    let boards: ArrayRef = Arc::new(StringArray::from(Vec::<Option<&str>>::new()));
    write(&path, vec![("puzzle", boards)], 10);
    let rows = all_rows(open_shard(&path, Format::Parquet).unwrap()).unwrap();
    assert_eq!(rows.iter().map(|rows| rows.puzzles.len()).collect::<Vec<_>>(), [0]);
    let parts = rewrite(&path).unwrap();
    assert_eq!(parts.len(), 1);
    assert_eq!(read(joined(&parts, true)).num_columns(), 2);
}

#[test]
fn rows_become_texts_and_objects() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.parquet");
    let numbers: ArrayRef = Arc::new(Int64Array::from(vec![Some(7), None, Some(9)]));
    let digits = digits();
    let boards: BinaryArray = digits.iter().map(Option::as_deref).collect();
    write(&path, vec![("puzzle", Arc::new(boards)), ("id", numbers)], 10);
    let shard =
        crate::parquet::shard::open_shard(&path, SIZE, Format::Jsonl, &ColumnChoice::default())
            .unwrap();
    let rows = &all_rows(open_shard(&path, Format::Jsonl).unwrap()).unwrap()[0];
    let Kept::Arrow(batch) = &rows.kept else { panic!("expected columns") };
    let one = board(1);
    let fields = texts::fields(&shard, rows, batch).unwrap();
    assert_eq!(fields[0].get(0), Some(one.as_str()));
    assert_eq!(fields[1].iter().collect::<Vec<_>>(), [Some("7"), None, Some("9")]);
    let objects = texts::objects(&shard, rows, batch).unwrap();
    let expected = format!(r#"{{"puzzle":"{one}","id":7}}"#);
    assert_eq!(objects.get(0), Some(expected.as_str()));
    assert_eq!(objects.get(1), Some(r#"{"puzzle":null,"id":null}"#));
}

#[test]
fn broken_files_are_errors_that_name_them() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("broken.parquet");
    let boards: StringArray = (0..150).map(|row| Some(board(row))).collect();
    write(&path, vec![("puzzle", Arc::new(boards)), ("list", Arc::new(list_column()))], 60);
    let whole = std::fs::read(&path).unwrap();
    let run = |bytes: &[u8]| -> anyhow::Result<()> {
        std::fs::write(&path, bytes).unwrap();
        all_rows(open_shard(&path, Format::Csv)?)?;
        rewrite(&path).map(|_| ())
    };
    assert!(run(&whole).is_ok());
    let mut encrypted = whole.clone();
    let end = encrypted.len();
    encrypted[end - 4..].copy_from_slice(b"PARE");
    let cut = (0..whole.len()).step_by(97).map(|end| whole[..end].to_vec());
    for bytes in cut.chain([encrypted, b"puzzle\n123\n".to_vec(), vec![0; 5000]]) {
        let problem = format!("{:#}", run(&bytes).unwrap_err());
        assert!(problem.contains("broken.parquet"), "{problem}");
    }
    // Any byte may be another: that is an error, or another value, and nothing else.
    for place in (0..whole.len()).step_by(29) {
        for change in [0x01, 0xFF] {
            let mut changed = whole.clone();
            changed[place] ^= change;
            if let Err(problem) = run(&changed) {
                assert!(format!("{problem:#}").contains("broken.parquet"));
            }
        }
    }
}

fn list_column() -> ListArray {
    ListArray::from_iter_primitive::<types::Int64Type, _, _>(
        (0..150_i64).map(|row| (row % 4 != 0).then(|| vec![Some(row), None])),
    )
}
