//! Constraint strings over several lines, and lists with one in each line.

use minirow::format::{Document, ReadOptions, Remedy, read_all, read_ruled};

use super::told;

/// One board in nine lines, with givens alone.
const LINES: &str = ".~R1C1_5.~R1C2_3.~R1C5_7\n.~R2C1_6.~R2C4_1.~R2C5_9.~R2C6_5\n\
                     .~R3C2_9.~R3C3_8.~R3C8_6\n.~R4C1_8.~R4C5_6.~R4C9_3\n\
                     .~R5C1_4.~R5C4_8.~R5C6_3.~R5C9_1\n.~R6C1_7.~R6C5_2.~R6C9_6\n\
                     .~R7C2_6.~R7C7_2.~R7C8_8\n.~R8C4_4.~R8C5_1.~R8C6_9.~R8C9_5\n\
                     .~R9C5_8.~R9C8_7.~R9C9_9\n";

const BOARD: &str = "3x3: 53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 \
                     .6....28. ...419..5 ....8..79";

fn rules_of(board: &Document) -> usize {
    board.rules.len() + board.grid.geometry().extras().len()
}

fn options() -> ReadOptions {
    ReadOptions::default().rules(true)
}

/// How many boards there are, and how many rules each has, extras of the geometry among them; errors are told.
fn check(text: &str, rules: &[usize]) {
    let boards = read_all(text, &options());
    let found: Vec<Result<usize, String>> =
        boards.iter().map(|b| b.as_ref().map(rules_of).map_err(told::error)).collect();
    assert_eq!(found, rules.iter().map(|&rules| Ok(rules)).collect::<Vec<_>>(), "{text}");
}

/// Both readings are named; with each of them the text is read.
fn check_unclear(text: &str, whole: usize, each: usize) {
    let error = read_all(text, &options()).into_iter().filter_map(Result::err).last();
    let error = error.unwrap_or_else(|| panic!("{text} is read"));
    assert_eq!(error.remedy(), Some(&Remedy::Whole), "{error}: {text}");
    for (told, boards) in [(true, whole), (false, each)] {
        assert_eq!(read_all(text, &options().whole(told)).len(), boards, "{text}");
    }
}

#[test]
fn lines_that_cannot_be_puzzles_are_one() {
    let spaced = LINES.replace('\n', "\n\n");
    let remarked = format!("# A title\n{}", LINES.replace('\n', "\n  # a remark. ~R1C1_1\n"));
    let returned = LINES.replace('\n', "\r\n");
    let apart = LINES.replace(".~", "\n.~");
    let cut = LINES.replace('~', "~\n");
    for text in [LINES, &spaced, &remarked, &returned, &apart, &cut] {
        assert_eq!(told::outcomes(text, &options()), [BOARD], "{text}");
        let bare: String = text.split_whitespace().collect();
        let named = options().format("iss".parse().ok());
        assert_eq!(told::outcomes(text, &named), [BOARD], "{text}");
        if !text.contains('#') {
            assert_eq!(told::outcomes(&bare, &options()), [BOARD], "{text}");
        }
    }
}

#[test]
fn an_item_in_each_line_is_one_board() {
    check(".Thermo~R1C1~R1C2\n.Thermo~R3C1~R3C2\n.Cage~7~R5C5~R5C6\n", &[3]);
    check(".AntiKnight\n.AntiKing\n.~R5C3_1\n.~R6C7_2\n", &[2]);
    check(".Thermo~R1C1\n~R1C2\n~R1C3\n.Cage~7~R5C5~R5C6", &[2]);
    // The shape may stand anywhere, and groups are one item as long as they are open.
    check(".Thermo~R1C1~R1C2\n.~R4C4_2\n.Shape~4x4\n", &[1]);
    check(".And\n.X~R1C1~R1C2.V~R2C1~R2C2.X~R3C1~R3C2\n.End\n", &[3]);
    check(".And.X~R1C1~R1C2.V~R2C1~R2C2\n.X~R3C1~R3C2.End\n", &[3]);
}

#[test]
fn strings_need_no_arguments() {
    check(".AntiKnight", &[1]);
    check(".AntiKnight.AntiKing.NoBoxes\n", &[2]);
    check(".NoBoxes\n.AntiConsecutive\n\n", &[1]);
    for board in [".ABCD...........", ".AB.CD.........."] {
        assert!(told::outcomes(board, &options())[0].starts_with("2x2: "), "{board}");
    }
}

#[test]
fn several_items_in_each_line_are_a_board_each() {
    check(".Thermo~R1C1~R1C2.Cage~7~R5C5~R5C6\n\n# a remark\n.AntiKing.~R1C1_1\n", &[2, 1]);
    let board = LINES.replace('\n', "");
    let list = format!("{board}\n{board}\n{board}\n");
    assert_eq!(told::outcomes(&list, &options()), [BOARD; 3]);
    check(".Shape~4x4.AntiKing\n.Shape~4x4.AntiKing\n", &[1, 1]);
}

/// What else stands for a string is a board in each line.
#[test]
fn other_notations_stay_lines() {
    let named = options().format("iss".parse().ok());
    let candidates = "123456789".repeat(81);
    for line in [candidates.as_str(), &format!("....5....{}", "123456789".repeat(80))] {
        let boards = read_all(&format!("{line}\n{line}\n"), &named);
        assert_eq!(boards.iter().flatten().count(), 2, "{boards:?}");
    }
}

#[test]
fn what_may_be_either_names_both() {
    check_unclear(".Shape~4x4.AntiKing\n.~R1C1_2\n.~R4C4_1\n", 1, 3);
    check_unclear(".AntiKnight\n.AntiKing.Thermo~R1C1~R1C2\n", 1, 2);
    check_unclear(".Thermo~R1C1~R1C2.Thermo~R2C1~R2\nC2.Thermo~R3C1~R3C2\n", 1, 2);
    // Givens of one cell that exclude each other.
    check_unclear(".~R1C1_5~R1C2_3\n.~R1C1_6~R2C2_3\n", 1, 2);
    let error = read_all(".~R1C1_5\n.~R1C1_5_6\n.~R1C1_6\n", &options()).remove(0).unwrap_err();
    assert_eq!(
        told::error(&error),
        "Format 1:1 expected lines that are one board together, found givens that exclude each other in r1c1"
    );
    // In one line they are what they say.
    check(".~R1C1_5.~R1C1_6", &[0]);
}

#[test]
fn errors_have_their_place_in_the_text() {
    for (text, place) in [
        (".Thermo~R1C1~R1C2\n\n.Cage~7~R5C5\n.Thermo~R1C1~R1C0\n", (4, 14)),
        ("# one\n.Thermo~R1C1\n# two\n  ~R0C2", (4, 4)),
        (".And\n.X~R1C1~R1C2\n", (1, 2)),
    ] {
        let error = read_all(text, &options()).remove(0).unwrap_err();
        assert_eq!((error.line, error.column), place, "{error}: {text}");
    }
    let text = "# a remark\n.Thermo~R1C1~R1C2\n#\n.~R3C3_4";
    assert_eq!(read_ruled(text).map(|board| board.rules.len()), Ok(1));
}

/// What is written one after the other is read as so many boards.
#[test]
fn lists_of_short_strings_read_back() {
    let boards =
        [".AntiKnight", ".~", ".Shape~4x4", ".~R1C1_1.~R2C2_2", ".Shape~4x4.~R1C1_1", ".~R1C1_1_2"];
    for pair in boards.iter().flat_map(|one| boards.iter().map(move |other| [*one, *other])) {
        let documents = pair.map(|text| read_all(text, &options()).remove(0).expect("a board"));
        let iss = "iss".parse().expect("a format");
        let symbols = minirow::format::Symbols::usual(9);
        let text: String = documents
            .iter()
            .map(|document| minirow::format::write(document, iss, &symbols).expect("a string"))
            .collect();
        let back: Vec<_> = read_all(&text, &options()).into_iter().map(Result::unwrap).collect();
        assert_eq!(back.len(), 2, "{text}");
        for (back, document) in back.iter().zip(&documents) {
            assert_eq!((&back.grid, &back.rules), (&document.grid, &document.rules), "{text}");
            assert_eq!(back.candidates, document.candidates, "{text}");
        }
    }
}
