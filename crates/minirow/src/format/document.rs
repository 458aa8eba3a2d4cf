//! Everything that a text can hold about one board.

use crate::board::{Contradiction, DigitSet, Grid, Pencil, Singles};
use crate::format::about::About;
use crate::format::part::Part;
use crate::format::play::Play;
use crate::format::unknown::Unknown;
use crate::rules::Rule;

/// A board as it stands in a text: its digits, and what else the format can hold.
///
/// Formats differ in what they hold: [`parts`](Self::parts) names what there is,
/// [`Format::parts`](crate::format::Format::parts) what a format has room for, and
/// [`Format::reduce`](crate::format::Format::reduce) leaves out the rest.
///
/// # Examples
/// ```
/// use minirow::format::{ReadOptions, read};
/// let document = read("12..\n..1.\n2...\n...3\n", &ReadOptions::default())?;
/// assert_eq!((document.grid.empty_len(), document.candidates), (11, None));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Document {
    /// The digits, givens and the player's.
    pub grid: Grid,
    /// The rules beyond the houses of its geometry, about cells by their [index](crate::Cell::index);
    /// [`ruled`](Self::ruled) is the board with all of them.
    ///
    /// Readers refuse boards that have any, unless [`ReadOptions::rules`](crate::format::ReadOptions::rules)
    /// says that they are heeded.
    pub rules: Vec<Rule>,
    /// For each cell whether its digit is a given; nothing where every digit is one.
    pub givens: Option<Vec<bool>>,
    /// The candidates of each cell, where the format holds them; a filled cell has its digit.
    pub candidates: Option<Vec<DigitSet>>,
    /// The digits that a player has noted in the corners of each cell.
    pub corner: Option<Vec<DigitSet>>,
    /// The digits that a player has noted in the centre of each cell.
    pub centre: Option<Vec<DigitSet>>,
    /// The colours of each cell as numbers of a palette, in their order.
    pub colours: Option<Vec<Vec<u8>>>,
    /// The solution, where the format holds one; whether it is right is not checked.
    pub solution: Option<Grid>,
    /// The board's name, where the format holds one.
    pub name: Option<String>,
    /// Who made the board, when, and what else people tell about it.
    pub about: About,
    /// A game under way.
    pub play: Option<Play>,
    /// Fields of our JSON that this version does not know.
    pub unknown: Option<Unknown>,
    /// What people should know about how the text was read, such as rules that only a drawing tells.
    ///
    /// No format writes it.
    pub notes: Vec<String>,
}

impl Document {
    /// The board as candidates: those of the text, or those that the digits leave.
    ///
    /// # Errors
    /// The first [`Contradiction`] met.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Singles, format::{ReadOptions, read}};
    /// let document = read("12..\n..1.\n2...\n...3\n", &ReadOptions::default())?;
    /// let pencil = document.pencil(Singles::Fill).unwrap();
    /// assert!(pencil.is_solved());
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    pub fn pencil(&self, singles: Singles) -> Result<Pencil, Contradiction> {
        match &self.candidates {
            Some(candidates) => Pencil::from_candidates(&self.grid, candidates, singles),
            None => Pencil::from_grid(&self.grid, singles),
        }
    }

    /// The givens alone: the puzzle, without the digits of a player.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Grid, format::Document};
    /// let grid: Grid = "12.. ..1. 2... ...3".parse()?;
    /// let mut givens = vec![true; 16];
    /// givens[1] = false;
    /// let mut document = Document::from(grid);
    /// document.givens = Some(givens);
    /// assert_eq!(document.puzzle().empty_len(), 12);
    /// assert_eq!(document.puzzle().get(Cell::new(1)), None);
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn puzzle(&self) -> Grid {
        let mut puzzle = self.grid.clone();
        for cell in self.grid.geometry().cells() {
            if !self.is_given(cell.index()) {
                puzzle.set(cell, None);
            }
        }
        puzzle
    }

    /// What there is besides the digits, in the order of [`Part::ALL`]. What is empty is not there,
    /// and neither are [givens](Part::Givens) where every digit is one.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid, format::{Document, Part}};
    /// let grid = Grid::new(&Geometry::classic());
    /// assert_eq!(Document::from(grid.clone()).parts(), []);
    /// let mut named = Document::from(grid);
    /// named.name = Some("small".to_owned());
    /// assert_eq!(named.parts(), [Part::Name]);
    /// ```
    #[must_use]
    pub fn parts(&self) -> Vec<Part> {
        Part::ALL.iter().copied().filter(|part| self.has(*part)).collect()
    }

    /// Whether there is such a part, and more in it than nothing.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid, format::{Document, Part}};
    /// let grid = Grid::new(&Geometry::classic());
    /// let mut nameless = Document::from(grid);
    /// nameless.name = Some(String::new());
    /// assert!(!nameless.has(Part::Name));
    /// ```
    #[must_use]
    pub fn has(&self, part: Part) -> bool {
        let marks = |marks: &Option<Vec<DigitSet>>| {
            marks.as_ref().is_some_and(|marks| marks.iter().any(|marks| !marks.is_empty()))
        };
        let play = |has: fn(&Play) -> bool| self.play.as_ref().is_some_and(has);
        match part {
            Part::Rules => !self.rules.is_empty(),
            Part::Givens => self.givens.is_some() && self.has_digits_of_player(),
            Part::Candidates => marks(&self.candidates),
            Part::Corner => marks(&self.corner),
            Part::Centre => marks(&self.centre),
            Part::Colours => self.colours.iter().flatten().any(|colours| !colours.is_empty()),
            Part::Solution => self.solution.is_some(),
            Part::Name => self.name.as_ref().is_some_and(|name| !name.is_empty()),
            Part::About(field) => self.about.get(field).is_some_and(|text| !text.is_empty()),
            Part::Moves => play(|play| !play.moves.is_empty()),
            Part::Bookmarks => play(|play| !play.bookmarks.is_empty()),
            Part::Seconds => play(|play| play.seconds.is_some()),
            Part::Seed => play(|play| play.seed.is_some()),
            Part::Unknown => self.unknown.as_ref().is_some_and(|unknown| !unknown.is_empty()),
        }
    }

    /// Leaves out a part; without [givens](Part::Givens) every digit becomes one.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid, format::{Document, Part}};
    /// let grid = Grid::new(&Geometry::classic());
    /// let mut document = Document::from(grid);
    /// document.name = Some("small".to_owned());
    /// document.remove(Part::Name);
    /// assert_eq!(document.parts(), []);
    /// ```
    pub fn remove(&mut self, part: Part) {
        match part {
            Part::Rules => self.rules.clear(),
            Part::Givens => self.givens = None,
            Part::Candidates => self.candidates = None,
            Part::Corner => self.corner = None,
            Part::Centre => self.centre = None,
            Part::Colours => self.colours = None,
            Part::Solution => self.solution = None,
            Part::Name => self.name = None,
            Part::About(field) => self.about.set(field, None),
            Part::Moves => self.change_play(|play| {
                play.moves.clear();
                play.current = None;
                play.bookmarks.iter_mut().for_each(|bookmark| bookmark.at = None);
            }),
            Part::Bookmarks => self.change_play(|play| play.bookmarks.clear()),
            Part::Seconds => self.change_play(|play| play.seconds = None),
            Part::Seed => self.change_play(|play| play.seed = None),
            Part::Unknown => self.unknown = None,
        }
    }

    /// Whether a cell's digit, where it has one, is a given.
    pub(super) fn is_given(&self, index: usize) -> bool {
        self.givens.as_ref().is_none_or(|givens| givens.get(index).copied().unwrap_or(false))
    }

    /// What does not belong to its board: what is expected, and what is there.
    pub(super) fn fault(&self) -> Option<(&'static str, String)> {
        let geometry = self.grid.geometry();
        let marks = [&self.candidates, &self.corner, &self.centre].into_iter().flatten();
        let lengths = [self.givens.as_ref().map(Vec::len), self.colours.as_ref().map(Vec::len)];
        let mut lengths = marks.clone().map(Vec::len).chain(lengths.into_iter().flatten());
        if let Some(length) = lengths.find(|&length| length != geometry.cell_count()) {
            let found = format!("{length} of {}", geometry.cell_count());
            return Some(("marks for each cell of its board", found));
        }
        let others = |digits: &DigitSet| *digits & geometry.all_digits() != *digits;
        if marks.flatten().any(others) {
            return Some(("marks with digits of its board", "others".to_owned()));
        }
        let solution = self.solution.as_ref().map(Grid::geometry);
        let other = solution.filter(|other| *other != geometry);
        other.map(|other| ("a solution of its board", format!("one of {other}")))
    }

    fn has_digits_of_player(&self) -> bool {
        let mut digits = self.grid.values().enumerate().filter(|&(_, value)| value > 0);
        digits.any(|(index, _)| !self.is_given(index))
    }

    /// A game of which nothing is left is none.
    fn change_play(&mut self, change: impl FnOnce(&mut Play)) {
        if let Some(play) = &mut self.play {
            change(play);
            if *play == Play::default() {
                self.play = None;
            }
        }
    }
}

impl From<Grid> for Document {
    fn from(grid: Grid) -> Self {
        Self {
            grid,
            rules: Vec::new(),
            givens: None,
            candidates: None,
            corner: None,
            centre: None,
            colours: None,
            solution: None,
            name: None,
            about: About::default(),
            play: None,
            unknown: None,
            notes: Vec::new(),
        }
    }
}
