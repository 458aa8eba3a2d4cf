//! Boards in requests and answers.

use minirow::format::Symbols;
use minirow::logic::PlayerBoard;
use minirow::rules::Rule;
#[cfg(feature = "print")]
use minirow::scene::Paper;
use minirow::{Cell, Digit, DigitSet, Geometry, Grid, GridError, Names};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::Fault;
use crate::go_on::{GoOn, ask};
use crate::ruled::{has_rules, read_geometry, write_geometry};
use crate::size::told_side;

/// A board and what its player has written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Board {
    /// What board it is; 9×9 with blocks of 3×3 if missing.
    // As text: a few bytes tell of a board that takes megabytes, and many of them fit in an input.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<GeometryFields>"))]
    geometry: Option<Box<RawValue>>,
    /// The digits of the puzzle by cell; 0 is an empty one.
    pub(crate) givens: Vec<u8>,
    /// The digits that the player has written, where there is no given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) digits: Option<Vec<u8>>,
    /// The candidates that the player has left to each cell; null for a cell without notes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) candidates: Option<Vec<Option<Vec<u8>>>>,
    /// The symbols of the digits for words about the board, such as `1-9A-G`, or `dec`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) symbols: Option<String>,
}

/// What board it is.
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[schemars(rename = "Geometry", deny_unknown_fields)]
#[expect(dead_code, reason = "tells what the library reads")]
pub(crate) struct GeometryFields {
    /// Rows, columns and digits.
    #[schemars(range(min = 1, max = 255))]
    side: Option<u8>,
    /// Rows and columns of each block.
    block: Option<(u8, u8)>,
    /// A map of irregular blocks: a row of letters for each row of cells.
    blocks: Option<Vec<String>>,
    /// A usual arrangement of grids that overlap, such as `samurai`; `block` is then that of each grid.
    layout: Option<String>,
    /// Grids that overlap, in the order of their letters.
    grids: Option<Vec<GridFields>>,
    /// The rows of a frame that is no square, from 1 to 255; then `columns` are told, too.
    rows: Option<u8>,
    columns: Option<u8>,
    /// How many digits such a frame has; the greater of rows and columns if missing.
    digits: Option<u8>,
    /// The value of its first digit: 0 or 1.
    lowest: Option<u8>,
    /// Whether its rows and columns are houses.
    lines: Option<bool>,
    /// Further rules by name.
    extra: Option<Vec<String>>,
    /// Further houses.
    houses: Option<Vec<HouseFields>>,
    /// Further houses of fewer cells than digits.
    distinct: Option<Vec<HouseFields>>,
    /// Further pairs of cells that must differ.
    apart: Option<Vec<ApartFields>>,
    /// Rules beyond houses, a line each, such as `cage 14 r1c1 r1c2`.
    rules: Option<Vec<String>>,
}

/// One of several grids.
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[schemars(rename = "GridAt", deny_unknown_fields)]
#[expect(dead_code, reason = "tells what the library reads")]
struct GridFields {
    /// The frame's cell in which its upper left corner lies, as `r1c13`.
    at: String,
    block: Option<(u8, u8)>,
    blocks: Option<Vec<String>>,
    extra: Option<Vec<String>>,
    houses: Option<Vec<HouseFields>>,
    apart: Option<Vec<ApartFields>>,
}

#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[schemars(rename = "ExtraHouse", deny_unknown_fields)]
#[expect(dead_code, reason = "tells what the library reads")]
struct HouseFields {
    name: String,
    /// Cells as `r1c1`.
    cells: Vec<String>,
}

#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[schemars(rename = "Apart", deny_unknown_fields)]
#[expect(dead_code, reason = "tells what the library reads")]
struct ApartFields {
    name: String,
    pairs: Vec<(String, String)>,
}

/// An input that is nothing but a board.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct OfBoard {
    pub(crate) board: Board,
}

/// A board with its digits as the library has them.
pub(crate) struct Known {
    pub(crate) player: PlayerBoard,
    pub(crate) symbols: Symbols,
    /// Rules beyond houses.
    pub(crate) rules: Vec<Rule>,
}

impl Board {
    /// Reads all of it; a fault where it has rules beyond houses, of which the call knows nothing.
    pub(crate) fn known(&self, go_on: GoOn<'_>) -> Result<Known, Fault> {
        let known = self.known_with_rules(go_on)?;
        if !has_rules(&known.rules) {
            return Ok(known);
        }
        let found = Rule::list(&known.rules);
        Err(Fault::input(format_args!(
            "expected a board without rules beyond houses, found {found}"
        )))
    }

    /// Reads all of it, also where it has rules beyond houses.
    pub(crate) fn known_with_rules(&self, go_on: GoOn<'_>) -> Result<Known, Fault> {
        ask(go_on)?;
        let (geometry, rules) = self.geometry()?;
        let givens = grid(&geometry, &self.givens, "givens")?;
        let mut digits = givens.clone();
        if let Some(written) = &self.digits {
            let written = grid(&geometry, written, "digits")?;
            for cell in geometry.cells().filter(|&cell| givens.get(cell).is_none()) {
                digits.set(cell, written.get(cell));
            }
        }
        let candidates = match &self.candidates {
            Some(sets) => Some(candidate_sets(&geometry, sets)?),
            None => None,
        };
        let symbols = match &self.symbols {
            Some(named) => named.parse().map_err(Fault::input)?,
            None => Symbols::for_board(&geometry),
        };
        if symbols.count() < geometry.digit_count().into() {
            return Err(Fault::input(format_args!(
                "expected symbols for {} digits, found {} in {symbols}",
                geometry.digit_count(),
                symbols.count()
            )));
        }
        let mut player = PlayerBoard::new(givens);
        (player.digits, player.candidates) = (digits, candidates);
        Ok(Known { player, symbols, rules })
    }

    /// The geometry, unless the givens are too few or too many for it: it takes as much room as them.
    fn geometry(&self) -> Result<(Geometry, Vec<Rule>), Fault> {
        let Some(told) = &self.geometry else { return Ok((Geometry::classic(), Vec::new())) };
        let found = self.givens.len();
        match told_side(told).and_then(|side| side.checked_mul(side)) {
            Some(expected) if expected != found => {
                let error = GridError::Length { expected, found };
                Err(Fault::input(format_args!("givens: {error}")))
            }
            _ => read_geometry(told),
        }
    }

    /// A puzzle with rules beyond houses.
    pub(crate) fn with_rules(puzzle: &Grid, rules: &[Rule]) -> Self {
        let is_told = |geometry: &&Geometry| !geometry.is_classic() || has_rules(rules);
        let geometry = Some(puzzle.geometry()).filter(is_told);
        let told = |geometry| write_geometry(geometry, rules);
        Self {
            geometry: geometry.map(told),
            givens: values(puzzle),
            digits: None,
            candidates: None,
            symbols: None,
        }
    }
}

impl Known {
    pub(crate) fn geometry(&self) -> &Geometry {
        self.player.givens.geometry()
    }

    /// What cells, houses and digits are called.
    pub(crate) fn names(&self) -> Names<'_> {
        Names::new(self.geometry(), |digit| self.symbols.symbol(digit))
    }

    /// What stands on the board.
    #[cfg(feature = "print")]
    pub(crate) fn paper(&self) -> Paper {
        let mut paper = Paper::new(self.player.givens.clone());
        paper.digits = self.player.digits.clone();
        paper.candidates = self.player.candidates.clone();
        paper.rules.clone_from(&self.rules);
        paper
    }
}

/// A grid of values by cell.
pub(crate) fn grid(geometry: &Geometry, values: &[u8], name: &str) -> Result<Grid, Fault> {
    Grid::from_values(geometry, values.iter().copied())
        .map_err(|error| Fault::input(format_args!("{name}: {error}")))
}

fn candidate_sets(geometry: &Geometry, sets: &[Option<Vec<u8>>]) -> Result<Vec<DigitSet>, Fault> {
    if sets.len() != geometry.cell_count() {
        return Err(Fault::input(format_args!(
            "expected candidates of {} cells, found {}",
            geometry.cell_count(),
            sets.len()
        )));
    }
    let digit = |value: u8| {
        Digit::new(value).filter(|_| value <= geometry.digit_count()).ok_or_else(|| {
            let side = geometry.digit_count();
            Fault::input(format_args!("expected candidates from 1 to {side}, found {value}"))
        })
    };
    sets.iter()
        .map(|set| match set {
            None => Ok(geometry.all_digits()),
            Some(values) => values.iter().copied().map(digit).collect(),
        })
        .collect()
}

/// The digits by cell, 0 where there is none.
pub(crate) fn values(grid: &Grid) -> Vec<u8> {
    grid.values().collect()
}

/// The numbers of cells.
pub(crate) fn indices(cells: &[Cell]) -> Vec<u16> {
    cells.iter().map(|cell| cell.index() as u16).collect()
}

/// The digits of sets by cell.
pub(crate) fn lists(sets: impl IntoIterator<Item = DigitSet>) -> Vec<Vec<u8>> {
    sets.into_iter().map(|set| set.iter().map(Digit::get).collect()).collect()
}
