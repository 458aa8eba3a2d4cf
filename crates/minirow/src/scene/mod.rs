//! A board as a drawing: lines, tints, digits, candidates, marks and links, as data.
//!
//! [`draw`] turns a [`Paper`], what stands on a board, into a [`Drawing`] in units of a cell. Whoever
//! shows one needs to know three kinds of [`Shape`] and nothing about boards; [`svg`] is the reference.
//! A [`Step`](crate::logic::Step) is drawn by the roles of its marks, whatever its technique. Roles, what
//! is eliminated and what is wrong show in form as well as in colour.
//!
//! ```
//! use minirow::{Grid, Names};
//! use minirow::logic::{Position, next_step};
//! use minirow::scene::{Paper, Style, SvgOptions, draw, svg};
//! let grid: Grid = "..4. .... 4... ....".parse()?;
//! let step = next_step(&Position::from_grid(&grid).unwrap()).unwrap();
//! let names = Names::numbers(grid.geometry());
//! let drawing = draw(&Paper::new(grid.clone()), Some(&step), &names, &Style::default());
//! let text = svg(&drawing, &SvgOptions::default());
//! assert!(text.starts_with("<svg ") && text.contains(">4</text>"));
//! # Ok::<(), minirow::format::ParseError>(())
//! ```

mod area;
mod axes;
mod badges;
mod bands;
mod color;
mod digits;
mod draw;
mod drawing;
mod lanes;
mod lines;
mod links;
mod nodes;
mod paper;
mod places;
mod plane;
mod route;
mod rules;
mod signs;
mod style;
mod svg;
mod tints;
mod tracks;

pub use color::{Color, UnknownColor};
pub use draw::{draw, extent};
pub use drawing::{Anchor, Drawing, Group, Path, Point, Segment, Shape, Stroke, Text, Weight};
pub use links::{ChainLink, ChainLinks, ChainNode, chain_links};
pub use paper::Paper;
pub use rules::{RuleLayers, rule_layers};
pub use style::{Style, StyleError, Theme, UnknownTheme};
pub use svg::{SvgOptions, path_data, svg};
