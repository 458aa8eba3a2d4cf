//! Layouts of blocks behind boards, and other texts with a sign for each cell.

use minirow::Geometry;
use minirow::format::{ReadOptions, Reader, read_all, read_blocks};

use super::samples::{
    JIGSAW as PUZZLE, JIGSAW_LAYOUT as LAYOUT, JIGSAW_SOLUTION as SOLUTION, named,
};
use super::told;

fn layout() -> Geometry {
    read_blocks(&rows(LAYOUT)).expect("a layout")
}

/// Nine lines of nine signs.
fn rows(text: &str) -> String {
    let signs: Vec<char> = text.chars().collect();
    signs.chunks(9).map(|row| row.iter().collect::<String>() + "\n").collect()
}

/// The layout in other signs.
fn in_signs(first: char) -> String {
    LAYOUT.chars().map(|sign| char::from(sign as u8 - b'A' + first as u8)).collect()
}

fn check(text: &str, options: &ReadOptions) {
    let boards = read_all(text, options);
    let [Ok(board)] = &boards[..] else { panic!("{:?}: {text}", told::outcomes(text, options)) };
    assert_eq!(board.grid.geometry(), &layout(), "{text}");
    assert_eq!(board.grid.filled_len(), 22, "{text}");
}

fn check_error(text: &str, found: &str) {
    let outcomes = told::outcomes(text, &ReadOptions::default());
    assert!(outcomes.iter().any(|told| told.contains(found)), "{outcomes:?}: {text}");
}

#[test]
fn behind_a_board_in_a_line() {
    let auto = ReadOptions::default();
    let grouped = rows(LAYOUT).replace('\n', " ");
    for layout in [LAYOUT, &in_signs('a'), &in_signs('1'), &in_signs('0'), &grouped] {
        for between in [" ", "\t", ",", ", ", "  ; "] {
            check(&format!("{PUZZLE}{between}{layout}\n"), &auto);
            check(&format!("{}{between}{layout}", PUZZLE.replace('.', "0")), &auto);
        }
        check(&format!("{PUZZLE} {layout}\n"), &named("line"));
        check(&format!("{PUZZLE} {layout}\n"), &auto.clone().mixed(true));
        check(&format!("{PUZZLE} ED=7.2/1.2/1.2 {layout}\n"), &named("annotated"));
    }
    check(&format!("{PUZZLE} {SOLUTION} {LAYOUT} # a remark\n"), &auto);
    check(&format!("{PUZZLE} hard {LAYOUT}\n"), &auto);
}

/// Each board of a text has its own, and one without is as it was.
#[test]
fn each_board_has_its_own() {
    let text = format!("{PUZZLE}\n{PUZZLE} {LAYOUT}\n{PUZZLE}\n{PUZZLE} {SOLUTION}\n");
    let boards: Vec<_> = read_all(&text, &ReadOptions::default());
    let is_jigsaw = boards.iter().map(|board| board.as_ref().unwrap().grid.geometry() == &layout());
    assert_eq!(is_jigsaw.collect::<Vec<_>>(), [false, true, false, false]);
    // Whoever tells usual blocks tells nothing new.
    let usual = "aaabbbccc".repeat(3) + &"dddeeefff".repeat(3) + &"ggghhhiii".repeat(3);
    let board = read_all(&format!("{PUZZLE} {usual}"), &ReadOptions::default()).remove(0);
    assert!(board.unwrap().grid.geometry().is_classic());
}

#[test]
fn beyond_nine_rows() {
    let blocks: String = (0..16)
        .map(|row| {
            let sign = |column: usize| char::from(b'A' + (row / 2 * 2 + column / 8) as u8);
            (0..16).map(sign).collect::<String>()
        })
        .collect();
    let puzzle = format!("{:.<256}", "1G");
    let board = read_all(&format!("{puzzle} {blocks}\n"), &ReadOptions::default()).remove(0);
    assert_eq!(board.unwrap().grid.geometry().block_shape(), Some((2, 8)));
    let four = read_all("1............... AAABABBBCCCDCDDD\n", &ReadOptions::default()).remove(0);
    assert_eq!(four.unwrap().grid.geometry().to_string(), "4x4 with irregular blocks");
}

#[test]
fn in_a_column_of_a_table() {
    let auto = ReadOptions::default();
    for name in ["layout", "regions", "Blocks", "jigsaw", "shape", "third"] {
        for layout in [LAYOUT, &in_signs('1'), &format!("\"{}\"", rows(LAYOUT).trim_end())] {
            check(&format!("puzzle,{name}\n{PUZZLE},{layout}\n"), &auto);
            check(&format!("{name},puzzle\n{layout},{PUZZLE}\n"), &auto);
        }
        check(&format!("id,puzzle,solution,{name}\n1,{PUZZLE},{SOLUTION},{LAYOUT}\n"), &auto);
    }
    check(&format!("1,{PUZZLE},{LAYOUT}\n"), &auto);
    check(&format!("1,{PUZZLE},{}\n", in_signs('1')), &auto);
    check(
        &format!("id;clues;map\n1;{PUZZLE};{LAYOUT}\n"),
        &auto.clone().column("clues".to_owned()),
    );
    // A column of layouts that holds none tells something else.
    check_error(&format!("puzzle,layout\n{PUZZLE},spiral\n"), "found the column 'layout'");
    let classic = read_all(&format!("puzzle,layout\n{PUZZLE},\n"), &auto).remove(0).unwrap();
    assert!(classic.grid.geometry().is_classic());
}

#[test]
fn in_data_and_programs() {
    let auto = ReadOptions::default();
    let list = |text: &str| {
        let rows = rows(text);
        let row = |row: &str| {
            format!(
                "[{}]",
                row.split("")
                    .filter(|s| !s.is_empty())
                    .map(|s| format!("\"{s}\""))
                    .collect::<Vec<_>>()
                    .join(",")
            )
        };
        format!("[{}]", rows.lines().map(row).collect::<Vec<_>>().join(",\n"))
    };
    let numbers = list(&in_signs('1')).replace('"', "");
    let texts = format!("[\"{}\"]", rows(LAYOUT).trim_end().replace('\n', "\",\""));
    for layout in [&format!("\"{LAYOUT}\""), &list(LAYOUT), &numbers, &texts] {
        check(&format!("{{\"puzzle\":\"{PUZZLE}\",\"layout\":{layout}}}\n"), &auto);
        check(&format!("{{\"regions\":{layout},\"grid\":\"{PUZZLE}\"}}\n"), &auto);
        check(
            &format!("{{\"id\":3,\"data\":{{\"givens\":\"{PUZZLE}\",\"layout\":{layout}}}}}\n"),
            &auto,
        );
        check(&format!("board = \"{PUZZLE}\"\nregions = {layout}\n"), &auto);
        check(&format!("zones = {layout}\nprint(\"a word\")\nboard = {}\n", list(PUZZLE)), &auto);
    }
    check(&format!("- puzzle: {PUZZLE}\n  layout: {LAYOUT}\n"), &auto);
    check_error(
        &format!("{{\"puzzle\":\"{PUZZLE}\",\"zones\":\"{LAYOUT}\"}}\n"),
        "the field 'zones'",
    );
    check_error(
        &format!("{{\"puzzle\":\"{PUZZLE}\",\"layout\":\"spiral\"}}\n"),
        "the field 'layout'",
    );
    let two = format!("a = \"{PUZZLE}\"\nb = \"{PUZZLE}\"\nregions = {numbers}\n");
    check_error(&two, "several boards or layouts");
    assert_eq!(read_all(&two, &auto).iter().flatten().count(), 0);
}

/// Rules in data of others: no board comes out without them.
#[test]
fn rules_beside_boards_are_told() {
    for rule in [
        "\"cages\":[{\"sum\":5,\"cells\":[1,2]}]",
        "\"diagonal\":true",
        "\"variant\":\"windoku\"",
        "\"more\":{\"antiKnight\":1,\"x\":2}",
        "\"thermometers\":[[1,2,3]]",
    ] {
        let name = rule
            .split('"')
            .find(|name| !["", ":", "more"].contains(name) && !name.contains('{'))
            .unwrap();
        for text in [
            format!("{{\"id\":3,\"data\":{{\"givens\":\"{PUZZLE}\",{rule}}}}}\n"),
            format!("{{\"data\":[{{{rule},\"question\":\"{PUZZLE}\"}}]}}\n"),
        ] {
            check_error(&text, &format!("found the field '{name}'"));
        }
    }
    for none in ["\"cages\":[]", "\"diagonal\":false", "\"variant\":\"classic\"", "\"extra\":null"]
    {
        let text = format!("{{\"id\":3,\"data\":{{\"givens\":\"{PUZZLE}\",{none}}}}}\n");
        assert_eq!(read_all(&text, &ReadOptions::default()).iter().flatten().count(), 1, "{text}");
    }
}

/// What was told otherwise is not told twice.
#[test]
fn other_blocks_are_told_before() {
    let text = format!("{PUZZLE} {LAYOUT}\n");
    let options = ReadOptions::default().geometry(Geometry::classic());
    let found =
        "expected the geometry given before, 9x9 with 3x3 blocks, found 9x9 with irregular blocks";
    for (text, options) in [
        (text.clone(), options.clone()),
        (text.clone(), options.clone().mixed(true)),
        (format!("block: 3x3\n{text}"), ReadOptions::default()),
        (format!("puzzle,layout\n{PUZZLE},{LAYOUT}\n"), options.clone()),
        (format!("board = \"{PUZZLE}\"\nregions = \"{LAYOUT}\"\n"), options),
    ] {
        let outcomes = told::outcomes(&text, &options);
        assert!(outcomes[0].contains(found), "{outcomes:?}: {text}");
    }
    check(&text, &ReadOptions::default().geometry(layout()));
    check(&format!("blocks:\n{}{text}", rows(LAYOUT)), &ReadOptions::default());
    let diagonal = read_all(&format!("extra: diagonals\n{text}"), &ReadOptions::default());
    let told = diagonal[0].as_ref().unwrap().grid.geometry().to_string();
    assert_eq!(told, "9x9 with irregular blocks and diagonals");
}

/// A sign for each cell, or nearly, and no layout nor the solution.
#[test]
fn nothing_of_that_length_is_passed_over() {
    let mut other = SOLUTION.to_owned();
    other.replace_range(0..1, "5");
    // Two cells exchanged, as in a solution that is wrong.
    let wrong = format!("{}{}{}", &SOLUTION[1..2], &SOLUTION[..1], &SOLUTION[2..]);
    let short = &LAYOUT[..80];
    let uneven = LAYOUT.replacen('A', "B", 1);
    for text in [&other, &wrong, short, &uneven, &format!("{LAYOUT}A"), &"x".repeat(81)] {
        for line in [format!("{PUZZLE} {text}\n"), format!("{PUZZLE},{text}\n")] {
            let outcomes = told::outcomes(&line, &ReadOptions::default());
            assert!(outcomes[0].starts_with("Text 1:83 expected "), "{outcomes:?}: {line}");
        }
        let table = format!("puzzle,what\n{PUZZLE},{text}\n");
        let outcomes = told::outcomes(&table, &ReadOptions::default());
        let is_board =
            text.len() == 81 && text.starts_with(|c: char| c.is_ascii_digit() || c == 'x');
        assert_eq!(
            outcomes[0].starts_with("Text 2:83 expected "),
            !is_board,
            "{outcomes:?}: {table}"
        );
    }
    // Among boards that are taken many at once, too.
    let many = format!("{PUZZLE}\n").repeat(20);
    for text in [&other, short] {
        check_error(&format!("{many}{PUZZLE} {text}\n"), "other signs");
        check_error(&format!("{many}{PUZZLE} 7.2 {text}\n"), "other signs");
    }
}

/// Tables have other boards as well, many of them at once.
#[test]
fn other_columns_hold_boards() {
    let right = SOLUTION.replacen('4', "5", 1);
    for other in [PUZZLE, SOLUTION, &right, &PUZZLE.replace('.', "0")] {
        for head in ["puzzle,prediction\n", "quizzes,partly,solutions\n"] {
            let row = format!("{PUZZLE},{other},{SOLUTION}\n");
            let text = head.to_owned() + &row.repeat(4);
            assert_eq!(
                read_all(&text, &ReadOptions::default()).iter().flatten().count(),
                4,
                "{text}"
            );
            let mut reader = Reader::new(ReadOptions::default());
            reader.feed(head);
            let taken = reader.take_classic(row.repeat(4).as_bytes(), &mut Vec::new());
            assert!(taken == 0 || taken == 4 * row.len(), "{text}: {taken}");
        }
    }
    // A layout among them ends what is taken at once.
    let mut reader = Reader::new(ReadOptions::default());
    reader.feed("puzzle,prediction");
    let rows = format!("{PUZZLE},{PUZZLE}\n{PUZZLE},{}\n", in_signs('1'));
    assert_eq!(reader.take_classic(rows.as_bytes(), &mut Vec::new()), 164);
}

/// Ratings, names, hashes and the like tell nothing of the puzzle.
#[test]
fn remarks_are_passed_over() {
    let hash = "0123456789abcdef".repeat(4);
    let address = format!("https://sudoku.example/{}", "a-long-path/".repeat(6));
    for remark in ["7.2", "Nr. 12 by somebody", &hash, &address, SOLUTION, "0.5 12345 easy"] {
        for between in [" ", ",", "\t"] {
            let line = format!("{PUZZLE}{between}{remark}\n");
            let board = read_all(&line, &ReadOptions::default()).remove(0);
            assert!(
                board.as_ref().is_ok_and(|b| b.grid.geometry().is_classic()),
                "{line}: {board:?}"
            );
        }
    }
}
