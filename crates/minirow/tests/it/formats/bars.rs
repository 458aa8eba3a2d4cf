//! Rows with bars between all their cells.

use minirow::format::ReadOptions;

use super::told;

const BOARDS: [&str; 2] = [
    "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79",
    "..7....9. ...5....6 .8...43.. ..932...4 2.1.9.8.5 6...817.. ..82...6. 1....3... .5....2..",
];

/// A board with this between cells, at the left, at the right, for blank cells, and between bands.
fn drawn(
    board: &str,
    (left, between, right): (&str, &str, &str),
    empty: &str,
    band: &str,
) -> String {
    let rows: Vec<String> = board
        .split(' ')
        .map(|row| {
            let cells: Vec<String> =
                row.chars().map(|c| if c == '.' { empty.into() } else { c.to_string() }).collect();
            format!("{left}{}{right}\n", cells.join(between))
        })
        .collect();
    rows.chunks(3).map(<[String]>::concat).collect::<Vec<_>>().join(band)
}

fn check(text: &str, boards: &[&str]) {
    let outcomes = told::outcomes(text, &ReadOptions::default());
    let expected: Vec<String> = boards.iter().map(|board| format!("3x3: {board}")).collect();
    assert_eq!(outcomes, expected, "{text}");
}

/// Each cell in quotes, as spreadsheets write them.
#[test]
fn cells_in_quotes() {
    for between in ["\",\"", "\", \"", "\";\"", "\"\t\""] {
        for empty in ["", "0", ".", " "] {
            let [one, two] = BOARDS.map(|board| drawn(board, ("\"", between, "\""), empty, ""));
            check(&one, &BOARDS[..1]);
            check(&format!("{one}\n{two}"), &BOARDS);
        }
    }
}

/// They tell nothing of blocks.
#[test]
fn all_cells() {
    for bars in [("", "|", ""), ("", " | ", ""), ("", "│", ""), ("", "|", "|"), ("|", "|", "|")] {
        for empty in [".", "0", " "] {
            for band in ["", "\n", "-+-+-+-+-+-+-+-+-\n", "-----------------\n"] {
                let [one, two] = BOARDS.map(|board| drawn(board, bars, empty, band));
                check(&one, &BOARDS[..1]);
                check(&format!("{one}\n{two}"), &BOARDS);
                check(&format!("Grid 01\n{one}Grid 02\n{two}"), &BOARDS);
            }
        }
    }
}

/// Blank cells at the end of rows may be gone, and a column may be empty.
#[test]
fn open_ends() {
    let sparse =
        "53..7.... 6..195... .98....6. 8...6.... 4..8.3... 7...2.... .6....28. ...419... ....8..7.";
    for bars in [("", "|", ""), ("", " | ", ""), ("| ", " | ", " |")] {
        let rows = drawn(sparse, bars, " ", "");
        check(&rows, &[sparse]);
        let trimmed: String = rows.lines().map(|row| format!("{}\n", row.trim_end())).collect();
        check(&trimmed, &[sparse]);
    }
}

#[test]
fn doubled_bars() {
    let doubled = |board: &str, empty: &str, edge: &str| -> String {
        let row = |row: &str| {
            let cells: Vec<String> =
                row.chars().map(|c| if c == '.' { empty.into() } else { c.to_string() }).collect();
            let blocks: Vec<String> = cells.chunks(3).map(|block| block.join("|")).collect();
            format!("{edge}{}{edge}\n", blocks.join("||"))
        };
        board.split(' ').map(row).collect()
    };
    for empty in [".", " "] {
        for edge in ["", "|", "||"] {
            check(&doubled(BOARDS[0], empty, edge), &BOARDS[..1]);
        }
    }
}

#[test]
fn other_sides() {
    let outcomes = |text: &str| told::outcomes(text, &ReadOptions::default());
    assert_eq!(outcomes("1|2|.|.\n.|.|.|.\n.|.|3|.\n.|.|.|4\n"), ["2x2: 12.. .... ..3. ...4"]);
    assert_eq!(outcomes("1|2| | \n | | | \n | |3| \n | | |4\n"), ["2x2: 12.. .... ..3. ...4"]);
    let six = "1|2|.|.|.|6\n".repeat(6);
    assert_eq!(
        outcomes(&six),
        [
            "Block 1:1 expected a side that tells the shape of its blocks, or a frame that does, found 6x6"
        ]
    );
    // Bars between blocks tell them.
    let six = "1 2 | . . | . 6\n. . | . . | . .\n. . | . . | . .\n";
    assert!(outcomes(&six.repeat(2))[0].starts_with("3x2: 12"));
}
