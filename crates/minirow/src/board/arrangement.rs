//! The usual arrangements of grids that overlap, by name.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::{Geometry, GeometryError, Grids, PlacedGrid};

/// A usual way in which grids overlap: Samurai, Twodoku and so on.
///
/// # Examples
/// ```
/// use minirow::Arrangement;
/// let samurai: Arrangement = "samurai".parse()?;
/// assert_eq!((samurai.title(), samurai.grid_count()), ("Samurai", 5));
/// assert_eq!(samurai.geometry().cell_count(), 369);
/// # Ok::<(), minirow::UnknownArrangement>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrangement(&'static Entry);

#[derive(Debug, PartialEq, Eq)]
struct Entry {
    name: &'static str,
    title: &'static str,
    other_names: &'static [&'static str],
    /// Row and column of each grid, in blocks of 9×9.
    corners: &'static [(u8, u8)],
}

/// Each with the corners of its grids from top to bottom, left to right, in blocks: a grid has three by three.
const ENTRIES: &[Entry] = &[
    Entry {
        name: "samurai",
        title: "Samurai",
        other_names: &["gattai-5", "gattai5"],
        corners: &[(0, 0), (0, 4), (2, 2), (4, 0), (4, 4)],
    },
    Entry {
        name: "twodoku",
        title: "Twodoku",
        other_names: &["double", "doubledoku", "gattai-2", "gattai2"],
        corners: &[(0, 0), (2, 2)],
    },
];

impl Arrangement {
    /// All of them.
    ///
    /// # Examples
    /// ```
    /// use minirow::Arrangement;
    /// assert!(Arrangement::all().any(|arrangement| arrangement.name() == "samurai"));
    /// ```
    pub fn all() -> impl Iterator<Item = Self> {
        ENTRIES.iter().map(Self)
    }

    /// Its name, in lower case.
    ///
    /// # Examples
    /// ```
    /// use minirow::Arrangement;
    /// assert_eq!(Arrangement::all().next().map(Arrangement::name), Some("samurai"));
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        self.0.name
    }

    /// Other names that people have for it, in lower case.
    ///
    /// # Examples
    /// ```
    /// use minirow::Arrangement;
    /// let samurai: Arrangement = "gattai-5".parse().unwrap();
    /// assert!(samurai.other_names().contains(&"gattai-5"));
    /// ```
    #[must_use]
    pub fn other_names(self) -> &'static [&'static str] {
        self.0.other_names
    }

    /// Its name as a title.
    ///
    /// # Examples
    /// ```
    /// use minirow::Arrangement;
    /// assert_eq!("twodoku".parse::<Arrangement>().unwrap().title(), "Twodoku");
    /// ```
    #[must_use]
    pub fn title(self) -> &'static str {
        self.0.title
    }

    /// How many grids it has.
    ///
    /// # Examples
    /// ```
    /// use minirow::Arrangement;
    /// assert_eq!("twodoku".parse::<Arrangement>().unwrap().grid_count(), 2);
    /// ```
    #[must_use]
    pub fn grid_count(self) -> usize {
        self.0.corners.len()
    }

    /// The board of 9×9 grids.
    ///
    /// # Examples
    /// ```
    /// use minirow::Arrangement;
    /// let samurai: Arrangement = "samurai".parse().unwrap();
    /// assert_eq!((samurai.geometry().rows(), samurai.geometry().columns()), (21, 21));
    /// ```
    #[must_use]
    pub fn geometry(self) -> Geometry {
        self.of_grids(&Geometry::classic()).expect("grids of 9x9 lie where they are told")
    }

    /// The board of such grids.
    ///
    /// # Errors
    /// [`GeometryError`] where the grid is no square board with rectangular blocks, and where it has not three blocks
    /// across and down and the arrangement needs a third of a grid.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Arrangement, Geometry};
    /// let samurai: Arrangement = "samurai".parse().unwrap();
    /// // Grids of 4×4, one block of which is shared.
    /// let tiny = samurai.of_grids(&Geometry::with_blocks(2, 2)?)?;
    /// assert_eq!((tiny.rows(), tiny.cell_count()), (8, 64));
    /// assert_eq!(tiny.to_string(), "Samurai of 4x4 with 2x2 blocks");
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    pub fn of_grids(self, grid: &Geometry) -> Result<Geometry, GeometryError> {
        let places = self.places(grid);
        let wrong = || GeometryError::Frame {
            expected: format!("grids of three by three blocks for {}", self.title()),
            found: grid.to_string(),
        };
        let places = places.ok_or_else(wrong)?;
        let grids =
            places.into_iter().map(|(row, column)| PlacedGrid::new(row, column, grid.clone()));
        Geometry::of_grids(&grids.collect::<Vec<_>>())
    }

    /// The arrangement of these grids, where it is one of them.
    #[must_use]
    pub(super) fn of(grids: &Grids) -> Option<Self> {
        let grid = &grids.list()[0].geometry;
        let places = || grids.list().iter().map(|grid| (grid.row, grid.column));
        let is_same = |other: &PlacedGrid| other.geometry.block_shape() == grid.block_shape();
        if !grids.list().iter().all(is_same) {
            return None;
        }
        let fits = |arrangement: &Self| {
            arrangement.grid_count() == grids.len()
                && arrangement.places(grid).is_some_and(|own| own.into_iter().eq(places()))
        };
        Self::all().find(fits)
    }

    /// Rows and columns of the grids' first cells.
    fn places(self, grid: &Geometry) -> Option<Vec<(u8, u8)>> {
        let (rows, columns) = grid.block_shape()?;
        let side = grid.side();
        // All but the last block of a grid are two of three: half of an even number of blocks.
        let place = |corner: u8, cells: u8| {
            let blocks = side / cells;
            let twice = u16::from(corner) * (u16::from(blocks) - 1);
            let at = (twice % 2 == 0).then_some(twice / 2 * u16::from(cells))?;
            u8::try_from(at).ok()
        };
        let places = self.0.corners.iter();
        places.map(|&(row, column)| Some((place(row, rows)?, place(column, columns)?))).collect()
    }
}

/// No arrangement has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownArrangement(String);

impl fmt::Display for UnknownArrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Arrangement::all().map(Arrangement::name).collect();
        write!(f, "expected one of {}, found '{}'", names.join(", "), self.0)
    }
}

impl Error for UnknownArrangement {}

impl FromStr for Arrangement {
    type Err = UnknownArrangement;

    fn from_str(name: &str) -> Result<Self, UnknownArrangement> {
        let lower = name.to_ascii_lowercase();
        let is_named = |it: &Self| it.name() == lower || it.other_names().contains(&lower.as_str());
        Self::all().find(is_named).ok_or_else(|| UnknownArrangement(name.to_owned()))
    }
}

impl fmt::Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
