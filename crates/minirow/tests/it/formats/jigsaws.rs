//! A board and the layout of its blocks below it, each in a line or drawn as rows.

use minirow::format::{ReadOptions, Reader, read_all, read_blocks};

use super::samples::{
    JIGSAW as PUZZLE, JIGSAW_LAYOUT as LAYOUT, JIGSAW_SOLUTION as SOLUTION, named,
};
use super::told;

/// Lines of so many signs, with this between them.
fn rows(text: &str, side: usize, between: &str) -> String {
    let signs: Vec<String> = text.chars().map(String::from).collect();
    signs.chunks(side).map(|row| row.join(between) + "\n").collect()
}

/// The layout in other signs.
fn in_signs(layout: &str, first: char) -> String {
    layout.chars().map(|sign| char::from(sign as u8 - b'A' + first as u8)).collect()
}

/// The same drawn in a frame.
fn framed(text: &str) -> String {
    let rule = "+-------+-------+-------+\n";
    let row = |row: &str| {
        let signs: Vec<String> = row.chars().map(String::from).collect();
        let parts: Vec<String> = signs.chunks(3).map(|part| part.join(" ")).collect();
        format!("| {} |\n", parts.join(" | "))
    };
    let rows: Vec<String> = rows(text, 9, "").lines().map(row).collect();
    let bands: Vec<String> = rows.chunks(3).map(<[String]>::concat).collect();
    format!("{rule}{}{rule}", bands.join(rule))
}

/// The ways to write the cells of a board of 9×9, or the signs of its layout.
fn drawn(text: &str) -> [String; 5] {
    let bands: Vec<String> = rows(text, 9, "").lines().map(|row| row.to_owned() + "\n").collect();
    let bands: Vec<String> = bands.chunks(3).map(<[String]>::concat).collect();
    let spaced = rows(text, 9, " ");
    [format!("{text}\n"), rows(text, 9, ""), spaced, framed(text), bands.join("\n")]
}

#[track_caller]
fn check(text: &str, options: &ReadOptions, layout: &str, filled: usize) {
    let outcomes = || told::outcomes(text, options);
    let boards = read_all(text, options);
    let [Ok(board)] = &boards[..] else { panic!("{:?}:\n{text}", outcomes()) };
    let side = layout.chars().count().isqrt();
    let blocks = read_blocks(&rows(layout, side, "")).expect("a layout");
    let same = blocks.cells().all(|cell| board.grid.geometry().block(cell) == blocks.block(cell));
    assert!(same, "{text}");
    assert_eq!(board.grid.filled_len(), filled, "{text}");
}

#[test]
fn below_and_above() {
    let auto = ReadOptions::default();
    let layouts = [LAYOUT.to_owned(), in_signs(LAYOUT, 'a'), in_signs(LAYOUT, '1')];
    for board in [&drawn(PUZZLE)[..], &drawn(&PUZZLE.replace('.', "0"))[..3]].concat() {
        for layout in layouts.iter().flat_map(|layout| drawn(layout)) {
            for between in ["", "\n", "\n\n", "Layout:\n", "\nregions\n\n", "# the blocks\n"] {
                check(&format!("{board}{between}{layout}"), &auto, LAYOUT, 22);
            }
            check(&format!("{layout}\n{board}"), &auto, LAYOUT, 22);
            check(&format!("{board}{layout}"), &auto.clone().mixed(true), LAYOUT, 22);
            check(&format!("Today's jigsaw:\n\n{board}\n{layout}"), &auto, LAYOUT, 22);
        }
    }
    let text = format!("{PUZZLE}\r\n\r\n{}", rows(LAYOUT, 9, "").replace('\n', "\r\n"));
    check(&text, &auto, LAYOUT, 22);
    check(&format!("{PUZZLE}\n{}", in_signs(LAYOUT, '1')), &named("line"), LAYOUT, 22);
    let blocks =
        "AAABBBCCCAAABBBCCCAAABBBCCCDDDEEEFFFDDDEEEFFFDDDEEEFFFGGGHHHIIIGGGHHHIIIGGGHHHIII";
    check(&format!("{PUZZLE}\n{blocks}\n"), &auto, blocks, 22);
}

/// Sides that do not tell the shape of their blocks need not be asked about.
#[test]
fn other_sides() {
    let auto = ReadOptions::default();
    let six = ("1....2..3....4....5....6..1......2..", "AAAABBACABBBCCCBDDCCEEDDEEEEDDFFFFFF");
    let four = ("12............4.", "AAABABBBCCCDCDDD");
    for (puzzle, layout) in [six, four] {
        let side = layout.len().isqrt();
        let filled = puzzle.chars().filter(char::is_ascii_digit).count();
        let Some(geometry) = read_blocks(&rows(layout, side, "")).ok() else { panic!("{layout}") };
        assert!(geometry.block_shape().is_none());
        for layout_signs in [layout.to_owned(), in_signs(layout, '1')] {
            for between in ["", " "] {
                let drawn = rows(&layout_signs, side, between);
                check(&format!("{puzzle}\n{drawn}"), &auto, layout, filled);
                let board = rows(puzzle, side, between);
                check(&format!("{board}\n{drawn}"), &auto, layout, filled);
            }
            check(&format!("{puzzle}\n{layout_signs}\n"), &auto, layout, filled);
            check(&format!("{puzzle} {layout_signs}\n"), &auto, layout, filled);
            check(&format!("{puzzle},{layout_signs}\n"), &auto, layout, filled);
        }
    }
    // Rectangles are told by such a layout as well.
    let blocks = "AAABBBAAABBBCCCDDDCCCDDDEEEFFFEEEFFF";
    for text in [format!("{} {blocks}\n", six.0), format!("{}\n{blocks}\n", six.0)] {
        let board = read_all(&text, &auto).remove(0).expect("a board");
        assert_eq!(board.grid.geometry().block_shape(), Some((2, 3)), "{text}");
    }
    // Each line has its own, and one without asks.
    let text = format!("{0} {1}\n{0} {blocks}\n{0}\n", six.0, six.1);
    let outcomes = told::outcomes(&text, &auto);
    assert_eq!(outcomes.len(), 3, "{outcomes:?}");
    assert!(outcomes[2].contains("a side that tells the shape of its blocks"), "{outcomes:?}");
    let twelve = ".".repeat(143) + "7";
    let layout: String =
        (0..144).map(|cell| char::from(b'A' + (cell / 36 * 3 + cell % 12 / 4) as u8)).collect();
    for text in [format!("{twelve} {layout}\n"), format!("{twelve}\n{}", rows(&layout, 12, ""))] {
        let board = read_all(&text, &auto.clone().symbols(Some("1-9A-C".parse().unwrap())));
        let board = board.into_iter().next().unwrap().expect("a board");
        assert_eq!(board.grid.geometry().block_shape(), Some((3, 4)), "{text}");
    }
}

/// One pair after the other; boards behind them are read as they are.
#[test]
fn several() {
    let auto = ReadOptions::default();
    let pair = format!("{PUZZLE}\n{}\n", in_signs(LAYOUT, '1'));
    let drawn = format!("{}\n{}\n", rows(PUZZLE, 9, ""), rows(LAYOUT, 9, ""));
    for (text, count) in [
        (pair.repeat(3), 3),
        (drawn.repeat(3), 3),
        (format!("{pair}{PUZZLE}\n{PUZZLE}\n"), 3),
        (format!("{pair}\n{drawn}\n{SOLUTION}\n"), 3),
    ] {
        let boards = read_all(&text, &auto);
        let whole = boards.iter().flatten().count();
        assert_eq!((whole, boards.len()), (count, count), "{:?}", told::outcomes(&text, &auto));
        let first = boards[0].as_ref().unwrap().grid.geometry();
        assert!(first.block_shape().is_none(), "{text}");
    }
    let plain = read_all(&format!("{pair}{PUZZLE}\n"), &auto);
    assert!(plain[1].as_ref().unwrap().grid.geometry().is_classic());
}

/// What is a board stays one, and what is nearly a layout is told.
#[test]
fn boards_and_faults() {
    let auto = ReadOptions::default();
    let wrong = format!("{}{}", &SOLUTION[..80], "1");
    for (one, other) in [(PUZZLE, SOLUTION), (PUZZLE, PUZZLE), (SOLUTION, PUZZLE), (PUZZLE, &wrong)]
    {
        for text in [format!("{one}\n{other}\n"), rows(one, 9, "") + "\n" + &rows(other, 9, "")] {
            let boards = read_all(&text, &auto);
            assert_eq!(boards.iter().flatten().count(), 2, "{:?}", told::outcomes(&text, &auto));
            assert!(boards.iter().flatten().all(|board| board.grid.geometry().is_classic()));
        }
    }
    let uneven = LAYOUT.replacen('A', "B", 1);
    let apart = "B".to_owned() + &LAYOUT[1..3] + "A" + &LAYOUT[4..];
    for (layout, found) in [
        (&uneven, "cells with"),
        (&apart, "pieces"),
        (&in_signs(&uneven, '1'), "cells with"),
        (&in_signs(&apart, '1'), "pieces"),
    ] {
        for drawn in drawn(layout) {
            let text = format!("{PUZZLE}\n{drawn}");
            let outcomes = told::outcomes(&text, &auto);
            let told = outcomes.join("\n");
            assert!(
                told.contains("a board, or a layout of the blocks") && told.contains(found),
                "{told}"
            );
        }
    }
    let told = auto.clone().geometry(minirow::Geometry::classic());
    let outcomes = told::outcomes(&format!("{PUZZLE}\n{LAYOUT}\n"), &told);
    assert!(outcomes[0].contains("the geometry given before"), "{outcomes:?}");
}

/// Whoever reads line by line is told that a layout comes too late.
#[test]
fn too_late() {
    for layout in [LAYOUT.to_owned(), in_signs(LAYOUT, '1')] {
        let mut reader = Reader::new(ReadOptions::default());
        assert_eq!(reader.feed(PUZZLE).len(), 1);
        let bytes = format!("{layout}\n");
        assert_eq!(reader.take_classic(bytes.as_bytes(), &mut Vec::new()), 0);
        let outcome = reader.feed(&layout).remove(0);
        let error = outcome.unwrap_err().to_string();
        assert!(error.contains("a layout that came when its board was read"), "{error}");
    }
}
