//! The board with rules of a document.

use crate::board::{Cell, Digit, Extra, Geometry, Grid, HouseKind};
use crate::format::document::Document;
use crate::format::writing::further_rules::{FurtherRules, differing};
use crate::rules::{Rule, RuledBoard, Shape, ShapeError};

impl Document {
    /// The board with all that its geometry and its [rules](Self::rules) demand, its digits and its
    /// candidates.
    ///
    /// # Errors
    /// [`ShapeError`] for a side beyond 25, where boards with rules end.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, format::Document, rules::{Rule, kinds::Cage}};
    /// let mut document = Document::from("12.. .... ..3. ...4".parse::<Grid>()?);
    /// document.rules.push(Rule::Cage(Cage { cells: vec![2, 3], sum: 7 }));
    /// let board = document.ruled()?;
    /// assert_eq!((board.candidates[0], board.blocks.len()), (0b0001, 4));
    /// assert_eq!(board.rules, document.rules);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn ruled(&self) -> Result<RuledBoard, ShapeError> {
        let geometry = self.grid.geometry();
        let mut board = of_geometry(geometry)?;
        let all = board.shape().all();
        for cell in geometry.cells() {
            let candidates = self.candidates.as_ref().and_then(|sets| sets.get(cell.index()));
            board.candidates[cell.index()] = match (self.grid.get(cell), candidates) {
                (Some(digit), _) => 1 << (digit.get() - 1),
                (None, Some(digits)) => {
                    digits.iter().map(|digit| 1 << (digit.get() - 1)).sum::<u32>() & all
                }
                (None, None) => all,
            };
        }
        board.rules.extend(self.rules.iter().cloned());
        Ok(board)
    }
}

impl Document {
    /// The grid of a filling of [`ruled`](Self::ruled), which gives each cell the place of its value.
    ///
    /// # Examples
    /// ```
    /// use std::ops::ControlFlow;
    /// use minirow::{Grid, format::Document, progress, rules::{Rule, kinds::Greater}};
    /// let mut document = Document::from("12.. .... ..3. ...4".parse::<Grid>()?);
    /// document.rules.push(Rule::Greater(Greater { cells: [2, 3] }));
    /// let mut grids = Vec::new();
    /// document.ruled()?.each(progress::to_the_end(), |filling| {
    ///     grids.push(document.filled(filling));
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!(grids[0].values().take(4).collect::<Vec<u8>>(), [1, 2, 4, 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn filled(&self, filling: &[u8]) -> Grid {
        let mut grid = Grid::new(self.grid.geometry());
        for (cell, place) in self.grid.geometry().cells().zip(filling) {
            grid.set(cell, Digit::new(place + 1));
        }
        grid
    }
}

/// The empty board of a geometry.
pub(super) fn of_geometry(geometry: &Geometry) -> Result<RuledBoard, ShapeError> {
    let side = u32::from(geometry.side());
    let mut board = RuledBoard::new(Shape::new(side, side)?);
    let indices = |cells: &[Cell]| cells.iter().map(|cell| cell.index() as u16).collect();
    let houses = |kind: HouseKind| {
        let of_kind = geometry.houses().filter(move |&house| geometry.house_kind(house) == kind);
        of_kind.map(|house| geometry.cells_of(house))
    };
    // Blocks of one row or column are none: such a board is a Latin square.
    let has_blocks = geometry.block_shape().is_none_or(|(rows, columns)| rows > 1 && columns > 1);
    board.blocks = houses(HouseKind::Block).filter(|_| has_blocks).map(indices).collect();
    let FurtherRules { extras, apart, .. } = FurtherRules::of(geometry);
    let disjoint = extras.contains(&Extra::DisjointGroups).then(|| groups(&board));
    let is_group = |cells: &Vec<u16>| disjoint.iter().flatten().any(|group| group == cells);
    let extra_houses = houses(HouseKind::Extra).map(indices);
    board.extra_houses = extra_houses.filter(|cells| !is_group(cells)).collect();
    for extra in extras {
        board.rules.extend(match extra {
            Extra::DisjointGroups => Some(Rule::DisjointGroups),
            Extra::AntiKnight => Some(Rule::AntiKnight),
            Extra::AntiKing => Some(Rule::AntiKing),
            Extra::Diagonals | Extra::Windoku => None,
        });
    }
    if let Some((name, pairs)) = apart {
        board.rules.push(differing(name, &pairs, board.shape()));
    }
    Ok(board)
}

/// The cells at the same place in all blocks, in reading order.
fn groups(board: &RuledBoard) -> Vec<Vec<u16>> {
    let places = 0..board.shape().columns();
    let group = |place: usize| {
        let mut cells: Vec<u16> = board.blocks.iter().map(|block| block[place]).collect();
        cells.sort_unstable();
        cells
    };
    // The blocks of a Latin square are its rows or columns, whose groups are columns or rows.
    if board.blocks.is_empty() { Vec::new() } else { places.map(group).collect() }
}
