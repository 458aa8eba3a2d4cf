//! A board to print, with its title, rating and solution.

use minirow::format::Symbols;
use minirow::scene::Paper;
use minirow::{Geometry, Grid, Names};

use crate::fonts::{tidy, tidy_words};

/// More does not fit above a board, in characters.
const MOST_OF_RULES: usize = 12_000;

/// A board to be printed, and what is known about it; what is not known is empty.
///
/// # Examples
/// ```
/// use minirow::{Grid, scene::Paper};
/// use minirow_print::Entry;
/// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
/// let entry = Entry { difficulty: "easy".to_owned(), ..Entry::new(Paper::new(grid)) };
/// assert_eq!(entry.name, "");
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Entry {
    /// What is drawn.
    pub paper: Paper,
    /// How its digits are written.
    pub symbols: Symbols,
    /// The solution, where it is known.
    pub solution: Option<Grid>,
    /// The name of the board.
    pub name: String,
    /// How hard it is, in a word.
    pub difficulty: String,
    /// How hard it is, as a number.
    pub rating: String,
    /// The board in one line.
    pub line: String,
    /// The board as a text that reads back, with lines in front that tell its blocks and rules where it needs them:
    /// what codes hold that are asked for the line alone. Where there is none, they hold the line.
    pub text: String,
    /// The rules in the words of its author, which stand between its caption and the board; behind them stands what
    /// no drawing shows, and where there are none, all that the rules of the paper say.
    pub rules: String,
    /// What the section it belongs to is called; sections come in the order of their numbers.
    pub section: Option<(u32, String)>,
}

impl Entry {
    /// A board about which nothing else is known.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid, scene::Paper};
    /// use minirow_print::Entry;
    /// assert!(Entry::new(Paper::new(Grid::new(&Geometry::classic()))).solution.is_none());
    /// ```
    #[must_use]
    pub fn new(paper: Paper) -> Self {
        Self {
            symbols: Symbols::for_board(paper.givens.geometry()),
            paper,
            solution: None,
            name: String::new(),
            difficulty: String::new(),
            rating: String::new(),
            line: String::new(),
            text: String::new(),
            rules: String::new(),
            section: None,
        }
    }

    pub(crate) fn geometry(&self) -> &Geometry {
        self.paper.givens.geometry()
    }

    pub(crate) fn names(&self) -> Names<'_> {
        Names::new(self.geometry(), |digit| self.symbols.symbol(digit))
    }

    pub(crate) fn tidied(mut self) -> Self {
        for text in [&mut self.name, &mut self.difficulty, &mut self.rating] {
            *text = tidy(text);
        }
        // Authors may leave out what no drawing shows.
        let is_told = |told: &String| !self.rules.contains(told.as_str());
        let mut words: Vec<String> = match self.rules.as_str() {
            "" => self.paper.words().into_iter().map(|told| told.text).collect(),
            rules => {
                let more = self.paper.captions().into_iter().filter(is_told);
                [rules.to_owned()].into_iter().chain(more).collect()
            }
        };
        words.extend(self.paper.values_in_words(&self.names()).filter(is_told));
        self.rules = words.join(" ");
        self.rules = tidy_words(&self.rules, MOST_OF_RULES);
        self
    }
}
