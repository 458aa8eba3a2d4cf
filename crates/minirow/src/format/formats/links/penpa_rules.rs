//! Thermometers, arrows and killer cages of Penpa+.

use serde_json::{Map, Value, json};

use super::constraints::Constraints;
use super::penpa_points::Points;
use crate::format::document::Document;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::Place;
use crate::format::writing::rule_words::rule_words;
use crate::rules::Rule;
use crate::rules::kinds::{AllDifferent, Arrow, Cage, Thermometer};

/// Reads the rules among what the setter has drawn.
pub(super) fn read(
    drawn: &Map<String, Value>,
    points: &Points,
    place: Place,
    constraints: &mut Constraints,
) -> Result<Vec<Rule>, ParseError> {
    let lists = |name: &str| read_lists(drawn.get(name), points, place);
    let cages = lists("killercages")?;
    let mut sums = read_sums(drawn.get("numberS"), points, constraints)?;
    count_outlines(drawn.get("cage"), &cages, points, constraints);
    let mut rules = Vec::new();
    for cells in cages.into_iter().filter(|cells| !cells.is_empty()) {
        let sum =
            sums.iter().position(|(cell, _)| cells.contains(cell)).map(|at| sums.remove(at).1);
        rules.push(match sum {
            Some(sum) => Rule::Cage(Cage { cells, sum }),
            None => Rule::AllDifferent(AllDifferent { cells }),
        });
    }
    constraints.count("small numbers", sums.len());
    let mut thermometers = lists("thermo")?;
    let with_bulb = thermometers.len();
    thermometers.extend(lists("nobulbthermo")?);
    for (number, cells) in thermometers.iter().enumerate().filter(|(_, cells)| cells.len() > 1) {
        let goes_on = thermometers[..with_bulb].iter().any(|other| other.contains(&cells[0]));
        if number < with_bulb || goes_on {
            rules.push(Rule::Thermometer(Thermometer { cells: cells.clone(), slow: false }));
        } else {
            constraints.count("thermometers without a bulb", 1);
        }
    }
    for cells in lists("arrows")?.into_iter().filter(|cells| cells.len() > 1) {
        rules.push(Rule::Arrow(Arrow { bulb: cells[..1].to_vec(), shaft: cells[1..].to_vec() }));
    }
    Ok(rules)
}

/// Lists of cells by their points.
fn read_lists(
    lists: Option<&Value>,
    points: &Points,
    place: Place,
) -> Result<Vec<Vec<u16>>, ParseError> {
    let most = 2 * usize::from(points.side).pow(2);
    let list = |list: &Value| {
        let list = list.as_array().map_or(&[][..], Vec::as_slice);
        if list.len() > most {
            let expected = format!("up to {most} cells in a rule");
            return Err(ParseError::new(place, expected, list.len()));
        }
        let cells = list.iter().map(|point| {
            let number = point.as_u64().and_then(|point| usize::try_from(point).ok());
            let cell = number.and_then(|point| points.cell(point)).map(|cell| cell as u16);
            cell.ok_or_else(|| ParseError::new(place, "points of cells", quote(&point.to_string())))
        });
        cells.collect::<Result<Vec<u16>, ParseError>>()
    };
    lists.and_then(Value::as_array).into_iter().flatten().map(list).collect()
}

/// Numbers near corners of cells.
fn read_sums(
    numbers: Option<&Value>,
    points: &Points,
    constraints: &mut Constraints,
) -> Result<Vec<(u16, u32)>, ParseError> {
    let mut sums = Vec::new();
    for (point, number) in numbers.and_then(Value::as_object).into_iter().flatten() {
        let text = match number.get(0) {
            Some(Value::Number(number)) => number.to_string(),
            text => text.and_then(Value::as_str).unwrap_or("").trim().to_owned(),
        };
        let cell = point.parse().ok().and_then(|point| points.cell_near(point));
        match (cell, text.parse::<u32>()) {
            _ if text.is_empty() => {}
            (Some(cell), Ok(sum)) => sums.push((cell as u16, sum)),
            _ => constraints.count("small numbers", 1),
        }
    }
    sums.sort_unstable();
    Ok(sums)
}

/// Counts lines of cages that belong to none.
fn count_outlines(
    lines: Option<&Value>,
    cages: &[Vec<u16>],
    points: &Points,
    constraints: &mut Constraints,
) {
    let is_of_cage = |line: &&String| {
        let Some((one, other)) = line.split_once(',') else { return false };
        let cell = |point: &str| points.cell_near(point.parse().ok()?).map(|cell| cell as u16);
        let (Some(one), Some(other)) = (cell(one), cell(other)) else { return false };
        cages.iter().any(|cells| cells.contains(&one) && cells.contains(&other))
    };
    let lines = lines.and_then(Value::as_object).into_iter().flat_map(Map::keys);
    constraints.count("lines of cages", lines.filter(|line| !is_of_cage(line)).count());
}

/// What of a document's rules Penpa+ has no form for.
pub(super) fn refusal(document: &Document) -> Option<(&'static str, String)> {
    let holds = "killer cages, thermometers and arrows with a circle";
    let mut starts = Vec::new();
    for rule in &document.rules {
        match rule {
            Rule::Cage(Cage { cells, .. }) | Rule::AllDifferent(AllDifferent { cells })
                if !cells.is_empty() =>
            {
                // A sum stands in the first cell; another cage with that cell would take it.
                let first = *cells.iter().min().expect("a cage has cells");
                starts.push((first, cells, matches!(rule, Rule::Cage(_))));
            }
            Rule::Thermometer(Thermometer { cells, slow: false }) if cells.len() > 1 => {}
            Rule::Arrow(Arrow { bulb, shaft }) if bulb.len() == 1 && !shaft.is_empty() => {}
            rule => return Some((holds, rule_words(rule, document.grid.geometry()))),
        }
    }
    for (number, (first, ..)) in starts.iter().enumerate().filter(|(_, (.., has_sum))| *has_sum) {
        let mut others = starts.iter().enumerate().filter(|(other, _)| *other != number);
        if others.any(|(_, (_, cells, _))| cells.contains(first)) {
            return Some(("cages that do not cross", "some that do".to_owned()));
        }
    }
    None
}

/// Rules as Penpa+ has them.
pub(super) struct Drawn {
    pub(super) thermometers: Value,
    pub(super) arrows: Value,
    pub(super) cages: Value,
    /// The lines around cages.
    pub(super) outlines: Value,
    /// Their sums.
    pub(super) sums: Value,
}

impl Drawn {
    /// Rules of a board; those that have no form are left out.
    pub(super) fn of(rules: &[Rule], points: &Points) -> Self {
        let list = |cells: &[u16]| -> Value {
            cells.iter().map(|&cell| points.point_of(cell)).collect::<Vec<usize>>().into()
        };
        let (mut thermometers, mut arrows, mut cages) = (Vec::new(), Vec::new(), Vec::new());
        let (mut outlines, mut sums) = (Map::new(), Map::new());
        for rule in rules {
            match rule {
                Rule::Thermometer(Thermometer { cells, .. }) => thermometers.push(list(cells)),
                Rule::Arrow(Arrow { bulb, shaft }) => {
                    arrows.push(list(&[&bulb[..], shaft].concat()));
                }
                Rule::Cage(Cage { cells, .. }) | Rule::AllDifferent(AllDifferent { cells }) => {
                    cages.push(list(cells));
                    outlines.extend(outline(cells, points).map(|line| (line, json!(CAGE_LINE))));
                }
                _ => {}
            }
            if let Rule::Cage(Cage { cells, sum }) = rule
                && let Some(&first) = cells.iter().min()
            {
                let point = points.near_corner(first, 0).to_string();
                sums.insert(point, json!([sum.to_string(), 1]));
            }
        }
        Self {
            thermometers: thermometers.into(),
            arrows: arrows.into(),
            cages: cages.into(),
            outlines: outlines.into(),
            sums: sums.into(),
        }
    }
}

/// The style of lines around cages: dashed.
const CAGE_LINE: u32 = 10;

/// The lines around a cage, near the corners of its cells.
fn outline(cells: &[u16], points: &Points) -> impl Iterator<Item = String> {
    let side = i32::from(points.side);
    let at = |cell: u16, (rows, columns): (i32, i32)| {
        let (row, column) = (i32::from(cell) / side + rows, i32::from(cell) % side + columns);
        let is_on = (0..side).contains(&row) && (0..side).contains(&column);
        Some((row * side + column) as u16).filter(|cell| is_on && cells.contains(cell))
    };
    let mut lines = Vec::new();
    for &cell in cells {
        // Each side of a cell has two corners; towards the next cell along it, the line goes on.
        let sides = [((-1, 0), (0, 1)), ((1, 0), (2, 3)), ((0, -1), (0, 2)), ((0, 1), (1, 3))];
        for (out, (one, other)) in sides {
            if at(cell, out).is_none() {
                lines.push((points.near_corner(cell, one), points.near_corner(cell, other)));
            }
            let along = if out.0 == 0 { (1, 0) } else { (0, 1) };
            if let Some(next) = at(cell, along)
                && (at(cell, out).is_none() || at(next, out).is_none())
            {
                lines.push((points.near_corner(cell, other), points.near_corner(next, one)));
            }
        }
    }
    lines.into_iter().map(|(one, other)| format!("{},{}", one.min(other), one.max(other)))
}
