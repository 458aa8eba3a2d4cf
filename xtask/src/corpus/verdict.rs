//! What the boards that a person sees and those of the program say of each other.

use super::program::Outcome;
use super::reader::Board;

/// What became of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Every board, and no other.
    Read,
    /// The same, once the program was told what the file does not tell.
    ReadWith(String),
    /// Boards that are there, and a word about what is missing.
    Partly {
        /// How many were read.
        read: usize,
        /// What was told first.
        told: String,
    },
    /// No board, and a word why.
    Refused {
        /// What was told first.
        told: String,
        /// Whether a remedy was named.
        has_remedy: bool,
    },
    /// A board that is not there, or boards lost without a word.
    Misread(String),
}

/// Compares the boards of a file with what the program made of it.
pub(crate) fn judge(boards: &[Board], outcome: &Outcome) -> Verdict {
    let found = &outcome.boards;
    let told = outcome.told.lines().find(|line| line.contains("error")).unwrap_or_default();
    if let Some(place) = stranger(boards, found) {
        return Verdict::Misread(format!("board {} is not in the file", place + 1));
    }
    // A solution beside its puzzle goes with it.
    let is_wanted = |board: &&Board| {
        found.contains(board) || !found.iter().any(|puzzle| is_solution(board, puzzle))
    };
    let wanted = boards.iter().filter(is_wanted).count();
    match outcome.code {
        Some(0) if found.len() == wanted && !boards.is_empty() => Verdict::Read,
        Some(0) => Verdict::Misread(format!(
            "{} of {wanted} boards, and no word about the others",
            found.len()
        )),
        Some(2) if told.is_empty() => Verdict::Misread("a failure without a word".to_owned()),
        Some(2) if found.is_empty() => Verdict::Refused {
            told: told.to_owned(),
            has_remedy: outcome.told.lines().any(|line| line.contains("hint:")),
        },
        Some(2) => Verdict::Partly { read: found.len(), told: told.to_owned() },
        Some(code) => Verdict::Misread(format!("exit code {code}")),
        None => Verdict::Misread("ended by a signal".to_owned()),
    }
}

/// Whether a board is complete, and has the givens of a puzzle.
fn is_solution(board: &Board, puzzle: &Board) -> bool {
    let fits = |(&digit, &given): (&u16, &u16)| digit != 0 && (given == 0 || given == digit);
    board.len() == puzzle.len() && board != puzzle && board.iter().zip(puzzle).all(fits)
}

/// The first board that was found and is not in the file, or not in that order.
fn stranger(boards: &[Board], found: &[Board]) -> Option<usize> {
    let mut rest = boards.iter();
    found.iter().position(|board| !rest.any(|other| other == board))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two boards are in the file; these came out, with this exit code and message.
    fn check(found: &[u16], code: Option<i32>, told: &str, expected: &str) {
        let boards = [vec![1], vec![2]];
        let found = found.iter().map(|&digit| vec![digit]).collect();
        let outcome = Outcome { boards: found, code, told: told.to_owned() };
        let verdict = format!("{:?}", judge(&boards, &outcome));
        assert!(verdict.starts_with(expected), "expected {expected}, found {verdict}");
    }

    #[test]
    fn all_boards_are_read() {
        check(&[1, 2], Some(0), "", "Read");
        check(&[1, 2], Some(0), "note: a note", "Read");
    }

    #[test]
    fn a_word_about_what_is_missing_makes_it_no_misreading() {
        check(
            &[],
            Some(2),
            "error: a\nhint: b",
            "Refused { told: \"error: a\", has_remedy: true }",
        );
        check(&[], Some(2), "error: a", "Refused { told: \"error: a\", has_remedy: false }");
        check(&[2], Some(2), "error: a", "Partly { read: 1,");
    }

    #[test]
    fn whatever_else_comes_out_is_a_misreading() {
        check(&[1], Some(0), "", "Misread(\"1 of 2 boards");
        check(&[], Some(0), "", "Misread(\"0 of 2 boards");
        check(&[1, 2, 2], Some(0), "", "Misread(\"board 3");
        check(&[2, 1], Some(0), "", "Misread(\"board 2");
        check(&[1, 3], Some(2), "error: a", "Misread(\"board 2");
        check(&[1], Some(2), "", "Misread(\"a failure");
        check(&[], Some(101), "error: a", "Misread(\"exit code 101");
        check(&[], None, "", "Misread(\"ended by");
    }

    #[test]
    fn solutions_go_with_their_puzzles() {
        let outcome = |boards: &[Vec<u16>]| Outcome {
            boards: boards.to_vec(),
            code: Some(0),
            told: String::new(),
        };
        let (puzzle, solution, other) = (vec![1, 0], vec![1, 2], vec![2, 1]);
        let both = [puzzle.clone(), solution.clone()];
        assert_eq!(judge(&both, &outcome(std::slice::from_ref(&puzzle))), Verdict::Read);
        assert_eq!(judge(&both, &outcome(&both)), Verdict::Read);
        let lost = judge(&both, &outcome(&[solution]));
        assert!(matches!(lost, Verdict::Misread(_)), "{lost:?}");
        let lost = judge(&[puzzle.clone(), other], &outcome(&[puzzle]));
        assert!(matches!(lost, Verdict::Misread(_)), "{lost:?}");
    }

    #[test]
    fn silence_about_a_file_without_boards_is_a_misreading() {
        let silent = Outcome { boards: Vec::new(), code: Some(0), told: String::new() };
        assert!(matches!(judge(&[], &silent), Verdict::Misread(_)));
    }
}
