//! Rows of spreadsheets: blank cells, numbers of two figures, rows that end early, signs at their ends.

use minirow::Geometry;
use minirow::format::ReadOptions;

use super::told;

const BOARD: &str =
    "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79";

const TWELVE: &str = ",1,,4,,9,11,,,,5,\n6,,2,,,,,,10,,,\n,5,,,,,,,9,,,2\n12,,,9,3,2,,,,8,,\n\
                      ,8,6,,10,7,,,2,,11,\n3,,,,6,,,,1,4,,12\n,,5,,12,6,,,,,1,\n,6,,,2,,,3,,,,\n\
                      ,,,,,1,,9,,3,,6\n,,,,,,,,,,,\n,,4,11,7,12,,,,,2,\n5,3,,,,,,11,,12,,10\n";

fn check(text: &str) {
    let outcomes = told::outcomes(text, &ReadOptions::default());
    assert_eq!(outcomes, [format!("3x3: {BOARD}")], "{text}");
}

/// The rows of the board, a field for each cell.
fn sheet(separator: &str, empty: &str) -> String {
    let cell = |sign: char| if sign == '.' { empty.to_owned() } else { sign.to_string() };
    let row = |row: &str| row.chars().map(cell).collect::<Vec<_>>().join(separator) + "\n";
    BOARD.split(' ').map(row).collect()
}

/// Without what is blank at the ends of rows.
fn ragged(text: &str) -> String {
    text.lines().map(|row| row.trim_end_matches([',', ';', '\t', ' ']).to_owned() + "\n").collect()
}

#[test]
fn blank_cells_and_numbers_of_two_figures() {
    let options = ReadOptions::default().geometry(Geometry::with_blocks(3, 4).unwrap());
    let zeros = |row: &str| {
        let cells = row.split(',').map(|cell| if cell.is_empty() { "0" } else { cell });
        cells.collect::<Vec<_>>().join(" ") + "\n"
    };
    let expected = told::outcomes(&TWELVE.lines().map(zeros).collect::<String>(), &options);
    assert!(expected[0].starts_with("3x4: .1.4.9B...5. "), "{expected:?}");
    for separator in [",", ";", "\t", ", ", " ;"] {
        let text = TWELVE.replace(',', separator);
        let quoted = |row: &str| {
            row.split(',').map(|c| format!("\"{c}\"")).collect::<Vec<_>>().join(separator) + "\n"
        };
        let more = text.replace('\n', &format!("{separator}\n"));
        for text in
            [&text, &format!("{text}\n{text}"), &more, &TWELVE.lines().map(quoted).collect()]
        {
            let outcomes = told::outcomes(text, &options);
            assert!(
                !outcomes.is_empty() && outcomes.iter().all(|o| *o == expected[0]),
                "{outcomes:?}: {text}"
            );
        }
    }
    let line = TWELVE.trim_end().replace('\n', ",");
    assert_eq!(told::outcomes(&line, &options), expected);
    let padded = TWELVE.replace('\n', "   \n");
    assert_eq!(told::outcomes(&padded, &options), expected);
}

#[test]
fn sixteen_rows() {
    let value = |row: usize, column: usize| (row % 4 * 4 + row / 4 + column) % 16 + 1;
    let rows = |empty: &str, between: &str| -> String {
        let cell = |row, column| {
            if (row + 2 * column) % 3 == 0 {
                empty.to_owned()
            } else {
                value(row, column).to_string()
            }
        };
        (0..16)
            .map(|row| {
                (0..16).map(|column| cell(row, column)).collect::<Vec<_>>().join(between) + "\n"
            })
            .collect()
    };
    let auto = ReadOptions::default();
    let expected = told::outcomes(&rows(".", " "), &auto);
    assert!(expected[0].starts_with("4x4: .23.56.89.BC.EF."), "{expected:?}");
    for between in [",", ";", "\t"] {
        let text = rows("", between);
        assert_eq!(told::outcomes(&text, &auto), expected);
        assert_eq!(told::outcomes(&text.repeat(3), &auto).len(), 3);
    }
}

#[test]
fn rows_that_end_early() {
    for separator in [",", ";", "\t"] {
        let text = ragged(&sheet(separator, ""));
        check(&text);
        check(text.trim_end());
        check(&text.replace('\n', "\r\n"));
        check(&format!("# a title\n{text}\n"));
        let two = told::outcomes(&format!("{text}\n{text}"), &ReadOptions::default());
        assert_eq!(two, vec![format!("3x3: {BOARD}"); 2], "{text}");
        let many = told::outcomes(&text.repeat(6), &ReadOptions::default());
        assert_eq!(many, vec![format!("3x3: {BOARD}"); 6], "{text}");
    }
    let options = ReadOptions::default().geometry(Geometry::with_blocks(3, 4).unwrap());
    let filled = TWELVE.replace(",,,,,,,,,,,\n", ",,,,,7,,,,,,\n");
    let whole = told::outcomes(&filled, &options);
    assert!(whole[0].starts_with("3x4"), "{whole:?}");
    assert_eq!(told::outcomes(&ragged(&filled), &options), whole);
}

/// A row that is too short lacks a cell, unless all rows end with a digit.
#[test]
fn a_cell_may_be_missing() {
    for (text, place) in [
        (sheet(",", "").replacen(",1,9,5", ",1,9", 1), (2, 9)),
        (sheet(",", ".").replacen(".,.,1", ".,1", 1), (2, 16)),
        (ragged(&sheet(",", "")).replacen("5,3,,,7", "5,3,,.,7", 1), (2, 10)),
    ] {
        let error = minirow::format::read(&text, &ReadOptions::default()).unwrap_err();
        assert_eq!(error.line, place.0, "{error}: {text}");
    }
}

#[test]
fn signs_at_the_end_of_rows() {
    for empty in ["*", "", "0", "."] {
        for separator in [",", "\t"] {
            for end in [";", " ;", ";  "] {
                check(&sheet(separator, empty).replace('\n', &format!("{end}\n")));
            }
        }
        check(&sheet(";", empty).replace('\n', ",\n"));
        check(&sheet(",", empty).replace('\n', ",\n"));
    }
    check(&sheet(" ", ".").replace('\n', ";\n"));
    check(&sheet("", ".").replace('\n', ";\n"));
    check(&sheet("", ".").replace('\n', ",\n"));
}

/// Columns are called by letters and numbers in spreadsheets and in frames of data.
#[test]
fn names_of_columns_above() {
    for name in [
        |n: u8| format!("c{n}"),
        |n| format!("C{n}"),
        |n| format!("col{n}"),
        |n| char::from(b'A' + n - 1).to_string(),
    ] {
        for separator in [",", "\t", ";", " "] {
            let names: Vec<String> = (1..=9).map(name).collect();
            let head = names.join(separator);
            check(&format!("{head}\n{}", sheet(separator, "0")));
            check(&format!("{head}\n{}", sheet(separator, ".")));
            if separator != " " {
                check(&format!("{head}\n{}", sheet(separator, "")));
            }
        }
    }
    let zero: Vec<String> = (0..9).map(|n| format!("x{n}")).collect();
    check(&format!("{}\n{}", zero.join(","), sheet(",", "0")));
}

/// The first row may be the shortest.
#[test]
fn the_first_row_is_short() {
    for separator in [",", "\t", ";"] {
        let text = ragged(&sheet(separator, ""));
        let rows: Vec<&str> = text.lines().collect();
        let mut turned = rows.clone();
        // The band with the shortest row comes first.
        turned.rotate_left(6);
        let turned: Vec<&str> = turned[..].to_vec();
        let board: Vec<&str> = BOARD.split(' ').collect();
        let mut expected = board.clone();
        expected.rotate_left(6);
        let outcomes = told::outcomes(&(turned.join("\n") + "\n"), &ReadOptions::default());
        assert_eq!(outcomes, [format!("3x3: {}", expected.join(" "))], "{turned:?}");
        let mut swapped = rows.clone();
        swapped.swap(0, 1);
        let mut expected = board.clone();
        expected.swap(0, 1);
        let outcomes = told::outcomes(&(swapped.join("\n") + "\n"), &ReadOptions::default());
        assert_eq!(outcomes, [format!("3x3: {}", expected.join(" "))], "{swapped:?}");
    }
    // One cell, or two, in the first row.
    for first in [",3", "5,,3", "5,3,,,7", "5,,,,,,,"] {
        let rest = "6,,,1,9,5\n,9,8,,,,,6\n8,,,,6,,,,3\n4,,,8,,3,,,1\n7,,,,2,,,,6\n,6,,,,,2,8\n,,,4,1,9,,,5\n,,,,8,,,7,9\n";
        let outcomes = told::outcomes(&format!("{first}\n{rest}"), &ReadOptions::default());
        assert_eq!(outcomes.len(), 1, "{first}: {outcomes:?}");
        assert!(first.ends_with(',') || outcomes[0].starts_with("3x3: "), "{first}: {outcomes:?}");
    }
}

/// One line, with blanks between groups of cells.
#[test]
fn groups_in_one_line() {
    let signs: Vec<char> = BOARD.chars().filter(|sign| *sign != ' ').collect();
    for width in [1, 3, 9, 27] {
        for between in [" ", "  ", "\t", " | "] {
            let groups = signs.chunks(width).map(|group| group.iter().collect::<String>());
            check(&(groups.collect::<Vec<_>>().join(between) + "\n"));
        }
    }
}
