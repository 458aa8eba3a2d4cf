//! Which of two boards side by side is the solution of the other.

/// Signs of cells that are empty.
const EMPTY: &str = ".0*_-";

/// Whether a text has a digit in each cell, and all digits of another one that has empty cells: there is
/// no second way to read the two.
pub(in crate::format) fn is_solution_of(full: &str, puzzle: &str) -> bool {
    let cells = |text: &str| -> Vec<char> {
        text.chars().filter(|&c| !c.is_whitespace() && c != '|').collect()
    };
    let (full, puzzle) = (cells(full), cells(puzzle));
    let is_empty = |c: &char| EMPTY.contains(*c);
    full.len() == puzzle.len()
        && puzzle.iter().any(is_empty)
        && full.iter().all(|c| c.is_alphanumeric() && !is_empty(c))
        && full.iter().zip(&puzzle).all(|(digit, given)| is_empty(given) || digit == given)
}

#[cfg(test)]
mod tests {
    use super::is_solution_of;

    #[test]
    fn all_givens_are_those_of_the_puzzle() {
        assert!(is_solution_of("1234 3412 2143 4321", "1...|34..|...3|...."));
        for (full, puzzle) in
            [("1234", "1235"), ("123.", "12.."), ("1234", "1.35"), ("123", "1..4")]
        {
            assert!(!is_solution_of(full, puzzle), "{full} {puzzle}");
        }
        assert!(!is_solution_of("1234", "1234"), "either may be the puzzle");
    }
}
