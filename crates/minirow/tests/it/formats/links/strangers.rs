//! What is answered of the links of strangers, which are no part of the project: how many have one solution, and that
//! none is answered wrongly.

use minirow::Grid;
use minirow::format::{Document, ReadOptions, read_all};
use minirow::progress;
use minirow::rules::Fillings;

use crate::data;

/// How many of the links are random ones.
const RANDOM: usize = 450;

/// As many guesses as a question may take.
const GUESSES: u64 = 100_000;

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
    let mut cells = grid.geometry().cells();
    grid.geometry() == solution.geometry()
        && cells.all(|cell| solution.get(cell).is_none_or(|digit| grid.get(cell) == Some(digit)))
}

#[test]
fn links_of_strangers() {
    let Some(text) = data::file("variants/links.tsv") else { return };
    let options = ReadOptions::default().rules(true);
    let step = if data::is_slow() { 1 } else { 10 };
    let (mut all, mut refused, mut wrong) = (0, 0, Vec::new());
    let (mut unique, mut agreeing) = (0, 0);
    let (mut several, mut none, mut others) = (0, 0, 0);
    for (number, line) in text.lines().skip(1).take(RANDOM).enumerate().step_by(step) {
        let link = line.split('\t').nth(2).expect("a link");
        all += 1;
        let documents = read_all(link, &options);
        let [document] = &documents[..] else {
            wrong.push(format!("{number}: {} boards in one link", documents.len()));
            continue;
        };
        let document = match document {
            Ok(document) => document,
            Err(error) => {
                refused += 1;
                let told = error.to_string();
                if told.len() > 600 || told.contains(&link[link.len().saturating_sub(40)..]) {
                    wrong.push(format!("{number}: refused in {} bytes", told.len()));
                }
                continue;
            }
        };
        let own = document.solution.as_ref();
        match answered(document) {
            Ok(grid) => {
                unique += 1;
                match own {
                    Some(own) if agrees(&grid, own) => agreeing += 1,
                    Some(_) => wrong.push(format!("{number}: another solution than its own")),
                    None => {}
                }
            }
            Err(word) => {
                match word {
                    "several" => several += 1,
                    "none" => none += 1,
                    _ => others += 1,
                }
                let has_own = own.is_some() && document.about.rules.is_some();
                let is_whole = document.notes.iter().all(|note| !note.contains("not understood"));
                if has_own || !is_whole {
                    wrong.push(format!("{number}: {word} though not all was read"));
                }
            }
        }
    }
    eprintln!(
        "of {all} links {unique} unique, {several} several, {none} none, {others} others, {refused} refused; \
         {agreeing} the same as their own solution"
    );
    assert_eq!(wrong, Vec::<String>::new());
    assert!(!data::is_slow() || unique * 100 >= all * 25, "{unique} of {all} unique");
}
