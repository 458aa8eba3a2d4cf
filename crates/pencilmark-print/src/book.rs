//! Plans a book: what is on which page.

use pencilmark::scene::Drawing;

use crate::arrange::{Area, arrange};
use crate::fonts::tidy;
use crate::line::{Look, wrapped};
use crate::pages::{self, heading_look};
use crate::prose;
use crate::setup::{LARGE, Setup};
use crate::slot::{Beside, Slot, smallest_digit};
use crate::{Bookmark, Entry, Fonts, PrintError, Solutions, booklet};

/// Boards on pages: planned as a whole, drawn page by page.
///
/// # Examples
/// ```
/// use pencilmark::{Grid, scene::Paper};
/// use pencilmark_print::{Book, Entry, Fonts, Setup};
/// let grid: Grid = "1... ..3. .4.. ...2".parse().unwrap();
/// let entries = vec![Entry::new(Paper::new(grid)); 10];
/// let fonts = Fonts::new(Vec::new())?;
/// let book = Book::plan(entries, Setup { per_page: 4, ..Setup::default() }, &fonts)?;
/// assert_eq!(book.pages(), 3);
/// assert_eq!(book.page(2, &fonts)?.texts().filter(|text| text.class == "caption").count(), 2);
/// # Ok::<(), pencilmark_print::PrintError>(())
/// ```
#[derive(Debug)]
pub struct Book {
    pub(crate) setup: Setup,
    pub(crate) entries: Vec<Entry>,
    pub(crate) leaves: Vec<Leaf>,
    /// How boards stand on a page, and solutions.
    pub(crate) boards: Grid,
    pub(crate) solutions: Grid,
    /// What a page of text holds, each line with its look.
    pub(crate) rules: Vec<String>,
    pub(crate) listed: Vec<(String, usize)>,
    /// The room of headings, of the line at the top, and of the one at the foot.
    pub(crate) rooms: [f64; 3],
}

/// Rows and columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Grid {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
}

/// What is on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaf {
    Title,
    Contents,
    /// Lines of the rules, from the first to before the last.
    Rules(usize, usize),
    /// Boards from the first to before the last; whether a section begins.
    Boards(usize, usize, bool),
    /// Solutions likewise; whether they begin.
    Solutions(usize, usize, bool),
    Blank,
}

/// The room between boards, in points.
pub(crate) const GAP: f64 = 20.0;

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
    /// use pencilmark_print::{Book, Fonts, PrintError, Setup};
    /// let fonts = Fonts::new(Vec::new())?;
    /// let nothing = Book::plan(Vec::new(), Setup::default(), &fonts);
    /// assert_eq!(nothing.unwrap_err(), PrintError::NoBoard);
    /// # Ok::<(), PrintError>(())
    /// ```
    pub fn plan(entries: Vec<Entry>, mut setup: Setup, fonts: &Fonts) -> Result<Self, PrintError> {
        if entries.is_empty() {
            return Err(PrintError::NoBoard);
        }
        setup.per_page = setup.per_page.clamp(1, 12);
        setup.title = tidy(&setup.title);
        setup.seed = tidy(&setup.seed);
        let mut entries: Vec<Entry> = entries.into_iter().map(Entry::tidied).collect();
        if setup.sections {
            entries.sort_by_key(|entry| entry.section.as_ref().map(|section| section.0));
        }
        // Fewer boards than a page has room for are drawn larger.
        let sections = entries.chunk_by(|a, b| !setup.sections || a.section == b.section);
        let most = sections.map(<[Entry]>::len).max().unwrap_or(1);
        setup.per_page = setup.per_page.min(most);
        let one = Grid { rows: 1, columns: 1 };
        let mut book = Self {
            rules: Vec::new(),
            listed: Vec::new(),
            leaves: Vec::new(),
            boards: one,
            solutions: one,
            rooms: [0.0; 3],
            setup,
            entries,
        };
        book.make_rooms();
        book.lay_out(fonts)?;
        // A wider gutter moves lines of text, which may take a page more.
        book.lay_out(fonts)?;
        book.check_size()?;
        Ok(book)
    }

    /// How many pages there are; of a booklet how many sides of sheets.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Geometry, Grid, scene::Paper};
    /// use pencilmark_print::{Book, Entry, Fonts, Setup};
    /// let entries = vec![Entry::new(Paper::new(Grid::new(&Geometry::classic()))); 5];
    /// let setup = Setup { booklet: true, ..Setup::default() };
    /// let fonts = Fonts::new(Vec::new())?;
    /// assert_eq!(Book::plan(entries, setup, &fonts)?.pages(), 4); // two sheets, both sides
    /// # Ok::<(), pencilmark_print::PrintError>(())
    /// ```
    #[must_use]
    pub fn pages(&self) -> usize {
        if self.setup.booklet { self.leaves.len() / 2 } else { self.leaves.len() }
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
    /// use pencilmark::{Geometry, Grid, scene::Paper};
    /// use pencilmark_print::{Book, Entry, Fonts, Setup};
    /// let entries = vec![Entry::new(Paper::new(Grid::new(&Geometry::classic())))];
    /// let fonts = Fonts::new(Vec::new())?;
    /// let page = Book::plan(entries, Setup::default(), &fonts)?.page(0, &fonts)?;
    /// assert!(page.width < page.height);
    /// # Ok::<(), pencilmark_print::PrintError>(())
    /// ```
    pub fn page(&self, number: usize, fonts: &Fonts) -> Result<Drawing, PrintError> {
        if !self.setup.booklet {
            return pages::draw_leaf(self, number, fonts);
        }
        let [left, right] = booklet::side(self.leaves.len(), number)
            .map(|number| pages::draw_leaf(self, number, fonts));
        Ok(booklet::sheet(left?, right?))
    }

    /// What leads to where: contents, rules, sections and solutions.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Geometry, Grid, scene::Paper};
    /// use pencilmark_print::{Book, Entry, Fonts, Setup};
    /// let entries = vec![Entry::new(Paper::new(Grid::new(&Geometry::classic())))];
    /// let setup = Setup { rules: true, ..Setup::default() };
    /// let fonts = Fonts::new(Vec::new())?;
    /// let outline = Book::plan(entries, setup, &fonts)?.outline();
    /// let titles: Vec<&str> = outline.iter().map(|bookmark| bookmark.title.as_str()).collect();
    /// assert_eq!(titles, ["How to solve", "Puzzles"]);
    /// # Ok::<(), pencilmark_print::PrintError>(())
    /// ```
    #[must_use]
    pub fn outline(&self) -> Vec<Bookmark> {
        let place = |leaf| match self.setup.booklet {
            true => booklet::place(self.leaves.len(), leaf),
            false => leaf,
        };
        let mut outline = Vec::new();
        if let Some(contents) = self.leaves.iter().position(|&leaf| leaf == Leaf::Contents) {
            outline.push(("Contents".to_owned(), contents));
        }
        outline.extend(self.listed.iter().map(|(title, leaf)| {
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

    /// The size of the smallest digit among the puzzles, in points.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Geometry, Grid, scene::Paper};
    /// use pencilmark_print::{Book, Entry, Fonts, Setup};
    /// let entries = vec![Entry::new(Paper::new(Grid::new(&Geometry::classic())))];
    /// let fonts = Fonts::new(Vec::new())?;
    /// assert!(Book::plan(entries, Setup::default(), &fonts)?.smallest_digit() > 40.0);
    /// # Ok::<(), pencilmark_print::PrintError>(())
    /// ```
    #[must_use]
    pub fn smallest_digit(&self) -> f64 {
        self.smallest(self.boards).0
    }

    /// The size of the smallest digit where boards stand so, and the number of the board.
    fn smallest(&self, boards: Grid) -> (f64, usize) {
        let size = self.slots(boards, Beside::of(&self.setup), 1)[0].board.width;
        let style = &self.setup.style;
        let sizes = self.entries.iter().map(|entry| smallest_digit(entry, size, style)).zip(1..);
        sizes.min_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or((0.0, 0))
    }

    /// The places of boards on a page, as the first page has them.
    pub(crate) fn slots(&self, boards: Grid, beside: Beside, leaf: usize) -> Vec<Slot> {
        let area = self.boards_area(leaf);
        let parts = area.parts(boards.rows, boards.columns, GAP);
        parts.into_iter().map(|part| Slot::new(part, self.caption_room(), beside)).collect()
    }

    fn caption_room(&self) -> f64 {
        self.setup.text() * 1.6
    }

    /// Where boards are on a page, by its number from 0.
    pub(crate) fn boards_area(&self, leaf: usize) -> Area {
        let [heading, header, footer] = self.rooms;
        let (_, area) = self.content(leaf).split_top(heading.max(header));
        Area { height: area.height - footer, ..area }
    }

    /// A page without its margins; the first one is at the right.
    pub(crate) fn content(&self, leaf: usize) -> Area {
        let (page, margin) = (self.setup.page(), self.setup.margin.0);
        let gutter = self.setup.gutter(self.leaves.len());
        let left = if leaf.is_multiple_of(2) { margin + gutter } else { margin };
        Area {
            left,
            top: margin,
            width: page.width - 2.0 * margin - gutter,
            height: page.height - 2.0 * margin,
        }
    }

    fn make_rooms(&mut self) {
        let text = self.setup.text();
        let has_title = !self.setup.title.is_empty() && !self.setup.contents;
        let has_sections = self.setup.sections;
        let is_solutions = matches!(self.setup.solutions, Solutions::Back | Solutions::Only);
        let heading = has_title || has_sections || is_solutions || self.setup.rules;
        self.rooms = [
            if heading { heading_look(&self.setup).size * 1.7 } else { 0.0 },
            if self.setup.header.is_some() { text * 2.0 } else { 0.0 },
            if self.setup.footer.is_some() || self.may_have_several_pages() {
                text * 2.0
            } else {
                0.0
            },
        ];
    }

    fn may_have_several_pages(&self) -> bool {
        let Setup { contents, rules, solutions, per_page, .. } = self.setup;
        contents || rules || solutions == Solutions::Back || self.entries.len() > per_page
    }

    fn lay_out(&mut self, fonts: &Fonts) -> Result<(), PrintError> {
        let area = self.boards_area(0);
        if area.width < 36.0 || area.height < 36.0 {
            return Err(PrintError::NoRoom { width: area.width, height: area.height });
        }
        let caption = self.caption_room();
        let stand = |count: usize, beside: Beside| {
            let size = |part: Area| Slot::new(part, caption, beside).board.width;
            let (rows, columns) = arrange(area, count, GAP, size);
            Grid { rows, columns }
        };
        self.boards = stand(self.setup.per_page, Beside::of(&self.setup));
        let many = self
            .setup
            .solutions_per_page
            .map_or_else(|| self.usual_solutions(area), |many| many.clamp(1, 48));
        self.solutions = stand(many, Beside::default());
        let look = Look { size: self.setup.text() * 1.1, ..heading_look(&self.setup) };
        self.rules.clear();
        for paragraph in prose::rules(&self.entries) {
            self.rules.extend(wrapped(fonts, &paragraph, area.width, look)?);
            self.rules.push(String::new());
        }
        self.rules.pop();
        let lines_per_page = ((area.height / (look.size * 1.5)) as usize).max(1);
        self.turn_pages(many, lines_per_page);
        Ok(())
    }

    /// As many solutions as are well read, whose digits have six points: up to twelve.
    fn usual_solutions(&self, area: Area) -> usize {
        const READ: f64 = 6.0;
        let caption = self.caption_room();
        let reads = |&count: &usize| {
            let size = |part: Area| Slot::new(part, caption, Beside::default()).board.width;
            let (rows, columns) = arrange(area, count, GAP, size);
            let board = size(area.parts(rows, columns, GAP)[0]);
            let style = &self.setup.style;
            self.entries.iter().all(|entry| smallest_digit(entry, board, style) >= READ)
        };
        [12, 9, 6, 4, 2].into_iter().find(reads).unwrap_or(1)
    }

    fn turn_pages(&mut self, solutions_per_page: usize, lines_per_page: usize) {
        let setup = &self.setup;
        let mut leaves = Vec::new();
        let mut listed = Vec::new();
        let is_only = setup.solutions == Solutions::Only;
        if setup.contents && !is_only {
            leaves.extend((!setup.title.is_empty()).then_some(Leaf::Title));
            leaves.push(Leaf::Contents);
        }
        if setup.rules && !is_only {
            listed.push(("How to solve".to_owned(), leaves.len()));
            for first in (0..self.rules.len()).step_by(lines_per_page) {
                leaves.push(Leaf::Rules(first, (first + lines_per_page).min(self.rules.len())));
            }
        }
        let mut first = 0;
        if !is_only {
            for section in self.entries.chunk_by(|a, b| !setup.sections || a.section == b.section) {
                let name = section[0].section.as_ref().filter(|_| setup.sections);
                let title =
                    name.map_or("Puzzles".to_owned(), |(_, name)| prose::heading(&tidy(name)));
                let title = format!("{title}\t{}", prose::puzzles(section.len()));
                listed.push((title, leaves.len()));
                let end = first + section.len();
                for start in (first..end).step_by(setup.per_page) {
                    let stop = (start + setup.per_page).min(end);
                    leaves.push(Leaf::Boards(start, stop, start == first && setup.sections));
                }
                first = end;
            }
        }
        if matches!(setup.solutions, Solutions::Back | Solutions::Only) {
            listed.push(("Solutions".to_owned(), leaves.len()));
            let solved: usize = self.entries.len();
            for start in (0..solved).step_by(solutions_per_page) {
                let stop = (start + solutions_per_page).min(solved);
                leaves.push(Leaf::Solutions(start, stop, start == 0));
            }
        }
        if setup.booklet {
            leaves.resize(leaves.len().next_multiple_of(4), Leaf::Blank);
        }
        self.leaves = leaves;
        self.listed = listed;
    }

    fn check_size(&self) -> Result<(), PrintError> {
        let (found, board) = self.smallest(self.boards);
        if !self.setup.is_large || found >= LARGE || self.setup.solutions == Solutions::Only {
            return Ok(());
        }
        let beside = Beside::of(&self.setup);
        let caption = self.caption_room();
        let fits = |&count: &usize| {
            let size = |part: Area| Slot::new(part, caption, beside).board.width;
            let (rows, columns) = arrange(self.boards_area(0), count, GAP, size);
            self.smallest(Grid { rows, columns }).0 >= LARGE
        };
        let per_page = (1..self.setup.per_page).rev().find(fits);
        Err(PrintError::SmallPrint { least: LARGE, found, board, per_page })
    }
}
