//! The usual extras, as houses and pairs of cells.

use std::sync::Arc;

use super::layout::Layout;
use super::{Cell, Extra, Geometry, GeometryError, House, PlacedGrid};

impl Geometry {
    /// This board with one of the usual extras: diagonals, windows, anti-knight and so on. A board of several grids has
    /// it in each of them.
    ///
    /// # Errors
    /// [`GeometryError::Extra`] where the extra needs rectangular blocks or a square board, and this is not one;
    /// [`GeometryError::TooManyHouses`] beyond 65,535 houses.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Extra, Geometry};
    /// let x = Geometry::classic().with_extra(Extra::Diagonals)?;
    /// let names: Vec<_> = x.houses().skip(27).map(|house| x.house_name(house)).collect();
    /// assert_eq!(names, ["the falling diagonal", "the rising diagonal"]);
    /// assert_eq!(x.extras(), [Extra::Diagonals]);
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    pub fn with_extra(&self, extra: Extra) -> Result<Self, GeometryError> {
        if self.extras().contains(&extra) {
            return Ok(self.clone());
        }
        if let Some(grids) = self.grids() {
            return self.with_extra_in_each(grids.list(), extra);
        }
        let mut layout = Layout::clone(&extra.add_to(self)?.0);
        layout.extras.push(extra);
        layout.rules.truncate(self.0.rules.len());
        layout.rules.push(extra.name().to_owned());
        Ok(Self(Arc::new(layout)))
    }

    /// The usual extras of this board, in the order in which it got them; of several grids, those that any of them has.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::Geometry::classic().extras(), []);
    /// ```
    #[must_use]
    pub fn extras(&self) -> &[Extra] {
        &self.0.extras
    }

    /// The usual extra that brought this house, if one did.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Extra, Geometry};
    /// let board = Geometry::classic().with_extra(Extra::Windoku)?;
    /// let extras: Vec<_> = board.houses().skip(26).map(|house| board.extra_of(house)).collect();
    /// assert_eq!((extras[0], extras[1]), (None, Some(Extra::Windoku)));
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    pub fn extra_of(&self, house: House) -> Option<Extra> {
        self.0.house(house).extra
    }

    /// The board of these grids with an extra in each, and with what this board has beside its grids.
    fn with_extra_in_each(
        &self,
        grids: &[PlacedGrid],
        extra: Extra,
    ) -> Result<Self, GeometryError> {
        let with_extra = |grid: &PlacedGrid| {
            Ok(PlacedGrid::new(grid.row, grid.column, grid.geometry.with_extra(extra)?))
        };
        let base = Self::of_grids(grids)?;
        let grids = grids.iter().map(with_extra).collect::<Result<Vec<_>, GeometryError>>()?;
        let extended = Self::of_grids(&grids)?;
        let mut layout = Layout::clone(&extended.0);
        let further = self.houses().skip(base.house_count());
        let further = further.chain(self.distinct_houses().skip(base.distinct_houses().count()));
        for house in further {
            layout.add(self.0.house(house).clone(), self.cells_of(house).to_vec());
        }
        layout.pairs.extend(&self.0.pairs);
        layout.rules.extend_from_slice(&self.0.rules[base.0.rules.len()..]);
        layout.settle();
        Ok(Self(Arc::new(layout)))
    }
}

impl Extra {
    /// The board with its houses or pairs.
    fn add_to(self, board: &Geometry) -> Result<Geometry, GeometryError> {
        let extra = Some(self);
        match self {
            Self::Diagonals => {
                let is_square = board.rows() == board.columns() && !board.has_holes();
                if !is_square || board.side() > board.digit_count() {
                    let expected = format!("a square board for {self}");
                    return Err(GeometryError::Frame { expected, found: board.to_string() });
                }
                let last = board.side() - 1;
                let falling = (0..=last).map(|i| board.cell(i, i)).collect();
                let rising = (0..=last).map(|i| board.cell(i, last - i)).collect();
                let houses = vec![
                    ("the falling diagonal".to_owned(), falling),
                    ("the rising diagonal".to_owned(), rising),
                ];
                board.extended(houses, extra)
            }
            Self::Windoku => board.with_houses(numbered("window", self.windows(board)?), extra),
            Self::DisjointGroups => {
                board.with_houses(numbered("group", self.groups(board)?), extra)
            }
            Self::AntiKnight => {
                board.with_apart(self.name(), &moves(board, [(1, 2), (2, 1), (2, -1), (1, -2)]))
            }
            Self::AntiKing => {
                board.with_apart(self.name(), &moves(board, [(0, 1), (1, 0), (1, 1), (1, -1)]))
            }
        }
    }

    fn windows(self, board: &Geometry) -> Result<Vec<Vec<Cell>>, GeometryError> {
        let (rows, columns) = board.block_shape().ok_or(GeometryError::Extra { extra: self })?;
        let starts = |len: u8| {
            let fits = move |from: &u8| board.side() - from >= len;
            (1..board.side()).step_by(usize::from(len) + 1).filter(fits)
        };
        let window = |top: u8, left: u8| {
            let cells = (top..top + rows)
                .flat_map(|row| (left..left + columns).map(move |column| (row, column)));
            cells.map(|(row, column)| board.cell(row, column)).collect()
        };
        Ok(starts(rows)
            .flat_map(|top| starts(columns).map(move |left| (top, left)))
            .map(|(top, left)| window(top, left))
            .collect())
    }

    fn groups(self, board: &Geometry) -> Result<Vec<Vec<Cell>>, GeometryError> {
        let (rows, columns) = board.block_shape().ok_or(GeometryError::Extra { extra: self })?;
        let mut groups = vec![Vec::new(); board.side().into()];
        for cell in board.cells() {
            let place = board.row(cell) % rows * columns + board.column(cell) % columns;
            groups[usize::from(place)].push(cell);
        }
        Ok(groups)
    }
}

fn numbered(word: &str, groups: Vec<Vec<Cell>>) -> Vec<(String, Vec<Cell>)> {
    groups
        .into_iter()
        .zip(1..)
        .map(|(cells, number): (_, u32)| (format!("{word} {number}"), cells))
        .collect()
}

/// All pairs of cells that are one of these moves (down, right) apart.
fn moves(board: &Geometry, moves: [(i16, i16); 4]) -> Vec<(Cell, Cell)> {
    let other = |cell: Cell, (down, right)| Some((cell, board.offset(cell, down, right)?));
    board
        .cells()
        .flat_map(|cell| moves.into_iter().filter_map(move |step| other(cell, step)))
        .collect()
}
