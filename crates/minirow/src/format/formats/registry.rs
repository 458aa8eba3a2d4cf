//! All formats: the only file that knows each of them.

// Each format is named by its module.
use super::recognised::ruled;
use super::*;
use crate::format::handle::Format;
use crate::format::reading::notation::{Alike, Alone, Notation, Piece, Reading};

/// All formats with their handles, and apart from them what they are, in a line: a program that tells it nobody need
/// not hold it.
macro_rules! formats {
    ($($handle:ident $($name:literal)? = $notation:expr, $meaning:literal;)*) => {
        #[expect(
            non_camel_case_types,
            clippy::upper_case_acronyms,
            reason = "places are named as the handles"
        )]
        enum Place { $($handle),* }
        impl Format {
            $($(pub(in crate::format) const $handle: Self = Self::new(Place::$handle as u8, $name);)?)*
        }
        const FORMATS: &[(Format, &dyn Notation)] = &[$((Format::$handle, $notation)),*];
        static MEANINGS: &[&str] = &[$($meaning),*];
        const _: () = {
            $(assert!(
                Format::$handle.place == Place::$handle as u8,
                "handle.rs tells the places of public handles"
            );)*
        };
    };
}

// Each in its place; a text is held against them in this order. Handles without a name are public ones.
formats! {
    LINE = &line::Line, "One board per line, as symbols or numbers (.sdm, .txt)";
    GRID = &grid::Grid, "A drawn board: one row of cells per line";
    CANDIDATES = &candidates::Candidates, "A drawn board with candidates (pencil marks), as HoDoKu writes it";
    JSON = &json::board::Json, "Minirow's own JSON, one object per line (.json)";
    TATHAM "tatham" = &tatham::game_id::Tatham, "Game ids of Solo, from Simon Tatham's puzzle collection";
    SIMPLE_CANDIDATES "simple-candidates" = &simple_sudoku::candidates::SimpleCandidates, "A drawn board with candidates, as Simple Sudoku writes it";
    CANDIDATE_LIST "candidate-list" = &candidate_list::LIST, "All candidates in one line, 1..4..7..: 729 characters on 9x9";
    CANDIDATE_ROWS "candidate-rows" = &candidate_list::ROWS, "The same with one row of cells per line";
    ANNOTATED "annotated" = &annotated::Annotated, "One board per line with a rating and a comment, as from gsf's sudoku and serate";
    SADMAN "sadman" = &sadman::SadMan, "SadMan (.sdk)";
    SUDOCUE "sudocue" = &sudocue::sdk::SudoCue, "SudoCue";
    SDX "sdx" = &sudocue::sdx::Sdx, "Unfinished games of SudoCue (.sdx)";
    SIMPLE_SUDOKU "ss" = &simple_sudoku::ss::SimpleSudoku, "Simple Sudoku (.ss)";
    SUSSER "susser" = &susser::Susser, "One board per line with eliminated candidates, as from Sudoku Susser";
    LIBRARY "library" = &hodoku::library::Library, "One board per line with eliminated candidates, as in HoDoKu's library";
    HSOL = &hodoku::hsol::Hsol, "Games of HoDoKu (.hsol); read only";
    OPENSUDOKU "opensudoku" = &opensudoku::OpenSudoku, "Collections of OpenSudoku (.opensudoku)";
    CSV = &csv::Csv, "Tables separated by commas (.csv)";
    KSUDOKU "ksudoku" = &ksudoku::KSudoku, "Games of KSudoku (.ksudoku)";
    FACTS "facts" = &facts::Facts, "Facts of logic programs such as initial(1,1,5). (.lp); read only";
    YAML "yaml" = &yaml::Yaml, "YAML (.yaml, .yml); read only";
    CODE "code" = &code::Code, "Lists in brackets and quoted strings in source code; read only";
    TATHAM_SAVE "tatham-save" = &tatham::save::TathamSave, "Saved games of Solo (.sav); read only";
    EXCHANGE "exchange" = &exchange::Exchange, "Lines of the Sudoku Exchange puzzle bank; read only";
    F_PUZZLES "f-puzzles" = ruled::<links::fpuzzles::FPuzzles>(), "Links to f-puzzles.com";
    SUDOKUPAD "sudokupad" = ruled::<links::sudokupad::format::SudokuPad>(), "Links to sudokupad.app";
    PENPA "penpa" = ruled::<links::penpa::Penpa>(), "Links to Penpa+";
    SUDOKUWIKI "sudokuwiki" = &links::sites::WIKI, "Links to sudokuwiki.org";
    SUDOKUEXCHANGE "sudokuexchange" = &links::sites::EXCHANGE, "Links to Sudoku Exchange";
    SUDOKU_COACH "sudoku-coach" = &links::sites::COACH, "Links to sudoku.coach";
    ISS "iss" = ruled::<rules::iss::Iss>(), "Constraint strings of Interactive Sudoku Solver";
    KILLER "killer" = ruled::<rules::killer::Killer>(), "Killer sudoku in one line: 81 signs, or 3x3::k: and 81 numbers; read only";
    SUDOKUMAKER "sudokumaker" = ruled::<links::sudokumaker::format::SudokuMaker>(), "Links to sudokumaker.app";
    ISS_LINK "iss-link" = ruled::<rules::iss_link::IssLink>(), "Links to Interactive Sudoku Solver";
    PUZZ_LINK "puzz-link" = &links::puzz_link::PuzzLink, "Links to puzz.link";
    XML "xml" = &markup::Markup, "HTML tables, and XML of rows or cells; read only";
    LINK "link" = &links::other::Link, "Links to other sites with a board in them; read only";
}

/// All of them: no `static`, which would be part of tests that read no text, and compiled here alone.
#[inline(never)]
fn formats() -> &'static [(Format, &'static dyn Notation)] {
    FORMATS
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

    /// What it is, in a line.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::format::Format::JSON.meaning(), "Minirow's own JSON, one object per line (.json)");
    /// ```
    #[must_use]
    pub fn meaning(self) -> &'static str {
        MEANINGS[usize::from(self.place)]
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
