//! Every technique: registered, documented, right in its examples, silent in its near misses, sound.

use std::ops::ControlFlow;

use minirow::format::{Format, ReadOptions, read, read_all};
use minirow::logic::{Position, Step, Technique, check, simplify};
use minirow::solve::{Solutions, solutions};
use minirow::{Grid, Names, Singles};
use rayon::prelude::*;

use crate::data;

/// All steps of a technique that are open now.
pub(crate) fn steps(technique: Technique, position: &Position) -> Vec<Step> {
    let mut steps = Vec::new();
    let end = technique.find(position, &mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    assert_eq!(end, ControlFlow::Continue(()));
    steps
}

/// The positions of its examples.
pub(crate) fn examples(technique: Technique) -> Vec<Position> {
    drawings(technique.document(), "Example").iter().map(position).collect()
}

/// A drawing of a document.
pub(crate) struct Drawing<'a> {
    text: &'a str,
    /// Which digits are givens, where that matters.
    givens: Option<Grid>,
    /// What is quoted behind it.
    pub(crate) quoted: Option<String>,
}

/// The drawings under a heading of a document. Behind each may stand which digits are givens, and
/// what is said about it.
pub(crate) fn drawings<'a>(document: &'a str, heading: &str) -> Vec<Drawing<'a>> {
    let section = document.split("\n## ").find(|section| section.starts_with(heading));
    let section = section.unwrap_or_else(|| panic!("no '{heading}' in {document}"));
    let blocks = section.split("```text\n").skip(1);
    blocks
        .map(|block| {
            let (text, rest) = block.split_once("```").expect("a drawing ends");
            let mut lines = rest.trim_start().lines().peekable();
            let givens = lines.peek().and_then(|line| line.strip_prefix("Givens: `"));
            let givens = givens.and_then(|line| line.strip_suffix('`'));
            let givens = givens.map(|line| line.parse().expect("a grid in one line"));
            let quoted: Vec<&str> = lines
                .skip_while(|line| givens.is_some() && !line.starts_with('>'))
                .take_while(|line| line.starts_with('>'))
                .map(|line| line.trim_start_matches('>').trim())
                .filter(|line| !line.is_empty())
                .collect();
            Drawing { text, givens, quoted: (!quoted.is_empty()).then(|| quoted.join("\n")) }
        })
        .collect()
}

pub(crate) fn position(drawing: &Drawing<'_>) -> Position {
    let text = drawing.text;
    let format: Format = "candidates".parse().expect("a format");
    let options = ReadOptions::default().format(format);
    let document = read(text, &options).unwrap_or_else(|error| panic!("{error}:\n{text}"));
    let pencil = document.pencil(Singles::Leave).expect("a position without contradiction");
    match &drawing.givens {
        Some(givens) => Position::new(&pencil).with_givens(givens),
        None => Position::new(&pencil),
    }
}

#[test]
fn names_and_titles_are_unique_and_alike() {
    let names: Vec<&str> = Technique::all().map(Technique::name).collect();
    for (index, technique) in Technique::all().enumerate() {
        let name = technique.name();
        assert_eq!(names.iter().position(|other| *other == name), Some(index), "{name} twice");
        assert!(
            name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'),
            "{name}"
        );
        assert_eq!(technique.title().to_lowercase().replace(' ', "-"), name);
        assert_eq!(technique.document().lines().next(), Some(&*format!("# {}", technique.title())));
        assert_eq!(Technique::named(name), Some(technique));
    }
}

#[test]
fn examples_show_what_they_say() {
    for technique in Technique::all() {
        let examples = drawings(technique.document(), "Example");
        assert!(!examples.is_empty(), "{}", technique.name());
        for drawing in examples {
            let position = position(&drawing);
            let found = steps(technique, &position);
            let names = Names::numbers(position.geometry());
            let told: Vec<String> = found.iter().map(|step| step.explain(&names)).collect();
            let quoted = drawing.quoted.expect("a sentence behind the example");
            assert!(told.contains(&quoted), "{quoted} is not in {told:#?}");
            for step in found {
                assert_eq!(check(&position, &step), Ok(()), "{}", technique.name());
            }
        }
    }
}

#[test]
fn near_misses_show_nothing() {
    for technique in Technique::all() {
        let near_misses = drawings(technique.document(), "Near miss");
        assert!(!near_misses.is_empty(), "{}", technique.name());
        for drawing in near_misses {
            assert_eq!(steps(technique, &position(&drawing)), [], "{}", drawing.text);
        }
    }
}

#[test]
fn a_visitor_can_stop() {
    for technique in Technique::all() {
        let position = position(&drawings(technique.document(), "Example")[0]);
        let mut seen = 0;
        let end = technique.find(&position, &mut |_| {
            seen += 1;
            ControlFlow::Break(())
        });
        assert_eq!((end, seen), (ControlFlow::Break(()), 1), "{}", technique.name());
    }
}

/// Every step is in the one solution, and none is left when the simplifier ends.
#[test]
fn simplified_boards_agree_with_the_solution() {
    const MOST: usize = 2000;
    let singles = ["naked-single", "hidden-single"].map(|name| Technique::named(name).unwrap());
    for (name, text) in data::nine() {
        let puzzles = read_all(&text, &ReadOptions::default());
        puzzles.into_par_iter().take(MOST).for_each(|puzzle| {
            let document = puzzle.expect("a puzzle can be read");
            let Solutions::One(solution) = solutions(&document.grid) else {
                return;
            };
            let start = document.pencil(Singles::Leave).expect("a puzzle with a solution");
            let result = simplify(&start);
            assert_eq!(result.contradiction, None, "{name}: {:?}", document.grid);
            for placed in result.steps.iter().flat_map(|step| &step.place) {
                let digit = Some(placed.digit);
                assert_eq!(solution.get(placed.cell), digit, "{name}: {:?}", document.grid);
            }
            assert_eq!(result.empty_before - result.empty_after(), result.steps.len());
            for technique in singles {
                let left = steps(technique, &Position::new(&result.pencil));
                assert_eq!(left, [], "{name}: {:?}", document.grid);
            }
        });
    }
}
