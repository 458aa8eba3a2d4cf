//! A board with rules.

use super::ground::Ground;
use super::{Rule, Shape};

/// A board with rules: its shape, its houses, what each cell may hold, and the rules.
///
/// # Examples
/// ```
/// use minirow::rules::{Rule, RuledBoard, Shape, kinds::Cage};
/// let mut board = RuledBoard::new(Shape::new(4, 4)?);
/// board.rules.push(Rule::Cage(Cage { cells: vec![0, 1, 2], sum: 9 }));
/// assert_eq!(board.houses().count(), 12);
/// # Ok::<(), minirow::rules::ShapeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuledBoard {
    shape: Shape,
    /// Blocks of any form; cells of each.
    pub blocks: Vec<Vec<u16>>,
    /// Houses beyond rows, columns and blocks, such as diagonals and windows: no value twice.
    pub extra_houses: Vec<Vec<u16>>,
    /// What each cell may hold: sets of places of values.
    pub candidates: Vec<u32>,
    /// The rules.
    pub rules: Vec<Rule>,
}

impl RuledBoard {
    /// An empty board with blocks as near to squares as its shape has.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::{RuledBoard, Shape};
    /// let board = RuledBoard::new(Shape::new(6, 6)?);
    /// assert_eq!(board.blocks[0], [0, 1, 2, 6, 7, 8]);
    /// assert_eq!(board.candidates, [0b11_1111; 36]);
    /// # Ok::<(), minirow::rules::ShapeError>(())
    /// ```
    #[must_use]
    pub fn new(shape: Shape) -> Self {
        Self {
            shape,
            blocks: shape.blocks(shape.rows().max(shape.columns())),
            extra_houses: Vec::new(),
            candidates: vec![shape.all(); shape.cell_count()],
            rules: Vec::new(),
        }
    }

    /// The shape of the board.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::{RuledBoard, Shape};
    /// assert_eq!(RuledBoard::new(Shape::CLASSIC).shape(), Shape::CLASSIC);
    /// ```
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Rows, columns, blocks and extra houses: no value is twice in one.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::{RuledBoard, Shape};
    /// let board = RuledBoard::new(Shape::new(4, 4)?);
    /// let houses: Vec<Vec<u16>> = board.houses().collect();
    /// assert_eq!((houses.len(), &houses[8]), (12, &vec![0, 1, 4, 5]));
    /// # Ok::<(), minirow::rules::ShapeError>(())
    /// ```
    pub fn houses(&self) -> impl Iterator<Item = Vec<u16>> {
        let mut all = Vec::new();
        self.each_house(&mut |house| all.push(house.to_vec()));
        all.into_iter()
    }

    /// Shows them one after the other.
    pub(super) fn each_house(&self, see: &mut dyn FnMut(&[u16])) {
        self.ground_without_marks().each_house(see);
    }

    /// What rules see of the board.
    pub(super) fn ground(&self) -> Ground<'_> {
        let marks = self.rules.iter().filter_map(Rule::mark).collect();
        Ground { marks, ..self.ground_without_marks() }
    }

    fn ground_without_marks(&self) -> Ground<'_> {
        let (blocks, extra_houses) = (&self.blocks, &self.extra_houses);
        Ground { shape: self.shape, blocks, extra_houses, marks: Vec::new() }
    }

    /// The values of a filling that gives each cell the place of its value, as one line.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::{RuledBoard, Shape};
    /// let board = RuledBoard::new(Shape::new(2, 2)?);
    /// assert_eq!(board.line(&[0, 1, 1, 0]), "1221");
    /// # Ok::<(), minirow::rules::ShapeError>(())
    /// ```
    #[must_use]
    pub fn line(&self, filling: &[u8]) -> String {
        let shape = self.shape;
        let sign = |place: &u8| {
            let value = shape.value(usize::from(*place));
            if shape.value(shape.values() - 1) < 10 {
                char::from_digit(value, 10).expect("a digit")
            } else {
                value.checked_sub(1).map_or('0', |letter| char::from(b'A' + letter as u8))
            }
        };
        filling.iter().map(sign).collect()
    }
}
