//! Clues outside the board.

use super::super::{Outside, Shape};
use super::lines::nth;
use super::sums::sum_between;

/// Whether a clue is right about the values from it on.
pub(super) fn clue(clue: Outside, values: &[u32], number: u32, shape: Shape) -> bool {
    match clue {
        Outside::Sandwich => {
            let (lowest, highest) = (shape.value(0), shape.value(shape.values() - 1));
            sum_between(values, lowest, highest) == Some(number)
        }
        Outside::XSum => x_sum(values) == Some(number),
        Outside::Skyscraper => {
            let is_seen = |index: usize| {
                values[index] > 0 && values[..index].iter().all(|&before| before < values[index])
            };
            (0..values.len()).filter(|&index| is_seen(index)).count() == number as usize
        }
        Outside::HiddenSkyscraper => {
            let is_hidden =
                |index: &usize| values[..*index].iter().any(|&before| before >= values[*index]);
            (0..values.len()).find(is_hidden).is_some_and(|index| values[index] == number)
        }
        Outside::NumberedRoom => {
            values.first().is_some_and(|&first| nth(values, first) == Some(number))
        }
    }
}

/// The sum of the first so many, as many as the first says, where there are so many.
fn x_sum(values: &[u32]) -> Option<u32> {
    let first = *values.first()?;
    Some(values.get(..first as usize)?.iter().sum())
}
