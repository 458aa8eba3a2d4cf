//! Lines between rows that look like rows: rulers, and numbers of columns.

use minirow::format::{ReadOptions, read_all};
use proptest::prelude::*;

use super::told;

const BOARDS: [&str; 2] = [
    "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79",
    "..7....9. ...5....6 .8...43.. ..932...4 2.1.9.8.5 6...817.. ..82...6. 1....3... .5....2..",
];
const SOLUTION: &str =
    "123456789 456789123 789123456 214365897 365897214 897214365 531642978 642978531 978531642";
const RULERS: [&str; 3] = ["---------\n", "_________\n", "*********\n"];

/// A board with this for empty cells and between bands.
fn rows(board: &str, empty: &str, band: &str) -> String {
    let rows: Vec<String> =
        board.replace('.', empty).split(' ').map(|row| format!("{row}\n")).collect();
    rows.chunks(3).map(<[String]>::concat).collect::<Vec<_>>().join(band)
}

fn outcomes(text: &str) -> Vec<String> {
    told::outcomes(text, &ReadOptions::default())
}

fn check(text: &str, boards: &[&str]) {
    let expected: Vec<String> = boards.iter().map(|board| format!("3x3: {board}")).collect();
    assert_eq!(outcomes(text), expected, "{text}");
}

/// Whether no board comes out but these.
fn check_no_other(text: &str) {
    for board in read_all(text, &ReadOptions::default()).into_iter().flatten() {
        let board = told::grid(&board.grid);
        assert!(BOARDS.iter().any(|known| board == format!("3x3: {known}")), "{board}\n{text}");
    }
}

/// A line of another sign than the empty cells' is a ruler.
#[test]
fn rulers() {
    for ruler in RULERS {
        for empty in [".", "0"] {
            let [one, two] = BOARDS.map(|board| rows(board, empty, ""));
            let banded = rows(BOARDS[0], empty, ruler);
            check(&banded, &BOARDS[..1]);
            check(&format!("{ruler}{banded}{ruler}"), &BOARDS[..1]);
            check(&format!("{one}{ruler}{two}"), &BOARDS);
            check(&format!("{one}{ruler}{two}{ruler}{one}"), &[BOARDS[0], BOARDS[1], BOARDS[0]]);
            check(&format!("{ruler}{one}"), &BOARDS[..1]);
            check(&format!("{ruler}{one}{ruler}{two}"), &BOARDS);
            check(&format!("{one}{ruler}"), &BOARDS[..1]);
            check(&format!("{ruler}{one}\n{ruler}{two}"), &BOARDS);
        }
    }
}

/// One of the same sign is where so many rows tell; elsewhere it is an error.
#[test]
fn rulers_like_empty_cells() {
    for (ruler, empty) in RULERS.into_iter().zip(["-", "_", "*"]) {
        let [one, two] = BOARDS.map(|board| rows(board, empty, ""));
        let banded = rows(BOARDS[0], empty, ruler);
        check(&banded, &BOARDS[..1]);
        check(&format!("{ruler}{one}"), &BOARDS[..1]);
        check(&format!("{ruler}{banded}"), &BOARDS[..1]);
        check(&format!("{ruler}{banded}\n{ruler}{}", rows(BOARDS[1], empty, ruler)), &BOARDS);
        for text in [
            format!("{one}{ruler}{two}"),
            format!("{one}{ruler}{two}{ruler}{one}"),
            format!("{ruler}{one}{ruler}{two}"),
            format!("{ruler}{one}{two}"),
            format!("{banded}{ruler}{banded}"),
        ] {
            check_no_other(&text);
            let sign = ruler.trim_end().chars().next().expect("a sign");
            let said = outcomes(&text).pop().expect("an error");
            assert!(
                said.ends_with(&format!(
                    "found a line of '{sign}' that may be such a line or a row"
                ))
            );
        }
        // An empty row in a board that is whole with it.
        let open = BOARDS[0].replace("8...6...3", ".........");
        check(&rows(&open, empty, ""), &[&open]);
    }
}

/// Numbers of columns above boards are passed over.
#[test]
fn numbers_of_columns() {
    let spaced = |board: &str| -> String {
        board.split(' ').map(|row| row.replace("", " ").trim().to_owned() + "\n").collect()
    };
    let fields = |board: &str| spaced(board).replace(' ', ",");
    let solid = |board: &str| rows(board, ".", "");
    let drawn = |board: &str| {
        let rows: Vec<String> = board
            .split(' ')
            .map(|row| format!("| {} | {} | {} |\n", &row[..3], &row[3..6], &row[6..]))
            .collect();
        rows.chunks(3).map(|band| format!("+-----+-----+-----+\n{}", band.concat())).collect()
    };
    type Draw<'a> = &'a dyn Fn(&str) -> String;
    let cases: [(&str, Draw<'_>); 6] = [
        ("123456789\n", &solid),
        ("012345678\n", &solid),
        ("1 2 3 4 5 6 7 8 9\n", &spaced),
        ("1,2,3,4,5,6,7,8,9\n", &fields),
        ("0,1,2,3,4,5,6,7,8\n", &fields),
        ("  1 2 3   4 5 6   7 8 9\n", &drawn),
    ];
    for (numbers, board) in cases {
        let [one, two] = BOARDS.map(board);
        check(&format!("{numbers}{one}"), &BOARDS[..1]);
        check(&format!("{numbers}{one}\n{numbers}{two}"), &BOARDS);
        check(&format!("Grid 01\n{numbers}{one}Grid 02\n{numbers}{two}"), &BOARDS);
        check(&format!("{numbers}{one}{numbers}{two}"), &BOARDS);
        check(&format!("{numbers}{one}{two}"), &BOARDS);
    }
}

/// A row that counts up is a row where the board is right with it.
#[test]
fn rows_that_count_up() {
    let text = rows(SOLUTION, ".", "");
    check(&text, &[SOLUTION]);
    check(&text.repeat(3), &[SOLUTION; 3]);
    check(&format!("{text}\n{text}"), &[SOLUTION; 2]);
}

/// Boards of dashes alone are no rulers, wherever they stand.
#[test]
fn boards_of_dashes() {
    let open = "---------\n".repeat(9);
    let empty = ["........."; 9].join(" ");
    let (solved, board) = (rows(SOLUTION, "-", ""), rows(BOARDS[0], "-", ""));
    check(&open, &[&empty]);
    check(&format!("Grid 01\n{open}"), &[&empty]);
    check(&format!("{open}\n{board}"), &[&empty, BOARDS[0]]);
    check(&format!("{solved}\n{open}\n{board}"), &[SOLUTION, &empty, BOARDS[0]]);
    check(&format!("{solved}{open}{solved}{open}"), &[SOLUTION, &empty, SOLUTION, &empty]);
    // A dash in a later board shows that a row of dashes is none.
    let other = BOARDS[1].replace("2.1.9.8.5", ".........");
    check(&format!("{solved}\n{}", rows(&other, "-", "")), &[SOLUTION, &other]);
}

/// The rows of a board of 4x4 or 9x9, some of its cells empty.
fn any_board() -> impl Strategy<Value = Vec<String>> {
    let solutions =
        [SOLUTION, "1234 3412 2143 4321"].map(|board| board.split(' ').collect::<Vec<_>>());
    let cells = |solution: Vec<&'static str>| {
        let side = solution.len();
        let shown = prop_oneof![Just(0.), Just(0.1), Just(0.4), Just(1.)];
        let shown =
            shown.prop_flat_map(move |share| vec![vec![prop::bool::weighted(share); side]; side]);
        shown.prop_map(move |shown| {
            let row = |(row, shown): (&&str, &Vec<bool>)| {
                let sign = |(sign, &is_shown)| if is_shown { sign } else { '.' };
                row.chars().zip(shown).map(sign).collect()
            };
            solution.iter().zip(&shown).map(row).collect()
        })
    };
    prop::sample::select(solutions.to_vec()).prop_flat_map(cells)
}

proptest! {
    /// Rows one below the other come out as they stand, or end in an error.
    #[test]
    fn rows_are_rows(
        boards in prop::collection::vec(any_board(), 1..5),
        sign in prop::sample::select(vec!["-", "_", "*", ".", "0"]),
        is_apart in any::<bool>(),
    ) {
        let same: Vec<_> = boards.iter().filter(|board| board.len() == boards[0].len()).collect();
        let texts: Vec<String> = same.iter().map(|rows| rows.join("\n").replace('.', sign) + "\n").collect();
        let text = texts.join(if is_apart { "\n" } else { "" });
        let found = read_all(&text, &ReadOptions::default());
        let read: Vec<String> = found.iter().flatten().map(|board| told::grid(&board.grid)).collect();
        let whole = found.iter().all(Result::is_ok);
        prop_assert!(!whole || read.len() == same.len(), "{text}");
        for (board, rows) in read.iter().zip(&same) {
            prop_assert!(board.ends_with(&format!(": {}", rows.join(" "))), "{board}\n{text}");
        }
    }
}
