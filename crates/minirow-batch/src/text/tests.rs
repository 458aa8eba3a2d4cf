//! Shards of text through files: read, cut into parts, written.

use std::path::Path;

use super::{encoder, head, open};
use crate::{
    AnswerColumn, BadRow, ColumnChoice, Format, Kept, PartSize, Rows, Source, Texts, TraceStep,
    Values,
};

const PUZZLE: &str =
    "..............1..2..3..4.5.....3......67....8.4......1....8..6.1....2...7......3.";
const SOLUTION: &str =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642";

fn opened(
    path: &Path,
    format: Format,
    output: Format,
    rows: usize,
    slice: usize,
) -> Box<dyn Source> {
    let size = PartSize { rows, largest_group: rows, slice };
    open(path, format, size, output, &ColumnChoice::default()).expect("a shard")
}

fn written(text: &[u8]) -> tempfile::NamedTempFile {
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), text).expect("a file");
    file
}

/// All rows of a text as one slice, with the names of its columns.
fn read(format: Format, text: impl AsRef<[u8]>) -> (Vec<String>, Rows) {
    let file = written(text.as_ref());
    let mut source = opened(file.path(), format, format, 1 << 20, 1 << 20);
    let mut part = source.next_part().expect("a part").expect("a part");
    let rows = part.next_rows(&|| true).expect("rows").expect("rows");
    assert!(part.next_rows(&|| true).expect("rows").is_none());
    assert!(source.next_part().expect("a part").is_none());
    assert_eq!(source.progress(), 1.0);
    (source.columns().to_vec(), rows)
}

/// A text in another format, with an answer to each row: the length of its board.
fn converted(
    from: Format,
    text: &[u8],
    to: Format,
    rows: usize,
    slice: usize,
) -> anyhow::Result<String> {
    let file = written(text);
    let mut source = opened(file.path(), from, to, rows, slice);
    let mut bytes = head(to, source.columns(), &["length".to_owned()]);
    let mut first = 0;
    while let Some(mut part) = source.next_part()? {
        let mut encoder = part.encoder()?;
        while let Some(rows) = part.next_rows(&|| true)? {
            assert_eq!(rows.first, first);
            assert!(rows.puzzles.len() <= slice);
            first += rows.puzzles.len() as u64;
            let lengths =
                rows.puzzles.iter().map(|puzzle| puzzle.map(|puzzle| puzzle.len() as u64));
            let values = Values::Numbers(lengths.collect());
            encoder.push(&rows, &[AnswerColumn { name: "length".to_owned(), values }])?;
        }
        bytes.extend(encoder.finish()?.pieces.concat());
    }
    Ok(String::from_utf8(bytes).expect("text"))
}

#[track_caller]
fn check(from: Format, text: impl AsRef<[u8]>, to: Format, expected: &str) {
    assert_eq!(converted(from, text.as_ref(), to, 100, 10).expect("bytes"), expected);
}

fn listed(texts: &Texts) -> Vec<Option<&str>> {
    texts.iter().collect()
}

#[test]
fn csv_with_names() {
    let (columns, rows) = read(Format::Csv, "\u{feff}id,Puzzle,solution\r\n7,12..,\r\n8,,2143\r\n");
    assert_eq!(columns, ["id", "Puzzle", "solution"]);
    assert_eq!(listed(&rows.puzzles), [Some("12.."), Some("")]);
    assert_eq!(listed(&rows.stated.expect("solutions")), [None, Some("2143")]);
}

#[test]
fn csv_without_names() {
    let (columns, rows) =
        read(Format::Csv, format!("{PUZZLE},{SOLUTION},a\n{PUZZLE},{SOLUTION},b\n"));
    assert_eq!(columns, ["puzzle", "solution", "column_3"]);
    assert_eq!(listed(&rows.puzzles), [Some(PUZZLE); 2]);
    assert_eq!(listed(&rows.stated.expect("solutions")), [Some(SOLUTION); 2]);
    let (columns, rows) = read(Format::Tsv, format!("\"{PUZZLE}\"\t7"));
    assert_eq!(columns, ["puzzle", "column_2"]);
    assert_eq!(listed(&rows.puzzles), [Some(PUZZLE)]);
}

#[test]
fn rows_with_too_few_or_too_many_fields_are_kept() {
    let (_, rows) = read(Format::Csv, "puzzle,a\n1\n2,b\n3,c,d\n4,e\n");
    assert_eq!(listed(&rows.puzzles), [Some("1"), Some("2"), None, Some("4")]);
    assert_eq!(rows.bad, [bad(3, "3,c,d", "expected at most 2 fields, found 3")]);
    let Kept::Fields(columns) = rows.kept else { panic!("fields") };
    assert_eq!(listed(&columns[0]), [Some("1"), Some("2"), None, Some("4")]);
    assert_eq!(listed(&columns[1]), [None, Some("b"), None, Some("e")]);
}

#[test]
fn what_is_not_utf8_is_replaced_and_told() {
    let reason = "expected text in UTF-8; `iconv -f latin1 -t utf-8` converts what is older";
    let (_, rows) = read(Format::Csv, b"puzzle,a\n1\xff2,b\n34,\xc3\n");
    assert_eq!(listed(&rows.puzzles), [Some("1\u{fffd}2"), Some("34")]);
    assert_eq!(rows.bad, [bad(1, "1\u{fffd}2,b", reason), bad(2, "34,\u{fffd}", reason)]);
    let (_, rows) = read(Format::Jsonl, b"{\"puzzle\":\"1\xff\"}\n\xff\n");
    assert_eq!(listed(&rows.puzzles), [Some("1\u{fffd}"), None]);
    let line = "{\"puzzle\":\"1\u{fffd}\"}";
    let expected = [bad(1, line, reason), bad(2, "\u{fffd}", "expected a JSON object")];
    assert_eq!(rows.bad, expected);
}

fn bad(row: u64, found: &str, reason: &str) -> BadRow {
    BadRow { row, found: found.to_owned(), reason: reason.to_owned() }
}

#[test]
fn lines_with_boards() {
    let (columns, rows) = read(Format::Text, "# comment\n\n 12.. \r\n34.. more\n");
    assert_eq!(columns, ["puzzle"]);
    assert_eq!(listed(&rows.puzzles), [Some("12.."), Some("34..")]);
    let (columns, rows) = read(Format::Text, "12..,a b\n34..\n");
    assert_eq!(columns, ["puzzle", "rest"]);
    let Kept::Fields(columns) = rows.kept else { panic!("fields") };
    assert_eq!(listed(&columns[1]), [Some("a b"), None]);
}

#[test]
fn json_lines() {
    let text = "no\n\n{\"id\":1,\"board\":\"12..\"}\n{\"board\":[[1,2],[null,0]],\"more\":1}\n{\"id\":2}\n[1]\n";
    let (columns, rows) = read(Format::Jsonl, text);
    assert_eq!(columns, ["id", "board"]);
    let puzzles = [None, Some("12.."), Some("1200"), None, None];
    assert_eq!(listed(&rows.puzzles), puzzles);
    let reason = "expected a JSON object";
    assert_eq!(rows.bad, [bad(1, "no", reason), bad(5, "[1]", reason)]);
    let Kept::Objects(objects) = rows.kept else { panic!("objects") };
    assert_eq!(objects.get(0), Some("{}"));
    assert_eq!(objects.get(2), Some("{\"board\":[[1,2],[null,0]],\"more\":1}"));
    assert_eq!(objects.get(4), Some("{}"));
}

#[test]
fn hostile_json_is_a_bad_row() {
    let deep = "[".repeat(100_000);
    let closed = deep.clone() + &"]".repeat(100_000);
    let lines = format!(
        "{{\"puzzle\":{closed}}}\n{deep}\n{{\"puzzle\":{deep}\n{{\"puzzle\":[1e999,{}]}}\n",
        "9".repeat(10_000)
    );
    let (_, rows) = read(Format::Jsonl, lines);
    assert_eq!(rows.puzzles.len(), 4);
    let are_short = |texts: &Texts| texts.iter().flatten().all(|text| text.len() <= 100);
    assert!(are_short(&rows.puzzles) && rows.bad.iter().all(|bad| bad.found.len() <= 120));
    assert_eq!((rows.bad[0].row, rows.puzzles.iter().flatten().count()), (2, 2));
}

#[test]
fn files_without_rows_have_a_part_of_no_rows() {
    for (format, text) in [
        (Format::Csv, ""),
        (Format::Csv, "\u{feff}\r\n"),
        (Format::Csv, "puzzle,solution\n"),
        (Format::Tsv, "puzzle\n\n"),
        (Format::Text, "# none\n \n"),
        (Format::Jsonl, "\n \n"),
    ] {
        let (columns, rows) = read(format, text);
        assert_eq!((columns[0].as_str(), rows.puzzles.len(), rows.first), ("puzzle", 0, 0));
        let file = written(text.as_bytes());
        let mut source = opened(file.path(), format, format, 10, 10);
        assert!(source.skip_part().expect("a part"));
        assert!(!source.skip_part().expect("no part"));
    }
}

#[test]
fn columns_that_are_not_there_are_an_error() {
    let file = written(b"a,b\n1,2\n");
    let size = PartSize { rows: 1, largest_group: 1, slice: 1 };
    let error = open(file.path(), Format::Csv, size, Format::Csv, &ColumnChoice::default());
    let error = format!("{:#}", error.err().expect("an error"));
    assert!(error.contains(&file.path().display().to_string()), "{error}");
    assert!(error.contains("no column of boards among a, b"), "{error}");
}

#[test]
fn fields_are_written_in_every_format() {
    let text = "puzzle,\"a \"\"b\"\"\"\n12..,\"x,\ty\"\n,\n1\n";
    check(
        Format::Csv,
        text,
        Format::Csv,
        "puzzle,\"a \"\"b\"\"\",length\n12..,\"x,\ty\",4\n,,0\n1,,1\n",
    );
    check(
        Format::Csv,
        text,
        Format::Tsv,
        "puzzle\t\"a \"\"b\"\"\"\tlength\n12..\t\"x,\ty\"\t4\n\t\t0\n1\t\t1\n",
    );
    check(Format::Csv, text, Format::Text, "12..\tx, y\t4\n-\t-\t0\n1\t-\t1\n");
    check(
        Format::Csv,
        text,
        Format::Jsonl,
        concat!(
            r#"{"puzzle":"12..","a \"b\"":"x,\ty","length":4}"#,
            "\n",
            r#"{"puzzle":"","a \"b\"":"","length":0}"#,
            "\n",
            r#"{"puzzle":"1","a \"b\"":null,"length":1}"#,
            "\n"
        ),
    );
}

#[test]
fn objects_are_written_in_every_format() {
    let text =
        "{\"puzzle\": \"1\\n2\", \"a\": [1, \"b\"] }\nno\n{ }\n{\"a\":null,\"puzzle\":\"3\"}";
    check(
        Format::Jsonl,
        text,
        Format::Jsonl,
        concat!(
            r#"{"puzzle": "1\n2", "a": [1, "b"],"length":3}"#,
            "\n",
            r#"{"length":null}"#,
            "\n",
            r#"{"length":null}"#,
            "\n",
            r#"{"a":null,"puzzle":"3","length":1}"#,
            "\n"
        ),
    );
    check(
        Format::Jsonl,
        text,
        Format::Csv,
        "puzzle,a,length\n\"1\n2\",\"[1, \"\"b\"\"]\",3\n,,\n,,\n3,,1\n",
    );
    check(Format::Jsonl, text, Format::Text, "1 2\t[1, \"b\"]\t3\n-\t-\t-\n-\t-\t-\n3\t-\t1\n");
}

#[test]
fn a_key_that_is_no_column_is_an_error() {
    let text = b"{\"puzzle\":\"1\"}\n{\"puzzle\":\"2\",\"more\":1}\n";
    let error = converted(Format::Jsonl, text, Format::Csv, 1, 1).expect_err("a key too many");
    assert_eq!(format!("{error:#}"), "row 2: 'more' is not among the columns: puzzle");
}

#[test]
fn a_line_of_nothing_but_an_empty_field_is_a_row() {
    let mut encoder = encoder(Format::Csv, &["puzzle".to_owned()]);
    let texts: Texts = [Some("1"), None, Some("2")].into_iter().collect();
    let kept = Kept::Fields(vec![texts.clone()]);
    encoder.push(&Rows { kept, ..Rows::of(texts) }, &[]).expect("rows");
    let encoded = encoder.finish().expect("bytes");
    assert_eq!((encoded.pieces.concat().as_slice(), encoded.rows), (&b"1\n\"\"\n2\n"[..], 3));
}

#[test]
fn answers_of_every_kind() {
    let trace = TraceStep {
        technique: "naked-single",
        placements: vec![(80, 9)],
        eliminations: vec![(0, 1), (2, 3)],
    };
    let values = [
        Values::Texts([Some("1,2"), None].into_iter().collect()),
        Values::Words(vec![Some("unique"), None]),
        Values::Numbers(vec![Some(17), None]),
        Values::Tenths(vec![Some(72), None]),
        Values::Lists(vec![Some(vec!["x-wing", "skyscraper"]), None]),
        Values::Traces(vec![Some(vec![trace]), None]),
    ];
    let names = ["text", "word", "number", "tenths", "list", "trace"].map(str::to_owned);
    let answers: Vec<AnswerColumn> = names
        .iter()
        .zip(values)
        .map(|(name, values)| AnswerColumn { name: name.clone(), values })
        .collect();
    let texts: Texts = [Some("3"), Some("4")].into_iter().collect();
    let kept = Kept::Fields(vec![texts.clone()]);
    let rows = Rows { kept, ..Rows::of(texts) };
    let encoded = |output| {
        let mut encoder = encoder(output, &["p".to_owned()]);
        encoder.push(&rows, &answers).expect("rows");
        let mut bytes = head(output, &["p".to_owned()], &names);
        bytes.extend(encoder.finish().expect("bytes").pieces.concat());
        String::from_utf8(bytes).expect("text")
    };
    let trace =
        r#"[{"technique":"naked-single","placements":[[80,9]],"eliminations":[[0,1],[2,3]]}]"#;
    assert_eq!(
        encoded(Format::Csv),
        format!(
            "p,text,word,number,tenths,list,trace\n\
             3,\"1,2\",unique,17,7.2,x-wing;skyscraper,\"{}\"\n4,,,,,,\n",
            trace.replace('"', "\"\"")
        )
    );
    assert_eq!(
        encoded(Format::Text),
        format!("3\t1,2\tunique\t17\t7.2\tx-wing;skyscraper\t{trace}\n4\t-\t-\t-\t-\t-\t-\n")
    );
    assert_eq!(
        encoded(Format::Jsonl),
        format!(
            "{{\"p\":\"3\",\"text\":\"1,2\",\"word\":\"unique\",\"number\":17,\"tenths\":7.2,\
             \"list\":[\"x-wing\",\"skyscraper\"],\"trace\":{trace}}}\n\
             {{\"p\":\"4\",\"text\":null,\"word\":null,\"number\":null,\"tenths\":null,\
             \"list\":null,\"trace\":null}}\n"
        )
    );
}

#[test]
fn what_is_written_reads_back() {
    let hard = ["", "a", "\"", "\"\"", ",", "\n", "\r", "\r\n", " ", "\"a\nb\",\t", "é", "x\"y"];
    let puzzles: Texts = hard.iter().map(|_| Some(PUZZLE)).collect();
    let hard: Texts = hard.into_iter().map(Some).collect();
    let columns = ["puzzle", "field"].map(str::to_owned);
    let kept = Kept::Fields(vec![puzzles.clone(), hard.clone()]);
    let rows = Rows { kept, ..Rows::of(puzzles) };
    for format in [Format::Csv, Format::Tsv] {
        let mut encoder = encoder(format, &columns);
        encoder.push(&rows, &[]).expect("rows");
        let mut bytes = head(format, &columns, &[]);
        bytes.extend(encoder.finish().expect("bytes").pieces.concat());
        let delimiter = if format == Format::Csv { b',' } else { b'\t' };
        let mut reader =
            csv::ReaderBuilder::new().delimiter(delimiter).from_reader(bytes.as_slice());
        let fields: Vec<String> =
            reader.records().map(|record| record.expect("a record")[1].to_owned()).collect();
        assert_eq!(fields, hard.iter().flatten().collect::<Vec<_>>());
        let (names, read) = read(format, &bytes);
        assert_eq!(names, columns);
        let Kept::Fields(read) = read.kept else { panic!("fields") };
        assert_eq!(read[1], hard, "{}", format.name());
    }
}

#[test]
fn parts_and_slices_of_every_size_give_the_same_bytes() {
    let csv = "puzzle,a\n1,x\n2\n3,\"y\nz\"\n4,5,6\n\n7,\"open\n8,\n9,\"\"\"\"\n";
    let lines = "1 a\n2\n# no\n3 c\n4\n5\n6\n7\n8\n";
    let jsonl =
        "{\"puzzle\":\"1\"}\nno\n{}\n{\"puzzle\":[2]}\n{\"puzzle\":3}\n\n{\"puzzle\":null}\n";
    for (from, text) in [(Format::Csv, csv), (Format::Text, lines), (Format::Jsonl, jsonl)] {
        for to in [Format::Csv, Format::Tsv, Format::Text, Format::Jsonl] {
            let whole = converted(from, text.as_bytes(), to, 100, 100).expect("bytes");
            for rows in 1..10 {
                for slice in 1..=rows {
                    let cut = converted(from, text.as_bytes(), to, rows, slice).expect("bytes");
                    assert_eq!(cut, whole, "{rows} {slice}");
                }
            }
        }
    }
}

/// Whatever stands in a file, nothing panics, and parts of one row give what one part gives.
#[test]
fn any_bytes_do_no_harm() {
    let pieces: [&[u8]; 16] = [
        b"\n",
        b"\r\n",
        b"\r",
        b"\"",
        b"\"\"",
        b",",
        b"\t",
        b"{",
        b"}",
        b"{\"puzzle\":",
        b"[1,",
        b"]",
        b"\xc3",
        b"\xa9",
        b"#",
        b" 1",
    ];
    let mut state = 1_u64;
    let mut random = |below: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    for _ in 0..150 {
        let count = random(40);
        let begin: &[u8] = [&b""[..], b"puzzle\n", b"puzzle,a\n"][random(3)];
        let mut text = begin.to_vec();
        (0..count).for_each(|_| text.extend(pieces[random(pieces.len())]));
        for from in [Format::Csv, Format::Tsv, Format::Text, Format::Jsonl] {
            let file = written(&text);
            let size = PartSize { rows: 1, largest_group: 1, slice: 1 };
            if open(file.path(), from, size, from, &ColumnChoice::default()).is_err() {
                continue;
            }
            for to in [Format::Csv, Format::Text, Format::Jsonl] {
                let whole =
                    converted(from, &text, to, 1000, 1000).map_err(|error| error.to_string());
                let cut = converted(from, &text, to, 1, 1).map_err(|error| error.to_string());
                assert_eq!(whole, cut, "{}", text.escape_ascii());
            }
        }
    }
}

#[test]
fn parts_that_are_skipped_are_those_that_are_read() {
    let file = written(b"puzzle\n1\n2\n3\n4\n5\n");
    let mut source = opened(file.path(), Format::Csv, Format::Csv, 2, 2);
    assert!(source.skip_part().expect("a part"));
    assert!(source.skip_part().expect("a part"));
    let rows = source.next_part().expect("a part").expect("a part").next_rows(&|| true);
    let rows = rows.expect("rows").expect("rows");
    assert_eq!((rows.first, rows.puzzles.get(0)), (4, Some("5")));
    assert!(!source.skip_part().expect("no part"));
}

#[cfg(not(feature = "parquet"))]
#[test]
fn parquet_needs_its_feature() {
    let file = written(b"puzzle\n1\n");
    let mut source = opened(file.path(), Format::Csv, Format::Parquet, 1, 1);
    let part = source.next_part().expect("a part").expect("a part");
    let error = part.encoder().err().expect("an error").to_string();
    assert!(error.contains("--features parquet"), "{error}");
}

/// Prints nanoseconds for a row: `RUN_SLOW_TESTS=1 cargo test … -- --nocapture speed`.
#[test]
fn speed() {
    if std::env::var_os("RUN_SLOW_TESTS").is_none() {
        return;
    }
    let count = 131_072;
    let csv = "puzzle,solution\n".to_owned() + &format!("{PUZZLE},{SOLUTION}\n").repeat(count);
    let quoted =
        "puzzle,solution\n".to_owned() + &format!("\"{PUZZLE}\",\"{SOLUTION}\"\n").repeat(count);
    let line = format!("{{\"puzzle\":\"{PUZZLE}\",\"solution\":\"{SOLUTION}\"}}\n");
    let jsonl = line.repeat(count);
    for (name, format, text) in [
        ("csv", Format::Csv, csv),
        ("quoted", Format::Csv, quoted),
        ("jsonl", Format::Jsonl, jsonl),
    ] {
        let file = written(text.as_bytes());
        let mut best = [f64::MAX; 3];
        for _ in 0..7 {
            let mut source = opened(file.path(), format, format, 1 << 14, 1 << 10);
            let mut times = [0.0; 3];
            loop {
                let clock = std::time::Instant::now();
                let part = source.next_part().expect("a part");
                times[0] += clock.elapsed().as_secs_f64();
                let Some(mut part) = part else { break };
                let mut encoder = part.encoder().expect("an encoder");
                loop {
                    let clock = std::time::Instant::now();
                    let rows = part.next_rows(&|| true).expect("rows");
                    times[1] += clock.elapsed().as_secs_f64();
                    let Some(rows) = rows else { break };
                    let clock = std::time::Instant::now();
                    encoder.push(&rows, &[]).expect("rows");
                    times[2] += clock.elapsed().as_secs_f64();
                }
                assert!(encoder.finish().expect("bytes").rows > 0);
            }
            for (best, time) in best.iter_mut().zip(times) {
                *best = best.min(time * 1e9 / count as f64);
            }
        }
        if format == Format::Csv {
            let clock = std::time::Instant::now();
            let mut reader = csv::ReaderBuilder::new().flexible(true).from_path(file.path());
            let mut record = csv::ByteRecord::new();
            let reader = reader.as_mut().expect("a file");
            while reader.read_byte_record(&mut record).expect("a record") {}
            let csv = clock.elapsed().as_secs_f64() * 1e9 / count as f64;
            println!("{name}: records of the csv crate alone {csv:.0} ns/row");
        }
        println!("{name}: cut {:.0}, read {:.0}, written {:.0} ns/row", best[0], best[1], best[2]);
    }
}
