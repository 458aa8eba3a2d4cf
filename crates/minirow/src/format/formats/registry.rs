//! All formats: the only file that knows each of them.

use super::annotated::Annotated;
use super::candidate_list::{LIST, ROWS};
use super::candidates::Candidates;
use super::code::Code;
use super::csv::Csv;
use super::exchange::Exchange;
use super::facts::Facts;
use super::grid::Grid;
use super::ksudoku::KSudoku;
use super::line::Line;
use super::markup::Markup;
use super::opensudoku::OpenSudoku;
use super::recognised::{Ruled, ruled};
use super::sadman::SadMan;
use super::susser::Susser;
use super::yaml::Yaml;
use crate::format::formats::hodoku::hsol::Hsol;
use crate::format::formats::hodoku::library::Library;
use crate::format::formats::json::board::Json;
use crate::format::formats::links::fpuzzles::FPuzzles;
use crate::format::formats::links::other::Link;
use crate::format::formats::links::penpa::Penpa;
use crate::format::formats::links::sites::{COACH, EXCHANGE, WIKI};
use crate::format::formats::links::sudokumaker::format::SudokuMaker;
use crate::format::formats::links::sudokupad::format::SudokuPad;
use crate::format::formats::rules::iss::Iss;
use crate::format::formats::rules::iss_link::IssLink;
use crate::format::formats::rules::killer::Killer;
use crate::format::formats::simple_sudoku::candidates::SimpleCandidates;
use crate::format::formats::simple_sudoku::ss::SimpleSudoku;
use crate::format::formats::sudocue::sdk::SudoCue;
use crate::format::formats::sudocue::sdx::Sdx;
use crate::format::formats::tatham::game_id::Tatham;
use crate::format::formats::tatham::save::TathamSave;
use crate::format::handle::Format;
use crate::format::reading::notation::{Alike, Alone, Notation, Piece, Reading};

/// Each in its place; a text is held against them in this order.
const FORMATS: &[(Format, &dyn Notation)] = &[
    (Format::LINE, &Line),
    (Format::GRID, &Grid),
    (Format::CANDIDATES, &Candidates),
    (Format::JSON, &Json),
    (Format::TATHAM, &Tatham),
    (Format::SIMPLE_CANDIDATES, &SimpleCandidates),
    (Format::CANDIDATE_LIST, &LIST),
    (Format::CANDIDATE_ROWS, &ROWS),
    (Format::ANNOTATED, &Annotated),
    (Format::SADMAN, &SadMan),
    (Format::SUDOCUE, &SudoCue),
    (Format::SDX, &Sdx),
    (Format::SIMPLE_SUDOKU, &SimpleSudoku),
    (Format::SUSSER, &Susser),
    (Format::LIBRARY, &Library),
    (Format::HSOL, &Hsol),
    (Format::OPENSUDOKU, &OpenSudoku),
    (Format::CSV, &Csv),
    (Format::KSUDOKU, &KSudoku),
    (Format::FACTS, &Facts),
    (Format::YAML, &Yaml),
    (Format::CODE, &Code),
    (Format::TATHAM_SAVE, &TathamSave),
    (Format::EXCHANGE, &Exchange),
    ruled::<FPuzzles>(),
    ruled::<SudokuPad>(),
    ruled::<Penpa>(),
    (Format::SUDOKUWIKI, &WIKI),
    (Format::SUDOKUEXCHANGE, &EXCHANGE),
    (Format::SUDOKU_COACH, &COACH),
    ruled::<Iss>(),
    ruled::<Killer>(),
    ruled::<SudokuMaker>(),
    ruled::<IssLink>(),
    (Format::XML, &Markup),
    (Format::LINK, &Link),
];

const _: () = {
    let mut place = 0;
    while place < FORMATS.len() {
        assert!(FORMATS[place].0.place as usize == place, "each format stands in its place");
        place += 1;
    }
};

/// All of them: no `static`, which would be part of tests that read no text, and compiled here alone.
#[inline(never)]
fn formats() -> &'static [(Format, &'static dyn Notation)] {
    FORMATS
}

impl Ruled for FPuzzles {
    const FORMAT: Format = Format::F_PUZZLES;
    const THIS: &'static Self = &Self;
}

impl Ruled for SudokuPad {
    const FORMAT: Format = Format::SUDOKUPAD;
    const THIS: &'static Self = &Self;
}

impl Ruled for Penpa {
    const FORMAT: Format = Format::PENPA;
    const THIS: &'static Self = &Self;
}

impl Ruled for Iss {
    const FORMAT: Format = Format::ISS;
    const THIS: &'static Self = &Self;
}

impl Ruled for IssLink {
    const FORMAT: Format = Format::ISS_LINK;
    const THIS: &'static Self = &Self;
}

impl Ruled for Killer {
    const FORMAT: Format = Format::KILLER;
    const THIS: &'static Self = &Self;
}

impl Ruled for SudokuMaker {
    const FORMAT: Format = Format::SUDOKUMAKER;
    const THIS: &'static Self = &Self;
}

impl Format {
    /// All formats.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::Format;
    /// assert!([Format::LINE, Format::GRID].iter().all(|&format| Format::all().any(|one| one == format)));
    /// ```
    pub fn all() -> impl Iterator<Item = Self> {
        formats().iter().map(|(format, _)| *format)
    }

    /// The format of files whose names end so.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::Format;
    /// assert_eq!(Format::of_extension("SDK").unwrap().name(), "sadman");
    /// assert_eq!(Format::of_extension("pdf"), None);
    /// ```
    #[must_use]
    pub fn of_extension(extension: &str) -> Option<Self> {
        let is_it = |known: &&'static str| known.eq_ignore_ascii_case(extension);
        Self::all().find(|format| format.notation().extensions().iter().any(is_it))
    }

    /// What the names of its files end with; these are read as its name, too.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::Format;
    /// let sadman: Format = "sdk".parse()?;
    /// assert_eq!((sadman.name(), sadman.extensions()), ("sadman", &["sdk"][..]));
    /// # Ok::<(), minirow::format::UnknownFormat>(())
    /// ```
    #[must_use]
    pub fn extensions(self) -> &'static [&'static str] {
        self.notation().extensions()
    }

    /// Whether no board is ever written in it.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::Format;
    /// let only_read = |name: &str| name.parse().is_ok_and(Format::is_only_read);
    /// assert!(only_read("yaml") && !only_read("json"));
    /// ```
    #[must_use]
    pub fn is_only_read(self) -> bool {
        self.notation().is_only_read()
    }

    /// How it is read, if boards of a text are alike in it.
    pub(in crate::format) fn alike(self) -> Option<&'static dyn Alike> {
        match self.notation().reading() {
            Reading::Alike(alike) => Some(alike),
            Reading::Alone(_) => None,
        }
    }

    /// How it is read, if each of its boards tells all about itself.
    pub(in crate::format) fn alone(self) -> Option<&'static dyn Alone> {
        match self.notation().reading() {
            Reading::Alone(alone) => Some(alone),
            Reading::Alike(_) => None,
        }
    }

    /// The root of its documents, and what a board is called in them, if it is XML.
    pub(in crate::format) fn elements(self) -> Option<(&'static str, &'static str)> {
        match self.alone()?.piece() {
            Piece::Element { root, board } => Some((root, board)),
            _ => None,
        }
    }

    /// What it has to tell.
    pub(in crate::format) fn notation(self) -> &'static dyn Notation {
        formats()[usize::from(self.place)].1
    }
}
