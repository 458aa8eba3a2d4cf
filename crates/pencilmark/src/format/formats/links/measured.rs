//! What is answered of the links of strangers, which are no part of the project: how many have one solution, and that
//! none is answered wrongly. They are looked for in `$PENCILMARK_DATA`, else beside the workspace.

use std::path::PathBuf;
use std::{env, fs};

use serde_json::Value;

use super::address::{Address, decoded, parameter};
use super::board::MOST_UNPACKED;
use super::fpuzzles::{FPuzzles, unpacked};
use super::lz;
use super::sudokumaker::format::SudokuMaker;
use super::sudokupad::format::SudokuPad;
use super::sudokupad::zip;
use crate::board::Grid;
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Known;
use crate::format::reading::notation::Alone;
use crate::format::reading::options::ReadOptions;
use crate::format::reading::record::Record;
use crate::progress;
use crate::rules::Fillings;

/// How many of the links are random ones.
const RANDOM: usize = 450;

/// As many guesses as a question may take.
const GUESSES: u64 = 100_000;

/// What is packed in a link, and how it is read.
fn packed(link: &str) -> Option<(&'static dyn Alone, Format, Value)> {
    let address = Address::of(link);
    let json = |text: &str| serde_json::from_str::<Value>(text).ok();
    if address.is_at("sudokumaker.app") {
        let packed = decoded(parameter(address.query, "puzzle")?);
        let packed = packed.replace(' ', "+").replace('-', "/").replace('$', "=");
        let value = json(&lz::unpacked(&packed, MOST_UNPACKED)?)?;
        return Some((&SudokuMaker, Format::SUDOKUMAKER, value));
    }
    let fields = |packed: &str| unpacked(packed, json);
    if address.is_at("f-puzzles.com") {
        return Some((&FPuzzles, Format::F_PUZZLES, fields(parameter(address.query, "load")?)?));
    }
    let code = |start: &str| address.path.strip_prefix(start);
    if let Some(packed) = code("fpuzzles").or_else(|| code("fpuz")) {
        return Some((&FPuzzles, Format::F_PUZZLES, fields(packed)?));
    }
    let value = unpacked(code("scl").or_else(|| code("ctc"))?, zip::read)?;
    Some((&SudokuPad, Format::SUDOKUPAD, value))
}

/// The same puzzle without its solution.
fn without_solution(mut puzzle: Value) -> Value {
    let fields = puzzle.as_object_mut().expect("an object");
    fields.remove("solution");
    for name in ["metadata", "metaData"] {
        fields.get_mut(name).and_then(Value::as_object_mut).map(|told| told.remove("solution"));
    }
    if let Some(cages) = fields.get_mut("cages").and_then(Value::as_array_mut) {
        cages.retain(|cage| {
            let told = cage.get("value").and_then(Value::as_str).unwrap_or("");
            !told.to_ascii_lowercase().starts_with("solution:")
        });
    }
    puzzle
}

fn read((alone, format, puzzle): &(&dyn Alone, Format, Value)) -> Result<Document, ParseError> {
    let known = Known::new(ReadOptions::default().rules(true));
    let record = Record::alone((1, 1), puzzle.to_string(), *format, known.clone().into());
    alone.read(&record, &known).map(|(document, _)| document)
}

/// What a board is answered: its solution, or a word.
fn answered(document: &Document) -> Result<Grid, &'static str> {
    let board = document.ruled().map_err(|_| "too large")?;
    let solver = board.compile().map_err(|_| "faulty")?;
    match solver.fillings(&board.candidates, progress::at_most(GUESSES)) {
        Ok(Fillings::One(filling)) => Ok(document.filled(&filling)),
        Ok(Fillings::None) => Err("none"),
        Ok(Fillings::Several(_)) => Err("several"),
        Err(_) => Err("limit"),
    }
}

/// Whether a grid has all digits that a solution tells.
fn agrees(grid: &Grid, solution: &Grid) -> bool {
    let cells = grid.geometry().cells();
    grid.geometry() == solution.geometry()
        && cells
            .into_iter()
            .all(|cell| solution.get(cell).is_none_or(|digit| grid.get(cell) == Some(digit)))
}

#[test]
fn links_of_strangers() {
    let folder = env::var_os("PENCILMARK_DATA").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/puzzles"),
        PathBuf::from,
    );
    let place = folder.join("variants/links.tsv");
    let Ok(text) = fs::read_to_string(&place) else {
        eprintln!("not tested: no {}", place.display());
        return;
    };
    let is_slow = env::var("RUN_SLOW_TESTS").is_ok_and(|value| value == "1");
    let step = if is_slow { 1 } else { 10 };
    let (mut all, mut unique, mut agreeing, mut refused) = (0, 0, 0, 0);
    let (mut several, mut none, mut others) = (0, 0, 0);
    let (mut without, mut wrong) = (0, Vec::new());
    for (number, line) in text.lines().skip(1).take(RANDOM).enumerate().step_by(step) {
        let link = line.split('\t').nth(2).expect("a link");
        all += 1;
        let Some(puzzle) = packed(link) else {
            refused += 1;
            continue;
        };
        match read(&puzzle) {
            Err(error) => {
                eprintln!("{number}\trefused\t{}", error.reason());
                refused += 1;
                let told = error.reason();
                if told.len() > 600 || told.contains(&link[link.len() - 40..]) {
                    wrong.push(format!("{number}: refused in {} bytes", told.len()));
                }
            }
            Ok(document) => {
                let own = document.solution.as_ref();
                let is_whole = document.notes.iter().all(|note| !note.contains("not understood"));
                let answer = answered(&document);
                let word = answer.as_ref().map_or_else(|word| *word, |_| "unique");
                eprintln!("{number}\t{word}\t{}\t{:?}", own.is_some(), document.notes);
                match answer {
                    Ok(grid) => {
                        unique += 1;
                        agreeing += usize::from(own.is_some_and(|own| agrees(&grid, own)));
                        if own.is_some_and(|own| !agrees(&grid, own)) {
                            wrong.push(format!("{number}: another solution than its own"));
                        }
                    }
                    Err(word) => {
                        match word {
                            "several" => several += 1,
                            "none" => none += 1,
                            _ => others += 1,
                        }
                        let has_own = own.is_some() && document.about.rules.is_some();
                        if has_own || !is_whole {
                            wrong.push(format!("{number}: {word} though not all was read"));
                        }
                    }
                }
                // What the solution confirms should have been found without it.
                let Some(own) = own else { continue };
                let (alone, format, value) = &puzzle;
                let bare = (*alone, *format, without_solution(value.clone()));
                let grid = read(&bare).ok().and_then(|document| answered(&document).ok());
                without += usize::from(grid.is_some());
                if grid.is_some_and(|grid| !agrees(&grid, own)) {
                    wrong.push(format!("{number}: another solution, without its own"));
                }
            }
        }
    }
    eprintln!(
        "of {all} links {unique} unique, {several} several, {none} none, {others} others, {refused} refused; \
         {agreeing} the same as their own solution, {without} of these without it"
    );
    assert_eq!(wrong, Vec::<String>::new());
    assert!(!is_slow || unique * 100 >= all * 25, "{unique} of {all} unique");
}
