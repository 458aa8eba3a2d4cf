//! What stands around boards in texts that people write for people.

use minirow::format::{ReadOptions, Reader, read_all};

use super::told;

const FOUR: &str = "12..\n....\n..3.\n...4\n";
const READ: &str = "2x2: 12.. .... ..3. ...4";
const LINE: &str = "12........3....4";

/// As many boards as this, all of them the same.
fn check(text: &str, boards: usize) {
    let outcomes = told::outcomes(text, &ReadOptions::default());
    assert_eq!(outcomes, vec![READ; boards], "{text}");
}

/// What is said about the first line that is no board.
fn check_error(text: &str, expected: &str) {
    let error = read_all(text, &ReadOptions::default()).into_iter().find_map(Result::err);
    assert_eq!(error.as_ref().map(told::error).as_deref(), Some(expected), "{text}");
}

#[test]
fn headings() {
    for heading in [
        "Grid 01",
        "Puzzle 7:",
        "Puzzle:",
        "Sudoku #12 (hard)",
        "Solution #1",
        "--- Board 3 ---",
        "Simple Sudoku 4.2k",
        "Golden Nugget",
        "Level: 3",
        "No. 3",
        "3.",
        "3)",
        "(3)",
        "#3",
        "Case #3:",
        "Entrada:",
    ] {
        check(&format!("{heading}\n{FOUR}"), 1);
        check(&format!("{heading}\n\n{FOUR}\n{heading}\n\n{FOUR}"), 2);
        check(&format!("{heading}\n{LINE}\n"), 1);
        if !heading.starts_with(['3', '(', 'G']) || heading.starts_with("Gr") {
            check(&format!("{heading}\n{FOUR}{heading}\n{FOUR}"), 2);
            check(&format!("{heading}\n{LINE}\n{heading}\n{LINE}\n"), 2);
        }
    }
    check(&format!("A title\nby Somebody\n\nGrid 01\n{FOUR}Grid 02\n{FOUR}Grid 03\n{FOUR}"), 3);
    check(&format!("1.\n{FOUR}2.\n{FOUR}3.\n{FOUR}"), 3);
    check(&format!("1\n{FOUR}2\n{FOUR}3\n{FOUR}"), 3);
}

#[test]
fn remarks() {
    for remark in
        ["# a remark", "// a remark", "% see http://a.b", "-- a remark", "; a remark", "' a remark"]
    {
        check(&format!("{remark}\n{FOUR}{remark}\n{FOUR}{remark}\n"), 2);
        check(&FOUR.replace("..3.", &format!("{remark}\n..3.")), 1);
    }
}

#[test]
fn numbers_before_lines() {
    for number in ["1.", "1)", "1:", "001", "(1)", "Puzzle 1:", "No. 1", "  12."] {
        check(&format!("{number} {LINE}\n{number} {LINE}\n"), 2);
    }
    check(&format!("{LINE}#83\n{LINE}#some of mine\n{LINE}:1:1234341221434321\n{LINE}:0:\n"), 4);
    // Where counts have shown, a number behind one colon is one; else a candidate that is
    // eliminated.
    check(&format!("{LINE}:0\n{LINE}:13\n{LINE}:633\n"), 3);
    let nine = ".".repeat(80) + "9";
    let count = |text: &str| {
        let read = read_all(text, &ReadOptions::default());
        let eliminated = read.iter().flatten().filter(|board| board.candidates.is_some()).count();
        (read.iter().flatten().count(), eliminated)
    };
    assert_eq!(count(&format!("{nine}:633\n{nine}:122\n")), (2, 2));
    assert_eq!(count(&format!("{nine}:0\n{nine}:633\n")), (2, 0));
    let wrong = format!("{LINE}\n2. {}\n", LINE.replace('3', "?"));
    check_error(&wrong, "Text 2:3 expected 16 cells for a board of 4x4 with 2x2 blocks, found 2");
}

#[test]
fn sizes_and_counts() {
    for size in ["4", "4 4", "2 2", "2, 2", "4,4", "2", "17"] {
        check(&format!("{size}\n{FOUR}"), 1);
        check(&format!("{size}\n\n{FOUR}\n{FOUR}"), 2);
        check(&format!("{size}\n{LINE}\n{LINE}\n"), 2);
    }
    check(&format!("2\n4\n{FOUR}4\n{FOUR}"), 2);
    let nine = format!("9\n{}", "53..7....\n".repeat(9));
    assert_eq!(read_all(&nine, &ReadOptions::default()).iter().flatten().count(), 1);
    // A row of a small board is no size.
    let two = ReadOptions::default().geometry(minirow::Geometry::with_blocks(1, 2).ok());
    assert_eq!(told::outcomes("1.\n.2\n", &two), ["1x2: 1. .2"]);
    assert_eq!(told::outcomes("1 2\n2 1\n", &two), ["1x2: 12 21"]);
    assert_eq!(told::outcomes("1\n", &ReadOptions::default()), ["1x1: 1"]);
}

#[test]
fn quotes_and_tags() {
    check(&format!("[code]\n{FOUR}[/code]\n\n[CODE]{FOUR}[/CODE]\n"), 2);
    check(&format!("[code]{LINE}[/code]\n"), 1);
    check(&format!("```text\n{FOUR}```\n"), 1);
    check(&format!("<pre>\n{FOUR}</pre>\n"), 1);
    check(&FOUR.lines().map(|row| format!("> {row}\n")).collect::<String>(), 1);
    check(&FOUR.lines().map(|row| format!("> > {row}\n")).collect::<String>(), 1);
}

#[test]
fn frames_without_room() {
    check(
        "┏━┯━┳━┯━┓\n┃1│2┃0│0┃\n┠─┼─╂─┼─┨\n┃0│0┃0│0┃\n┣━┿━╋━┿━┫\n┃0│0┃3│0┃\n┠─┼─╂─┼─┨\n┃0│0┃0│4┃\n┗━┷━┻━┷━┛\n",
        1,
    );
    check(
        "+-+-+-+-+\n|1|2|.|.|\n+-+-+-+-+\n|.|.|.|.|\n+-+-+-+-+\n|.|.|3|.|\n+-+-+-+-+\n|.|.|.|4|\n+-+-+-+-+\n",
        1,
    );
    check("╔═╤═╦═╤═╗\n║1│2║.│.║\n║.│.║.│.║\n╠═╪═╬═╪═╣\n║.│.║3│.║\n║.│.║.│4║\n╚═╧═╩═╧═╝\n", 1);
}

/// Blanks are cells where each column shows a digit somewhere.
#[test]
fn blank_cells() {
    let four = "2x2: 1..4 .2.. ..3. 4...";
    let check = |text: &str, boards: usize| {
        let outcomes = told::outcomes(text, &ReadOptions::default());
        assert_eq!(outcomes, vec![four; boards], "{text}");
    };
    let rows = "1  4\n 2\n  3\n4\n";
    let framed = "+---+---+---+---+\n| 1 |   |   | 4 |\n+---+---+---+---+\n|   | 2 |   |   |\n\
        +---+---+---+---+\n|   |   | 3 |   |\n+---+---+---+---+\n| 4 |   |   |   |\n+---+---+---+---+\n";
    let drawn = "│1 │ 4│\n│ 2│  │\n├──┼──┤\n│  │3 │\n│4 │  │\n";
    let wide = "1     4\n  2\n    3\n4\n";
    // The bars of a table are no borders of blocks.
    let table = "| 1 |   |   | 4 |\n|---|---|---|---|\n|   | 2 |   |   |\n|   |   | 3 |   |\n\
        | 4 |   |   |   |\n";
    for text in [rows, framed, drawn, wide, table] {
        check(text, 1);
        check(&format!("{text}\n{text}\nGrid 03\n{text}"), 3);
    }
    let nine = ".43......\n.5..2....\n.......71\n38.......\n....6....\n.......92\n16.......\n....4..5.\n......83.\n";
    let nine = nine.replace(".5..2....", ".5.92....").replace(".......71", ".....6.71");
    let outcome = |text: &str| told::outcomes(text, &ReadOptions::default());
    assert_eq!(outcome(&nine.replace('.', " ")), outcome(&nine));
    // Without the 9 no row shows where the fourth column is, nor another.
    check_error(
        &nine.replace(['9', '.'], " "),
        "Format 1:1 expected a character such as '.' in each empty cell, or digits in every column, \
         found rows of 1 to 3 digits with blanks between them",
    );
}

#[test]
fn boards_without_a_line_end_between_them() {
    let nine = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let two = "found 162, as 2 boards of 81 cells without a line end between them";
    check_error(
        &format!("{nine}{nine}\n"),
        &format!(
            "Text 1:1 expected cells for a square board, such as 81 in a line or 9 rows of 9, {two}"
        ),
    );
    check_error(
        &format!("{nine}\n{nine}{nine}\n"),
        &format!("Text 2:82 expected 81 cells for a board of 9x9 with 3x3 blocks, {two}"),
    );
}

/// What is no board and stands before none is said, not passed over.
#[test]
fn nothing_is_dropped() {
    check_error(
        "hello world\n",
        "Text 1:1 expected cells for a square board, such as 81 in a line or 9 rows of 9, found words, 'hello world'",
    );
    check_error(
        "Grid 01\n",
        "Text 1:1 expected cells for a square board, such as 81 in a line or 9 rows of 9, found 6 cells",
    );
    check_error(
        &format!("{FOUR}Grid 02\n"),
        "Text 6:1 expected 4 rows for a board of 4x4 with 2x2 blocks, found 1",
    );
    // A heading ends a board, whole or not.
    let half = "53..7....\n".repeat(4);
    check_error(
        &format!("Grid 01\n{half}Grid 02\n{half}"),
        "Text 2:1 expected cells for a square board, such as 81 in a line or 9 rows of 9, found 4 rows, the first of 9 cells",
    );
    // A row with something wrong in it is no heading.
    check_error(
        &format!("{FOUR}1a..\n....\n..3.\n...4\n"),
        "Text 5:2 expected a symbol of 1-4 or an empty cell, found 'a'",
    );
    check_error(
        &format!("{FOUR}abcz\n....\n..3.\n...4\n"),
        "Text 5:1 expected a symbol of 1-4 or an empty cell, found 'a'",
    );
}

#[test]
fn samurai() {
    let (two, three, one) =
        ("53..7.... ..1.3.5.8\n", "53..7....1.3..1.3.5.8\n", "      ..5.3...1\n");
    let rows = [two.repeat(6), three.repeat(3), one.repeat(3), three.repeat(3), two.repeat(6)];
    check_samurai(&rows.concat());
    let (two, one) = ("53..7.......", "........5.3...1......\n");
    let two = format!("{two}..1.3.5.8\n");
    let rows = [two.repeat(6), three.repeat(3), one.repeat(3), three.repeat(3), two.repeat(6)];
    check_samurai(&rows.concat());
    check(&format!("Samurai\n\n{FOUR}\n{FOUR}"), 2);
}

/// A text that is the board of a Samurai.
fn check_samurai(text: &str) {
    let read = read_all(text, &ReadOptions::default());
    let boards: Vec<String> = read
        .iter()
        .map(|read| match read {
            Ok(document) => document.grid.geometry().to_string(),
            Err(error) => told::error(error),
        })
        .collect();
    assert_eq!(boards, ["Samurai"], "{text}");
}

/// Five boards one after the other are a Samurai where they overlap, and only there.
#[test]
fn samurai_board_by_board() {
    // The middle one and what lies under its corners.
    let middle = "12.......\n..3......\n.........\n.........\n....5....\n.........\n.......4.\n.6.......\n8......7.\n";
    let moved = |rows: usize, columns: usize| -> String {
        let cells: Vec<Vec<char>> = middle.lines().map(|row| row.chars().collect()).collect();
        let cell = |row: usize, column: usize| {
            let (row, column) = (row + rows, column + columns);
            let is_shared = (6..15).contains(&row) && (6..15).contains(&column);
            if is_shared { cells[row - 6][column - 6] } else { '.' }
        };
        let row = |row| (0..9).map(|column| cell(row, column)).collect::<String>() + "\n";
        (0..9).map(row).collect()
    };
    let middle = middle.replacen("12.......", "12.....9.", 1);
    let five = [moved(0, 0), moved(0, 12), middle.clone(), moved(12, 0), moved(12, 12)];
    let mut five = five;
    five[1] = five[1].replacen(
        ".........\n.........\n.........\n.........\n.........\n.........\n.........",
        ".........\n.........\n.........\n.........\n.........\n.........\n.9.......",
        1,
    );
    let read = |boards: &[String], between: &str| {
        told::outcomes(&boards.join(between), &ReadOptions::default())
    };
    let error = "Format 1:1 expected boards that stand alone, found the five of a Samurai, which \
                 overlap in their corners: each was taken by itself";
    let lines: Vec<String> = five.iter().map(|b| b.replace('\n', "") + "\n").collect();
    for outcomes in [read(&five, ""), read(&five, "\n"), read(&lines, "")] {
        assert_eq!((outcomes.len(), outcomes[5].as_str()), (6, error));
    }
    let mut reader = Reader::new(ReadOptions::default());
    let mut boards = Vec::new();
    reader.feed(lines[0].trim_end());
    assert_eq!(reader.take_classic(lines[1..].concat().as_bytes(), &mut boards), 4 * 82);
    assert_eq!(reader.finish().iter().filter(|outcome| outcome.is_err()).count(), 1);
    // Others than five, in another order, or with something that differs.
    let six = [&lines[..], &lines[..1]].concat();
    let turned: Vec<String> = lines.iter().rev().skip(1).chain(&lines[4..]).cloned().collect();
    let mut changed = lines.clone();
    changed[2].replace_range(1..2, "5");
    // Shared blocks without a digit are alike as well: two with digits are enough to tell, one is not.
    let blank = |corners: &[(usize, usize)]| {
        let mut boards: Vec<String> = lines.clone();
        for &(index, block) in corners {
            let cells = [block, block + 9, block + 18].into_iter().flat_map(|at| at..at + 3);
            cells.for_each(|at| boards[index].replace_range(at..=at, "."));
        }
        read(&boards, "")
    };
    let (first, second) = ([(2, 0), (0, 60)], [(2, 6), (1, 54)]);
    assert_eq!(blank(&[first, second].concat()).len(), 6);
    assert_eq!(blank(&[&first[..], &second, &[(2, 54), (3, 6)]].concat()).len(), 5);
    for boards in [&six, &lines[..4].to_vec(), &turned, &changed, &vec![lines[2].clone(); 5]] {
        let outcomes = read(boards, "");
        assert_eq!(outcomes.len(), boards.len());
        assert!(outcomes.iter().all(|outcome| outcome.starts_with("3x3")), "{outcomes:?}");
    }
    check_samurai(&lines.concat().replace('\n', ""));
    check_samurai(&format!("{:.<369}\n", "12"));
    let row = |row: usize| match row {
        0..6 | 15..21 => "53..7............1.3.",
        6..9 | 12..15 => "53..7....1.3..1.3.5.8",
        _ => ".........5.3.1.......",
    };
    check_samurai(&(0..21).map(row).collect::<String>());
}

/// Greetings and names above a board and below it.
#[test]
fn words_below_and_headings_with_a_colon() {
    for heading in ["Today:", "Before:", "My puzzle of the day:", "Clues: 5", "Empty cells: 12"] {
        check(&format!("{heading}\n{FOUR}"), 1);
        check(&format!("{heading}\n\n{FOUR}\n{heading}\n\n{FOUR}"), 2);
        check(&format!("{heading}\n{LINE}\n"), 1);
    }
    for words in ["Have fun!\nBob", "Thanks", "Cheers,\n\nBob and Ann", "-- \nBob", "Good luck:"] {
        check(&format!("{FOUR}\n{words}\n"), 1);
        check(&format!("{FOUR}\n{FOUR}\n{words}\n"), 2);
        check(&format!("{LINE}\n\n{words}\n"), 1);
        check(&format!("Dear all,\n\n{FOUR}\n{words}\n"), 1);
        let mixed = ReadOptions::default().mixed(true);
        let text = format!("{LINE}\n\n{words}\n");
        assert_eq!(told::outcomes(&text, &mixed), [READ], "{text}");
    }
    // What may be a cell, or stands where a board should, is no greeting.
    for text in [
        format!("{FOUR}\n12..\nHave fun\n"),
        format!("{LINE}\n\nonly 1 more\n"),
        format!("{0}\nerror\n{0}\n", ".".repeat(81)),
        "Have fun!\nBob\n".to_owned(),
    ] {
        let outcomes = told::outcomes(&text, &ReadOptions::default());
        assert!(outcomes.iter().any(|told| told.contains("expected")), "{outcomes:?}: {text}");
    }
    check_error(
        &format!("colour: red\n{FOUR}"),
        "Header 1:1 expected one of the keys block, blocks, layout, grid, frame, extra, house, distinct, apart, symbols, found 'colour'",
    );
}

/// What commands print for people, given to another one.
#[test]
fn what_commands_print() {
    let steps = " 1. 1.2 Hidden single: r1c3 is 3: the only place left in block 2\n\
                 12. 10.3 Nishio: r1c1 is not 2: it would leave no place\n";
    let end = "Solved in 2 steps; the hardest is Hidden single, 1.2 on our scale. Level: beginner.";
    check(&format!("{LINE}\n\n{steps}\n{end}\n\n{LINE}\n"), 2);
    check(&format!("{LINE}\n\n{steps}\nStuck after 2 steps with 8 cells left.\n"), 1);
    check(&format!("Before:\n{FOUR}Empty cells: 12\n\nAfter:\n{FOUR}Empty cells: 12\n"), 2);
    let expected =
        "Format 1:1 expected cells for a square board, such as 81 in a line or 9 rows of 9, found";
    for (text, found) in [
        ("Look at block 2.\n", "words, 'Look at block 2.'"),
        ("unique\n", "words, 'unique'"),
        ("several\n", "words, 'several'"),
        (
            "Hidden single: r1c6 is 8: the only place left in block 2.\n",
            "words, 'Hidden single: r1c6 …'",
        ),
        ("1.2/1.2/1.2\n", "a rating, '1.2/1.2/1.2'"),
        ("7.1\n", "a rating, '7.1'"),
    ] {
        let outcomes = told::outcomes(text, &ReadOptions::default());
        let told = outcomes[0].split_once(' ').map_or("", |(_, told)| told);
        assert_eq!(told, format!("{expected} {found}").split_once(' ').unwrap().1, "{text}");
    }
}
