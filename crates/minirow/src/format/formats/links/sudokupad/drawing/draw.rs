//! Rules as shapes.

use serde_json::{Map, Value, json};

use super::colour::Colour;
use super::kinds::Kind;
use super::shapes::Point;
use crate::format::formats::links::fields::cells::{Cells, Spot};
use crate::format::formats::links::fields::outside::{little_killer, outside_of};
use crate::rules::Rule;
use crate::rules::kinds::{
    AllDifferent, Arrow, Between, Cage, Difference, DoubleArrow, Entropic, Even, Lockout, Modular,
    Nabner, Odd, Outside, PairSum, Palindrome, Quadruple, Ratio, RegionSumLine, Renban, Sum,
    Thermometer, Whisper, Zipper,
};

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
    /// Draws a rule; false where it has no form.
    pub(super) fn draw(&mut self, rule: &Rule, cells: &Cells) -> bool {
        let middle = |cell: u16| middle(cells.spot(cell));
        let points =
            |line: &[u16]| -> Vec<Point> { line.iter().map(|&cell| middle(cell)).collect() };
        let between = |[one, other]: [u16; 2]| halfway(middle(one), middle(other));
        let positions = |group: &[u16]| -> Vec<[i32; 2]> {
            group.iter().map(|&cell| cells.spot(cell)).map(|(row, column)| [row, column]).collect()
        };
        let is_beside = |[one, other]: [u16; 2]| cells.are_beside(one, other);
        match rule {
            Rule::Cage(Cage { cells: group, sum }) => self.cages.push(json!({
                "cells": positions(group), "value": sum.to_string(), "sum": sum, "unique": true,
            })),
            Rule::AllDifferent(AllDifferent { cells: group }) => {
                self.cages.push(json!({ "cells": positions(group), "unique": true }));
            }
            Rule::Thermometer(Thermometer { cells: line, slow }) if line.len() > 1 => {
                let colour = if *slow { Colour::Blue } else { Colour::Grey };
                self.underlays.push(spot(middle(line[0]), 0.85, true, colour, colour, ""));
                self.lines.push(stroke(&points(line), colour, 21));
            }
            Rule::Arrow(Arrow { bulb, shaft }) if !bulb.is_empty() && !shaft.is_empty() => {
                self.arrow(bulb, shaft, cells);
            }
            Rule::Difference(Difference { cells, by }) if is_beside(*cells) => {
                let text = if *by == 1 { String::new() } else { by.to_string() };
                let dot = spot(between(*cells), 0.3, true, Colour::White, Colour::Black, &text);
                self.overlays.push(dot);
            }
            Rule::Ratio(Ratio { cells, times }) if is_beside(*cells) => {
                let text = if *times == 2 { String::new() } else { times.to_string() };
                let mut dot = spot(between(*cells), 0.3, true, Colour::Black, Colour::Black, &text);
                dot["color"] = json!(Colour::White.code());
                self.overlays.push(dot);
            }
            Rule::PairSum(PairSum { cells, sum: sum @ (5 | 10) }) if is_beside(*cells) => {
                let text = if *sum == 5 { "V" } else { "X" };
                self.overlays.push(label(between(*cells), text, 21));
            }
            Rule::Quadruple(Quadruple { cells: group, values }) if group.len() == 4 => {
                let (first, last) = (group.iter().min(), group.iter().max());
                let (Some(&first), Some(&last)) = (first, last) else { return false };
                let text: Vec<String> = values.iter().map(u32::to_string).collect();
                let centre = halfway(middle(first), middle(last));
                let circle = spot(centre, 0.7, true, Colour::White, Colour::Black, &text.join(" "));
                self.overlays.push(circle);
            }
            Rule::Odd(Odd { cells: group }) => self.underlays.extend(
                group
                    .iter()
                    .map(|&cell| spot(middle(cell), 0.7, true, Colour::Grey, Colour::Grey, "")),
            ),
            Rule::Even(Even { cells: group }) => self.underlays.extend(
                group
                    .iter()
                    .map(|&cell| spot(middle(cell), 0.7, false, Colour::Grey, Colour::Grey, "")),
            ),
            Rule::Sum(Sum { cells: line, sum }) => {
                let Some((at, step)) = little_killer(line, cells) else { return false };
                let centre = self::middle(at);
                let along = |part: f64| {
                    [centre[0] + part * f64::from(step.0), centre[1] + part * f64::from(step.1)]
                };
                self.arrows.push(json!({
                    "color": Colour::Black.code(), "thickness": 2, "headLength": 0.2,
                    "wayPoints": [along(0.3), along(0.48)],
                }));
                self.overlays.push(label(centre, &sum.to_string(), 28));
            }
            Rule::Outside(Outside { cells: line, number, .. }) => {
                let Some(at) = outside_of(line, cells) else { return false };
                self.overlays.push(label(self::middle(at), &number.to_string(), 28));
            }
            rule => return self.line(rule, cells),
        }
        true
    }

    /// Draws a line.
    fn line(&mut self, rule: &Rule, cells: &Cells) -> bool {
        let (Some(kind), Some(line)) = (Kind::of(rule), line_of(rule)) else { return false };
        if line.len() < 2 {
            return false;
        }
        let points: Vec<Point> = line.iter().map(|&cell| middle(cells.spot(cell))).collect();
        if let Some(colour) = kind.line_colour() {
            self.lines.push(stroke(&points, colour, 16));
            return true;
        }
        let (size, is_round, colour) = match kind {
            Kind::Between => (0.8, true, Colour::Grey),
            Kind::DoubleArrow => (0.8, true, Colour::Purple),
            Kind::Lockout(_) => (0.6, false, Colour::Blue),
            _ => return false,
        };
        self.lines.push(stroke(&points, colour, 5));
        for end in [points[0], points[points.len() - 1]] {
            let mut mark = spot(end, size, is_round, Colour::White, colour, "");
            if !is_round {
                mark["angle"] = json!(45);
            }
            self.overlays.push(mark);
        }
        true
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

/// The cells of a rule that is a line.
fn line_of(rule: &Rule) -> Option<&[u16]> {
    match rule {
        Rule::Palindrome(Palindrome { cells })
        | Rule::Renban(Renban { cells })
        | Rule::Whisper(Whisper { cells, .. })
        | Rule::RegionSumLine(RegionSumLine { cells })
        | Rule::Entropic(Entropic { cells })
        | Rule::Modular(Modular { cells, .. })
        | Rule::Zipper(Zipper { cells })
        | Rule::Nabner(Nabner { cells })
        | Rule::Between(Between { cells })
        | Rule::DoubleArrow(DoubleArrow { cells })
        | Rule::Lockout(Lockout { cells, .. }) => Some(cells),
        _ => None,
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
