//! Every technique: registered, documented, right in its examples, silent in its near misses, sound.

use std::ops::ControlFlow;

use pencilmark::format::{ReadOptions, read, read_all};
use pencilmark::logic::{Step, Technique, simplify};
use pencilmark::solve::{Solutions, solutions};
use pencilmark::{Candidate, Pencil, Singles};
use rayon::prelude::*;

use crate::data;

/// All steps of a technique that are open now.
fn steps(technique: Technique, pencil: &Pencil) -> Vec<Step> {
    let mut steps = Vec::new();
    let end = technique.find(pencil, &mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    assert_eq!(end, ControlFlow::Continue(()));
    steps
}

/// The drawings under a heading of a document, each with the sentence quoted behind it.
fn drawings<'a>(document: &'a str, heading: &str) -> Vec<(&'a str, Option<&'a str>)> {
    let section = document.split("\n## ").find(|section| section.starts_with(heading));
    let section = section.unwrap_or_else(|| panic!("no '{heading}' in {document}"));
    let blocks = section.split("```text\n").skip(1);
    blocks
        .map(|block| {
            let (drawing, rest) = block.split_once("```").expect("a drawing ends");
            let quoted = rest.trim_start().lines().next().and_then(|line| line.strip_prefix("> "));
            (drawing, quoted)
        })
        .collect()
}

fn position(drawing: &str) -> Pencil {
    let format = "candidates".parse().expect("a format");
    let options = ReadOptions { format: Some(format), ..ReadOptions::default() };
    let document = read(drawing, &options).unwrap_or_else(|error| panic!("{error}:\n{drawing}"));
    document.pencil(Singles::Leave).expect("a position without contradiction")
}

#[test]
fn names_and_titles_are_unique_and_alike() {
    let names: Vec<&str> = Technique::all().map(Technique::name).collect();
    for (index, technique) in Technique::all().enumerate() {
        let name = technique.name();
        assert_eq!(names.iter().position(|other| *other == name), Some(index), "{name} twice");
        assert!(name.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{name}");
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
        for (drawing, quoted) in examples {
            let pencil = position(drawing);
            let found: Vec<String> = steps(technique, &pencil)
                .iter()
                .map(|step| step.explain(pencil.geometry()))
                .collect();
            let quoted = quoted.expect("a sentence behind the example");
            assert!(found.iter().any(|told| told == quoted), "{quoted} is not in {found:?}");
        }
    }
}

#[test]
fn near_misses_show_nothing() {
    for technique in Technique::all() {
        let near_misses = drawings(technique.document(), "Near miss");
        assert!(!near_misses.is_empty(), "{}", technique.name());
        for (drawing, _) in near_misses {
            assert_eq!(steps(technique, &position(drawing)), [], "{drawing}");
        }
    }
}

#[test]
fn a_visitor_can_stop() {
    let pencil =
        position(drawings(Technique::named("hidden-single").unwrap().document(), "Example")[0].0);
    for technique in Technique::all().filter(|&technique| steps(technique, &pencil).len() > 1) {
        let mut seen = 0;
        let end = technique.find(&pencil, &mut |_| {
            seen += 1;
            ControlFlow::Break(())
        });
        assert_eq!((end, seen), (ControlFlow::Break(()), 1), "{}", technique.name());
    }
}

/// Every step is in the one solution, and none is left when the simplifier ends.
#[test]
fn steps_agree_with_the_solution() {
    const MOST: usize = 2000;
    for (name, text) in data::files("nine") {
        let puzzles = read_all(&text, &ReadOptions::default());
        puzzles.into_par_iter().take(MOST).for_each(|puzzle| {
            let document = puzzle.expect("a reference puzzle can be read");
            let Solutions::One(solution) = solutions(&document.grid) else {
                return;
            };
            let start = document.pencil(Singles::Leave).expect("a puzzle with a solution");
            let result = simplify(&start);
            assert_eq!(result.contradiction, None, "{name}: {:?}", document.grid);
            for Step { place: Candidate { cell, digit }, .. } in &result.steps {
                assert_eq!(solution.get(*cell), Some(*digit), "{name}: {:?}", document.grid);
            }
            assert_eq!(result.unknown_before - result.unknown_after(), result.steps.len());
            for technique in Technique::all() {
                assert_eq!(steps(technique, &result.pencil), [], "{name}: {:?}", document.grid);
            }
        });
    }
}
