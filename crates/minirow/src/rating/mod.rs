//! How hard a puzzle is, in the numbers of programs that people know.
//!
//! | scale | is |
//! |---|---|
//! | [`se`] | Sudoku Explainer 1.2.1: the standard for 9×9 |
//! | [`hodoku`] | HoDoKu 2.3.2: levels and scores for 9×9 |
//! | [`own`] | our own solving order: any board |
//! | [`level`] | levels by name, by the techniques that a board needs: any board |
//!
//! Each has a `rate` for a [`Grid`](crate::Grid), which finds out first whether there is one solution,
//! and the same within limits as `rate_with`. Where its techniques do not lead to the solution, each says
//! [`RateError::Unsolved`].
//!
//! ```
//! use minirow::{Grid, rating::{Level, hodoku, level, own, se}};
//! let puzzle: Grid = "
//!     ..7 ... .9.
//!     ... 5.. ..6
//!     .8. ..4 3..
//!     ..9 32. ..4
//!     2.1 .9. 8.5
//!     6.. .81 7..
//!     ..8 2.. .6.
//!     1.. ..3 ...
//!     .5. ... 2..
//! ".parse()?;
//! assert_eq!(se::rate(&puzzle)?.to_string(), "7.2/1.2/1.2");
//! assert!(hodoku::rate(&puzzle)?.score > 0);
//! assert_eq!(own::rate(&puzzle)?.first.to_string(), "1.2");
//! assert_eq!(level::rate(&puzzle)?, Level::Diabolical);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod error;
pub mod hodoku;
pub mod level;
pub mod own;
pub mod se;

pub use error::{RateError, UNSOLVED};
pub use hodoku::{HodokuLevel, HodokuRating};
pub use level::{Level, UnknownLevel};
pub use own::OwnRating;
pub use se::SeRating;
