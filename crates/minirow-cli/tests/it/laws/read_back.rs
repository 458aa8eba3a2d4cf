//! What is printed reads back as the same board, or it is said what was left out.

use std::collections::BTreeMap;

use minirow::format::{Document, Format, ParseError, Part, ReadOptions, Reader, Symbols, lines};
use minirow::{DigitSet, Singles};

use super::printing::{Expected, Printing, fault_of_fewer};
use super::puzzles::{GEOMETRIES, Puzzle};
use crate::program::{Run, run_with_input};

/// What broke the law, by its kind, with an example of each and how often.
#[derive(Default)]
pub(crate) struct Faults(BTreeMap<String, (usize, String)>);

impl Faults {
    pub(crate) fn add(&mut self, kind: String, example: impl FnOnce() -> String) {
        self.0.entry(kind).or_insert_with(|| (0, example())).0 += 1;
    }

    pub(crate) fn check(&self, cases: usize) {
        let told = |(kind, (count, example)): (&String, &(usize, String))| {
            format!("{kind}: {count} of {cases} cases, such as\n{example}\n")
        };
        let told: Vec<String> = self.0.iter().map(told).collect();
        assert!(told.is_empty(), "{} ways:\n{}", told.len(), told.join("\n"));
    }
}

/// Reads a text as the program does when it is told nothing.
pub(crate) fn read_back(text: &str) -> Vec<Result<(Document, Symbols), ParseError>> {
    let mut reader = Reader::new(ReadOptions::default().rules(true));
    let mut records = Vec::new();
    for line in lines(text) {
        records.extend(reader.feed(line));
    }
    records.extend(reader.finish());
    let read = |record: Result<minirow::format::Record, ParseError>| {
        let (document, shape) = record?.read_with_shape()?;
        Ok((document, shape.symbols.clone()))
    };
    records.into_iter().map(read).collect()
}

/// In what two boards differ, in a word.
pub(crate) fn difference(
    (expected, symbols): (&Document, &Symbols),
    (read, read_symbols): (&Document, &Symbols),
    form: Format,
) -> Option<&'static str> {
    let geometry = expected.grid.geometry();
    if geometry != read.grid.geometry() {
        return Some("another geometry");
    }
    if expected.rules != read.rules {
        return Some("other rules");
    }
    if form.name() != "tatham"
        && geometry.digits().any(|digit| symbols.symbol(digit) != read_symbols.symbol(digit))
    {
        return Some("other symbols");
    }
    // A drawing of candidates has no other digits than the candidates that are alone in their cells.
    let is_same = match form {
        Format::CANDIDATES => possible(expected) == possible(read),
        _ => expected.grid == read.grid && expected.candidates == read.candidates,
    };
    (!is_same).then_some("other digits or candidates")
}

/// What is left where all cells with one candidate have their digit.
fn possible(document: &Document) -> Option<Vec<DigitSet>> {
    let pencil = document.pencil(Singles::Fill).ok()?;
    Some(document.grid.geometry().cells().map(|cell| pencil.candidates(cell)).collect())
}

/// Holds what was printed against what is expected; returns how many cases these were.
fn hold(
    (printing, form): (Printing, Format),
    puzzles: &[Puzzle],
    run: &Run,
    faults: &mut Faults,
) -> usize {
    let told = |what: &str| format!("{printing:?} --to {}: {what}", form.name());
    let shown = || {
        let input: String = puzzles.iter().map(Puzzle::json).collect();
        let cut = |text: &str| text.chars().take(1500).collect::<String>();
        format!("{}\nstdout: {}\nstderr: {}", cut(&input), cut(&run.stdout), cut(&run.stderr))
    };
    if !matches!(run.code, Some(0..=2)) || run.stderr.contains("panicked") {
        faults.add(told("a crash"), shown);
        return puzzles.len();
    }
    // Answers have an error in the place of a board that the form cannot hold.
    let (errors, text): (Vec<&str>, Vec<&str>) =
        run.stdout.split_inclusive('\n').partition(|line| line.starts_with("error "));
    let mut read = read_back(&text.concat()).into_iter();
    let mut refused = 0;
    for puzzle in puzzles {
        let symbols = &puzzle.symbols;
        let expected: Vec<Option<Document>> = match printing.expected(puzzle, form) {
            Expected::Boards(boards) => boards.into_iter().map(Some).collect(),
            Expected::Fewer => vec![None],
            Expected::Nothing => continue,
        };
        let is_refused = printing.is_refused(puzzle, form);
        refused += usize::from(is_refused);
        if !is_refused
            && printing.drops_candidates(puzzle, form)
            && !run.stderr.contains(&format!("dropped: {}", Part::Candidates))
        {
            faults.add(told("candidates dropped without a word"), shown);
        }
        for expected in expected.into_iter().filter(|_| !is_refused) {
            match (read.next(), expected) {
                (None, _) => faults.add(told("no board"), shown),
                (Some(Err(error)), _) => {
                    faults.add(told("unreadable"), || format!("{error}\n{}", shown()));
                }
                (Some(Ok((found, found_symbols))), Some(expected)) => {
                    let found = (&found, &found_symbols);
                    if let Some(what) = difference((&expected, symbols), found, form) {
                        faults.add(told(what), shown);
                    }
                }
                (Some(Ok((found, found_symbols))), None) => {
                    let mut like = found.clone();
                    like.rules.clone_from(&puzzle.document.rules);
                    let like = if *found.grid.geometry() == *puzzle.document.grid.geometry() {
                        like
                    } else {
                        puzzle.document.clone()
                    };
                    let found_all = (&found, &found_symbols);
                    if let Some(what) = difference((&like, symbols), found_all, form) {
                        faults.add(told(what), shown);
                    } else if let Some(what) = fault_of_fewer(puzzle, &found) {
                        faults.add(told(&what), shown);
                    }
                }
            }
        }
    }
    let is_told = run.stderr.matches(": expected ").count() >= refused;
    if !is_told || !(printing.is_conversion() || errors.len() == refused) {
        faults.add(told("not refused"), shown);
    }
    if read.next().is_some() {
        faults.add(told("more than the boards"), shown);
    }
    puzzles.len()
}

/// Boards of all kinds, some of one kind behind the other, come back from every command and every form.
#[test]
fn what_is_printed_reads_back() {
    let is_slow = std::env::var_os("RUN_SLOW_TESTS").is_some();
    let batches = if is_slow { 10 * GEOMETRIES } else { GEOMETRIES / 2 };
    let (mut faults, mut cases) = (Faults::default(), 0);
    for batch in 0..batches {
        let puzzle = |place: u64| {
            let number = batch * 5 + place * 7;
            let puzzle = Puzzle::new(number, number.is_multiple_of(2));
            if number % 5 == 1 { puzzle.with_candidates() } else { puzzle }
        };
        let all: Vec<Puzzle> = (0..6).map(puzzle).collect();
        for printing in Printing::ALL {
            let takes = all.iter().filter(|puzzle| printing.takes(puzzle)).cloned();
            let puzzles: Vec<Puzzle> = takes.collect();
            if puzzles.is_empty() {
                continue;
            }
            let input: String = puzzles.iter().map(Puzzle::json).collect();
            for &form in printing.forms() {
                let to: &[&str] = if form.is_empty() { &[] } else { &["--to", form] };
                let run = run_with_input(&[printing.words(), to].concat(), &input);
                let form = if form.is_empty() { "line" } else { form };
                let form = form.parse().expect("a format");
                cases += hold((printing, form), &puzzles, &run, &mut faults);
            }
        }
    }
    faults.check(cases);
    let least = if is_slow { 10_000 } else { 1_000 };
    assert!(cases >= least, "{cases} cases");
}
