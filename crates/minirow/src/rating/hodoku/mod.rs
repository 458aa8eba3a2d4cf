//! Ratings of HoDoKu 2.3.2: a level and a score for boards of 9×9.
//!
//! Always the first technique of its table that finds a step is used, and of its steps the first in
//! its order of search. Each step adds the score of its technique; the level is that of the hardest
//! technique, or a higher one where the score is too large for it.
//!
//! Where it knows no step any more, the original guesses, and calls the board extreme. Here there is no rating then:
//! [`RateError::Unsolved`](super::RateError::Unsolved).

mod level;
mod rate;
mod singles;

pub use level::HodokuLevel;
pub use rate::{HodokuRating, path, path_with, rate, rate_with};
