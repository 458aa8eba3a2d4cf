//! Sudoku on paper: boards and books as PDF, drawings as PNG.
#![doc = include_str!("../README.md")]

mod arrange;
mod board_rules;
mod book;
mod booklet;
mod date;
mod entry;
mod error;
mod fonts;
mod heading;
mod layout;
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
pub use setup::{MOST_OF_TITLE, Setup, Solutions};
pub use template::{Template, TemplateError, Token};
