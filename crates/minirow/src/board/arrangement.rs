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
    entry("samurai", "Samurai", &["gattai-5"], &[(0, 0), (0, 4), (2, 2), (4, 0), (4, 4)]),
    entry("twodoku", "Twodoku", &["gattai-2", "sensei-1"], &[(0, 0), (2, 2)]),
    entry(
        "twodoku-2",
        "Twodoku with two shared blocks",
        &["sensei", "sensei-2"],
        &[(0, 0), (2, 1)],
    ),
    entry(
        "twodoku-4",
        "Twodoku with four shared blocks",
        &["double-doku", "doubledoku", "sensei-4"],
        &[(0, 0), (1, 1)],
    ),
    entry("twodoku-mirror", "Twodoku from the upper right", &["twin-ne"], &[(0, 2), (2, 0)]),
    entry("triple", "Triple", &["gattai-3", "treble"], &[(0, 1), (1, 2), (2, 0)]),
    entry("tripledoku", "Tripledoku", &["tripledoku-4", "triple-doku"], &[(0, 0), (1, 1), (2, 2)]),
    entry(
        "tripledoku-mirror",
        "Tripledoku from the upper right",
        &["triple-slash"],
        &[(0, 2), (1, 1), (2, 0)],
    ),
    entry("tripledoku-1", "Tripledoku with one shared block", &[], &[(0, 0), (2, 2), (4, 4)]),
    entry("tripledoku-2", "Tripledoku with two shared blocks", &[], &[(0, 0), (2, 1), (4, 2)]),
    entry("tripledoku-3", "Tripledoku side by side", &[], &[(0, 0), (0, 2), (2, 1)]),
    entry("wing", "Wing", &["wing-3"], &[(0, 0), (0, 4), (2, 2)]),
    entry("butterfly", "Butterfly", &[], &[(0, 0), (0, 1), (1, 0), (1, 1)]),
    entry("sohei", "Sohei", &["gattai-4"], &[(0, 2), (2, 0), (2, 4), (4, 2)]),
    entry("cross", "Cross", &[], &[(0, 2), (2, 0), (2, 2), (2, 4), (4, 2)]),
    entry("flower", "Flower", &["star"], &[(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)]),
    entry("windmill", "Windmill", &["kazaguruma"], &[(0, 1), (1, 4), (2, 2), (3, 0), (4, 3)]),
    entry(
        "windmill-mirror",
        "Windmill the other way round",
        &["kazaguruma-mirror"],
        &[(0, 3), (1, 0), (2, 2), (3, 4), (4, 1)],
    ),
    entry("wing-5", "Wing of five", &["w"], &[(0, 0), (0, 6), (2, 1), (2, 5), (4, 3)]),
    entry("gattai-6", "Gattai-6", &[], &[(0, 0), (0, 4), (2, 2), (4, 0), (4, 4), (6, 2)]),
    entry(
        "gattai-7",
        "Gattai-7",
        &["samurai-fat"],
        &[(0, 2), (0, 6), (2, 0), (2, 4), (2, 8), (4, 2), (4, 6)],
    ),
    entry(
        "gattai-8",
        "Gattai-8",
        &["harakiri"],
        &[(0, 0), (0, 4), (0, 8), (2, 2), (2, 6), (4, 0), (4, 4), (4, 8)],
    ),
    entry(
        "gattai-8-tall",
        "Gattai-8 upright",
        &["harakiri-portrait"],
        &[(0, 0), (0, 4), (2, 2), (4, 0), (4, 4), (6, 2), (8, 0), (8, 4)],
    ),
    entry(
        "ninja",
        "Ninja",
        &["gattai-9"],
        &[(0, 4), (2, 2), (2, 6), (4, 0), (4, 4), (4, 8), (6, 2), (6, 6), (8, 4)],
    ),
    entry(
        "gattai-10",
        "Gattai-10",
        &[],
        &[(0, 0), (0, 4), (0, 8), (2, 2), (2, 6), (4, 0), (4, 4), (4, 8), (6, 2), (6, 6)],
    ),
    entry(
        "shogun",
        "Shogun",
        &["gattai-11"],
        &[
            (0, 0),
            (0, 4),
            (0, 8),
            (0, 12),
            (2, 2),
            (2, 6),
            (2, 10),
            (4, 0),
            (4, 4),
            (4, 8),
            (4, 12),
        ],
    ),
    entry(
        "gattai-12",
        "Gattai-12",
        &[],
        &[
            (0, 2),
            (0, 6),
            (2, 0),
            (2, 4),
            (2, 8),
            (4, 2),
            (4, 6),
            (6, 0),
            (6, 4),
            (6, 8),
            (8, 2),
            (8, 6),
        ],
    ),
    entry(
        "sumo",
        "Sumo",
        &["gattai-13"],
        &[
            (0, 0),
            (0, 4),
            (0, 8),
            (2, 2),
            (2, 6),
            (4, 0),
            (4, 4),
            (4, 8),
            (6, 2),
            (6, 6),
            (8, 0),
            (8, 4),
            (8, 8),
        ],
    ),
];

const fn entry(
    name: &'static str,
    title: &'static str,
    other_names: &'static [&'static str],
    corners: &'static [(u8, u8)],
) -> Entry {
    Entry { name, title, other_names, corners }
}

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

impl Geometry {
    /// The board of a [usual arrangement](Arrangement) of 9×9 grids.
    ///
    /// # Examples
    /// ```
    /// use minirow::Geometry;
    /// assert_eq!(Geometry::named("samurai").unwrap().to_string(), "Samurai");
    /// assert!(Geometry::named("ronin").is_none());
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        name.parse::<Arrangement>().ok().map(Arrangement::geometry)
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
