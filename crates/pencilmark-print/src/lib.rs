//! Sudoku on paper: boards and books as PDF, drawings as PNG.
//!
//! A [`Book`] plans what is on which page and draws it page by page; [`pdf`] writes drawings with their
//! fonts, [`png`] makes pictures of them. Nothing depends on a clock or on the machine: the same boards
//! and the same [`Setup`] are the same bytes.
//!
//! ```
//! use std::ops::ControlFlow;
//! use pencilmark::{Grid, scene::Paper};
//! use pencilmark_print::{Book, Entry, Fonts, Info, Setup, pdf};
//! let grid: Grid = "1... ..3. .4.. ...2".parse().unwrap();
//! let fonts = Fonts::new(Vec::new())?;
//! let book = Book::plan(vec![Entry::new(Paper::new(grid))], Setup::default(), &fonts)?;
//! let mut page = |number| book.page(number, &fonts);
//! let go_on = &mut |_| ControlFlow::Continue(());
//! let bytes = pdf(&Info::default(), book.pages(), &mut page, &book.outline(), &fonts, go_on)?;
//! assert!(bytes.starts_with(b"%PDF"));
//! # Ok::<(), pencilmark_print::PrintError>(())
//! ```

mod arrange;
mod book;
mod booklet;
mod date;
mod entry;
mod error;
mod fonts;
mod length;
mod line;
mod pages;
mod pdf;
mod png;
mod prose;
mod qr;
mod setup;
mod slot;
mod template;

pub use book::Book;
pub use date::{Date, UnknownDate};
pub use entry::Entry;
pub use error::PrintError;
pub use fonts::Fonts;
pub use length::{Length, LengthError, PageSize};
pub use pdf::{Bookmark, Info, page_around, pdf};
pub use png::png;
pub use qr::qr;
pub use setup::{Setup, Solutions};
pub use template::{Template, TemplateError, Token};
