//! Whether a board has no filling, one, or several.

/// The fillings of a board as far as they matter, each the places of the cells' values.
///
/// # Examples
/// ```
/// use minirow::{Geometry, progress, rules::{Fillings, Rule, RuledBoard, kinds::Sum}};
/// let mut board = RuledBoard::new(Geometry::with_blocks(2, 2)?);
/// board.rules.push(Rule::Sum(Sum { cells: vec![0, 1], sum: 9 }));
/// assert_eq!(board.fillings(progress::to_the_end()), Ok(Fillings::None));
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fillings {
    /// There is none.
    None,
    /// There is exactly one.
    One(Vec<u8>),
    /// There are several; here are two.
    Several([Vec<u8>; 2]),
}

impl Fillings {
    /// These and one more.
    pub(super) fn and(self, filling: Vec<u8>) -> Self {
        match self {
            Self::None => Self::One(filling),
            Self::One(first) => Self::Several([first, filling]),
            several @ Self::Several(_) => several,
        }
    }
}
