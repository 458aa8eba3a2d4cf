//! A board with rules.

use super::Rule;
use super::ground::Ground;
use crate::board::Geometry;

/// A board with rules: its geometry, what each cell may hold, and the rules beyond houses.
///
/// # Examples
/// ```
/// use minirow::{Geometry, rules::{Rule, RuledBoard, kinds::Cage}};
/// let mut board = RuledBoard::new(Geometry::with_blocks(2, 2)?);
/// board.rules.push(Rule::Cage(Cage { cells: vec![0, 1, 2], sum: 9 }));
/// assert_eq!(board.houses().count(), 12);
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuledBoard {
    geometry: Geometry,
    /// What each cell may hold: sets of places of values.
    pub candidates: Vec<u32>,
    /// The rules.
    pub rules: Vec<Rule>,
}

impl RuledBoard {
    /// An empty board without rules beyond its geometry, of up to 25 digits and 1,024 cells: a larger one cannot be
    /// [compiled](Self::compile).
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, rules::RuledBoard};
    /// let board = RuledBoard::new(Geometry::with_blocks(2, 3)?);
    /// assert_eq!(board.candidates, [0b11_1111; 36]);
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    pub fn new(geometry: Geometry) -> Self {
        let candidates = vec![geometry.all_places(); geometry.cell_count()];
        Self { geometry, candidates, rules: Vec::new() }
    }

    /// The geometry of the board.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, rules::RuledBoard};
    /// assert!(RuledBoard::new(Geometry::classic()).geometry().is_classic());
    /// ```
    #[must_use]
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// Rows, columns, blocks and further houses: no value is twice in one.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, rules::RuledBoard};
    /// let board = RuledBoard::new(Geometry::with_blocks(2, 2)?);
    /// let houses: Vec<Vec<u16>> = board.houses().collect();
    /// assert_eq!((houses.len(), &houses[8]), (12, &vec![0, 1, 4, 5]));
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    pub fn houses(&self) -> impl Iterator<Item = Vec<u16>> {
        self.geometry.all_houses().map(|house| self.geometry.numbers_of(house).collect())
    }

    /// What rules see of the board.
    pub(super) fn ground(&self) -> Ground<'_> {
        let marks = self.rules.iter().filter_map(Rule::mark).collect();
        Ground { geometry: &self.geometry, marks }
    }

    /// The values of a filling that gives each cell the place of its value, as one line.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, rules::RuledBoard};
    /// let board = RuledBoard::new(Geometry::with_blocks(1, 2)?);
    /// assert_eq!(board.line(&[0, 1, 1, 0]), "1221");
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    pub fn line(&self, filling: &[u8]) -> String {
        let sign = |place: &u8| {
            let value = self.geometry.value_at(usize::from(*place));
            if self.geometry.highest() < 10 {
                char::from_digit(value, 10).expect("a digit")
            } else {
                value.checked_sub(1).map_or('0', |letter| char::from(b'A' + letter as u8))
            }
        };
        filling.iter().map(sign).collect()
    }
}
