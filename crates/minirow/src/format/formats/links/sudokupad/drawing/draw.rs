//! Rules as shapes.

use serde_json::{Map, Value, json};

use super::colour::Colour;
use super::kinds::Kind;
use super::shapes::Point;
use crate::format::formats::links::fields::cells::{Cells, Spot};
use crate::format::formats::links::fields::outside::{little_killer, outside_of};
use crate::rules::Rule;
use crate::rules::links::Form;

/// Shapes in the lists that SudokuPad has for them.
#[derive(Debug, Default)]
pub(super) struct Canvas {
    pub(super) underlays: Vec<Value>,
    pub(super) overlays: Vec<Value>,
    pub(super) lines: Vec<Value>,
    pub(super) arrows: Vec<Value>,
    pub(super) cages: Vec<Value>,
}

impl Canvas {
    /// Draws a rule of a kind; false where it has no form.
    pub(super) fn draw(&mut self, kind: Kind, rule: &Rule, cells: &Cells) -> bool {
        let middle = |cell: &u16| middle(cells.spot(*cell));
        let (parts, numbers) = (rule.parts(), rule.numbers());
        let line = parts.first().map_or(&[][..], Vec::as_slice);
        let points: Vec<Point> = line.iter().map(middle).collect();
        let number = numbers.first();
        let pair = match *line {
            [one, other] if cells.are_beside(one, other) => Some(halfway(points[0], points[1])),
            _ => None,
        };
        match kind.form() {
            Form::Cage => {
                let positions: Vec<[i32; 2]> =
                    line.iter().map(|&cell| cells.spot(cell).into()).collect();
                let mut cage = json!({ "cells": positions, "unique": true });
                if let Some(sum) = number {
                    cage["value"] = json!(sum.to_string());
                    cage["sum"] = json!(sum);
                }
                self.cages.push(cage);
            }
            Form::Thermometer(colour) if line.len() > 1 => {
                let colour = Colour::named(colour);
                self.underlays.push(spot(points[0], 0.85, true, colour, colour, ""));
                self.lines.push(stroke(&points, colour, 21));
            }
            Form::Arrow if parts.iter().all(|part| !part.is_empty()) => {
                self.arrow(line, &parts[1], cells);
            }
            Form::Dot(colour, usual) => {
                let Some(centre) = pair else { return false };
                let text = number.filter(|number| **number != u64::from(usual));
                let text = text.map(u64::to_string).unwrap_or_default();
                let fill = Colour::named(colour);
                let mut dot = spot(centre, 0.3, true, fill, Colour::Black, &text);
                if fill == Colour::Black {
                    dot["color"] = json!(Colour::White.code());
                }
                self.overlays.push(dot);
            }
            Form::Sign(text) => {
                let Some(centre) = pair else { return false };
                self.overlays.push(label(centre, text, 21));
            }
            Form::Corner if line.len() == 4 => {
                let (first, last) = (line.iter().min(), line.iter().max());
                let (Some(first), Some(last)) = (first, last) else { return false };
                let text: Vec<String> = numbers.iter().map(u64::to_string).collect();
                let centre = halfway(middle(first), middle(last));
                let circle = spot(centre, 0.7, true, Colour::White, Colour::Black, &text.join(" "));
                self.overlays.push(circle);
            }
            Form::Spots { is_round } => {
                let spot = |&point| spot(point, 0.7, is_round, Colour::Grey, Colour::Grey, "");
                self.underlays.extend(points.iter().map(spot));
            }
            Form::Diagonal | Form::Clue => {
                let at = if kind.form() == Form::Clue {
                    outside_of(line, cells)
                } else {
                    little_killer(line, cells).map(|(at, step)| {
                        self.pointer(at, step);
                        at
                    })
                };
                let (Some(at), Some(number)) = (at, number) else { return false };
                self.overlays.push(label(self::middle(at), &number.to_string(), 28));
            }
            Form::Line(colour) | Form::Set(colour) if line.len() > 1 => {
                self.lines.push(stroke(&points, Colour::named(colour), 16));
            }
            Form::Ends { size, is_round, colour } if line.len() > 1 => {
                let colour = Colour::named(colour);
                self.lines.push(stroke(&points, colour, 5));
                for end in [points[0], points[points.len() - 1]] {
                    let mut mark = spot(end, size, is_round, Colour::White, colour, "");
                    if !is_round {
                        mark["angle"] = json!(45);
                    }
                    self.overlays.push(mark);
                }
            }
            _ => return false,
        }
        true
    }

    /// The arrow of a number beside the board, along its diagonal.
    fn pointer(&mut self, at: Spot, step: Spot) {
        let centre = middle(at);
        let along = |part: f64| {
            [centre[0] + part * f64::from(step.0), centre[1] + part * f64::from(step.1)]
        };
        self.arrows.push(json!({
            "color": Colour::Black.code(), "thickness": 2, "headLength": 0.2,
            "wayPoints": [along(0.3), along(0.48)],
        }));
    }

    fn arrow(&mut self, bulb: &[u16], shaft: &[u16], cells: &Cells) {
        let spots: Vec<Spot> = bulb.iter().map(|&cell| cells.spot(cell)).collect();
        let (first, last) = (spots[0], spots[spots.len() - 1]);
        let size = |one: i32, other: i32| 0.75 + f64::from((one - other).abs());
        let mut circle =
            spot(halfway(middle(first), middle(last)), 0.75, true, Colour::White, Colour::Grey, "");
        circle["height"] = json!(size(first.0, last.0));
        circle["width"] = json!(size(first.1, last.1));
        self.overlays.push(circle);
        let to = middle(cells.spot(shaft[0]));
        let distance = |&&spot: &&Spot| {
            let from = middle(spot);
            (from[0] - to[0]).abs().max((from[1] - to[1]).abs())
        };
        let nearest = spots.iter().min_by(|one, other| distance(one).total_cmp(&distance(other)));
        let from = middle(*nearest.unwrap_or(&last));
        let step = [to[0] - from[0], to[1] - from[1]]
            .map(|part| 0.3 * part.signum() * f64::from(u8::from(part != 0.0)));
        let mut points = vec![[round(from[0] + step[0]), round(from[1] + step[1])]];
        points.extend(shaft.iter().map(|&cell| middle(cells.spot(cell))));
        self.arrows.push(json!({
            "color": Colour::Grey.code(), "headLength": 0.3, "thickness": 5, "wayPoints": points,
        }));
    }

    /// The lists that have anything in them.
    pub(super) fn lists(self) -> Map<String, Value> {
        let Self { underlays, overlays, lines, arrows, cages } = self;
        let lists = [
            ("underlays", underlays),
            ("overlays", overlays),
            ("lines", lines),
            ("arrows", arrows),
            ("cages", cages),
        ];
        let lists = lists.into_iter().filter(|(_, list)| !list.is_empty());
        lists.map(|(name, list)| (name.to_owned(), Value::Array(list))).collect()
    }
}

fn round(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

fn middle((row, column): Spot) -> Point {
    [f64::from(row) + 0.5, f64::from(column) + 0.5]
}

fn halfway(one: Point, other: Point) -> Point {
    [(one[0] + other[0]) / 2.0, (one[1] + other[1]) / 2.0]
}

fn spot(
    centre: Point,
    size: f64,
    is_round: bool,
    fill: Colour,
    border: Colour,
    text: &str,
) -> Value {
    let mut spot = json!({
        "center": centre, "width": size, "height": size, "rounded": is_round,
        "backgroundColor": fill.code(), "borderColor": border.code(),
    });
    if !text.is_empty() {
        spot["text"] = json!(text);
        spot["fontSize"] = json!(14);
    }
    spot
}

fn label(centre: Point, text: &str, size: u32) -> Value {
    json!({
        "center": centre, "width": 0.25, "height": 0.25, "rounded": false, "text": text,
        "fontSize": size, "backgroundColor": Colour::White.code(), "borderColor": Colour::White.code(),
    })
}

fn stroke(points: &[Point], colour: Colour, thickness: u32) -> Value {
    json!({ "color": colour.code(), "thickness": thickness, "wayPoints": points })
}
