//! Numbers within a range, which the error message names.

/// The most boards that are made, and the highest number of the first: further than anyone gets.
pub(super) const MOST_BOARDS: u64 = 1_000_000_000_000_000_000;

/// The cells of the largest board.
pub(super) const MOST_CELLS: u64 = 255 * 255;

/// The most steps that are counted: no path takes so many.
pub(super) const MOST_STEPS: u64 = 1_000_000_000;

/// As many threads as any machine has processors.
pub(super) const MOST_JOBS: u64 = 1024;

/// A number from `LEAST` to `MOST`.
pub(super) fn number<T: TryFrom<u64>, const LEAST: u64, const MOST: u64>(
    text: &str,
) -> Result<T, String> {
    let number = text.parse().ok().filter(|number| (LEAST..=MOST).contains(number));
    let number = number.and_then(|number| T::try_from(number).ok());
    number.ok_or_else(|| format!("expected a number from {LEAST} to {MOST}"))
}
