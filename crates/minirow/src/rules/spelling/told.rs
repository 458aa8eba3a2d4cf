//! How a kind of rule is told: under which name, and with how many numbers and cells.

use super::iss::Iss;
use crate::rules::meaning::Says;

/// How rules are told under a name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told {
    /// The name: that of [`Rule::name`](crate::rules::Rule::name), or one that says more.
    pub(crate) name: &'static str,
    /// What people call it besides.
    pub(crate) also: &'static [&'static str],
    /// Whether it has a title of its own, and behind that a code: a table or an automaton.
    pub(crate) has_title: bool,
    /// Whether it is told in words that are neither numbers nor cells.
    pub(crate) has_code: bool,
    pub(crate) numbers: Numbers,
    /// The largest number.
    pub(crate) most: u64,
    /// The number where none is told, as all who draw it so mean the same.
    pub(crate) usual: Option<Usual>,
    /// What it is without a number.
    pub(crate) without_number: Option<&'static str>,
    pub(crate) cells: Cells,
    /// The items that say the same in strings of Interactive Sudoku Solver.
    pub(crate) iss: [Option<Iss>; 2],
    /// A line of it on a board of 9×9, where its kind has this name.
    pub(crate) example: Option<&'static str>,
    pub(crate) says: Says,
    /// What those say that have this number.
    pub(crate) says_of: &'static [(u64, Says)],
}

/// What a line about a rule begins with: all of [`Told`] that is asked where rules are recognised and not read, so that
/// a library that only does that has nothing else of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beginning {
    pub(crate) name: &'static str,
    pub(crate) also: &'static [&'static str],
    pub(crate) has_title: bool,
    pub(crate) has_code: bool,
    pub(crate) has_cells: bool,
}

/// What lines begin with about rules that are told so.
pub(crate) const fn beginnings<const COUNT: usize>(told: &[Told]) -> [Beginning; COUNT] {
    let none =
        Beginning { name: "", also: &[], has_title: false, has_code: false, has_cells: false };
    let mut all = [none; COUNT];
    let mut at = 0;
    while at < COUNT {
        let Told { name, also, has_title, has_code, cells, .. } = told[at];
        let has_cells = !matches!(cells, Cells::None);
        all[at] = Beginning { name, also, has_title, has_code, has_cells };
        at += 1;
    }
    all
}

/// How many numbers are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Numbers {
    None,
    One,
    /// At least one.
    Some,
}

/// A number that is usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Usual {
    number: u64,
    is_for_nine_values: bool,
}

/// Which cells are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cells {
    None,
    /// One list.
    List,
    /// Several lists.
    Lists(Lists),
}

/// Several lists of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lists {
    /// How many lists there are, at least and at most.
    pub(crate) count: (usize, usize),
    /// How many cells the first has, at least and at most.
    pub(crate) first: (usize, usize),
    /// How many cells each of the others has.
    pub(crate) others: (usize, usize),
    /// Whether the others have as many as the first.
    pub(crate) are_alike: bool,
}

/// The most cells of a list.
pub(crate) const MOST_CELLS: usize = 1024;
/// The most lists of cells.
const MOST_LISTS: usize = 100_000;
/// The largest number.
const MOST_NUMBER: u64 = 999_999;

impl Lists {
    /// At least two.
    pub(crate) const SEVERAL: Self = Self {
        count: (2, MOST_LISTS),
        first: (1, MOST_CELLS),
        others: (1, MOST_CELLS),
        are_alike: false,
    };
    /// One, behind a code.
    pub(crate) const ONE: Self = Self { count: (1, 1), ..Self::SEVERAL };
    /// Two.
    pub(crate) const TWO: Self = Self { count: (2, 2), ..Self::SEVERAL };
    /// Two cells each.
    pub(crate) const PAIRS: Self =
        Self { count: (1, MOST_LISTS), first: (2, 2), others: (2, 2), are_alike: false };
}

impl Told {
    /// Told by one list of cells.
    pub(crate) const fn list(name: &'static str) -> Self {
        Self::new(name, Cells::List)
    }

    /// Told by several lists of cells.
    pub(crate) const fn lists(name: &'static str, lists: Lists) -> Self {
        Self::new(name, Cells::Lists(lists))
    }

    /// Told by its name alone, as it is about all cells.
    pub(crate) const fn of_all(name: &'static str) -> Self {
        Self::new(name, Cells::None).example(name)
    }

    const fn new(name: &'static str, cells: Cells) -> Self {
        Self {
            name,
            also: &[],
            has_title: false,
            has_code: false,
            numbers: Numbers::None,
            most: MOST_NUMBER,
            usual: None,
            without_number: None,
            cells,
            iss: [None; 2],
            example: None,
            says: Says { words: "", meaning: "" },
            says_of: &[],
        }
    }

    /// With a number in front of its cells.
    pub(crate) const fn number(self) -> Self {
        Self { numbers: Numbers::One, ..self }
    }

    /// With at least one number in front of its cells.
    pub(crate) const fn numbers(self) -> Self {
        Self { numbers: Numbers::Some, ..self }
    }

    /// With a number up to this.
    pub(crate) const fn most(self, most: u64) -> Self {
        Self { most, ..self }
    }

    /// With this number where none is told.
    pub(crate) const fn usual(self, number: u64) -> Self {
        Self { usual: Some(Usual { number, is_for_nine_values: false }), ..self }
    }

    /// With this number where none is told, on boards of nine values.
    pub(crate) const fn usual_on_nine(self, number: u64) -> Self {
        Self { usual: Some(Usual { number, is_for_nine_values: true }), ..self }
    }

    /// Which is a rule of another name without a number.
    pub(crate) const fn without_number(self, name: &'static str) -> Self {
        Self { without_number: Some(name), ..self }
    }

    /// Which people call so, too.
    pub(crate) const fn also(self, also: &'static [&'static str]) -> Self {
        Self { also, ..self }
    }

    /// With words that are neither numbers nor cells.
    pub(crate) const fn with_code(self) -> Self {
        Self { has_code: true, ..self }
    }

    /// With a title, and a code behind it.
    pub(crate) const fn with_title(self) -> Self {
        Self { has_title: true, has_code: true, ..self }
    }

    /// With a line that shows it.
    pub(crate) const fn example(self, line: &'static str) -> Self {
        Self { example: Some(line), ..self }
    }

    /// Which says this, in a few words and in a sentence without cells.
    pub(crate) const fn says(self, words: &'static str, meaning: &'static str) -> Self {
        Self { says: Says { words, meaning }, ..self }
    }

    /// Which says something else where it has one of these numbers.
    pub(crate) const fn says_of(self, says_of: &'static [(u64, Says)]) -> Self {
        Self { says_of, ..self }
    }

    /// The number where none is told, on a board of so many values.
    pub(crate) fn usual_number(&self, values: usize) -> Option<u64> {
        let usual = self.usual.filter(|usual| !usual.is_for_nine_values || values == 9)?;
        Some(usual.number)
    }
}
