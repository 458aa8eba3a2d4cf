//! Text and boards: one file per format, and a reader that tells them apart.
//!
//! [`read`] takes any text with one board; [`Reader`] takes a stream of lines with any number. What
//! a text does not tell (the shape of blocks, the symbols, the format itself) is either decided by
//! rules that cannot be wrong or is an error of a [`kind`](ParseError::kind) that says what to
//! name in [`ReadOptions`]; nothing is guessed in silence.
//!
//! # Formats
//! | name | a board is | it tells |
//! |---|---|---|
//! | `line` | a line of symbols or numbers, perhaps with a layout behind it | its side, irregular blocks |
//! | `grid` | rows of cells, perhaps in a frame | its side, and blocks where the frame shows them |
//! | `candidates` | rows of candidates, perhaps in a frame | the same |
//! | `json` | an object with the board as text or array | whatever it has fields for |
//! | `tatham` | a game id of Solo, of Simon Tatham's collection | blocks, diagonals, cages of a killer |
//! | `simple-candidates` | `candidates` as Simple Sudoku draws them | the same |
//! | `candidate-list`, `candidate-rows` | the same with a place for each candidate: a line, or a row in each | its side |
//! | `annotated` | a line with a rating and a comment behind it | its side |
//! | `sadman`, `sudocue` | a `.sdk` file: what is told about a board, and its rows | |
//! | `sdx` | a board under way of SudoCue | |
//! | `ss` | a drawn board of Simple Sudoku with marks behind it | |
//! | `susser`, `library` | a line with candidates that are eliminated; the latter is HoDoKu's | |
//! | `hsol` | a game of HoDoKu, which is only read | |
//! | `opensudoku` | an element of a collection of OpenSudoku | |
//! | `csv` | a row of a table | its side, blocks |
//! | `ksudoku` | a document of KSudoku | blocks, diagonals, cages of killer and mathdoku |
//! | `f-puzzles` | a link to f-puzzles, or its JSON | blocks, extras, rules, marks, solution, title, author, rules text |
//! | `sudokupad` | a link to SudokuPad: `scl`, `ctc`, `scf` or `fpuz` | the same; rules that are drawn where its text agrees |
//! | `sudokumaker` | a link to SudokuMaker | blocks, extras, rules, marks, title, author, rules text |
//! | `penpa` | a link to Penpa+ | blocks, killer cages, thermometers, arrows, title, author |
//! | `sudokuwiki` | a link to SudokuWiki, with 81 digits, or with marks (`S9B`) | the classic board |
//! | `sudoku-coach` | a link to sudoku.coach, with 81 digits | the classic board |
//! | `sudokuexchange` | a link to Sudoku Exchange, with 81 digits | the classic board |
//! | `puzz-link` | a link to puzz.link or another place of pzpr | its side, plain blocks |
//! | `link` | a link to any other site with a board in it; only read | its side |
//! | `xml` | rows and cells of HTML or XML; only read | its side |
//! | `code` | lists in brackets and texts in quotes in a program; only read | its side |
//! | `facts` | facts of a logic program, `initial(1,1,5).`; only read | its side |
//! | `yaml` | keys and lists by their indentation; only read | its side |
//! | `iss` | a constraint string of “Interactive Sudoku Solver”, `.Thermo~R1C1~R2C1`, in one line or several | all |
//! | `iss-link` | a link to it, with such a string | all |
//! | `killer` | killer sudoku: 81 signs, sums and arrows to them, or `3x3::k:` and 81 numbers | all |
//! | `exchange` | a line of its puzzle bank: hash, board, rating; only read | its side |
//! | `tatham-save` | a saved game of Solo, `.sav`; only read | blocks and diagonals |
//!
//! Rules beyond houses are read and written with the feature `ruled-formats`; without it a text that has some, or is in a
//! format made for them, is an error of the kind [`Rules`](ParseErrorKind::Rules), and is never taken for another one.
//!
//! What is not said to tell anything is a board of 9×9. Three of them look like others and have to be
//! named where they say more: `annotated`, `sudocue` and `ss`. [`Collection`] puts many boards into
//! one text; what a format cannot hold is a [`WriteError`].
//!
//! # Around boards
//! Rows of cells may stand in a text that people wrote for people: below headings, titles and numbers of
//! columns, with numbers, rulers, remarks and tags of a forum around them, in a quotation, in a table of
//! Markdown with a header. None of that is read.
//!
//! ```
//! use minirow::format::{ReadOptions, read_all};
//! let boards = read_all("
//!     Grid 01
//!     12..
//!     ....
//!     ..3.
//!     ...4
//!     Grid 02
//!     1...
//!     ....
//!     ..3.
//!     ...4
//! ", &ReadOptions::default());
//! assert_eq!(boards.iter().flatten().count(), 2);
//! ```
//!
//! A number in front of a board may be its own, that of the boards to come, or their side. Words behind the last
//! board are passed over where none of their signs could be a cell; other lines there are read as rows and refused.
//!
//! # Header
//! What rows of cells do not show can stand in lines in front of them. It holds for all boards up
//! to the next header, which begins anew. What is told twice must be the same.
//!
//! ```
//! use minirow::format::{ReadOptions, read_all};
//! let boards = read_all("
//!     block: 3x4
//!     extra: diagonals, anti-knight
//!     house the middle: r6c5 r6c6 r6c7 r6c8 r7c5 r7c6 r7c7 r7c8 r8c5 r8c6 r8c7 r8c8
//!     apart the corners: r1c1-r12c11 r1c12-r12c2
//!     symbols: 0-9AB
//!
//!     ........B.................................................................................A.....................................................
//!
//!     blocks:   # a map instead of the shape
//!     AAAB
//!     ABBB
//!     CCCD
//!     CDDD
//!
//!     12..
//!     ....
//!     .4..
//!     3...
//! ", &ReadOptions::default());
//! let told: Vec<String> =
//!     boards.into_iter().map(|board| board.unwrap().grid.geometry().to_string()).collect();
//! assert_eq!(told, [
//!     "12x12 with 3x4 blocks, diagonals, anti-knight, the middle and the corners",
//!     "4x4 with irregular blocks",
//! ]);
//! ```
//!
//! Rules beyond houses stand in lines of their own, as [`read_rule`] reads them, where
//! [`ReadOptions::rules`] is set:
//!
//! ```
//! use minirow::format::{Format, ReadOptions, Symbols, read, write};
//! let text = "block: 2x2\ncage 7 r1c1 r1c2\nthermometer r2c1 r3c1 r4c1\n................\n";
//! let board = read(text, &ReadOptions::default().rules(true))?;
//! assert_eq!(board.rules.len(), 2);
//! assert_eq!(write(&board, Format::LINE, &Symbols::usual(4)).unwrap(), text);
//! # Ok::<(), minirow::format::ParseError>(())
//! ```
//!
//! Keys, names of extras and cells are read in either case. Each key stands once, but for `house`
//! and `apart`, which have names. Empty lines and comments are passed over. An error in a header
//! ends the text, as no board behind it could be trusted. [`write_header`] writes one.
//!
//! # Layouts
//! Blocks of a board may be told behind it as well, in the line, row or object that it is in: a sign for each cell, as
//! many different ones as there are rows, each as often and in one piece. Whatever else has as many signs, and is not
//! the solution of the board, is an error. The layout may also stand in the lines below the board or above it, in one
//! line or drawn as rows ([`Reader::take_jigsaw`]); its digits side by side could not stand in a board.
//!
//! ```
//! use minirow::format::{ReadOptions, read};
//! let jigsaw = read("12............4. AAABABBBCCCDCDDD", &ReadOptions::default())?;
//! assert_eq!(jigsaw.grid.geometry().to_string(), "4x4 with irregular blocks");
//! assert!(read("12............4. AAABABBBCCCDCDCD", &ReadOptions::default()).is_err());
//! # Ok::<(), minirow::format::ParseError>(())
//! ```
//!
//! # JSON
//! ```
//! use minirow::format::{ReadOptions, read};
//! let board = read(r#"{
//!     "name": "small",
//!     "geometry": {"block": [2, 2], "extra": ["diagonals"]},
//!     "grid": [[1, null, 0, "."], ["", 2, 0, 0], [0, 0, 3, 0], [0, 0, 0, 4]]
//! }"#, &ReadOptions::default())?;
//! assert_eq!(board.grid.geometry().to_string(), "4x4 with 2x2 blocks and diagonals");
//! assert_eq!((board.grid.empty_len(), board.name.as_deref()), (12, Some("small")));
//! # Ok::<(), minirow::format::ParseError>(())
//! ```
//!
//! - A value for each board, in lines of their own or as they come, in an array, or in the array
//!   `boards` of an object.
//! - `grid`, or `puzzle`: rows of cells as a text, as an array of rows, or as an array of arrays of
//!   cells: numbers, symbols, and for an empty cell `null`, `0`, `"."` or `""`. An array in place
//!   of the object is such a grid.
//! - Or a number for each cell, by its name, and nothing else: `{"r1c1": 5, "r1c5": 7, "r9c9": 9}`.
//! - `candidates`: a text, or an array of arrays of cells, each an array of numbers or symbols or a
//!   text such as `"14AG"`. A cell with a digit in the grid has that one or none.
//! - `layout`, `regions` or `blocks`: a layout of irregular blocks, a sign for each cell, as others tell it.
//! - `geometry`: `side`, `block` or `blocks` (a map), `extra`, `houses` (objects of `name` and
//!   `cells`), `apart` (objects of `name` and `pairs`); another field there is an error.
//! - `rules`: an array of rules beyond houses, each a text as in a header: `"cage 14 r1c1 r1c2"`.
//! - `symbols`, for symbols in texts: numbers are digits from 1. `name`; `version`, which is 1: a
//!   newer one is an error.
//! - `givens`: a board as `grid` with those of its digits that are givens, where not all are.
//! - `corner` and `centre`: the marks of a player, written as `candidates` are.
//! - `colours`: an array of arrays of cells, each an array of numbers up to 255.
//! - `solution`: a board as `grid`.
//! - `about`: an object of texts: `author`, `rules`, `comment`, `date`, `source`, `level`, `rating`,
//!   `url`, `collection`.
//! - `play`, a game under way: `moves` in the order they were made, each an object of `parent`, the
//!   number of the move it follows (moves count from 1, and 0, or nothing, is the start), and
//!   `changes`; each of these has a `cell` and one of `digit`, `candidates`, `corner`, `centre` and
//!   `colours`: an array of what was there and what is there behind the move. `current` is the move
//!   where the game stands, and the other fields of the board are those of that position.
//!   `bookmarks` are objects of `name` and `move`; `seconds`, how long it took; `seed`, of the board.
//!
//! Other fields of a board, of `about` and of `play` are kept as they are, so that answers about a
//! board are read as the board, and nothing is lost on the way to a newer version; the only solution that an answer
//! has is that of the board. In `geometry`, in moves and in bookmarks another field is an error.
//!
//! ```
//! use minirow::format::{ReadOptions, read};
//! let game = read(r#"{
//!     "grid": "12.. .... ..3. ...4", "givens": "1... .... ..3. ...4",
//!     "corner": [["", "", "34", "34"], ["", "", "", ""], ["", "", "", ""], ["", "", "", ""]],
//!     "play": {
//!         "moves": [
//!             {"changes": [{"cell": "r1c2", "digit": [null, "2"]}]},
//!             {"parent": 1, "changes": [{"cell": "r1c3", "corner": ["", "34"]}]}
//!         ],
//!         "current": 2, "seconds": 30
//!     }
//! }"#, &ReadOptions::default())?;
//! assert_eq!((game.grid.empty_len(), game.puzzle().empty_len()), (12, 13));
//! assert_eq!(game.play.unwrap().path(Some(1)), [0, 1]);
//! # Ok::<(), minirow::format::ParseError>(())
//! ```
//!
//! # Game ids of Solo
//! ```
//! use minirow::format::{ReadOptions, Symbols, read, write};
//! let jigsaw = read("4jx:1_2g4b3c,b_d_ca_____aa", &ReadOptions::default())?;
//! assert_eq!(jigsaw.grid.geometry().to_string(), "4x4 with irregular blocks and diagonals");
//! let id = write(&jigsaw, "tatham".parse().unwrap(), &Symbols::usual(4)).unwrap();
//! assert_eq!(id, "4jx:1_2g4b3c,b_d_ca_____aa\n");
//! # Ok::<(), minirow::format::ParseError>(())
//! ```
//!
//! `3x4` in front of the colon means blocks of 3 rows and 4 columns: 3 of them side by side, 4 one below
//! the other. Symmetry and difficulty are passed over. The cages of a killer, and their sums, stand behind
//! the board. The program itself takes boards of up to 31×31.

mod about;
mod document;
mod empty;
mod formats;
mod handle;
mod part;
mod play;
mod reading;
mod rule_lines;
mod ruled;
mod symbols;
mod unicode;
mod unknown;
mod writing;

pub use about::{About, AboutField};
pub use document::Document;
pub use formats::rules::iss::write_iss;
pub use formats::rules::read_ruled::read_ruled;
pub use handle::{Format, UnknownFormat};
pub use part::Part;
pub use play::{Bookmark, Change, Move, Play};
pub use reading::around::layout_file::read_layout;
pub use reading::error::{ParseError, ParseErrorKind};
pub use reading::lines::blocks::read_blocks;
pub use reading::options::ReadOptions;
pub use reading::read::{lines, read, read_all};
pub use reading::read_error::ReadError;
pub use reading::record::Record;
pub use reading::remedy::Remedy;
pub use reading::shape::Shape;
pub use reading::stream::reader::Reader;
pub use rule_lines::{RuleReader, read_rule, rule_examples};
pub use symbols::{Symbols, SymbolsError};
pub use unknown::Unknown;
pub use writing::collection::{Collection, Item, write_item};
pub use writing::error::WriteError;
pub use writing::header::{Headers, needs_header, write_header};
pub use writing::write::write;
