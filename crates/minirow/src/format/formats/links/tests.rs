//! Links as setters make them, with what they leave out, add, and say: packed here.

use serde_json::{Value, json};

use super::fpuzzles::FPuzzles;
use super::lz;
use super::sudokumaker::format::SudokuMaker;
use super::sudokupad::format::SudokuPad;
use crate::board::Grid;
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::reading::known::Known;
use crate::format::reading::notation::{Alone, Notation};
use crate::format::reading::options::ReadOptions;
use crate::format::reading::record::Record;
use crate::format::symbols::Symbols;

/// A board with one solution, and one with several.
const ONE: &str = "1234341221434...";
const SEVERAL: &str = "1...........4...";
const SOLUTION: &str = "1234341221434321";

fn read(alone: &dyn Alone, format: Format, link: &str) -> Result<Document, String> {
    let known = Known::new(ReadOptions::default().rules(true));
    let record = Record::alone((1, 1), link.to_owned(), format, known.clone().into());
    let read = alone.read(&record, &known).map(|(document, _)| document);
    read.map_err(|error| {
        let told = error.reason();
        assert!(told.len() < 500, "{told}");
        told
    })
}

/// The board of a link to SudokuPad.
fn pad(puzzle: &Value) -> Result<Document, String> {
    let link = format!("https://sudokupad.app/scl{}", lz::packed(&puzzle.to_string()));
    read(&SudokuPad, Format::SUDOKUPAD, &link)
}

/// The rules of a link to SudokuPad, as lines, and its notes.
#[track_caller]
fn read_pad(puzzle: &Value) -> (Vec<String>, Vec<String>) {
    let document = pad(puzzle).unwrap_or_else(|error| panic!("{error}: {puzzle}"));
    (document.rule_lines(), document.notes)
}

fn rows(board: &str, side: usize) -> Vec<Vec<Value>> {
    let cell = |sign: char| sign.to_digit(10).map_or(json!({}), |digit| json!({ "value": digit }));
    let cells: Vec<Value> = board.chars().map(cell).collect();
    cells.chunks(side).map(<[Value]>::to_vec).collect()
}

/// A puzzle of 4×4 with these givens, this text, and these fields.
fn four(board: &str, text: &str, fields: Value) -> Value {
    let block = |row: usize, column: usize| {
        json!([[row, column], [row, column + 1], [row + 1, column], [row + 1, column + 1]])
    };
    let mut puzzle = json!({
        "cells": rows(board, 4),
        "regions": [block(0, 0), block(0, 2), block(2, 0), block(2, 2)],
        "metadata": { "title": "A name", "rules": text },
    });
    for (name, value) in fields.as_object().expect("fields") {
        match puzzle.get_mut(name).filter(|_| name == "metadata") {
            Some(told) => told["solution"] = value["solution"].clone(),
            None => puzzle[name] = value.clone(),
        }
    }
    puzzle
}

#[test]
fn empty_elements_draw_nothing() {
    for fields in [
        json!({ "cages": [{ "value": 0 }] }),
        json!({ "cages": [{ "cells": [], "value": 7, "unique": true }, { "cells": null }] }),
        json!({ "lines": [{}, { "wayPoints": [] }, null, { "color": "#67F067", "thickness": 8 }] }),
        json!({ "arrows": [{ "wayPoints": [], "headLength": 0.3 }, {}] }),
        json!({ "overlays": [{}, null], "underlays": [{}] }),
        json!({ "cages": [{ "value": "Corner" }], "lines": [{ "wayPoints": null }] }),
    ] {
        let puzzle = four(SEVERAL, "Normal sudoku rules apply.", fields);
        assert_eq!(read_pad(&puzzle), (vec![], vec![]), "{puzzle}");
    }
    // What has a place does draw.
    let puzzle =
        four(SEVERAL, "", json!({ "lines": [{ "d": "M0 0L9 9" }, { "wayPoints": [[1, 1]] }] }));
    let told = pad(&puzzle).expect_err("lines");
    assert!(
        told.ends_with("found several solutions of 'A name'; not understood: 2 lines"),
        "{told}"
    );
}

#[test]
fn fog_hides_no_rules() {
    for fields in [
        json!({ "foglight": [[0, 0]] }),
        json!({ "triggereffect": [{ "trigger": {}, "effect": {} }] }),
        json!({ "fogofwar": [[1, 1], [2, 2]], "foglink": "" }),
        json!({ "cages": [{ "cells": [[0, 0], [0, 1]], "value": "FogLight" }] }),
        json!({ "cages": [{ "cells": [[3, 3]], "value": "foglight: r1c1" }] }),
        json!({ "cages": [{ "cells": [[3, 3]], "value": "msgcorrect: Well done" }] }),
    ] {
        let text = "Normal sudoku rules apply. Fog covers the grid. Correct digits clear the fog.";
        let (rules, notes) = read_pad(&four(SEVERAL, text, fields.clone()));
        assert!(rules.is_empty(), "{fields}");
        assert!(notes.iter().all(|note| note == "the fog is lifted"), "{fields} {notes:?}");
    }
}

/// Without another solution, what was not understood is left out; with one, it is named.
#[test]
fn never_several_with_anything_unread() {
    for (text, fields, unread) in [
        ("No domino repeats horizontally.", json!({}), "'No domino repeats horizontally'"),
        (
            "Normal sudoku rules apply. All cage totals are prime.",
            json!({ "cages": [{ "cells": [[0, 0], [0, 1]] }] }),
            "'All cage totals are prime'",
        ),
        ("", json!({ "lines": [{ "wayPoints": [[0.5, 0.5], [0.5, 2.5]] }] }), "lines"),
        ("", json!({ "overlays": [{ "center": [0.5, 0.5], "text": "7" }] }), "texts"),
        ("White dots are consecutive.", json!({}), "a text about what is not drawn (WhiteDot)"),
        (
            "Digits do not repeat along the diagonals.",
            json!({}),
            "a text about what is not drawn (diagonals)",
        ),
        ("", json!({ "nonconsecutive": true }), "nonconsecutive"),
        ("", json!({ "regions": [] }), "regions that do not part the board"),
    ] {
        let told = pad(&four(SEVERAL, text, fields.clone())).expect_err(text);
        assert!(told.contains("found several solutions of 'A name'; not understood: "), "{told}");
        assert!(told.contains(unread), "{told}");
        let (_, notes) = read_pad(&four(ONE, text, fields));
        let told = notes.concat();
        assert!(told.contains("not understood, and not needed for one solution: "), "{told}");
        assert!(told.contains(unread), "{told}");
    }
    // Nor “none”.
    let cage = json!({ "cages": [{ "cells": [[0, 0], [0, 1]], "value": "9" }] });
    let told = pad(&four(ONE, "Cages show the product of their digits.", cage)).expect_err("none");
    assert!(told.contains("found no solution of 'A name'; not understood: 'Cages show"), "{told}");
}

/// Stories are no rules, and what is all understood may have several solutions.
#[test]
fn several_where_all_is_understood() {
    for text in [
        "",
        "Normal sudoku rules apply.",
        "Once upon a time. Have fun! By the river.",
        "No rules. No other rules apply.",
        "Place the digits 1-4 once in each row, column and box. Not all dots are given.",
        "Normal 4x4 sudoku rules apply: fill the digits 1 to 4 into every row, column and 2x2 box.",
    ] {
        let (rules, notes) = read_pad(&four(SEVERAL, text, json!({})));
        assert!(rules.is_empty() && notes.is_empty(), "{text} {notes:?}");
    }
}

/// Other digits, and words that change what rules mean, make another puzzle of it, though one solution is left.
#[test]
fn sentences_that_bend() {
    for text in [
        "Place the digits 0-3 in each row, column and box.",
        "Use the digits 0 to 3 once each in every row.",
        "Digits are from zero to three.",
        "Each row, column and box has a doubler cell, which counts twice.",
        "Exactly one clue is false.",
        "The regions have to be deduced.",
    ] {
        let told = pad(&four(ONE, text, json!({}))).expect_err(text);
        assert!(told.contains("found a sentence that may change what the others mean"), "{told}");
        let with_solution = json!({ "metadata": { "solution": SOLUTION } });
        assert!(pad(&four(ONE, text, with_solution)).is_ok(), "{text}");
    }
}

/// A solution in the link has to be the only one.
#[test]
fn solutions_of_their_own() {
    let own = |solution: &str, cages: Value| json!({ "metadata": { "solution": solution }, "cages": cages });
    let text = "Normal sudoku rules apply.";
    let told = pad(&four(SEVERAL, text, own(SOLUTION, json!([])))).expect_err("several");
    let expected =
        "expected rules of which the solution in the link is the only one, found several solutions";
    assert!(told.starts_with(expected), "{told}");
    // Another one, as far as it is told.
    let told = pad(&four(ONE, text, own("2???????????????", json!([])))).expect_err("another");
    assert!(told.contains("found another solution of 'A name'"), "{told}");
    let told = pad(&four(ONE, text, own("1234341221434312", json!([])))).expect_err("no solution");
    assert!(
        told.contains("expected a solution of this board, found one that breaks a house"),
        "{told}"
    );
    assert!(pad(&four(ONE, text, own("1??4??????????2?", json!([])))).is_ok());
    // What it breaks means something else there.
    let cages = json!([{ "cells": [[0, 0], [0, 1]], "value": "2" }, { "cells": [[3, 0], [3, 1]], "value": "12" }]);
    let (rules, notes) = read_pad(&four(ONE, "Cages show products.", own(SOLUTION, cages)));
    assert_eq!(rules, Vec::<String>::new());
    assert!(notes.concat().contains("rules of the kind that the solution breaks"), "{notes:?}");
    // A plain board with nothing to be misread is taken as it is.
    assert!(pad(&four(SEVERAL, "", own(SOLUTION, json!([])))).is_ok());
}

/// Diagonals end in the corners or near them, in either direction.
#[test]
fn diagonals_near_corners() {
    let (low, high) = (0.01, 3.99);
    for (points, expected) in [
        (json!([[[low, low], [high, high]]]), "the diagonal \\"),
        (json!([[[high, low], [low, high]]]), "the diagonal /"),
        (json!([[[high, high], [low, low]], [[0, 4], [4, 0]]]), "diagonals"),
        (json!([[[0, 0.05], [3.95, 4]], [[low, high], [high, low]]]), "diagonals"),
    ] {
        let lines: Vec<Value> = points
            .as_array()
            .expect("lines")
            .iter()
            .map(|points| json!({ "wayPoints": points, "color": "#34BBE6", "thickness": 2 }))
            .collect();
        let text = "Normal sudoku rules apply. Digits cannot repeat along a marked diagonal.";
        let document = pad(&four(SEVERAL, text, json!({ "lines": lines }))).expect(expected);
        let geometry = document.grid.geometry().to_string();
        assert_eq!(geometry, format!("4x4 with 2x2 blocks and {expected}"));
        assert_eq!(document.notes, Vec::<String>::new());
    }
}

/// A board inside a larger one, whose rim holds clues.
#[test]
fn rims_are_cropped() {
    let text = "Normal sudoku rules apply. Clues outside the grid show the sum of the first X digits, where X is \
                the first digit.";
    for (rows_before, columns_before, height, width) in
        [(1, 1, 6, 6), (1, 1, 5, 5), (1, 0, 5, 4), (0, 2, 4, 7)]
    {
        let inside = |row: usize, column: usize| {
            (rows_before..rows_before + 4).contains(&row)
                && (columns_before..columns_before + 4).contains(&column)
        };
        let cell = |row: usize, column: usize| match inside(row, column) {
            true => {
                ONE.chars().nth((row - rows_before) * 4 + column - columns_before).expect("a cell")
            }
            false => '.',
        };
        let mut board: Vec<char> =
            (0..height).flat_map(|row| (0..width).map(move |column| cell(row, column))).collect();
        // Beside the third row, whose first digit is 2, or above the third column, which begins with 3.
        let sum = if columns_before > 0 {
            board[(rows_before + 2) * width + columns_before - 1] = '3';
            "x-sum 3 r3c1 r3c2 r3c3 r3c4"
        } else {
            board[columns_before + 2] = '8';
            "x-sum 8 r1c3 r2c3 r3c3 r4c3"
        };
        let block = |row: usize, column: usize| {
            let (row, column) = (row + rows_before, column + columns_before);
            json!([[row, column], [row, column + 1], [row + 1, column], [row + 1, column + 1]])
        };
        let solution: String = (0..height)
            .flat_map(|row| (0..width).map(move |column| (row, column)))
            .map(|(row, column)| match inside(row, column) {
                true => SOLUTION
                    .chars()
                    .nth((row - rows_before) * 4 + column - columns_before)
                    .expect("a digit"),
                false => '.',
            })
            .collect();
        let puzzle = json!({
            "cells": rows(&board.iter().collect::<String>(), width),
            "regions": [block(0, 0), block(0, 2), block(2, 0), block(2, 2)],
            "cages": [{ "value": format!("rules: {text}") }, { "value": format!("solution: {solution}") }],
        });
        let document = pad(&puzzle).unwrap_or_else(|error| panic!("{error}: {puzzle}"));
        assert_eq!(document.rule_lines(), [sum]);
        assert!(document.solution.is_some_and(|solution| solution.is_solved()));
    }
}

/// A puzzle of f-puzzles with a text and fields.
fn fields(board: &str, text: &str, fields: &Value) -> Result<Document, String> {
    let given = |sign: char| match sign.to_digit(10) {
        Some(digit) => json!({ "value": digit, "given": true }),
        None => json!({}),
    };
    let cells: Vec<Value> = board.chars().map(given).collect();
    let grid: Vec<&[Value]> = cells.chunks(4).collect();
    let mut puzzle = json!({ "size": 4, "title": "A name", "ruleset": text, "grid": grid });
    for (name, value) in fields.as_object().expect("fields") {
        puzzle[name] = value.clone();
    }
    let link = format!("https://f-puzzles.com/?load={}", lz::packed(&puzzle.to_string()));
    read(&FPuzzles, Format::F_PUZZLES, &link)
}

/// The text of f-puzzles has to say what its fields say.
#[test]
fn texts_beside_fields() {
    let cage = json!({ "killercage": [{ "cells": ["R1C1", "R1C2"], "value": "3" }] });
    let dots = json!({ "difference": [{ "cells": ["R1C1", "R1C2"] }] });
    for (text, extra) in [
        ("Normal sudoku rules apply. Digits in cages do not repeat and sum to the clue.", &cage),
        ("Killer cages: digits sum to the small clue in the top left corner of the cage.", &cage),
        ("White dots separate consecutive digits. Not all dots are given.", &dots),
        ("", &cage),
    ] {
        let document = fields(SEVERAL, text, extra).expect(text);
        assert!(document.notes.is_empty(), "{text} {:?}", document.notes);
    }
    for (text, extra, unread) in [
        (
            "Digits in cages have the clue as their median.",
            &cage,
            "'Digits in cages have the clue as",
        ),
        ("No run of three cells is all odd.", &cage, "'No run of three cells is all odd'"),
        ("Arrows sum to their circle.", &dots, "a text about what is not drawn (Arrow)"),
        (
            "Digits on white dots are consecutive or sum to a prime.",
            &dots,
            "'Digits on white dots are",
        ),
    ] {
        let told = fields(SEVERAL, text, extra).expect_err(text);
        assert!(told.contains("several solutions of 'A name'; not understood: "), "{told}");
        assert!(told.contains(unread), "{told}");
        let document = fields(ONE, text, extra).expect(text);
        assert!(document.notes.concat().contains(unread), "{:?}", document.notes);
    }
    // What it says about the whole board is a rule.
    let document =
        fields(SEVERAL, "Anti-knight: cells a knight's move apart are different.", &json!({}));
    let geometry = document.expect("a board").grid.geometry().to_string();
    assert_eq!(geometry, "4x4 with 2x2 blocks and anti-knight");
}

/// A closed line holds each of its cells once, and branches are one set.
#[test]
fn closed_lines_in_fields() {
    for (extra, expected) in [
        (
            json!({ "renban": [{ "lines": [["R1C1", "R1C2", "R2C2", "R1C1"]] }] }),
            "renban r1c1 r1c2 r2c2",
        ),
        (
            json!({ "renban": [{ "lines": [["R1C1", "R1C2", "R1C3"], ["R1C2", "R2C2"]] }] }),
            "renban r1c1 r1c2 r1c3 r2c2",
        ),
        (json!({ "nabner": [{ "lines": [["R1C1", "R2C2", "R1C1"]] }] }), "nabner r1c1 r2c2"),
        (
            json!({ "nabner": [{ "lines": [["R1C1", "R1C2"], ["R4C4", "R3C4"], ["R1C2", "R1C1"]] }] }),
            "nabner r4c4 r3c4\nnabner r1c1 r1c2",
        ),
    ] {
        let document = fields(SEVERAL, "", &extra).expect(expected);
        assert_eq!(document.rule_lines().join("\n"), expected);
    }
}

/// The comment of SudokuMaker has to say what its constraints say.
#[test]
fn comments_of_sudokumaker() {
    let puzzle = |board: &str, comment: &str| {
        let cell = |sign: char| match sign.to_digit(10) {
            Some(digit) => json!({ "value": digit, "given": true }),
            None => json!({}),
        };
        let cells: Vec<Value> = board.chars().map(cell).collect();
        let block = |cell: usize| cell / 8 * 2 + cell % 4 / 2;
        let puzzle = json!({
            "name": "A name", "comment": comment, "type": "sudoku", "cells": cells, "size": 4,
            "constraints": [{ "type": 1, "regions": (0..16).map(block).collect::<Vec<_>>() }],
        });
        let link = format!("https://sudokumaker.app/?puzzle={}", lz::packed(&puzzle.to_string()));
        read(&SudokuMaker, Format::SUDOKUMAKER, &link)
    };
    for comment in
        ["", "• Normal Sudoku rules apply.", "Sudoku rules apply.\n• Not all dots are given."]
    {
        assert!(puzzle(SEVERAL, comment).is_ok(), "{comment}");
    }
    for comment in
        ["• Cages modulo 5", "• No digit is below its half.", "Arrows sum to their circles."]
    {
        let told = puzzle(SEVERAL, comment).expect_err(comment);
        assert!(told.contains("several solutions of 'A name'; not understood: "), "{told}");
    }
}

/// A text that would not be read again is not written.
#[test]
fn texts_that_come_back() {
    let document = |board: &str, text: &str| {
        let grid: Grid = board.parse().expect("a board");
        let mut document = Document::from(grid);
        document.about.rules = Some(text.to_owned());
        document
    };
    let refusals = |document: &Document| {
        let symbols = Symbols::usual(4);
        let all: [&dyn Notation; 3] = [&FPuzzles, &SudokuPad, &SudokuMaker];
        all.map(|format| format.refusal_of(document, &symbols).map(|(expected, _)| expected))
    };
    for (board, text) in [
        (SEVERAL, "Once upon a time"),
        (SEVERAL, "Normal sudoku rules apply. Not all dots are given."),
        (ONE, "Cages show their medians."),
        (ONE, "Digits on the snake sum to 9."),
    ] {
        assert_eq!(refusals(&document(board, text)), [None; 3], "{text}");
    }
    let expected = Some("a text of rules that says what the rules say");
    for (board, text) in [
        (SEVERAL, "Cages show their medians."),
        (SEVERAL, "Digits on the snake sum to 9."),
        (ONE, "Digits 0-3 once in each row and column."),
        (ONE, "Cells a knight's move apart cannot hold the same digit."),
    ] {
        assert_eq!(refusals(&document(board, text)), [expected; 3], "{text}");
    }
}
