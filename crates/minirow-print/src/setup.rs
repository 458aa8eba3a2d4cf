//! Page setup: paper, margins, boards per page.

use minirow::scene::{Style, Theme};

use crate::{Date, Length, PageSize, Template};

/// How boards come onto pages.
///
/// # Examples
/// ```
/// use minirow_print::{Setup, Solutions};
/// let setup = Setup { per_page: 4, solutions: Solutions::Back, ..Setup::default() };
/// assert_eq!(setup.per_page, 4);
/// ```
#[derive(Clone, Debug)]
pub struct Setup {
    /// The size of the paper; a booklet has two pages on a side of it.
    pub paper: PageSize,
    /// The room around the content of a page.
    pub margin: Length,
    /// Whether the inner margin is wider by a gutter that grows with the number of pages.
    pub is_bound: bool,
    /// How many boards are on a page, 1 to 12.
    pub per_page: usize,
    /// How many solutions are on a page at the back; none for as many as are well read.
    pub solutions_per_page: Option<usize>,
    /// What the whole is called, in at most [`MOST_OF_TITLE`] characters; more are cut.
    pub title: String,
    /// The line at the top of pages; `|` parts it into left, middle and right.
    pub header: Option<Template>,
    /// The line at the foot of pages, parted likewise; none for the number where there are several.
    pub footer: Option<Template>,
    /// What stands above a board; none for its number where there are several, and its name.
    pub caption: Option<Template>,
    /// What boards look like.
    pub style: Style,
    /// Where solutions are.
    pub solutions: Solutions,
    /// Whether digits have 16 points at least, also those of solutions.
    pub is_large: bool,
    /// Whether there is room to write beside each board.
    pub work_space: bool,
    /// What the code beside each board says, if there is one.
    pub qr: Option<Template>,
    /// Whether sections begin on pages of their own, with a heading.
    pub sections: bool,
    /// Whether there is a title page and a list of what comes on which page.
    pub contents: bool,
    /// Whether there is a page that tells the rules.
    pub rules: bool,
    /// Whether pages are put on sheets that make a booklet when they are folded together.
    pub booklet: bool,
    /// The day.
    pub date: Option<Date>,
    /// The random seed.
    pub seed: String,
}

/// Where solutions are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solutions {
    /// Nowhere.
    None,
    /// Upside down beside each board.
    UpsideDown,
    /// Behind all boards.
    Back,
    /// Nothing but them: for a file of their own.
    Only,
}

impl Default for Setup {
    /// One board on a page of A4, in black and white.
    fn default() -> Self {
        Self {
            paper: PageSize { width: 595.275_591, height: 841.889_764 },
            margin: Length(36.0),
            is_bound: false,
            per_page: 1,
            solutions_per_page: None,
            title: String::new(),
            header: None,
            footer: None,
            caption: None,
            style: Style::of(Theme::Print),
            solutions: Solutions::None,
            is_large: false,
            work_space: false,
            qr: None,
            sections: false,
            contents: false,
            rules: false,
            booklet: false,
            date: None,
            seed: String::new(),
        }
    }
}

/// The longest title that is printed whole, in characters.
pub const MOST_OF_TITLE: usize = 500;

/// The least size of digits in large print, in points.
pub(crate) const LARGE: f64 = 16.0;

impl Setup {
    /// The size of text, in points.
    pub(crate) fn text(&self) -> f64 {
        if self.is_large { LARGE } else { 10.0 }
    }

    /// The size of a page.
    pub(crate) fn page(&self) -> PageSize {
        let Self { paper: PageSize { width, height }, booklet, .. } = *self;
        if !booklet {
            return PageSize { width, height };
        }
        // The fold goes across the longer side.
        PageSize { width: width.max(height) / 2.0, height: width.min(height) }
    }

    /// The gutter of a book of so many pages, as printers ask for it.
    pub(crate) fn gutter(&self, pages: usize) -> f64 {
        if !self.is_bound {
            return 0.0;
        }
        match pages {
            ..=150 => 27.0,
            151..=300 => 36.0,
            _ => 45.0,
        }
    }
}
