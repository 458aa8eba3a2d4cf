//! What commands search about one board.
//!
//! | file | is about |
//! |---|---|
//! | `puzzle` | a board as the searches take it, and its one solution |
//! | `found` | what is known about the solutions of a board |
//! | `ruled` | boards with rules: their fillings, and why there are none |
//! | `race` | several searches of one board in parallel |
//! | `limits` | how long a search may take |
//! | `claim` | the solution that a text gives |
//! | `rated` | how hard a board is on a scale, and its level |
//! | `rating` | how hard the hardest step is |
//! | `player` | a partly solved board and the puzzle it began with |

mod claim;
mod found;
mod limits;
mod player;
mod puzzle;
pub(crate) mod race;
mod rated;
mod rating;
mod ruled;

pub(crate) use claim::Claim;
pub(crate) use found::{Found, VERDICTS};
pub(crate) use limits::watch;
pub(crate) use player::{Obstacle, answer_players, givens, judge, player_board, told};
pub(crate) use puzzle::{Refusal, Start, one_solution};
pub(crate) use rated::{Rating, Unrated, level, level_by, rate};
pub(crate) use rating::hardest;
pub(crate) use ruled::{COUNTED, Why, broken, fillings};
