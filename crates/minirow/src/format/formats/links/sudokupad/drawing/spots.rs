//! Rules of spots: dots and signs between cells, circles at corners, parity, and what stands outside.

use super::colour::Colour;
use super::kinds::Kind;
use super::shapes::{Point, Spot, cell_at, is_middle};
use super::sheet::Drawing;
use crate::format::formats::links::fields::outside::{from_outside, little_killer};
use crate::rules::Rule;
use crate::rules::links::Form;

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
    for kind in Kind::all().filter(|kind| matches!(kind.form(), Form::Spots { .. })) {
        gather(drawing, kind);
    }
}

/// Makes one rule of all of a kind that have cells.
fn gather(drawing: &mut Drawing<'_>, kind: Kind) {
    let is_it = |rule: &Rule| rule.is_of(kind.drawn.of);
    let Some(first) = drawing.rules.iter().position(is_it) else { return };
    let cells = drawing.rules.iter().filter(|rule| is_it(rule)).flat_map(Rule::cells).collect();
    drawing.rules.retain(|rule| !is_it(rule));
    drawing.rules.insert(first, kind.rule(cells));
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
    let cells = pair(drawing, spot.centre)?.to_vec();
    let is_sign = |kind: &Kind| matches!(kind.form(), Form::Sign(sign) if sign.eq_ignore_ascii_case(&spot.text));
    if let Some(kind) = Kind::all().find(is_sign) {
        return Some((kind, kind.rule(cells)));
    }
    if !spot.is_round || spot.width > 0.55 {
        return None;
    }
    let fill = spot.fill?;
    let (kind, usual) = Kind::all().find_map(|kind| match kind.form() {
        Form::Dot(colour, usual) if Colour::named(colour) == fill => Some((kind, usual)),
        _ => None,
    })?;
    let number = match spot.text.as_str() {
        "" => usual,
        text => text.parse::<u32>().ok().filter(|&number| number < 1000)?,
    };
    Some((kind, kind.numbered(cells, number)))
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
    let kind = Kind::all().find(|kind| kind.form() == Form::Corner)?;
    Some((kind, kind.drawn.of.rule(vec![cells], &values)))
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
        let kind = Kind::all().find(|kind| kind.form() == Form::Diagonal)?;
        return Some((kind, kind.numbered(cells, number)));
    }
    let cells = from_outside((row, column), drawing.cells)?;
    let is_said = |kind: &Kind| kind.form() == Form::Clue && drawing.words.says(*kind);
    let mut said = Kind::all().filter(is_said);
    let (kind, None) = (said.next()?, said.next()) else { return None };
    Some((kind, kind.numbered(cells, number)))
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
    let round = |kind: Kind| match kind.form() {
        Form::Spots { is_round } if drawing.words.says(kind) => Some((is_round, kind)),
        _ => None,
    };
    let said: Vec<(bool, Kind)> = Kind::all().filter_map(round).collect();
    // One kind alone may have either form.
    let (_, kind) =
        said.iter().find(|(is_round, _)| *is_round == spot.is_round).or_else(|| said.first())?;
    Some((*kind, kind.rule(cells)))
}
