//! The regression library of HoDoKu, and cases of our own in its form: each names one technique and
//! all that it finds.

use std::collections::BTreeMap;
use std::fmt;

use minirow::format::{ReadOptions, read};
use minirow::logic::{Position, Role, Step, Technique};
use minirow::{Candidate, Digit, Geometry, Grid, Names};

use crate::data;
use crate::techniques::steps;

/// Codes of the library and the technique that answers to them; longer codes come first where they
/// name a variant.
const CODES: &[(&str, &str)] = &[
    ("0000", "full-house"),
    ("0002", "hidden-single"),
    ("0003", "naked-single"),
    ("0100", "pointing"),
    ("0101", "claiming"),
    ("0110", "locked-pair"),
    ("0111", "locked-triple"),
    ("0200", "naked-pair"),
    ("0201", "naked-triple"),
    ("0202", "naked-quad"),
    ("0210", "hidden-pair"),
    ("0211", "hidden-triple"),
    ("0212", "hidden-quad"),
    ("0300", "x-wing"),
    ("0301", "swordfish"),
    ("0302", "jellyfish"),
    ("0310", "finned-x-wing"),
    ("03111", "siamese-finned-swordfish"),
    ("0311", "finned-swordfish"),
    ("03121", "siamese-finned-jellyfish"),
    ("0312", "finned-jellyfish"),
    ("0320", "sashimi-x-wing"),
    ("03211", "siamese-sashimi-swordfish"),
    ("0321", "sashimi-swordfish"),
    ("03221", "siamese-sashimi-jellyfish"),
    ("0322", "sashimi-jellyfish"),
    ("0330", "franken-x-wing"),
    ("0331", "franken-swordfish"),
    ("0332", "franken-jellyfish"),
    ("0340", "finned-franken-x-wing"),
    ("03411", "siamese-finned-franken-swordfish"),
    ("0341", "finned-franken-swordfish"),
    ("03421", "siamese-finned-franken-jellyfish"),
    ("0342", "finned-franken-jellyfish"),
    ("0400", "skyscraper"),
    ("0401", "two-string-kite"),
    ("0402", "empty-rectangle"),
    ("0403", "turbot-fish"),
    ("0404", "dual-two-string-kite"),
    ("0405", "dual-empty-rectangle"),
    ("0500", "simple-colouring"),
    ("0501", "simple-colouring"),
    ("0502", "multi-colouring"),
    ("0503", "multi-colouring"),
    ("0600", "unique-rectangle-1"),
    ("0601", "unique-rectangle-2"),
    ("0602", "unique-rectangle-3"),
    ("0603", "unique-rectangle-4"),
    ("0604", "unique-rectangle-5"),
    ("0605", "unique-rectangle-6"),
    ("0606", "hidden-rectangle"),
    ("0607", "avoidable-rectangle-1"),
    ("0608", "avoidable-rectangle-2"),
    ("0610", "bivalue-universal-grave"),
    ("0701", "x-chain"),
    ("0702", "xy-chain"),
    ("0703", "remote-pair"),
    ("0706", "aic"),
    ("0707", "aic"),
    ("0708", "aic"),
    ("0709-2", "aic-with-locked-sets"),
    ("0709", "grouped-aic"),
    ("0710-3", "aic-with-locked-sets"),
    ("0710-4", "aic-with-locked-sets"),
    ("0710", "grouped-aic"),
    ("0711-3", "aic-with-locked-sets"),
    ("0711-4", "aic-with-locked-sets"),
    ("0711", "grouped-aic"),
    ("0800", "xy-wing"),
    ("0801", "xyz-wing"),
    ("0803", "w-wing"),
    ("0901", "als-xz"),
    ("0902-2", "overlapping-als-xy-wing"),
    ("0902", "als-xy-wing"),
    ("0903", "overlapping-als-chain"),
    ("0904-2", "overlapping-death-blossom"),
    ("0904", "death-blossom"),
    ("1101", "sue-de-coq"),
];

/// One line of the library.
struct Case<'a> {
    line: &'a str,
    /// The code with its variant.
    code: &'a str,
    /// The digits it is about.
    digits: Vec<Digit>,
    position: Position,
    place: Vec<Candidate>,
    remove: Vec<Candidate>,
}

/// What came of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Result {
    NotCovered,
    Pass,
    /// The technique finds what is named, and for the same digits something else too.
    More,
    Wrong,
}

impl<'a> Case<'a> {
    fn read(line: &'a str) -> Self {
        let fields: Vec<&str> = line.split(':').collect();
        let [_, code, digits, givens, removed, eliminations, placements, ..] = fields[..] else {
            panic!("{line}");
        };
        let board = read(&givens.replace('+', ""), &ReadOptions::default());
        let board = board.unwrap_or_else(|error| panic!("{error}: {line}")).grid;
        let mut given = Grid::new(board.geometry());
        let symbols = givens.split_inclusive(|c: char| c != '+');
        for (cell, symbol) in board.geometry().cells().zip(symbols) {
            given.set(cell, if symbol.starts_with('+') { None } else { board.get(cell) });
        }
        let position = Position::from_grid(&board).expect("a position without contradiction");
        let mut position = position.with_givens(&given);
        for candidate in candidates(removed) {
            position.remove(candidate).expect("a candidate");
        }
        let place = candidates(placements);
        let digits = digits.bytes().filter_map(|byte| Digit::new(byte - b'0')).collect();
        Case { line, code, digits, position, place, remove: candidates(eliminations) }
    }

    fn technique(&self) -> Option<Technique> {
        let code = CODES.iter().find(|(code, _)| self.code.starts_with(code));
        code.and_then(|(_, name)| Technique::named(name))
    }

    fn is_named(&self, step: &Step) -> bool {
        let sorted = |candidates: &[Candidate]| {
            let mut sorted = candidates.to_vec();
            sorted.sort_unstable();
            sorted.dedup();
            sorted
        };
        sorted(&step.place) == sorted(&self.place) && sorted(&step.remove) == sorted(&self.remove)
    }

    /// Whether a step is about the digits of the case: those of its pattern, or where it has none
    /// those of its conclusions.
    fn is_about(&self, step: &Step) -> bool {
        let pattern = step.marks.candidates.iter().filter(|mark| mark.1 == Role::Pattern);
        let mut digits: Vec<Digit> = pattern.map(|mark| mark.0.digit).collect();
        if digits.is_empty() {
            let conclusions = step.place.iter().chain(&step.remove);
            digits = conclusions.map(|candidate| candidate.digit).collect();
        }
        digits.sort_unstable();
        digits.dedup();
        digits == self.digits
            && loop_codes(step).is_none_or(|codes| codes.contains(&&self.code[..4]))
    }

    fn result(&self) -> Result {
        let Some(technique) = self.technique() else {
            return Result::NotCovered;
        };
        let found = steps(technique, &self.position);
        let is_fail_case = self.code.ends_with("-x");
        let is_found = found.iter().any(|step| self.is_named(step));
        let has_more = found.iter().any(|step| self.is_about(step) && !self.is_named(step));
        match (is_fail_case, is_found, has_more) {
            (true, false, _) if found.is_empty() => Result::Pass,
            (false, true, false) => Result::Pass,
            (false, true, true) => Result::More,
            _ => Result::Wrong,
        }
    }
}

impl fmt::Display for Case<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.line)?;
        let found = self.technique().map_or_else(Vec::new, |t| steps(t, &self.position));
        for step in found {
            let sign = if self.is_named(&step) { '=' } else { '!' };
            writeln!(f, "  {sign} {}", step.explain(&Names::numbers(self.position.geometry())))?;
        }
        Ok(())
    }
}

/// The codes of a loop or chain, which are techniques of their own in the library: without and with
/// groups or sets.
fn loop_codes(step: &Step) -> Option<[&'static str; 2]> {
    let [line] = &step.marks.chains[..] else {
        return None;
    };
    let [first, .., last] = &line[..] else {
        return None;
    };
    Some(match (first.holds, last.holds, first.node == last.node) {
        (true, true, true) | (false, false, true) => ["0706", "0709"],
        (false, true, false) => ["0708", "0711"],
        _ => ["0707", "0710"],
    })
}

/// Candidates as `digit row column`, blank separated.
fn candidates(field: &str) -> Vec<Candidate> {
    let geometry = Geometry::classic();
    let one = |text: &str| {
        let numbers: Vec<u8> = text.bytes().map(|byte| byte - b'0').collect();
        let cell = geometry.cell(numbers[1] - 1, numbers[2] - 1);
        Candidate { cell, digit: Digit::new(numbers[0]).expect("a digit from 1") }
    };
    field.split_whitespace().map(one).collect()
}

/// No case may be wrong; returns how many pass.
fn check(text: &str) -> usize {
    let only = std::env::var("REGRESSION_CODE").unwrap_or_default();
    let mut results: BTreeMap<&str, BTreeMap<Result, usize>> = BTreeMap::new();
    let mut wrong = String::new();
    for line in text.lines().filter(|line| line.starts_with(':')) {
        let case = Case::read(line);
        if !case.code.starts_with(&only) {
            continue;
        }
        let result = case.result();
        *results.entry(case.code).or_default().entry(result).or_default() += 1;
        if matches!(result, Result::Wrong | Result::More) {
            wrong.push_str(&format!("{result:?} {case}"));
        }
    }
    let count = |kind: Result| -> usize { results.values().filter_map(|r| r.get(&kind)).sum() };
    let lines: usize = results.values().flat_map(BTreeMap::values).sum();
    eprintln!("{results:#?}");
    eprintln!(
        "{} of {lines} not covered, {} with more",
        count(Result::NotCovered),
        count(Result::More)
    );
    assert_eq!(count(Result::Wrong) + count(Result::More), 0, "\n{wrong}");
    count(Result::Pass)
}

#[test]
fn hodoku_finds_the_same_on_our_boards() {
    assert_eq!(check(include_str!("../data/regressions.txt")), 99);
}

#[test]
fn hodoku_regression_library() {
    if let Some(text) = data::file("rating/reglib-1.4.txt") {
        check(&text);
    }
}
