//! Lines with something at their ends: thermometers, arrows, and lines between two marks.

use super::colour::Colour;
use super::kinds::Kind;
use super::shapes::{Spot, cell_at, is_middle};
use super::sheet::Drawing;
use crate::rules::links::Form;

/// Makes rules of all such lines.
pub(super) fn read(drawing: &mut Drawing<'_>) {
    arrows(drawing);
    two_ends(drawing);
    thermometers(drawing);
}

/// The spot in a cell, without a text, that is so large.
fn spot_in(drawing: &Drawing<'_>, cell: u16, least: f64, most: f64) -> Option<usize> {
    let is_it = |spot: &Spot| {
        is_middle(spot.centre)
            && cell_at(spot.centre, drawing.cells) == Some(cell)
            && (least..most).contains(&spot.width)
            && (least..most).contains(&spot.height)
            && spot.text.is_empty()
    };
    drawing.shapes.spots.iter().position(is_it)
}

/// A filled circle at one end of a thick line of its colour.
fn thermometers(drawing: &mut Drawing<'_>) {
    for at in 0..drawing.shapes.lines.len() {
        let line = drawing.shapes.lines[at].clone();
        if line.is_used || line.cells.len() < 2 || line.thickness < 8.0 {
            continue;
        }
        let bulb = |cell: u16| {
            spot_in(drawing, cell, 0.5, 1.01).filter(|&spot| {
                let spot = &drawing.shapes.spots[spot];
                spot.is_round && spot.fill.is_some() && spot.fill == line.colour
            })
        };
        let (first, last) = (bulb(line.cells[0]), bulb(line.cells[line.cells.len() - 1]));
        let (spot, is_reversed) = match (first, last) {
            (Some(spot), None) => (spot, false),
            (None, Some(spot)) => (spot, true),
            _ => continue,
        };
        let mut cells = line.cells;
        if is_reversed {
            cells.reverse();
        }
        let is_thermometer = |kind: &Kind| matches!(kind.form(), Form::Thermometer(_));
        let all: Vec<Kind> = Kind::all().filter(is_thermometer).collect();
        let said: Vec<Kind> =
            all.iter().copied().filter(|&kind| drawing.words.says(kind)).collect();
        // Of several kinds the later ones have their colours named.
        let named = said.iter().skip(1).find(|&&kind| drawing.words.names(kind, line.colour));
        let kind = *named.or(said.first()).unwrap_or(&all[0]);
        drawing.found(kind, kind.rule(cells));
        drawing.shapes.spots[spot].is_used = true;
        drawing.shapes.lines[at].is_used = true;
    }
}

/// Arrows that begin in a circle, or in a pill of several cells.
fn arrows(drawing: &mut Drawing<'_>) {
    for at in 0..drawing.shapes.arrows.len() {
        let arrow = drawing.shapes.arrows[at].clone();
        let Some(cells) = super::shapes::through(&arrow.points, drawing.cells) else { continue };
        if cells.len() < 2 {
            continue;
        }
        let Some((spot, bulb)) = bulb_at(drawing, cells[0]) else { continue };
        let Some(kind) = Kind::all().find(|kind| kind.form() == Form::Arrow) else { return };
        drawing.found(kind, kind.drawn.of.rule(vec![bulb, cells[1..].to_vec()], &[]));
        drawing.shapes.spots[spot].is_used = true;
        drawing.shapes.arrows[at].is_used = true;
    }
}

/// The round spot over a cell, and all cells that it covers in the order in which they are read.
fn bulb_at(drawing: &Drawing<'_>, cell: u16) -> Option<(usize, Vec<u16>)> {
    let covered = |spot: &Spot| -> Option<Vec<u16>> {
        let long = |size: f64| (size - 0.4).ceil().max(1.0) as i32;
        let (rows, columns) = (long(spot.height), long(spot.width));
        let is_bulb = spot.is_round
            && spot.width.min(spot.height) >= 0.5
            && spot.width.min(spot.height) < 1.2
            && (rows == 1 || columns == 1)
            && rows.max(columns) <= 3;
        let top = spot.centre[0] - f64::from(rows) / 2.0;
        let left = spot.centre[1] - f64::from(columns) / 2.0;
        let is_aligned = [top, left].iter().all(|place| (place - place.round()).abs() < 0.1);
        if !is_bulb || !is_aligned || !spot.text.is_empty() {
            return None;
        }
        let (top, left) = (top.round() as i32, left.round() as i32);
        let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        cells.map(|(row, column)| drawing.cells.cell((top + row, left + column))).collect()
    };
    drawing.shapes.spots.iter().enumerate().find_map(|(at, spot)| {
        let cells = covered(spot).filter(|cells| cells.contains(&cell))?;
        Some((at, cells))
    })
}

/// Lines with a mark at each end.
fn two_ends(drawing: &mut Drawing<'_>) {
    for at in 0..drawing.shapes.lines.len() {
        let line = drawing.shapes.lines[at].clone();
        if line.is_used || line.cells.len() < 2 {
            continue;
        }
        let end = |cell: u16| spot_in(drawing, cell, 0.4, 1.01);
        let (Some(first), Some(last)) = (end(line.cells[0]), end(line.cells[line.cells.len() - 1]))
        else {
            continue;
        };
        let is_round = drawing.shapes.spots[first].is_round && drawing.shapes.spots[last].is_round;
        let is_bulb = |spot: usize| {
            let fill = drawing.shapes.spots[spot].fill;
            fill.is_some_and(|fill| fill != Colour::White) && fill == line.colour
        };
        if is_bulb(first) && is_bulb(last) && line.thickness >= 16.0 {
            continue;
        }
        let Some(kind) = drawing.words.ends(is_round, line.colour) else { continue };
        drawing.found(kind, kind.rule(line.cells));
        drawing.shapes.lines[at].is_used = true;
        for spot in [first, last] {
            drawing.shapes.spots[spot].is_used = true;
        }
    }
}
