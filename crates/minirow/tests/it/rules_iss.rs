//! Variant puzzles in the notations that people exchange.

use minirow::format::{ReadOptions, Reader, read_ruled};
use minirow::progress;
use minirow::rules::kinds::{AutomatonLine, Cage, Pairs, Sum};
use minirow::rules::{Fillings, Rule, RuledBoard};

use crate::data;

#[test]
fn all_variant_puzzles_are_read() {
    let Some(text) = data::file("variants/iss.jsonl") else { return };
    let mut wrong = Vec::new();
    for line in text.lines() {
        let puzzle: serde_json::Value = serde_json::from_str(line).expect("a line is JSON");
        let text = |name: &str| puzzle[name].as_str();
        let name = text("name").expect("a puzzle has a name");
        match read_ruled(text("input").expect("a puzzle has a text")) {
            Err(error) => wrong.push(format!("{name}: {error}")),
            Ok(board) => {
                let solution = text("solution");
                if let Some(told) = solution.and_then(|told| first_wrong(&board, told)) {
                    wrong.push(format!("{name}: {told}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// An item in each line, with remarks and empty lines between them: the same board.
#[test]
fn items_in_lines_of_their_own_are_one_board() {
    let Some(text) = data::file("variants/iss.jsonl") else { return };
    let options = ReadOptions::default().rules(true);
    for line in text.lines() {
        let puzzle: serde_json::Value = serde_json::from_str(line).expect("a line is JSON");
        let input = puzzle["input"].as_str().expect("a puzzle has a text");
        if !input.trim_start().starts_with('.') || !input.contains('~') {
            continue;
        }
        let whole = read_ruled(input).expect("a puzzle");
        // An item without a word says nothing, and is no line of such a text.
        let input = &input.replace("..", ".");
        for end in ["\n.", "\r\n.", "\n\n# a remark\n.", "\n ."] {
            let mut reader = Reader::new(options.clone());
            let text = input.replace('.', end);
            let lines = minirow::format::lines(&text);
            let mut records: Vec<_> = lines.flat_map(|line| reader.feed(line)).collect();
            records.extend(reader.finish());
            let [Ok(record)] = &records[..] else { panic!("{} records: {text}", records.len()) };
            assert_eq!(read_ruled(&record.text).as_ref(), Ok(&whole), "{text}");
            assert!(record.read().is_ok(), "{text}");
        }
    }
}

/// Each puzzle has the solution that is told and no other, or several where its own solver says so.
#[test]
fn all_variant_puzzles_are_solved() {
    if !data::is_slow() {
        return;
    }
    let Some(text) = data::file("variants/iss.jsonl") else { return };
    for line in text.lines() {
        let puzzle: serde_json::Value = serde_json::from_str(line).expect("a line is JSON");
        let text = |name: &str| puzzle[name].as_str();
        let board = read_ruled(text("input").expect("a puzzle has a text")).expect("a puzzle");
        let fillings = board.fillings(progress::to_the_end()).expect("a search to the end");
        let name = text("name").expect("a puzzle has a name");
        match (fillings, text("iss_status")) {
            (Fillings::Several(_), Some("multiple")) => {}
            (Fillings::One(filling), Some("unique" | "capped")) => {
                let line = board.line(&filling);
                assert!(text("solution").is_none_or(|solution| solution == line), "{name}: {line}");
            }
            (fillings, status) => panic!("{name}: {fillings:?}, {status:?}"),
        }
    }
}

/// What does not fit the board in a solution: its length, a candidate, a house, or how it is written.
fn first_wrong(board: &RuledBoard, solution: &str) -> Option<String> {
    let geometry = board.geometry();
    let has_letters = geometry.lowest_value() + geometry.digit_count() > 10;
    let value = |sign: char| match sign {
        'A'..='P' if has_letters => sign as u8 - b'A' + 1,
        _ => sign.to_digit(10).expect("a sign is a value") as u8,
    };
    let digit = |sign: char| geometry.digit_of(value(sign)).map(minirow::Digit::index);
    let places: Option<Vec<usize>> = solution.chars().map(digit).collect();
    let Some(places) = places else { return Some("a value that the board lacks".to_owned()) };
    if places.len() != geometry.cell_count() {
        return Some(format!("{} values", places.len()));
    }
    let mut cells = places.iter().zip(&board.candidates);
    if let Some(cell) = cells.position(|(&place, &candidates)| candidates >> place & 1 == 0) {
        return Some(format!("cell {cell} does not hold its value"));
    }
    for house in board.houses() {
        let mut seen: Vec<usize> = house.iter().map(|&cell| places[usize::from(cell)]).collect();
        seen.sort_unstable();
        if seen.windows(2).any(|pair| pair[0] == pair[1]) {
            return Some(format!("a value twice in {house:?}"));
        }
    }
    if let Some(rule) = board.rules.iter().find(|rule| !holds(rule, &places, board)) {
        return Some(format!("{rule:?}").chars().take(200).collect());
    }
    let line: Vec<u8> = places.iter().map(|&place| place as u8).collect();
    (board.line(&line) != solution).then(|| "another line".to_owned())
}

/// Whether a rule holds that is read from a code, or has a sum; all others are said to hold.
fn holds(rule: &Rule, places: &[usize], board: &RuledBoard) -> bool {
    let place = |cell: &u16| places[usize::from(*cell)];
    let lowest = usize::from(board.geometry().lowest_value());
    let total = |cells: &[u16]| cells.iter().map(|cell| (lowest + place(cell)) as u32).sum::<u32>();
    match rule {
        Rule::Pairs(Pairs { table, pairs, .. }) => {
            pairs.iter().all(|(first, second)| table[place(first)] >> place(second) & 1 == 1)
        }
        Rule::AutomatonLine(AutomatonLine { automaton, cells, .. }) => {
            automaton.accepts(cells.iter().map(place))
        }
        Rule::Cage(Cage { cells, sum }) | Rule::Sum(Sum { cells, sum }) => total(cells) == *sum,
        _ => true,
    }
}
