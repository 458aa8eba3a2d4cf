//! The names of the columns of a file: from its first line, or from what stands in it.

/// Whether a field is a board, which no name of a column is: as many characters as a square has cells, all of
/// them digits or signs of an empty cell; letters too where the board is large.
pub(super) fn is_board(field: &str) -> bool {
    let (mut count, mut letters) = (0_usize, false);
    for sign in field.chars().filter(|sign| !sign.is_whitespace()) {
        match sign {
            '0'..='9' | '.' | '*' | '-' | '_' | 'x' | 'X' => {}
            sign if sign.is_ascii_alphabetic() => letters = true,
            _ => return false,
        }
        count += 1;
    }
    count >= 16 && count.isqrt().pow(2) == count && (!letters || count > 128)
}

/// Whether a field is a board, or a broken one: the first row of a file is not lost for a digit too few.
fn is_like_board(field: &str) -> bool {
    let is_cell = |sign: char| matches!(sign, '0'..='9' | '.' | '*' | '-' | '_');
    let signs = field.chars().filter(|sign| !sign.is_whitespace());
    let (cells, others): (Vec<char>, Vec<char>) = signs.partition(|&sign| is_cell(sign));
    is_board(field) || cells.len() >= others.len() && cells.len() + others.len() >= 16
}

/// Whether a board has no empty cell.
fn is_complete(board: &str) -> bool {
    let is_empty = |sign: char| match sign {
        'x' | 'X' => board.len() <= 128,
        sign => !sign.is_ascii_alphanumeric() || sign == '0',
    };
    is_board(board) && !board.contains(is_empty)
}

/// Whether the first record of a file holds the names of its columns.
pub(super) fn are_names(fields: &[String]) -> bool {
    !fields.iter().any(|field| is_like_board(field))
}

/// Names for the columns of a file that has none: the first board is the puzzle, a complete one behind it
/// the solution.
pub(super) fn invented(fields: &[String]) -> Vec<String> {
    let puzzle = fields.iter().position(|field| is_like_board(field));
    let solution = puzzle.map(|puzzle| puzzle + 1);
    let solution = solution.filter(|&at| fields.get(at).is_some_and(|field| is_complete(field)));
    let name = |at: usize| match at {
        at if puzzle == Some(at) => "puzzle".to_owned(),
        at if solution == Some(at) => "solution".to_owned(),
        at => format!("column_{}", at + 1),
    };
    (0..fields.len()).map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_no_names() {
        assert!(is_board(&"1.0".repeat(27)));
        assert!(is_board(&"A.".repeat(128)));
        assert!(!is_board(&"1".repeat(80)));
        assert!(!is_board(&"a".repeat(81)));
        assert!(!is_board("puzzle"));
        assert!(!is_board(""));
    }

    #[test]
    fn columns_without_names_get_some() {
        let (puzzle, solution) = ("1.".repeat(40) + "1", "12345".repeat(16) + "1");
        let invented = |fields: &[&str]| {
            let fields: Vec<String> = fields.iter().map(|&field| field.to_owned()).collect();
            assert!(!are_names(&fields));
            invented(&fields).join(" ")
        };
        assert_eq!(invented(&[&puzzle]), "puzzle");
        assert_eq!(invented(&[&puzzle, &solution, "7"]), "puzzle solution column_3");
        assert_eq!(invented(&[&puzzle, &puzzle]), "puzzle column_2");
        assert_eq!(invented(&[&puzzle[1..]]), "puzzle");
        assert_eq!(invented(&[&format!("{puzzle}#x?")]), "puzzle");
        assert_eq!(invented(&["7", &puzzle, &solution]), "column_1 puzzle solution");
    }
}
