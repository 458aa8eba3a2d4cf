//! Rules of spots: dots and signs between cells, circles at corners, parity, and what stands outside.

use super::colour::Colour;
use super::kinds::Kind;
use super::shapes::{Point, Spot, cell_at, is_middle};
use super::sheet::Drawing;
use crate::format::formats::links::fields::outside::{from_outside, little_killer};
use crate::rules::Rule;
use crate::rules::kinds::{Clue, Difference, Even, Odd, Outside, PairSum, Quadruple, Ratio, Sum};

/// Makes rules of all spots that are understood.
pub(super) fn read(drawing: &mut Drawing<'_>) {
    for at in 0..drawing.shapes.spots.len() {
        let spot = drawing.shapes.spots[at].clone();
        if spot.is_used {
            continue;
        }
        let rule = between(drawing, &spot)
            .or_else(|| quadruple(drawing, &spot))
            .or_else(|| outside(drawing, &spot))
            .or_else(|| parity(drawing, &spot));
        let is_nothing = spot.text.is_empty() && spot.fill.is_none() && spot.border.is_none();
        if let Some((kind, rule)) = rule {
            drawing.found(kind, rule);
            drawing.shapes.spots[at].is_used = true;
        } else if is_nothing {
            drawing.shapes.spots[at].is_used = true;
        }
    }
    gather(drawing, |rule| match rule {
        Rule::Odd(Odd { cells }) => Some(cells),
        _ => None,
    });
    gather(drawing, |rule| match rule {
        Rule::Even(Even { cells }) => Some(cells),
        _ => None,
    });
}

/// Makes one rule of all of a kind that have cells.
fn gather(drawing: &mut Drawing<'_>, cells_of: fn(&mut Rule) -> Option<&mut Vec<u16>>) {
    let mut all = Vec::new();
    let mut first = None;
    let mut at = 0;
    drawing.rules.retain_mut(|rule| {
        at += 1;
        let Some(cells) = cells_of(rule) else { return true };
        all.append(cells);
        let is_first = first.is_none();
        first.get_or_insert(at - 1);
        is_first
    });
    if let Some(cells) = first.and_then(|at| cells_of(&mut drawing.rules[at])) {
        *cells = all;
    }
}

fn is_near(one: f64, other: f64) -> bool {
    (one - other).abs() < 0.12
}

/// The two cells on both sides of the middle of an edge.
fn pair(drawing: &Drawing<'_>, [row, column]: Point) -> Option<[u16; 2]> {
    let is_whole = |place: f64| is_near(place, place.round());
    let is_half = |place: f64| is_near(place - place.floor(), 0.5);
    let cell = |row: f64, column: f64| cell_at([row, column], drawing.cells);
    if is_whole(row) && is_half(column) {
        Some([cell(row.round() - 0.5, column)?, cell(row.round() + 0.5, column)?])
    } else if is_half(row) && is_whole(column) {
        Some([cell(row, column.round() - 0.5)?, cell(row, column.round() + 0.5)?])
    } else {
        None
    }
}

/// A dot or a sign between two cells.
fn between(drawing: &Drawing<'_>, spot: &Spot) -> Option<(Kind, Rule)> {
    let cells = pair(drawing, spot.centre)?;
    match spot.text.as_str() {
        "X" | "x" => return Some((Kind::X, Rule::PairSum(PairSum { cells, sum: 10 }))),
        "V" | "v" => return Some((Kind::V, Rule::PairSum(PairSum { cells, sum: 5 }))),
        _ => {}
    }
    if !spot.is_round || spot.width > 0.55 {
        return None;
    }
    let number = |usual: u32| match spot.text.as_str() {
        "" => Some(usual),
        text => text.parse::<u32>().ok().filter(|&number| number < 1000),
    };
    match spot.fill? {
        Colour::White => {
            Some((Kind::WhiteDot, Rule::Difference(Difference { cells, by: number(1)? })))
        }
        Colour::Black => Some((Kind::BlackDot, Rule::Ratio(Ratio { cells, times: number(2)? }))),
        _ => None,
    }
}

/// A circle at a corner of four cells, with digits.
fn quadruple(drawing: &Drawing<'_>, spot: &Spot) -> Option<(Kind, Rule)> {
    let [row, column] = spot.centre;
    let is_corner = is_near(row, row.round()) && is_near(column, column.round());
    if !is_corner || spot.text.is_empty() || !spot.is_round {
        return None;
    }
    let (row, column) = (row.round(), column.round());
    let corners = [(-0.5, -0.5), (-0.5, 0.5), (0.5, -0.5), (0.5, 0.5)];
    let cell = |(rows, columns): (f64, f64)| cell_at([row + rows, column + columns], drawing.cells);
    let cells = corners.into_iter().map(cell).collect::<Option<Vec<u16>>>()?;
    let digits = spot.text.chars().filter(|c| !c.is_whitespace() && *c != ',');
    let values = digits.map(|c| c.to_digit(10).filter(|&digit| digit > 0));
    let values = values.collect::<Option<Vec<u32>>>()?;
    Some((Kind::Quadruple, Rule::Quadruple(Quadruple { cells, values })))
}

/// A number beside the board: with an arrow, the sum of a diagonal; else what the text says.
fn outside(drawing: &mut Drawing<'_>, spot: &Spot) -> Option<(Kind, Rule)> {
    if !is_middle(spot.centre) || cell_at(spot.centre, drawing.cells).is_some() {
        return None;
    }
    let number = spot.text.parse::<u32>().ok().filter(|&number| number < 10_000)?;
    let (row, column) = (spot.centre[0].floor() as i32, spot.centre[1].floor() as i32);
    let arrow = drawing.shapes.arrows.iter().position(|arrow| {
        let [start, end] = [arrow.points[0], arrow.points[arrow.points.len() - 1]];
        let from = [start[0] - spot.centre[0], start[1] - spot.centre[1]];
        let is_here = from.iter().all(|distance| distance.abs() < 0.75);
        let steps = [end[0] - start[0], end[1] - start[1]];
        let is_slanted = (steps[0].abs() - steps[1].abs()).abs() < 0.1 && steps[0].abs() > 0.02;
        // An arrow between two numbers leads away from its own.
        let leads_away = steps.iter().zip(from).all(|(step, from)| step * from > -0.05);
        !arrow.is_used && is_here && is_slanted && leads_away
    });
    if let Some(at) = arrow {
        let arrow = &mut drawing.shapes.arrows[at];
        let [start, end] = [arrow.points[0], arrow.points[arrow.points.len() - 1]];
        let step = |at: usize| if end[at] > start[at] { 1 } else { -1 };
        let step = (step(0), step(1));
        let cells = drawing.cells.ray((row + step.0, column + step.1), step);
        let _ = little_killer(&cells, drawing.cells)?;
        arrow.is_used = true;
        return Some((Kind::LittleKiller, Rule::Sum(Sum { cells, sum: number })));
    }
    let cells = from_outside((row, column), drawing.cells)?;
    let clues = [Clue::Sandwich, Clue::XSum, Clue::Skyscraper, Clue::NumberedRoom];
    let mut said = clues.into_iter().filter(|&clue| drawing.words.says(Kind::Outside(clue)));
    let (clue, None) = (said.next()?, said.next()) else { return None };
    Some((Kind::Outside(clue), Rule::Outside(Outside { clue, cells, number })))
}

/// A circle or a square in a cell.
fn parity(drawing: &Drawing<'_>, spot: &Spot) -> Option<(Kind, Rule)> {
    let is_filled = matches!(spot.fill, Some(Colour::Grey | Colour::Black));
    let is_large = (0.45..0.97).contains(&spot.width) && is_near(spot.width, spot.height);
    if !is_middle(spot.centre) || !is_filled || !is_large || !spot.text.is_empty() || spot.is_turned
    {
        return None;
    }
    let cells = vec![cell_at(spot.centre, drawing.cells)?];
    let (odd, even) = (drawing.words.says(Kind::Odd), drawing.words.says(Kind::Even));
    match spot.is_round {
        true if odd => Some((Kind::Odd, Rule::Odd(Odd { cells }))),
        false if even => Some((Kind::Even, Rule::Even(Even { cells }))),
        // One kind alone may have either form.
        true if even => Some((Kind::Even, Rule::Even(Even { cells }))),
        false if odd => Some((Kind::Odd, Rule::Odd(Odd { cells }))),
        _ => None,
    }
}
