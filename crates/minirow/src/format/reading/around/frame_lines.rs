//! The lines of a header that tell a frame, or how grids overlap.

use super::told::{MOST_RULES, block, extra, position};
use crate::board::{Arrangement, Frame, Geometry, GeometryError, Grids, PlacedGrid};
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::Place;
use crate::format::reading::lines::blocks::read_frame_rows;
use crate::format::reading::lines::text::Row;

/// What they have told so far.
#[derive(Debug, Default)]
pub(super) struct FrameLines {
    layout: Option<(Place, Arrangement)>,
    grids: Vec<(Place, PlacedGrid)>,
    frame: Option<(Place, Frame)>,
}

impl FrameLines {
    /// `layout: samurai`
    pub(super) fn take_layout(&mut self, text: &str, place: Place) -> Result<(), ParseError> {
        self.check_alone("layout", place)?;
        let arrangement = text.parse::<Arrangement>().map_err(|_| {
            let names: Vec<&str> = Arrangement::all().map(Arrangement::name).collect();
            ParseError::new(place, format!("one of {}", names.join(", ")), quote(text))
        })?;
        self.layout = Some((place, arrangement));
        Ok(())
    }

    /// `grid B: r1c13 3x3 diagonals`: its first cell, its blocks or a map of them between `/`, and its extras.
    pub(super) fn take_grid(
        &mut self,
        name: &str,
        value: &Row<'_>,
        at: impl Fn(usize) -> Place,
    ) -> Result<(), ParseError> {
        let place = at(1);
        if let Some((_, told)) = self.grids.last().filter(|_| self.grids.len() == MOST_RULES) {
            let expected = format!("at most {MOST_RULES} grids");
            return Err(ParseError::new(place, expected, format!("more, after {}", told.geometry)));
        }
        if self.layout.is_some() || self.frame.is_some() {
            return Err(ParseError::new(place, "a layout, grids or a frame", "two of them"));
        }
        let letter = Grids::letter(self.grids.len());
        if !name.is_empty() && !name.eq_ignore_ascii_case(&letter) {
            return Err(ParseError::new(
                place,
                format!("grid {letter}, the next one"),
                quote(name),
            ));
        }
        let mut tokens = value.tokens().map(|token| (token.text, at(token.column)));
        let expected = "the first cell of a grid and its blocks, such as r1c13 3x3";
        let Some((corner, corner_place)) = tokens.next() else {
            return Err(ParseError::new(place, expected, "nothing"));
        };
        let (row, column) = position(corner, corner_place)?;
        let mut geometry = match tokens.next() {
            None => Geometry::classic(),
            Some((map, place)) if map.contains('/') => read_map(map, place)?,
            Some((text, place)) => block(text, place)?,
        };
        for (name, place) in tokens {
            let extended = geometry.with_extra(extra(name, place)?);
            geometry = extended.map_err(|error| of_geometry(place, error))?;
        }
        self.grids.push((corner_place, PlacedGrid::new(row - 1, column - 1, geometry)));
        Ok(())
    }

    /// `frame: 5x10 0-9 free`: rows and columns, the digits, and whether rows and columns are no houses.
    pub(super) fn take_frame(
        &mut self,
        value: &Row<'_>,
        at: impl Fn(usize) -> Place,
    ) -> Result<(), ParseError> {
        self.check_alone("frame", at(1))?;
        let mut tokens = value.tokens().map(|token| (token.text, at(token.column)));
        let expected = "rows x columns of a frame such as 5x10";
        let Some((sides, place)) = tokens.next() else {
            return Err(ParseError::new(at(1), expected, "nothing"));
        };
        let numbers = sides.split_once(['x', 'X', '×']).and_then(|(rows, columns)| {
            Some((rows.parse::<u8>().ok()?, columns.parse::<u8>().ok()?))
        });
        let numbers = numbers.filter(|&(rows, columns)| rows > 0 && columns > 0);
        let (rows, columns) =
            numbers.ok_or_else(|| ParseError::new(place, expected, quote(sides)))?;
        let mut frame = Frame::new(rows, columns);
        for (word, place) in tokens {
            let digits = || {
                let (first, last) = word.split_once('-')?;
                let (first, last) = (first.parse::<u8>().ok()?, last.parse::<u8>().ok()?);
                let count = last.checked_sub(first)?.checked_add(1)?;
                (first < 2).then_some((first, count))
            };
            match digits() {
                _ if word.eq_ignore_ascii_case("free") => frame.lines = false,
                Some((lowest, digits)) => (frame.lowest, frame.digits) = (lowest, digits),
                None => {
                    let expected =
                        "digits such as 0-9 or 1-8, or 'free' where rows and columns are no houses";
                    return Err(ParseError::new(place, expected, quote(word)));
                }
            }
        }
        self.frame = Some((place, frame));
        Ok(())
    }

    /// Rows and columns of the frame, for a map of its blocks.
    pub(super) fn sides(&self) -> Option<(usize, usize)> {
        self.frame.as_ref().map(|(_, frame)| (frame.rows.into(), frame.columns.into()))
    }

    /// The map of the blocks of the frame.
    pub(super) fn take_map(&mut self, rows: &[(u64, String)]) -> Result<(), ParseError> {
        let Some((_, frame)) = &mut self.frame else { return Ok(()) };
        let texts: Vec<String> = rows.iter().map(|(_, row)| row.clone()).collect();
        let (cells, blocks) = read_frame_rows(&texts, frame.columns.into())
            .map_err(|(row, expected, found)| ParseError::new((rows[row].0, 1), expected, found))?;
        frame.blocks = blocks.iter().any(Option::is_some).then_some(blocks);
        frame.cells = cells.contains(&false).then_some(cells);
        Ok(())
    }

    /// The board that they tell; of a layout, with grids of these blocks, if any are told.
    pub(super) fn board(
        self,
        blocks: Option<&(Place, Geometry)>,
    ) -> Result<Option<(Place, Geometry)>, ParseError> {
        if let Some((place, arrangement)) = self.layout {
            let grid = blocks.map_or_else(Geometry::classic, |(_, blocks)| blocks.clone());
            let board = arrangement.of_grids(&grid);
            return Ok(Some((place, board.map_err(|error| of_geometry(place, error))?)));
        }
        if let Some((place, frame)) = self.frame {
            let board = frame.geometry().map_err(|error| of_geometry(place, error))?;
            return Ok(Some((place, board)));
        }
        let Some(&(place, _)) = self.grids.first() else { return Ok(None) };
        let grids: Vec<PlacedGrid> = self.grids.into_iter().map(|(_, grid)| grid).collect();
        let board = Geometry::of_grids(&grids).map_err(|error| of_geometry(place, error))?;
        Ok(Some((place, board)))
    }

    fn check_alone(&self, key: &str, place: Place) -> Result<(), ParseError> {
        if self.layout.is_none() && self.frame.is_none() && self.grids.is_empty() {
            return Ok(());
        }
        Err(ParseError::new(place, "one layout, grids or one frame", format!("'{key}' behind it")))
    }
}

/// A map of irregular blocks in one word: `aab/abb/…`.
fn read_map(map: &str, place: Place) -> Result<Geometry, ParseError> {
    let labels: Vec<u32> = map.chars().filter(|&c| c != '/').map(u32::from).collect();
    let rows: Vec<usize> = map.split('/').map(|row| row.chars().count()).collect();
    if let Some(&other) = rows.iter().find(|&&len| len != rows.len()) {
        let expected = format!("{} rows of {} labels between '/'", rows.len(), rows.len());
        return Err(ParseError::new(place, expected, format!("one of {other}")));
    }
    Geometry::irregular(&labels).map_err(|error| of_geometry(place, error))
}

/// What is wrong with a geometry, where it was told.
pub(in crate::format) fn of_geometry(place: Place, error: GeometryError) -> ParseError {
    let words = error.to_string();
    let (expected, found) = words.rsplit_once(", found ").unwrap_or((words.as_str(), "another"));
    ParseError::new(place, expected.strip_prefix("expected ").unwrap_or(expected), found)
}
