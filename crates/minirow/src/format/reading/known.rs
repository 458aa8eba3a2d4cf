//! What is known of a board before it is read: what the caller has told, and what stands in front
//! of it in the text.

use std::sync::Arc;

use super::error::{ParseError, ParseErrorKind, quote};
use super::options::ReadOptions;
use super::shape::Shape;
use super::unruled::{IS_RULED, unruled};
use crate::board::{Cell, Extra, Geometry, GeometryError};
use crate::format::rule_lines::RuleReader;
use crate::format::symbols::Symbols;
use crate::rules;

/// Line and column.
pub(in crate::format) type Place = (u64, usize);

/// Row and column of a cell, from 1.
pub(in crate::format) type Position = (u8, u8);

/// What a text tells of its boards, with the place where it does.
#[derive(Clone, Debug, Default)]
pub(in crate::format) struct Header {
    /// Rows, columns and blocks, without other rules.
    pub(in crate::format) blocks: Option<(Place, Geometry)>,
    pub(in crate::format) rules: Vec<(Place, Rule)>,
    pub(in crate::format) symbols: Option<(Place, Symbols)>,
    /// Rules beyond houses, a line for each.
    pub(in crate::format) lines: Vec<RuleLine>,
}

/// A rule beyond houses as it is written, for a board whose side is known later.
pub(in crate::format) type RuleLine = (Place, String);

/// A rule beyond rows, columns and blocks.
#[derive(Clone, Debug)]
pub(in crate::format) enum Rule {
    Extra(Extra),
    House { name: String, cells: Vec<Position>, is_distinct: bool },
    Apart { name: String, pairs: Vec<(Position, Position)> },
}

/// All that is known of the boards to come.
#[derive(Clone, Debug, Default)]
pub(in crate::format) struct Known {
    /// With the rules of the text, where the geometry is known.
    pub(in crate::format) options: ReadOptions,
    /// The rules of the text that wait for the geometry.
    rules: Vec<(Place, Rule)>,
    /// The rules beyond houses that the text tells.
    lines: Arc<[RuleLine]>,
}

impl Known {
    pub(in crate::format) fn new(options: ReadOptions) -> Self {
        Self { options, ..Self::default() }
    }

    /// The usual board of 9×9, where nothing that is known makes it another one.
    pub(in crate::format) fn classic(&self) -> Option<Geometry> {
        let is_plain =
            self.options.extras.is_empty() && self.rules.is_empty() && self.lines.is_empty();
        match &self.options.geometry {
            None if is_plain => Some(Geometry::classic()),
            _ if !self.lines.is_empty() => None,
            geometry => geometry.clone().filter(Geometry::is_classic),
        }
    }

    /// With what a text tells; an error where that is not what was told before.
    pub(in crate::format) fn with(&self, header: &Header) -> Result<Self, ParseError> {
        let mut known = self.clone();
        if let Some((place, symbols)) = &header.symbols {
            if let Some(told) = self.options.symbols.as_ref().filter(|told| !told.agrees(symbols)) {
                let expected = format!("the symbols given before, {told}");
                return Err(ParseError::new(*place, expected, symbols));
            }
            known.options.symbols = Some(symbols.clone());
        }
        if let Some((place, blocks)) = &header.blocks {
            match &self.options.geometry {
                Some(told) if !same_blocks(told, blocks) => {
                    let expected = format!("the geometry given before, {told}");
                    return Err(ParseError::new(*place, expected, blocks));
                }
                Some(_) => {}
                None => known.options.geometry = Some(self.complete(blocks.clone(), *place)?),
            }
        }
        match known.options.geometry.take() {
            Some(geometry) => {
                known.rules.clear();
                known.options.geometry = Some(with_rules(geometry, &header.rules)?);
            }
            None => known.rules.extend(header.rules.iter().cloned()),
        }
        if let Some((place, line)) = header.lines.first() {
            if !self.options.rules {
                let expected = "a board without rules beyond houses";
                return Err(ParseError::new(*place, expected, quote(line)));
            }
            known.lines = self.lines.iter().chain(&header.lines).cloned().collect();
        }
        Ok(known)
    }

    /// The rules beyond houses that the text tells, a line for each.
    pub(in crate::format) fn lines(&self) -> &Arc<[RuleLine]> {
        &self.lines
    }

    /// What else stands beside a board that is written like that.
    pub(in crate::format) fn of_shape(&self, shape: &Shape) -> Self {
        let mut known = self.clone();
        known.options.geometry = Some(shape.geometry.clone());
        known.options.symbols = Some(shape.symbols.clone());
        known.rules.clear();
        known
    }

    /// A geometry that was found out, with all rules that are known; whatever is wrong with the
    /// extras of the caller is wrong at this place.
    pub(in crate::format) fn complete(
        &self,
        geometry: Geometry,
        place: Place,
    ) -> Result<Geometry, ParseError> {
        let extras = self.options.extras.iter();
        let extras: Vec<_> = extras.map(|&extra| (place, Rule::Extra(extra))).collect();
        let geometry = with_rules(geometry, &extras)?;
        with_rules(geometry, &self.rules).map_err(|error| error.of(ParseErrorKind::Header))
    }
}

/// Rules beyond houses, on a board of this geometry.
pub(in crate::format) fn read_lines(
    lines: &[RuleLine],
    geometry: &Geometry,
) -> Result<Vec<rules::Rule>, ParseError> {
    let Some((place, line)) = lines.first() else { return Ok(Vec::new()) };
    if !IS_RULED {
        return Err(unruled(*place, quote(line)));
    }
    rules::BoardError::of_size(geometry)
        .map_err(|error| ParseError::new(*place, "rules on a board that is small enough", error))?;
    let mut rules = RuleReader::new(geometry);
    let read = |(place, line): &RuleLine| {
        rules.read(line).map_err(|error| {
            let place = (place.0, place.1 + error.position() - 1);
            ParseError::new(place, error.expected(), error.quoted())
        })
    };
    lines.iter().map(read).collect()
}

/// Whether two boards have the same rows, columns and blocks.
pub(in crate::format) fn same_blocks(one: &Geometry, other: &Geometry) -> bool {
    if one.is_square() && other.is_square() {
        return one.side() == other.side()
            && one.cells().all(|cell| one.block(cell) == other.block(cell));
    }
    one.plain() == other.plain()
}

fn with_rules(geometry: Geometry, rules: &[(Place, Rule)]) -> Result<Geometry, ParseError> {
    let mut geometry = geometry;
    // Houses are added together: a board is built anew each time.
    let are_houses = |rule: &Rule| matches!(rule, Rule::House { is_distinct: false, .. });
    for alike in rules.chunk_by(|(_, one), (_, other)| are_houses(one) && are_houses(other)) {
        let mut houses = Vec::new();
        let place = alike[0].0;
        for (place, rule) in alike {
            match rule {
                Rule::Extra(extra) => {
                    let extended = geometry.with_extra(*extra);
                    geometry = extended.map_err(|error| error_at(*place, error))?;
                }
                Rule::House { name, cells, is_distinct: true } => {
                    let cells = cells.iter().map(|&position| cell_at(&geometry, *place, position));
                    let cells = cells.collect::<Result<Vec<_>, _>>()?;
                    let extended = geometry.with_distinct(name, &cells);
                    geometry = extended.map_err(|error| error_at(*place, error))?;
                }
                Rule::House { name, cells, .. } => {
                    houses.push((name.clone(), house_cells(&geometry, *place, name, cells)?));
                }
                Rule::Apart { name, pairs } => {
                    let pairs = pairs.iter().map(|&(one, other)| {
                        let one = cell_at(&geometry, *place, one)?;
                        Ok((one, cell_at(&geometry, *place, other)?))
                    });
                    let pairs = pairs.collect::<Result<Vec<_>, ParseError>>()?;
                    let extended = geometry.with_apart(name, &pairs);
                    geometry = extended.map_err(|error| error_at(*place, error))?;
                }
            }
        }
        if !houses.is_empty() {
            geometry =
                geometry.with_houses(houses, None).map_err(|error| error_at(place, error))?;
        }
    }
    Ok(geometry)
}

fn house_cells(
    geometry: &Geometry,
    place: Place,
    name: &str,
    cells: &[Position],
) -> Result<Vec<Cell>, ParseError> {
    let cells = cells.iter().map(|&position| cell_at(geometry, place, position));
    let cells = cells.collect::<Result<Vec<_>, _>>()?;
    let mut different = cells.clone();
    different.sort_unstable();
    different.dedup();
    let side = usize::from(geometry.digit_count());
    if (cells.len(), different.len()) != (side, side) {
        let expected = format!("{side} different cells in the house '{name}'");
        let found = if different.len() == side { cells.len() } else { different.len() };
        return Err(ParseError::new(place, expected, found));
    }
    Ok(cells)
}

fn cell_at(geometry: &Geometry, place: Place, position: Position) -> Result<Cell, ParseError> {
    let (row, column) = position;
    geometry.cell_at(row - 1, column - 1).ok_or_else(|| {
        let expected = format!("cells of a board of {}x{}", geometry.rows(), geometry.columns());
        ParseError::new(place, expected, format!("r{row}c{column}"))
    })
}

fn error_at(place: Place, error: GeometryError) -> ParseError {
    match error {
        GeometryError::Extra { extra } => {
            ParseError::new(place, format!("rectangular blocks for {extra}"), "irregular ones")
        }
        GeometryError::Pair { .. } => {
            ParseError::new(place, "pairs of two different cells", "a cell that is both")
        }
        GeometryError::TooManyHouses { limit } => {
            ParseError::new(place, format!("at most {limit} houses"), "more")
        }
        error => ParseError::new(place, "a board", error),
    }
}
