//! What is printed of a generated board besides its givens.

use std::ops::ControlFlow;

use minirow::Grid;
use minirow::logic::{self, Position, Tenths};
use minirow::rating::{Level, OwnRating, level};
use minirow::solve::{Solutions, solutions};
use serde::Serialize;

use super::order::{Kind, Order};
use crate::args::{To, With};
use crate::output::{JSON_VERSION, Writing, json, number};
use crate::search::hardest;

/// The version, and all that is asked for.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "GenerateAnswer"))]
pub(crate) struct Record {
    version: u32,
    seed: u64,
    number: u64,
    side: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<serde_json::Value>"))]
    geometry: Option<minirow::Geometry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    symbols: Option<String>,
    /// A complete grid has no puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    puzzle: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    weight: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    givens: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    path: Option<Vec<(&'static str, usize)>>,
}

/// A board as it is written, with its line end; its weight follows it.
pub(super) fn text(
    order: &Order,
    number_in_batch: u64,
    board: &Grid,
    weight: Option<f64>,
    with: &[With],
) -> String {
    let writing = Writing::of(order.to, &order.symbols);
    match order.to {
        To::Json | To::Jsonl => {
            json(&record(order, number_in_batch, board, weight, with, &writing))
        }
        To::Line | To::Tatham => {
            let weight = weight.map(|weight| weight.to_string());
            let words = |&what: &With| words(what, order, number_in_batch, board, &writing);
            let told: Vec<String> = weight.into_iter().chain(with.iter().map(words)).collect();
            writing.beside(writing.grid(board), &told)
        }
        To::Grid | To::Candidates => {
            // Below a drawing, lines of any other kind than comments are rows or keys to a reader.
            let mut drawing = writing.grid(board);
            if let Some(weight) = weight {
                drawing += &format!("# weight: {weight}\n");
            }
            for &what in with {
                let words = words(what, order, number_in_batch, board, &writing);
                drawing += &format!("# {}: {}\n", name(what), words.trim_end());
            }
            drawing
        }
    }
}

fn name(what: With) -> &'static str {
    match what {
        With::Solution => "solution",
        With::Rating => "rating",
        With::Level => "level",
        With::Path => "path",
        With::Givens => "givens",
        With::Seed => "seed",
    }
}

fn words(what: With, order: &Order, number: u64, board: &Grid, writing: &Writing<'_>) -> String {
    match what {
        With::Solution => solution(board).map_or("-".to_owned(), |grid| writing.line(&grid)),
        With::Rating => rating(board).map_or("-".to_owned(), |rating| rating.to_string()),
        With::Level => level(board).unwrap_or("-").to_owned(),
        With::Path => {
            let steps = path(board).into_iter().map(|(name, count)| format!("{name}:{count}"));
            steps.collect::<Vec<_>>().join(",")
        }
        With::Givens => board.filled_len().to_string(),
        With::Seed => format!("{}:{number}", order.seed),
    }
}

fn record(
    order: &Order,
    number_in_batch: u64,
    board: &Grid,
    weight: Option<f64>,
    with: &[With],
    writing: &Writing<'_>,
) -> Record {
    let (geometry, symbols) = (board.geometry(), &order.symbols);
    let side = geometry.side();
    let is_usual =
        geometry.digit_count() <= 9 && *symbols == minirow::format::Symbols::for_board(geometry);
    let line = writing.line(board);
    let asked = |what| with.contains(&what);
    let is_grid = order.kind == Kind::Grids;
    Record {
        version: JSON_VERSION,
        seed: order.seed,
        number: number_in_batch,
        side,
        geometry: (!geometry.is_classic()).then(|| geometry.clone()),
        symbols: (!is_usual).then(|| symbols.to_string()),
        weight,
        solution: if is_grid {
            Some(line.clone())
        } else {
            asked(With::Solution).then(|| solution(board).map(|grid| writing.line(&grid))).flatten()
        },
        puzzle: (!is_grid).then_some(line),
        givens: asked(With::Givens).then(|| board.filled_len()),
        rating: asked(With::Rating).then(|| rating(board).map(number)).flatten(),
        level: asked(With::Level).then(|| level(board)).flatten(),
        path: asked(With::Path).then(|| path(board)),
    }
}

fn solution(board: &Grid) -> Option<Grid> {
    match solutions(board) {
        Solutions::One(solution) => Some(solution),
        Solutions::None | Solutions::Many(_) => None,
    }
}

fn rating(board: &Grid) -> Option<Tenths> {
    hardest(board, &mut || ControlFlow::Continue(()))
}

fn level(board: &Grid) -> Option<&'static str> {
    level::rate(board).ok().map(Level::name)
}

fn path(board: &Grid) -> Vec<(&'static str, usize)> {
    let Ok(start) = Position::from_grid(board) else { return Vec::new() };
    let steps = OwnRating::of(&logic::path(&start)).steps;
    steps.into_iter().map(|(technique, count)| (technique.name(), count)).collect()
}
