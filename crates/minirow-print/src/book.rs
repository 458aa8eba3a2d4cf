//! Books: planned as a whole, drawn page by page.

use minirow::scene::Drawing;

use crate::layout::{Layout, Leaf};
use crate::{Bookmark, Entry, Fonts, PrintError, Setup, booklet, pages};

/// Boards on pages: planned as a whole, drawn page by page.
///
/// # Examples
/// ```
/// use minirow::{Grid, scene::Paper};
/// use minirow_print::{Book, Entry, Fonts, Setup};
/// let grid: Grid = "1... ..3. .4.. ...2".parse().unwrap();
/// let entries = vec![Entry::new(Paper::new(grid)); 10];
/// let fonts = Fonts::new(Vec::new())?;
/// let book = Book::plan(entries, Setup { per_page: 4, ..Setup::default() }, &fonts)?;
/// assert_eq!(book.pages(), 3);
/// assert_eq!(book.page(2, &fonts)?.texts().filter(|text| text.class == "caption").count(), 2);
/// # Ok::<(), minirow_print::PrintError>(())
/// ```
#[derive(Debug)]
pub struct Book {
    layout: Layout,
}

impl Book {
    /// Decides what is on which page.
    ///
    /// Boards keep their order; with sections, within those.
    ///
    /// # Errors
    /// [`PrintError::NoBoard`], [`PrintError::NoRoom`], [`PrintError::SmallPrint`] where large print is
    /// asked for and does not fit, [`PrintError::MissingCharacter`].
    ///
    /// # Examples
    /// ```
    /// use minirow_print::{Book, Fonts, PrintError, Setup};
    /// let fonts = Fonts::new(Vec::new())?;
    /// let nothing = Book::plan(Vec::new(), Setup::default(), &fonts);
    /// assert_eq!(nothing.unwrap_err(), PrintError::NoBoard);
    /// # Ok::<(), PrintError>(())
    /// ```
    pub fn plan(entries: Vec<Entry>, setup: Setup, fonts: &Fonts) -> Result<Self, PrintError> {
        Ok(Self { layout: Layout::plan(entries, setup, fonts)? })
    }

    /// How many pages there are; of a booklet how many sides of sheets.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid, scene::Paper};
    /// use minirow_print::{Book, Entry, Fonts, Setup};
    /// let entries = vec![Entry::new(Paper::new(Grid::new(&Geometry::classic()))); 5];
    /// let setup = Setup { booklet: true, ..Setup::default() };
    /// let fonts = Fonts::new(Vec::new())?;
    /// assert_eq!(Book::plan(entries, setup, &fonts)?.pages(), 4); // two sheets, both sides
    /// # Ok::<(), minirow_print::PrintError>(())
    /// ```
    #[must_use]
    pub fn pages(&self) -> usize {
        if self.layout.setup.booklet {
            self.layout.leaves.len() / 2
        } else {
            self.layout.leaves.len()
        }
    }

    /// Draws a page by its number from 0; of a booklet a side of a sheet.
    ///
    /// # Errors
    /// [`PrintError::MissingCharacter`], [`PrintError::LongCode`].
    ///
    /// # Panics
    /// Where there is no such page.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid, scene::Paper};
    /// use minirow_print::{Book, Entry, Fonts, Setup};
    /// let entries = vec![Entry::new(Paper::new(Grid::new(&Geometry::classic())))];
    /// let fonts = Fonts::new(Vec::new())?;
    /// let page = Book::plan(entries, Setup::default(), &fonts)?.page(0, &fonts)?;
    /// assert!(page.width < page.height);
    /// # Ok::<(), minirow_print::PrintError>(())
    /// ```
    pub fn page(&self, number: usize, fonts: &Fonts) -> Result<Drawing, PrintError> {
        if !self.layout.setup.booklet {
            return pages::draw_leaf(&self.layout, number, fonts);
        }
        let [left, right] = booklet::side(self.layout.leaves.len(), number)
            .map(|number| pages::draw_leaf(&self.layout, number, fonts));
        Ok(booklet::sheet(left?, right?))
    }

    /// What leads to where: contents, rules, sections and solutions.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid, scene::Paper};
    /// use minirow_print::{Book, Entry, Fonts, Setup};
    /// let entries = vec![Entry::new(Paper::new(Grid::new(&Geometry::classic())))];
    /// let setup = Setup { rules: true, ..Setup::default() };
    /// let fonts = Fonts::new(Vec::new())?;
    /// let outline = Book::plan(entries, setup, &fonts)?.outline();
    /// let titles: Vec<&str> = outline.iter().map(|bookmark| bookmark.title.as_str()).collect();
    /// assert_eq!(titles, ["How to solve", "Puzzles"]);
    /// # Ok::<(), minirow_print::PrintError>(())
    /// ```
    #[must_use]
    pub fn outline(&self) -> Vec<Bookmark> {
        let place = |leaf| match self.layout.setup.booklet {
            true => booklet::place(self.layout.leaves.len(), leaf),
            false => leaf,
        };
        let mut outline = Vec::new();
        if let Some(contents) = self.layout.leaves.iter().position(|&leaf| leaf == Leaf::Contents) {
            outline.push(("Contents".to_owned(), contents));
        }
        outline.extend(self.layout.listed.iter().map(|(title, leaf)| {
            let title = title.split('\t').next().unwrap_or_default();
            (title.to_owned(), *leaf)
        }));
        if outline.len() == 1 {
            // Nothing to choose from.
            return Vec::new();
        }
        let bookmark = |(title, leaf)| Bookmark { title, page: place(leaf), children: Vec::new() };
        outline.into_iter().map(bookmark).collect()
    }

    /// The boards, by their numbers from 1, above which there is no room for all that is said of their rules: the
    /// text ends with "…" there.
    ///
    /// # Errors
    /// [`PrintError::MissingCharacter`].
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid, scene::Paper};
    /// use minirow_print::{Book, Entry, Fonts, Setup};
    /// let board = Entry::new(Paper::new(Grid::new(&Geometry::classic())));
    /// let told = Entry { rules: "Digits on the grey line increase. ".repeat(200), ..board.clone() };
    /// let fonts = Fonts::new(Vec::new())?;
    /// let book = Book::plan(vec![board, told], Setup::default(), &fonts)?;
    /// assert_eq!(book.cut_rules(&fonts)?, [2]);
    /// # Ok::<(), minirow_print::PrintError>(())
    /// ```
    pub fn cut_rules(&self, fonts: &Fonts) -> Result<Vec<usize>, PrintError> {
        pages::cut_rules(&self.layout, fonts)
    }

    /// The size of the smallest digit among the puzzles, in points.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid, scene::Paper};
    /// use minirow_print::{Book, Entry, Fonts, Setup};
    /// let entries = vec![Entry::new(Paper::new(Grid::new(&Geometry::classic())))];
    /// let fonts = Fonts::new(Vec::new())?;
    /// assert!(Book::plan(entries, Setup::default(), &fonts)?.smallest_digit() > 40.0);
    /// # Ok::<(), minirow_print::PrintError>(())
    /// ```
    #[must_use]
    pub fn smallest_digit(&self) -> f64 {
        self.layout.smallest(self.layout.boards, self.layout.beside).0
    }
}
