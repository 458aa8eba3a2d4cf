//! A rule of any kind, made from the registry.

use super::compile::Compiler;
use super::ground::Mark;
use super::holds::Filled;
#[cfg(feature = "formats")]
use super::kinds::rows::{Block, Drawn, Field};
use super::kinds::{self, Kind, all_kinds};
use super::meaning::Meaning;
use super::spelling::{Beginning, Spelled, Told, Wrong, beginnings};
use crate::board::Geometry;

/// Makes the enum of all kinds, what turns each kind into it, and `ask`, which asks the kind of a rule.
macro_rules! make_rule {
    ($dollar:tt $(
        with_cells { $($home:ident: $kind:ident,)* }
        of_all_cells { $($home_of_all:ident: $of_all:ident,)* }
    )*) => {
        /// A rule about the values of some cells, or of all.
        ///
        /// Cells are in the order in which a line or a clue reads them. Values and sums are those that people see.
        ///
        /// # Examples
        /// ```
        /// use minirow::rules::{Rule, kinds::Cage};
        /// let cage = Cage { cells: vec![0, 1], sum: 14 };
        /// assert_eq!(Rule::from(cage.clone()), Rule::Cage(cage));
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Rule {
            $(
                $(
                    #[doc = concat!("See [`kinds::", stringify!($kind), "`].")]
                    $kind(kinds::$kind),
                )*
                $(
                    #[doc = concat!("See [`kinds::", stringify!($of_all), "`].")]
                    $of_all,
                )*
            )*
        }

        $(
            $(impl From<kinds::$kind> for Rule {
                fn from(kind: kinds::$kind) -> Self {
                    Self::$kind(kind)
                }
            })*
            $(impl From<kinds::$of_all> for Rule {
                fn from(_: kinds::$of_all) -> Self {
                    Self::$of_all
                }
            })*
        )*

        macro_rules! ask {
            ($dollar rule:expr, $dollar the:ident => $dollar answer:expr) => {
                match $dollar rule {
                    $(
                        $(Rule::$kind($dollar the) => $dollar answer,)*
                        $(Rule::$of_all => {
                            let $dollar the = &kinds::$of_all;
                            $dollar answer
                        })*
                    )*
                }
            };
        }

        /// How rules of all kinds are told.
        pub(super) const TOLD: &[&[Told]] = &[$(
            $(<kinds::$kind as Kind>::TOLD,)*
            $(<kinds::$of_all as Kind>::TOLD,)*
        )*];

        /// What lines about rules of all kinds begin with.
        pub(super) const BEGINNINGS: &[&[Beginning]] = &[$(
            $(&beginnings::<{ <kinds::$kind as Kind>::TOLD.len() }>(<kinds::$kind as Kind>::TOLD),)*
            $(&beginnings::<{ <kinds::$of_all as Kind>::TOLD.len() }>(<kinds::$of_all as Kind>::TOLD),)*
        )*];

        /// How rules of all kinds are drawn and said.
        #[cfg(feature = "formats")]
        pub(super) const DRAWN: &[&[Drawn]] = &[$(
            $(<kinds::$kind as Kind>::DRAWN,)*
            $(<kinds::$of_all as Kind>::DRAWN,)*
        )*];

        /// The fields of f-puzzles that hold rules of all kinds.
        #[cfg(feature = "formats")]
        pub(super) const FIELDS: &[&[Field]] = &[$(
            $(<kinds::$kind as Kind>::FIELDS,)*
            $(<kinds::$of_all as Kind>::FIELDS,)*
        )*];

        /// The constraints of SudokuMaker that hold rules of all kinds.
        #[cfg(feature = "formats")]
        pub(super) const BLOCKS: &[&[Block]] = &[$(
            $(<kinds::$kind as Kind>::BLOCKS,)*
            $(<kinds::$of_all as Kind>::BLOCKS,)*
        )*];

        /// What makes a rule of each kind of what is told, in the order of [`TOLD`].
        const READ: &[fn(&mut Spelled, &Geometry) -> Result<Rule, Wrong>] = &[$(
            $(|spelled, geometry| kinds::$kind::read(spelled, geometry).map(Rule::$kind),)*
            $(|spelled, geometry| kinds::$of_all::read(spelled, geometry).map(Rule::from),)*
        )*];

        /// What draws random rules of all kinds.
        #[cfg(test)]
        pub(super) const DRAWS: &[super::holds::draw::Draws] = &[$(
            $(<kinds::$kind as Kind>::DRAWS,)*
            $(<kinds::$of_all as Kind>::DRAWS,)*
        )*];

        /// The rules of each kind about some cells, two at least, with a number.
        #[cfg(test)]
        pub(super) fn about(cells: &[u16], number: u32, geometry: &Geometry) -> Vec<Rule> {
            let mut all = Vec::new();
            $(
                $(all.extend(kinds::$kind::about(cells, number, geometry).into_iter().map(Rule::from));)*
                $(all.extend(kinds::$of_all::about(cells, number, geometry).into_iter().map(Rule::from));)*
            )*
            all
        }
    };
}

all_kinds!(make_rule $);

impl Rule {
    /// What it is called in headers and in JSON, in lower case.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::{Rule, kinds::Thermometer};
    /// let slow = Rule::Thermometer(Thermometer { cells: vec![0, 1], slow: true });
    /// assert_eq!(slow.name(), "slow-thermometer");
    /// ```
    #[must_use]
    pub fn name(&self) -> &'static str {
        ask!(self, kind => kind.name())
    }

    /// The cells that the rule names, as it lists them; none where it is about the whole board.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::{Rule, kinds::Arrow};
    /// let arrow = Rule::Arrow(Arrow { bulb: vec![9], shaft: vec![0, 1] });
    /// assert_eq!(arrow.cells(), [9, 0, 1]);
    /// assert!(Rule::AntiKnight.cells().is_empty());
    /// ```
    #[must_use]
    pub fn cells(&self) -> Vec<u16> {
        let mut all = Vec::new();
        self.each_part(&mut |cells| all.extend_from_slice(cells));
        all
    }

    /// Its title.
    pub(super) fn title(&self) -> &str {
        ask!(self, kind => kind.title())
    }

    /// What is told of it in words that are neither numbers nor cells.
    pub(super) fn code(&self, geometry: &Geometry) -> Vec<String> {
        ask!(self, kind => kind.code(geometry))
    }

    /// What it says, where that is put together.
    pub(super) fn own_meaning(&self) -> Option<Meaning> {
        ask!(self, kind => kind.own_meaning())
    }

    /// Shows its cells in parts.
    pub(super) fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        ask!(self, kind => kind.each_part(see));
    }

    /// The rule taken apart, on a board of this form.
    pub(crate) fn spelled(&self, geometry: &Geometry) -> Spelled {
        Spelled {
            name: self.name().to_owned(),
            title: self.title().to_owned(),
            code: self.code(geometry),
            numbers: self.numbers(),
            parts: self.parts(),
            is_unchecked: false,
        }
    }

    /// Its numbers, as it is told.
    pub(crate) fn numbers(&self) -> Vec<u64> {
        ask!(self, kind => kind.numbers())
    }

    /// Its lists of cells, as it is told.
    pub(crate) fn parts(&self) -> Vec<Vec<u16>> {
        let mut parts = Vec::new();
        self.each_part(&mut |cells| parts.push(cells.to_vec()));
        parts
    }

    /// The rule of what is told under its name, as much as its kind says.
    pub(crate) fn read(mut spelled: Spelled, geometry: &Geometry) -> Result<Self, Wrong> {
        let is_named = |kind: &&[Told]| kind.iter().any(|told| told.name == spelled.name);
        let kind = TOLD.iter().position(is_named).expect("the name of a kind");
        READ[kind](&mut spelled, geometry)
    }

    /// Whether a filling follows it.
    pub(super) fn holds(&self, filled: &Filled<'_>) -> bool {
        ask!(self, kind => kind.holds(filled))
    }

    /// Says which cells it makes differ.
    pub(super) fn differences(&self, compiler: &mut Compiler<'_>) {
        ask!(self, kind => kind.differences(compiler));
    }

    /// Says the rest of it to the search.
    pub(super) fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        ask!(self, kind => kind.compile(compiler));
    }

    /// The mark that it is between two cells.
    pub(super) fn mark(&self) -> Option<Mark> {
        ask!(self, kind => kind.mark())
    }

    /// Its cells and what they sum to, where it says that.
    pub(super) fn total(&self) -> Option<(&[u16], u32)> {
        ask!(self, kind => kind.total())
    }

    /// What it takes to hold the rule and to make of it what is searched.
    pub(crate) fn effort(&self) -> usize {
        let mut cells = 0;
        self.each_part(&mut |part| cells += part.len());
        ask!(self, kind => kind.effort(cells))
    }
}
