//! Workbooks of spreadsheets: boards in cells, tables, and what would fill memory.

use std::fmt::Write as _;
use std::io::{Cursor, Write};

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::bytes::told;
use crate::program::{CLASSIC, SOLVED};

/// A sheet: its name, the range that it tells, and its cells.
type Sheet<'a> = (&'a str, &'a str, Vec<(usize, usize, String)>);

fn archive(files: &[(String, String)]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in files {
        archive.start_file(name.as_str(), SimpleFileOptions::default()).expect("a new name");
        archive.write_all(text.as_bytes()).expect("memory");
    }
    archive.finish().expect("memory").into_inner()
}

/// The cells of a board whose first one is here, as numbers; those that are empty are not written.
fn board(top: usize, left: usize) -> Vec<(usize, usize, String)> {
    let cells = CLASSIC.chars().enumerate().filter(|(_, sign)| sign.is_ascii_digit());
    cells.map(|(at, sign)| (top + at / 9, left + at % 9, sign.to_string())).collect()
}

const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

fn xlsx(sheets: &[Sheet<'_>]) -> Vec<u8> {
    const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    const RELATIONS: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const PACKAGE: &str = "http://schemas.openxmlformats.org/package/2006/relationships";
    let root = format!(
        "{HEAD}<Relationships xmlns=\"{PACKAGE}\"><Relationship Id=\"rId1\" \
         Type=\"{RELATIONS}/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>"
    );
    let mut files = vec![
        ("[Content_Types].xml".to_owned(), format!("{HEAD}<Types/>")),
        ("_rels/.rels".to_owned(), root),
    ];
    let (mut names, mut relations) = (String::new(), String::new());
    for (at, (name, dimension, cells)) in sheets.iter().enumerate() {
        let id = at + 1;
        write!(names, "<sheet name=\"{name}\" sheetId=\"{id}\" r:id=\"rId{id}\"/>").expect("text");
        write!(
            relations,
            "<Relationship Id=\"rId{id}\" Type=\"{RELATIONS}/worksheet\" \
             Target=\"worksheets/sheet{id}.xml\"/>"
        )
        .expect("text");
        let mut rows = String::new();
        for row in cells.chunk_by(|one, other| one.0 == other.0) {
            write!(rows, "<row r=\"{}\">", row[0].0 + 1).expect("text");
            for (row, column, text) in row {
                let place = format!("{}{}", char::from(b'A' + *column as u8), row + 1);
                match text.parse::<f64>().is_ok() && text.len() < 9 {
                    true => write!(rows, "<c r=\"{place}\"><v>{text}</v></c>"),
                    false => {
                        write!(rows, "<c r=\"{place}\" t=\"inlineStr\"><is><t>{text}</t></is></c>")
                    }
                }
                .expect("text");
            }
            rows += "</row>";
        }
        files.push((
            format!("xl/worksheets/sheet{id}.xml"),
            format!(
                "{HEAD}<worksheet xmlns=\"{MAIN}\"><dimension ref=\"{dimension}\"/>\
                 <sheetData>{rows}</sheetData></worksheet>"
            ),
        ));
    }
    files.push((
        "xl/workbook.xml".to_owned(),
        format!(
            "{HEAD}<workbook xmlns=\"{MAIN}\" xmlns:r=\"{RELATIONS}\"><sheets>{names}</sheets></workbook>"
        ),
    ));
    files.push((
        "xl/_rels/workbook.xml.rels".to_owned(),
        format!("{HEAD}<Relationships xmlns=\"{PACKAGE}\">{relations}</Relationships>"),
    ));
    archive(&files)
}

/// A workbook of one sheet with these rows.
fn ods(rows: &str) -> Vec<u8> {
    const OASIS: &str = "urn:oasis:names:tc:opendocument:xmlns";
    let content = format!(
        "{HEAD}<office:document-content xmlns:office=\"{OASIS}:office:1.0\" \
         xmlns:table=\"{OASIS}:table:1.0\" xmlns:text=\"{OASIS}:text:1.0\"><office:body>\
         <office:spreadsheet><table:table table:name=\"One\">{rows}</table:table>\
         </office:spreadsheet></office:body></office:document-content>"
    );
    archive(&[
        ("mimetype".to_owned(), "application/vnd.oasis.opendocument.spreadsheet".to_owned()),
        ("META-INF/manifest.xml".to_owned(), format!("{HEAD}<manifest:manifest/>")),
        ("content.xml".to_owned(), content),
    ])
}

fn ods_rows(board: &str) -> String {
    let cell = |sign: char| match sign {
        '.' => "<table:table-cell/>".to_owned(),
        sign => format!(
            "<table:table-cell office:value-type=\"float\" office:value=\"{sign}\"><text:p>{sign}\
             </text:p></table:table-cell>"
        ),
    };
    let row = |row: &str| {
        format!("<table:table-row>{}</table:table-row>", row.chars().map(cell).collect::<String>())
    };
    let signs: Vec<char> = board.chars().collect();
    signs.chunks(9).map(|cells| row(&cells.iter().collect::<String>())).collect()
}

fn check(name: &str, bytes: &[u8], boards: usize) {
    let solved = told(&["solve", "-q", "--to", "line"], name, bytes);
    assert_eq!(solved.stdout, format!("{SOLVED}\n").repeat(boards), "{name}: {}", solved.stderr);
    assert_eq!(solved.code, Some(0), "{name}");
}

#[test]
fn boards_in_cells() {
    for (top, left, dimension) in [(0, 0, "A1:I9"), (1, 1, "B2:J10"), (4, 2, "C5:K13")] {
        check("a.xlsx", &xlsx(&[("One", dimension, board(top, left))]), 1);
    }
    let titled = [vec![(0, 0, "Sudoku of today".to_owned())], board(2, 0)].concat();
    check("titled.xlsx", &xlsx(&[("One", "A1:I11", titled)]), 1);
    let two = [board(0, 0), board(10, 0)].concat();
    check("two.xlsx", &xlsx(&[("One", "A1:I19", two)]), 2);
    let notes = vec![(0, 0, "made by me".to_owned()), (1, 0, "in 2020".to_owned())];
    let sheets =
        [("Notes", "A1:A2", notes), ("A", "A1:I9", board(0, 0)), ("B", "A1:I9", board(0, 0))];
    check("sheets.xlsx", &xlsx(&sheets), 2);
    check("a.ods", &ods(&ods_rows(CLASSIC)), 1);
    let empty = "<table:table-row table:number-rows-repeated=\"3\"><table:table-cell \
                 table:number-columns-repeated=\"16384\"/></table:table-row>";
    let rows = ods_rows(CLASSIC).replace(
        "</table:table-row>",
        "<table:table-cell table:number-columns-repeated=\"16375\"/></table:table-row>",
    );
    check("b.ods", &ods(&format!("{empty}{rows}{}", empty.replace('3', "1048000"))), 1);
}

/// Rows and columns without a digit belong to the board.
#[test]
fn edges_that_are_empty() {
    let signs = format!("{}{}", ".".repeat(9), &CLASSIC[9..]);
    let signs: String =
        signs.chars().enumerate().map(|(at, sign)| if at % 9 == 8 { '.' } else { sign }).collect();
    let expected = format!("{signs}\n");
    let cells: Vec<_> = signs.chars().enumerate().filter(|(_, sign)| *sign != '.').collect();
    for (top, left, dimension) in [(0, 0, "A2:H9"), (0, 0, "A1:I9"), (3, 2, "C4:K12")] {
        let cells = cells.iter().map(|(at, sign)| (top + at / 9, left + at % 9, sign.to_string()));
        let book = xlsx(&[("One", dimension, cells.collect())]);
        let read = told(&["convert", "--to", "line"], "a.xlsx", &book);
        let is_told = dimension != "A2:H9";
        assert!(
            read.stdout == expected || (!is_told && read.code == Some(2)),
            "{dimension} {}{}",
            read.stdout,
            read.stderr
        );
    }
}

#[test]
fn tables_of_boards() {
    let row = |row: usize, fields: [&str; 3]| {
        fields.into_iter().enumerate().map(move |(at, text)| (row, at, text.to_owned())).collect()
    };
    let cells: Vec<Vec<_>> = vec![
        row(0, ["id", "puzzle", "solution"]),
        row(1, ["1", CLASSIC, SOLVED]),
        row(2, ["2", CLASSIC, SOLVED]),
    ];
    let book = xlsx(&[("Puzzles", "A1:C3", cells.concat())]);
    check("table.xlsx", &book, 2);
    let wrong: Vec<Vec<_>> = vec![
        row(0, ["id", "puzzle", "solution"]),
        row(1, ["1", CLASSIC, SOLVED]),
        row(2, ["2", "12", SOLVED]),
    ];
    let read = told(&["check"], "wrong.xlsx", &xlsx(&[("Puzzles", "A1:C3", wrong.concat())]));
    assert!(read.stdout.contains("error wrong.xlsx/Puzzles:3:"), "{}{}", read.stdout, read.stderr);
}

#[test]
fn what_is_no_workbook_or_too_large() {
    let refused = |name: &str, bytes: &[u8], expected: &str| {
        let read = told(&["check"], name, bytes);
        assert!(read.stderr.contains(expected), "{name}: {}{}", read.stdout, read.stderr);
        assert_eq!(read.code, Some(2), "{name}");
    };
    refused("empty.xlsx", &xlsx(&[("One", "A1", Vec::new())]), "its sheets are empty");
    let bare = [
        ("[Content_Types].xml".to_owned(), String::new()),
        ("xl/workbook.xml".to_owned(), String::new()),
    ];
    refused("bare.xlsx", &archive(&bare), "the workbook is damaged or protected");
    // A thousandth of what they unpack to.
    let zeros = "0".repeat(70 << 20);
    let files =
        [("xl/workbook.xml".to_owned(), HEAD.to_owned()), ("xl/styles.xml".to_owned(), zeros)];
    refused("bomb.xlsx", &archive(&files), "the workbook is too large; save its sheet as CSV");
    let far = vec![(0, 0, "1".to_owned()), (1_048_575, 25, "2".to_owned())];
    let read = told(&["check"], "far.xlsx", &xlsx(&[("One", "A1:Z1048576", far)]));
    assert_eq!(read.code, Some(2), "{}{}", read.stdout, read.stderr);
    let full = "<table:table-row table:number-rows-repeated=\"1048576\"><table:table-cell \
                office:value-type=\"float\" office:value=\"5\" \
                table:number-columns-repeated=\"16384\"><text:p>5</text:p></table:table-cell>\
                </table:table-row>";
    refused("full.ods", &ods(full), "the workbook is too large; save its sheet as CSV");
    let wide = "<table:table-row><table:table-cell table:number-columns-repeated=\"16383\"/>\
                <table:table-cell office:value-type=\"float\" office:value=\"5\"/></table:table-row>";
    refused(
        "wide.ods",
        &ods(&wide.repeat(1000)),
        "the workbook is too large; save its sheet as CSV",
    );
    let nothing = vec![(0, 0, "a word".to_owned()), (1, 0, "and another".to_owned())];
    let read = told(&["check"], "words.xlsx", &xlsx(&[("One", "A1:A2", nothing)]));
    assert_eq!(read.code, Some(2), "{}{}", read.stdout, read.stderr);
}

/// Whatever is wrong with a workbook is an error and nothing else.
#[test]
fn damaged_workbooks() {
    let whole = [xlsx(&[("One", "A1:I9", board(0, 0))]), ods(&ods_rows(CLASSIC))];
    for (bytes, name) in whole.iter().zip(["a.xlsx", "a.ods"]) {
        for at in (30..bytes.len()).step_by(bytes.len() / 12) {
            let mut damaged = bytes.clone();
            damaged[at] ^= 0x15;
            let read = told(&["check", "-q"], name, &damaged);
            assert!(
                matches!(read.code, Some(0..=2)),
                "{name} {at}: {}{}",
                read.stdout,
                read.stderr
            );
            assert!(!read.stderr.contains("panicked"), "{name} {at}: {}", read.stderr);
        }
    }
}
