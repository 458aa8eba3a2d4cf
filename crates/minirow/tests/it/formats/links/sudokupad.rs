//! SudokuPad: the short form, and names of what is not known.

use minirow::format::{Document, Format, ReadOptions, Symbols, read, write};
use minirow::rules::Rule;
use minirow::{Extra, Geometry, Grid};

use super::super::told;
use minirow::rules::kinds::Whisper;

const SHORT: &str = "scfepgTB9H8DbCa8LGOxg38Jk7pK6W";
const SHORT_GIVENS: &str =
    ".....1.....2....9..1.97.83.7...2.6...81..6.4..9.....2....389.6....71........62...";

fn format() -> Format {
    "sudokupad".parse().expect("a format")
}

fn named() -> ReadOptions {
    ReadOptions::default().format(format())
}

/// It is read and written to the byte, with extras, title and author.
#[test]
fn short_links() {
    let plain: Grid = SHORT_GIVENS.parse().expect("a grid");
    let crossed = Geometry::classic().with_extra(Extra::Diagonals).expect("diagonals");
    let crossed = Grid::from_values(&crossed, plain.values()).expect("81 values");
    for (behind, grid, name, author) in [
        ("", &plain, None, None),
        ("*tA%20name", &plain, Some("A name"), None),
        ("**aMe%2C%20%C3%A4", &plain, None, Some("Me, ä")),
        ("*xtX*aMe", &crossed, Some("X"), Some("Me")),
    ] {
        let document = read(&format!("{SHORT}{behind}"), &named()).expect("a puzzle");
        assert_eq!(document.grid, *grid);
        assert_eq!((document.name.as_deref(), document.about.author.as_deref()), (name, author));
        let link = write(&document, format(), &Symbols::usual(9)).expect("a link");
        assert_eq!(link, format!("https://sudokupad.app/{SHORT}{behind}\n"));
    }
}

/// What a drawing leaves open has the fields of f-puzzles beside it.
#[test]
fn whispers_of_two_kinds() {
    let board = Geometry::classic().with_extra(Extra::AntiKnight).expect("a board");
    let mut document = Document::from(Grid::new(&board));
    document.rules = vec![
        Rule::Whisper(Whisper { cells: vec![0, 1, 11], least: 5 }),
        Rule::Whisper(Whisper { cells: vec![80, 79], least: 3 }),
    ];
    document.about.rules = Some("By the river.".to_owned());
    let link = write(&document, format(), &Symbols::usual(9)).expect("a link");
    assert!(link.starts_with("https://sudokupad.app/fpuz"), "{link}");
    let back = read(&link, &ReadOptions::default().rules(true)).expect("what we wrote");
    assert_eq!(back.rules, document.rules);
    assert_eq!(back.about.rules, document.about.rules);
}

#[test]
fn metadata() {
    let document = read(
        "{\"cells\":[[{}]],\"regions\":[[[0,0]]],\"cages\":[{\"value\":\"title: One\"},\
         {\"value\":\"rules: None.\\nAt all.\",\"cells\":[]},{\"value\":\"msgcorrect: Well done\"}],\
         \"metadata\":{\"author\":12,\"source\":\"here\",\"solution\":\"1\"}}",
        &ReadOptions::default(),
    );
    let document = document.expect("a puzzle");
    assert_eq!(document.name.as_deref(), Some("One"));
    assert_eq!(document.about.rules.as_deref(), Some("None.\nAt all."));
    assert_eq!(document.about.author.as_deref(), Some("12"));
    assert_eq!(document.about.source.as_deref(), Some("here"));
    assert!(document.solution.expect("a solution").is_solved());
}

#[test]
fn errors() {
    let expected = "expected rules that are all understood, or enough of them for one solution, found several \
                    solutions; not understood: ";
    let four = "\"cells\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],\"regions\":[\
                [[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],\
                [[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]";
    for (fields, found) in [
        ("\"cages\":[{\"value\":9,\"cells\":[[0,4]]},{\"cells\":[[4,0]]}]", "2 cages"),
        ("\"cages\":[{\"value\":\"a: b\",\"cells\":[[0,0]]}]", "cages with other clues"),
        ("\"lines\":[{\"wayPoints\":[[0,0],[0.5,1]]},{\"d\":\"M0 0\"}]", "2 lines"),
        (
            "\"overlays\":[{\"text\":\"x\"}],\"arrows\":[{\"wayPoints\":[[0,0]]}],\"foglight\":[]",
            "shapes without a place, arrows",
        ),
        ("\"metadata\":{\"nonconsecutive\":true}", "nonconsecutive"),
    ] {
        let text = format!("{{{four},{fields}}}");
        let read = told::outcomes(&text, &ReadOptions::default());
        assert_eq!(read, [format!("Text 1:1 {expected}{found}")], "{fields}");
    }
    // Regions that do not part the board are left out, if it has one solution without them.
    for fields in [
        "\"cells\":[[{}]]",
        "\"cells\":[[{}]],\"regions\":[]",
        "\"cells\":[[{}]],\"regions\":[[]]",
        "\"cells\":[[{}]],\"regions\":[[[0,0]],[[0,0]]]",
    ] {
        let document = read(&format!("{{{fields}}}"), &ReadOptions::default()).expect(fields);
        assert!(document.notes.concat().contains("regions that do not part the board"), "{fields}");
    }
    let text = "{\"cells\":[[{}]],\"regions\":[[[1,0]]]}";
    let read = told::outcomes(text, &ReadOptions::default());
    assert_eq!(read, ["Text 1:1 expected cells of the board, found '[1,0]'"]);
    for (link, expected) in [
        (
            "https://sudokupad.app/8n4xkq2y1m?setting-nogrid=1",
            "expected a link with the puzzle in it, which begins with scl, ctc, fpuz or scf \
             (open https://sudokupad.app/api/puzzle/8n4xkq2y1m and copy all that it shows), found the name of a \
             puzzle, '8n4xkq2y1m'",
        ),
        ("https://sudokupad.app/scl", "expected a packed puzzle, found ''"),
        ("https://sudokupad.app/sclN4Ig", "expected a packed puzzle, found 'N4Ig'"),
        ("https://sudokupad.app/scf0", "expected 81 cells, found 1"),
        ("https://sudokupad.app/scfx*", "expected 81 cells, found 6"),
        ("https://sudokupad.app/scf%2F", "expected digits and letters up to x, found '/'"),
    ] {
        let read = told::outcomes(link, &ReadOptions::default());
        assert_eq!(read, [format!("Text 1:1 {expected}")], "{link}");
    }
    let unknown = format!("https://sudokupad.app/{SHORT}*k");
    assert_eq!(
        told::outcomes(&unknown, &ReadOptions::default()),
        ["Text 1:1 expected windoku (w) or diagonals (x), found 'k'"]
    );
}
