//! The layout of a book: what is on which page, and where.

use crate::arrange::{Area, arrange};
use crate::fonts::{tidy, tidy_words};
use crate::heading::Heading;
use crate::line::{Look, wrapped};
use crate::prose;
use crate::setup::{LARGE, MOST_OF_TITLE, Setup};
use crate::slot::{Beside, Slot, smallest_digit};
use crate::{Entry, Fonts, PrintError, Solutions};

/// What is on each page of a book.
#[derive(Debug)]
pub(crate) struct Layout {
    pub(crate) setup: Setup,
    pub(crate) entries: Vec<Entry>,
    pub(crate) leaves: Vec<Leaf>,
    /// How boards stand on a page, and solutions.
    pub(crate) boards: Grid,
    pub(crate) solutions: Grid,
    /// What a page of text holds, each line with its look.
    pub(crate) rules: Vec<String>,
    pub(crate) listed: Vec<(String, usize)>,
    /// What is beside boards.
    pub(crate) beside: Beside,
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
const GAP: f64 = 20.0;

impl Layout {
    /// Decides what is on which page.
    ///
    /// # Errors
    /// As for [`Book::plan`](crate::Book::plan).
    pub(crate) fn plan(
        entries: Vec<Entry>,
        mut setup: Setup,
        fonts: &Fonts,
    ) -> Result<Self, PrintError> {
        if entries.is_empty() {
            return Err(PrintError::NoBoard);
        }
        setup.per_page = setup.per_page.clamp(1, 12);
        setup.title = tidy_words(&setup.title, MOST_OF_TITLE);
        setup.seed = tidy(&setup.seed);
        // What rules say stands above the boards.
        setup.style.captions = false;
        let mut entries: Vec<Entry> = entries.into_iter().map(Entry::tidied).collect();
        if setup.sections {
            entries.sort_by_key(|entry| entry.section.as_ref().map(|section| section.0));
        }
        // Fewer boards than a page has room for are drawn larger.
        let sections = entries.chunk_by(|a, b| !setup.sections || a.section == b.section);
        let most = sections.map(<[Entry]>::len).max().unwrap_or(1);
        setup.per_page = setup.per_page.min(most);
        let one = Grid { rows: 1, columns: 1 };
        let mut layout = Self {
            rules: Vec::new(),
            listed: Vec::new(),
            leaves: Vec::new(),
            boards: one,
            solutions: one,
            beside: Beside::default(),
            rooms: [0.0; 3],
            setup,
            entries,
        };
        layout.make_rooms(fonts)?;
        layout.lay_out(fonts)?;
        // A wider gutter moves lines of text, which may take a page more.
        layout.lay_out(fonts)?;
        layout.check_size()?;
        layout.check_solutions()?;
        Ok(layout)
    }

    /// The size of the smallest digit where boards stand so, and the number of the board.
    pub(crate) fn smallest(&self, boards: Grid, beside: Beside) -> (f64, usize) {
        self.smallest_of(self.slots(boards, beside, 1)[0].board.width)
    }

    /// The size of the smallest digit on boards of this size, and the number of the board.
    fn smallest_of(&self, size: f64) -> (f64, usize) {
        let style = &self.setup.style;
        let sizes = self.entries.iter().map(|entry| smallest_digit(entry, size, style)).zip(1..);
        sizes.min_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or((0.0, 0))
    }

    /// The places of boards on a page, as the first page has them.
    pub(crate) fn slots(&self, boards: Grid, beside: Beside, leaf: usize) -> Vec<Slot> {
        let parts = self.parts(boards, leaf).into_iter();
        parts.map(|part| Slot::new(part, self.caption_room(), beside)).collect()
    }

    /// The parts of a page that boards have for themselves.
    pub(crate) fn parts(&self, boards: Grid, leaf: usize) -> Vec<Area> {
        self.boards_area(leaf).parts(boards.rows, boards.columns, GAP)
    }

    pub(crate) fn caption_room(&self) -> f64 {
        self.setup.text() * 1.6
    }

    /// Where boards are on a page, by its number from 0.
    pub(crate) fn boards_area(&self, leaf: usize) -> Area {
        let [heading, header, footer] = self.rooms;
        let (_, area) = self.content(leaf).split_top(heading + header);
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

    /// How wide headings are at most: as wide as the narrowest page.
    pub(crate) fn heading_width(&self) -> f64 {
        self.setup.page().width - 2.0 * self.setup.margin.0 - self.setup.gutter(usize::MAX)
    }

    fn make_rooms(&mut self, fonts: &Fonts) -> Result<(), PrintError> {
        let text = self.setup.text();
        let has_title = !self.setup.title.is_empty() && !self.setup.contents;
        let has_sections = self.setup.sections;
        let is_solutions = matches!(self.setup.solutions, Solutions::Back | Solutions::Only);
        let heading = has_title || has_sections || is_solutions || self.setup.rules;
        let title = self.setup.title.as_str();
        let names =
            self.entries.iter().filter_map(|entry| Some(entry.section.as_ref()?.1.as_str()));
        let titles: Vec<&str> = match (has_sections, has_title) {
            (true, _) => names.collect(),
            (false, true) => vec![title],
            (false, false) => Vec::new(),
        };
        let mut room = if heading { Heading::usual_room(&self.setup) } else { 0.0 };
        for (index, title) in titles.iter().enumerate() {
            if index == 0 || titles[index - 1] != *title {
                let title = prose::heading(&tidy_words(title, MOST_OF_TITLE));
                room = room
                    .max(Heading::new(&title, self.heading_width(), &self.setup, fonts)?.room());
            }
        }
        self.rooms = [
            room,
            if self.setup.header.is_some() { text * 2.0 } else { 0.0 },
            if self.setup.footer.is_some() || self.may_have_several_pages() {
                text * 2.0
            } else {
                0.0
            },
        ];
        Ok(())
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
        (self.boards, self.beside) = self.stand_beside(self.setup.per_page);
        let many = self
            .setup
            .solutions_per_page
            .map_or_else(|| self.usual_solutions(area), |many| many.clamp(1, 48));
        self.solutions = self.stand(many, Beside::default());
        let look = Look { size: self.setup.text() * 1.1, ..Look::heading(&self.setup) };
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

    /// The size of the smallest digit of solutions beside their boards, and the number of the board.
    fn smallest_beside(&self, boards: Grid, beside: Beside) -> (f64, usize) {
        self.smallest_of(self.slots(boards, beside, 1)[0].square(beside))
    }

    /// How so many boards stand on a page, and what is beside them: solutions are larger than usual where large print
    /// asks for it and leaves the boards large.
    fn stand_beside(&self, count: usize) -> (Grid, Beside) {
        let with = |solution: f64| {
            let beside = Beside::of(&self.setup, solution);
            (self.stand(count, beside), beside)
        };
        let [usual, ..] = Beside::SOLUTIONS;
        let mut larger = Beside::SOLUTIONS.into_iter().filter(|_| self.setup.is_large).map(with);
        larger.find(|&stand| self.is_large(stand)).unwrap_or_else(|| with(usual))
    }

    /// Whether boards are in large print, with the solutions beside them.
    fn is_large(&self, (boards, beside): (Grid, Beside)) -> bool {
        let is_beside = self.setup.solutions == Solutions::UpsideDown;
        self.smallest(boards, beside).0 >= LARGE
            && (!is_beside || self.smallest_beside(boards, beside).0 >= LARGE)
    }

    /// The most boards on a page, fewer than asked for, that are in large print.
    fn large_per_page(&self) -> Option<usize> {
        (1..self.setup.per_page).rev().find(|&count| self.is_large(self.stand_beside(count)))
    }

    /// As many solutions as are well read, whose digits have six points, or as many as in all large print: up to twelve.
    fn usual_solutions(&self, area: Area) -> usize {
        const READ: f64 = 6.0;
        let least = if self.setup.is_large { LARGE } else { READ };
        let caption = self.caption_room();
        let reads = |&count: &usize| {
            let size = |part: Area| Slot::new(part, caption, Beside::default()).board.width;
            let (rows, columns) = arrange(area, count, GAP, size);
            let board = size(area.parts(rows, columns, GAP)[0]);
            let style = &self.setup.style;
            self.entries.iter().all(|entry| smallest_digit(entry, board, style) >= least)
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
        let (found, board) = self.smallest(self.boards, self.beside);
        if !self.setup.is_large || found >= LARGE || self.setup.solutions == Solutions::Only {
            return Ok(());
        }
        let per_page = self.large_per_page();
        Err(PrintError::SmallPrint { least: LARGE, found, board, per_page })
    }

    /// How so many boards stand on a page.
    fn stand(&self, count: usize, beside: Beside) -> Grid {
        let size = |part: Area| Slot::new(part, self.caption_room(), beside).board.width;
        let (rows, columns) = arrange(self.boards_area(0), count, GAP, size);
        Grid { rows, columns }
    }

    /// Large print is large in solutions, too.
    fn check_solutions(&self) -> Result<(), PrintError> {
        let is_back = match self.setup.solutions {
            Solutions::Back | Solutions::Only => true,
            Solutions::UpsideDown => false,
            Solutions::None => return Ok(()),
        };
        let at_back = |grid: Grid| self.smallest(grid, Beside::default());
        let (found, board) = match is_back {
            true => at_back(self.solutions),
            false => self.smallest_beside(self.boards, self.beside),
        };
        if !self.setup.is_large || found >= LARGE {
            return Ok(());
        }
        let fits = |&count: &usize| at_back(self.stand(count, Beside::default())).0 >= LARGE;
        let most = self.solutions.rows * self.solutions.columns;
        let per_page = if is_back { (1..most).rev().find(fits) } else { self.large_per_page() };
        Err(PrintError::SmallSolutions { least: LARGE, found, board, is_back, per_page })
    }
}
