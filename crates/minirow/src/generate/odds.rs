//! How rare the puzzles are that somebody asks for: counted once among random minimal puzzles of 9×9, so that nobody
//! waits in vain for what hardly ever comes.

use std::ops::RangeInclusive;

use super::difficulty::Difficulty;
use super::generator::Generator;
use crate::rating::{HodokuLevel, Level};

/// How many of so many random puzzles are as requested.
///
/// # Examples
/// ```
/// use minirow::generate::Generator;
/// let odds = Generator::classic().givens(20).odds().unwrap();
/// assert_eq!(odds.to_string(), "about one in 19,000");
/// assert!(odds.are_long());
/// assert_eq!(Generator::classic().givens(17).odds().unwrap().to_string(), "fewer than one in 9,000,000");
/// assert!(!Generator::classic().givens(28).odds().unwrap().are_long());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// How many were as requested.
    pub found: u64,
    /// How many puzzles there were.
    pub tried: u64,
}

/// How many puzzles of nine million have so many givens or fewer.
const GIVENS: [(usize, u64); 10] = [
    (19, 3),
    (20, 466),
    (21, 22_044),
    (22, 331_262),
    (23, 1_880_390),
    (24, 4_963_131),
    (25, 7_645_505),
    (26, 8_746_808),
    (27, 8_973_742),
    (28, 8_998_469),
];
const MADE: u64 = 9_000_000;

/// How many puzzles of three thousand are of each level.
const LEVELS: [u64; 7] = [729, 551, 527, 72, 545, 500, 76];
const GRADED: u64 = 3_000;

/// How many puzzles of twenty thousand are of each level of HoDoKu, and have each rating of Sudoku Explainer.
const HODOKU: [u64; 5] = [8_364, 3_786, 3_640, 1_851, 2_359];
const RATINGS: [(u16, u64); 50] = [
    (12, 296),
    (15, 4556),
    (17, 301),
    (20, 4000),
    (23, 724),
    (25, 216),
    (26, 1275),
    (28, 321),
    (30, 240),
    (32, 47),
    (34, 161),
    (36, 42),
    (38, 4),
    (40, 9),
    (42, 870),
    (44, 106),
    (45, 419),
    (46, 47),
    (47, 3),
    (50, 4),
    (52, 1),
    (56, 185),
    (57, 25),
    (58, 1),
    (62, 11),
    (65, 9),
    (66, 1345),
    (67, 164),
    (68, 77),
    (69, 33),
    (70, 35),
    (71, 1714),
    (72, 1613),
    (73, 397),
    (74, 21),
    (75, 10),
    (76, 39),
    (77, 27),
    (78, 34),
    (79, 6),
    (80, 2),
    (82, 37),
    (83, 286),
    (84, 164),
    (85, 51),
    (86, 1),
    (87, 1),
    (88, 7),
    (89, 32),
    (90, 31),
];
const RATED: u64 = 20_000;

impl Generator {
    /// How many random puzzles are as requested, by the rarest of the requests for which that is known: numbers of
    /// givens, levels and ratings of 9×9. The search is better than that where it looks among the neighbours of
    /// what came close.
    ///
    /// # Examples
    /// ```
    /// use minirow::{generate::{Difficulty, Generator}, logic::Tenths};
    /// let rating = Difficulty::Rating(Tenths::new(88)..=Tenths::new(95));
    /// let odds = Generator::classic().difficulty(rating).odds().unwrap();
    /// assert_eq!((odds.found, odds.tried), (70, 20_000));
    /// assert_eq!(Generator::classic().odds(), None);
    /// ```
    #[must_use]
    pub fn odds(&self) -> Option<Odds> {
        if !self.start.geometry().is_classic() {
            return None;
        }
        let givens = self.requirements.givens.map(of_givens);
        let of_difficulty = |difficulty: &Difficulty| match difficulty {
            Difficulty::Level(level) => Some(of_level(*level)),
            Difficulty::HodokuLevel(level) => Some(of_hodoku(*level)),
            Difficulty::Rating(range) => Some(of_ratings(range.start().get()..=range.end().get())),
            _ => None,
        };
        let known = givens.into_iter().chain(self.difficulties.iter().filter_map(of_difficulty));
        // Each table has its own size.
        known.min_by_key(|odds| odds.found * MADE / odds.tried)
    }
}

/// Puzzles with fewer givens than requested get more of them.
fn of_givens(givens: usize) -> Odds {
    let line = GIVENS.iter().rev().find(|(most, _)| *most <= givens);
    Odds { found: line.map_or(0, |(_, found)| *found), tried: MADE }
}

fn of_level(level: Level) -> Odds {
    Odds { found: LEVELS[level as usize], tried: GRADED }
}

fn of_hodoku(level: HodokuLevel) -> Odds {
    Odds { found: HODOKU[level as usize], tried: RATED }
}

fn of_ratings(range: RangeInclusive<u16>) -> Odds {
    let found = RATINGS.iter().filter(|(rating, _)| range.contains(rating));
    Odds { found: found.map(|(_, found)| found).sum(), tried: RATED }
}

impl Odds {
    /// Whether people have to be patient: fewer than one puzzle in a hundred is such.
    #[must_use]
    pub fn are_long(self) -> bool {
        self.found * 100 < self.tried
    }
}

/// `about one in 20,000`, as far as the count tells.
impl std::fmt::Display for Odds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Some(one_in) = self.tried.checked_div(self.found) else {
            return write!(f, "fewer than one in {}", grouped(self.tried));
        };
        // Two figures are as many as such a count is good for.
        let unit = 10_u64.pow(one_in.checked_ilog10().unwrap_or(0).saturating_sub(1));
        write!(f, "about one in {}", grouped((one_in + unit / 2) / unit * unit))
    }
}

/// A number with its thousands apart.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_puzzles_are_counted() {
        assert_eq!(LEVELS.iter().sum::<u64>(), GRADED);
        assert_eq!(HODOKU.iter().sum::<u64>(), RATED);
        assert_eq!(RATINGS.iter().map(|(_, found)| found).sum::<u64>(), RATED);
        assert!(GIVENS.is_sorted_by_key(|(_, found)| *found));
    }

    #[test]
    fn odds_are_told_with_two_figures() {
        for (found, tried, told) in [
            (49, 1_000_000, "about one in 20,000"),
            (76, 3_000, "about one in 39"),
            (31, 20_000, "about one in 650"),
            (0, 20_000, "fewer than one in 20,000"),
            (9, 10, "about one in 1"),
        ] {
            assert_eq!(Odds { found, tried }.to_string(), told);
        }
    }
}
