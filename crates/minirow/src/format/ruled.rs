//! Documents and boards with rules, each made from the other.

use crate::board::{Digit, DigitSet, Grid};
use crate::format::document::Document;
use crate::format::formats::rules::houses::settled;
use crate::format::reading::unruled::IS_RULED;
use crate::rules::{BoardError, RuledBoard};

impl Document {
    /// The board with all that its geometry and its [rules](Self::rules) demand, its digits and its
    /// candidates.
    ///
    /// # Errors
    /// [`BoardError`] beyond 25 digits and 1,024 cells, where boards with rules end.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, format::Document, rules::{Rule, kinds::Cage}};
    /// let mut document = Document::from("12.. .... ..3. ...4".parse::<Grid>()?);
    /// document.rules.push(Rule::Cage(Cage { cells: vec![2, 3], sum: 7 }));
    /// let board = document.ruled()?;
    /// assert_eq!((board.candidates[0], board.geometry()), (0b0001, document.grid.geometry()));
    /// assert_eq!(board.rules, document.rules);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn ruled(&self) -> Result<RuledBoard, BoardError> {
        let geometry = self.grid.geometry();
        BoardError::of_size(geometry)?;
        let mut board = RuledBoard::new(geometry.clone());
        let all = geometry.all_places();
        for cell in geometry.cells() {
            let candidates = self.candidates.as_ref().and_then(|sets| sets.get(cell.index()));
            board.candidates[cell.index()] = match (self.grid.get(cell), candidates) {
                (Some(digit), _) => 1 << digit.index(),
                (None, Some(digits)) => {
                    digits.iter().map(|digit| 1 << digit.index()).sum::<u32>() & all
                }
                (None, None) => all,
            };
        }
        board.rules.clone_from(&self.rules);
        Ok(board)
    }

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

    /// The rules beyond houses, a line for each, as [`read_rule`](crate::format::read_rule) reads them.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, format::Document, rules::{Rule, kinds::Cage}};
    /// let mut document = Document::from("12.. .... ..3. ...4".parse::<Grid>()?);
    /// document.rules.push(Rule::Cage(Cage { cells: vec![2, 3], sum: 7 }));
    /// assert_eq!(document.rule_lines(), ["cage 7 r1c3 r1c4"]);
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn rule_lines(&self) -> Vec<String> {
        let geometry = self.grid.geometry();
        // Whoever writes one with rules has been refused before, and a larger board has none that was read.
        if !IS_RULED || BoardError::of_size(geometry).is_err() {
            return Vec::new();
        }
        self.rules.iter().map(|rule| rule.line(geometry)).collect()
    }
}

/// The document of a board with rules. What a geometry can say becomes part of it; cells with one candidate are givens.
///
/// # Examples
/// ```
/// use minirow::{Extra, format::{Document, read_ruled}, rules::{Rule, kinds::Cage}};
/// let board = read_ruled(".Shape~4x4.AntiKnight.Cage~7~R1C1~R2C1.~R1C1_3.~R2C1_1_4")?;
/// let document = Document::from(board);
/// assert_eq!(document.grid.geometry().extras(), [Extra::AntiKnight]);
/// assert_eq!(document.grid.values().next(), Some(3));
/// assert_eq!(document.rules, [Rule::Cage(Cage { cells: vec![0, 4], sum: 7 })]);
/// assert_eq!(document.candidates.unwrap()[4].len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl From<RuledBoard> for Document {
    fn from(board: RuledBoard) -> Self {
        let board = settled(board);
        let geometry = board.geometry();
        let all = geometry.all_digits();
        let digits = |places: u32| -> DigitSet {
            all.iter().filter(|digit| places >> digit.index() & 1 == 1).collect()
        };
        let sets: Vec<DigitSet> = board.candidates.iter().map(|&places| digits(places)).collect();
        let mut grid = Grid::new(geometry);
        for (cell, digits) in geometry.cells().zip(&sets) {
            grid.set(cell, digits.iter().next().filter(|_| digits.len() == 1));
        }
        let is_open = sets.iter().any(|digits| digits.len() != 1 && *digits != all);
        let candidates = is_open.then_some(sets);
        Self { rules: board.rules, candidates, ..grid.into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Cell, Extra, Geometry};
    use crate::format::read_ruled;

    #[test]
    fn a_document_keeps_its_geometry() {
        let jigsaw: Vec<u32> =
            "aaab abbb cccd cddd".chars().filter(|c| *c != ' ').map(u32::from).collect();
        let house = [0, 6, 8, 15].map(Cell::new);
        let irregular = Geometry::irregular(&jigsaw).expect("a board");
        let mut boards = vec![
            Geometry::classic(),
            Geometry::with_blocks(1, 7).expect("a board"),
            Geometry::with_blocks(2, 3).expect("a board"),
            Geometry::named("samurai").expect("a board"),
            irregular.with_house("odd", &house).expect("a house"),
        ];
        boards.extend(
            Extra::ALL.iter().map(|&extra| Geometry::classic().with_extra(extra).expect("fits")),
        );
        for geometry in boards {
            let board = Document::from(Grid::new(&geometry)).ruled().expect("a small board");
            assert_eq!(Document::from(board).grid.geometry(), &geometry);
        }
    }

    #[test]
    fn boards_with_rules_come_back() {
        for (text, expected, rules) in [
            (".Shape~4x4.Cage~7~R1C1~R1C2.~R1C1_3.~R2C2_1_2", "4x4 with 2x2 blocks", 1),
            (
                ".NoBoxes.Thermo~R1C1~R2C1~R3C1.Diagonal~1.Diagonal~-1",
                "9x9 with 1x9 blocks and diagonals",
                1,
            ),
            (
                ".Shape~6x6.Windoku.AntiKing.DisjointSets.V~R1C1~R1C2",
                "6x6 with 2x3 blocks, house 1, anti-king and disjoint-groups",
                1,
            ),
            (".Diagonal~1.Quad~R1C1~1~2~3", "9x9 with 3x3 blocks and house 1", 1),
            (".Shape~4x6~0-5", "4x6 with digits from 0 to 5", 0),
        ] {
            let document = Document::from(read_ruled(text).expect("a board"));
            assert_eq!(document.grid.geometry().to_string(), expected, "{text}");
            assert_eq!(document.rules.len(), rules, "{text}");
            let again = Document::from(document.ruled().expect("a small board"));
            assert_eq!(again, document, "{text}");
        }
    }
}
