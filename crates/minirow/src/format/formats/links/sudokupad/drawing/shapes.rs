//! What is drawn, in units of a cell.

use serde_json::{Map, Value};

use super::colour::Colour;
use crate::format::formats::links::constraints::Constraints;
use crate::format::formats::links::fields::cells::Cells;
use crate::format::formats::links::values::text_of;

/// A row and a column; the middle of the first cell is 0.5 and 0.5.
pub(super) type Point = [f64; 2];

/// A circle, a rectangle, or a text.
#[derive(Clone, Debug)]
pub(super) struct Spot {
    pub(super) centre: Point,
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) is_round: bool,
    /// Whether it stands on a corner, as a diamond does.
    pub(super) is_turned: bool,
    pub(super) text: String,
    pub(super) fill: Option<Colour>,
    pub(super) border: Option<Colour>,
    /// Whether a rule was made of it.
    pub(super) is_used: bool,
}

/// A line through cells.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) cells: Vec<u16>,
    pub(super) colour: Option<Colour>,
    pub(super) thickness: f64,
    pub(super) is_used: bool,
}

/// A line with a head.
#[derive(Clone, Debug)]
pub(super) struct Arrow {
    pub(super) points: Vec<Point>,
    pub(super) is_used: bool,
}

/// A dashed line around cells.
#[derive(Clone, Debug)]
pub(super) struct Cage {
    pub(super) cells: Vec<u16>,
    /// What stands in its corner.
    pub(super) text: String,
    /// Its sum, where that has a field of its own.
    pub(super) sum: Option<u32>,
    /// Whether the puzzle itself says that no digit repeats; nothing where it says neither.
    pub(super) is_unique: Option<bool>,
    pub(super) is_hidden: bool,
}

/// All of them.
#[derive(Clone, Debug, Default)]
pub(super) struct Shapes {
    pub(super) spots: Vec<Spot>,
    pub(super) lines: Vec<Line>,
    pub(super) arrows: Vec<Arrow>,
    pub(super) cages: Vec<Cage>,
}

/// More shapes than any puzzle has.
const MOST: usize = 4000;

impl Shapes {
    /// What is drawn in a puzzle; what makes no sense is counted.
    pub(super) fn of(
        puzzle: &Map<String, Value>,
        cells: &Cells,
        constraints: &mut Constraints,
    ) -> Self {
        let list = |name: &str| -> Vec<&Value> {
            puzzle.get(name).and_then(Value::as_array).into_iter().flatten().collect()
        };
        let mut shapes = Self::default();
        let named = ["underlays", "overlays", "lines", "arrows", "cages"];
        if named.iter().map(|name| list(name).len()).sum::<usize>() > MOST {
            constraints.count("a drawing of more than 4000 parts", 1);
            return shapes;
        }
        for value in ["underlays", "overlays"].into_iter().flat_map(list) {
            match spot(value) {
                Some(spot) => shapes.spots.push(spot),
                None => constraints.count("shapes without a place", 1),
            }
        }
        for value in list("lines") {
            match line(value, cells) {
                Some(line) => shapes.lines.push(line),
                None => constraints.count("lines", 1),
            }
        }
        for value in list("arrows") {
            match points(value).filter(|points| points.len() > 1) {
                Some(points) => shapes.arrows.push(Arrow { points, is_used: false }),
                None => constraints.count("arrows", 1),
            }
        }
        for value in list("cages") {
            match cage(value, cells) {
                Some(cage) => shapes.cages.push(cage),
                None => constraints.count("cages", 1),
            }
        }
        shapes
    }
}

fn number(value: &Value, name: &str) -> Option<f64> {
    value.get(name)?.as_f64().filter(|number| number.abs() < 1000.0)
}

fn colour(value: &Value, name: &str) -> Option<Colour> {
    value.get(name).and_then(Value::as_str).and_then(Colour::of_code)
}

fn point(value: &Value) -> Option<Point> {
    let [row, column] = value.as_array()?.as_slice() else { return None };
    let near = |value: &Value| value.as_f64().filter(|number| number.abs() < 1000.0);
    Some([near(row)?, near(column)?])
}

fn points(value: &Value) -> Option<Vec<Point>> {
    value.get("wayPoints")?.as_array()?.iter().map(point).collect()
}

fn spot(value: &Value) -> Option<Spot> {
    let turned = number(value, "angle").unwrap_or(0.0).rem_euclid(90.0);
    Some(Spot {
        centre: point(value.get("center")?)?,
        width: number(value, "width").unwrap_or(0.0),
        height: number(value, "height").unwrap_or(0.0),
        is_round: value.get("rounded") == Some(&Value::Bool(true)),
        is_turned: (turned - 45.0).abs() < 1.0,
        text: value.get("text").map(text_of).unwrap_or_default().trim().to_owned(),
        fill: colour(value, "backgroundColor"),
        border: colour(value, "borderColor"),
        is_used: false,
    })
}

fn line(value: &Value, cells: &Cells) -> Option<Line> {
    Some(Line {
        cells: through(&points(value)?, cells)?,
        colour: colour(value, "color"),
        thickness: number(value, "thickness").unwrap_or(0.0),
        is_used: false,
    })
}

fn cage(value: &Value, cells: &Cells) -> Option<Cage> {
    let positions = value.get("cells")?.as_array()?;
    let cell = |value: &Value| {
        let [row, column] = point(value)?;
        cells.cell((row as i32, column as i32)).filter(|_| row >= 0.0 && column >= 0.0)
    };
    let unique = value.get("unique");
    let told = value.get("sum").and_then(Value::as_u64).and_then(|sum| u32::try_from(sum).ok());
    let cells = positions.iter().map(cell).collect::<Option<Vec<u16>>>()?;
    let differ = (1..cells.len()).all(|at| !cells[..at].contains(&cells[at]));
    (differ && !cells.is_empty()).then(|| Cage {
        text: value.get("value").map(text_of).unwrap_or_default().trim().to_owned(),
        sum: told,
        is_unique: unique.and_then(Value::as_bool),
        is_hidden: value.get("hidden") == Some(&Value::Bool(true)),
        cells,
    })
}

/// The cell that a point is in, near enough to its middle.
pub(super) fn cell_at(point: Point, cells: &Cells) -> Option<u16> {
    cells.cell((point[0].floor() as i32, point[1].floor() as i32))
}

/// Whether a point is the middle of a cell.
pub(super) fn is_middle(point: Point) -> bool {
    point.iter().all(|place| (place - place.floor() - 0.5).abs() < 0.1)
}

/// All cells that a line through points goes through.
pub(super) fn through(points: &[Point], cells: &Cells) -> Option<Vec<u16>> {
    let mut line: Vec<u16> = Vec::new();
    for &point in points {
        let next = cell_at(point, cells)?;
        let Some(&last) = line.last() else {
            line.push(next);
            continue;
        };
        let ((row, column), (to_row, to_column)) = (cells.spot(last), cells.spot(next));
        let (rows, columns) = (to_row - row, to_column - column);
        let steps = rows.abs().max(columns.abs());
        let is_straight = rows == 0 || columns == 0 || rows.abs() == columns.abs();
        if !is_straight {
            return None;
        }
        for step in 1..=steps {
            line.push(cells.cell((row + rows / steps * step, column + columns / steps * step))?);
        }
    }
    (line.len() <= 2 * cells.count()).then_some(line)
}
