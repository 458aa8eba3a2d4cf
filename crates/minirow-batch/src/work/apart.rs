//! Rows at which this program has a mistake, apart from all others.

use super::board::bad_row;
use crate::{BadRow, Rows, guarded};

/// Answers a slice of rows. Where that panics, the rows that do so by themselves are bad ones, and the others are
/// answered without them.
pub(super) fn apart<T>(rows: &Rows, answer: impl Fn(&Rows) -> T) -> T {
    let said = match guarded(|| answer(rows)) {
        Ok(answered) => return answered,
        Err(said) => said,
    };
    let mut bad: Vec<BadRow> = Vec::new();
    for at in 0..rows.puzzles.len() {
        let alone: Vec<bool> = (0..rows.puzzles.len()).map(|other| other == at).collect();
        let row = rows.first + at as u64;
        let unread = rows.bad.iter().find(|bad| bad.row == row + 1);
        let one = Rows {
            first: row,
            stated: rows.stated.as_ref().map(|stated| stated.filter(&alone)),
            bad: unread.into_iter().cloned().collect(),
            ..Rows::of(rows.puzzles.filter(&alone))
        };
        match guarded(|| drop(answer(&one))) {
            Ok(()) => bad.extend(one.bad),
            Err(said) => bad.push(bad_row(
                row,
                rows.puzzles.get(at),
                format!("a mistake of this program: {said}"),
            )),
        }
    }
    let others = Rows {
        first: rows.first,
        stated: rows.stated.clone(),
        bad,
        ..Rows::of(rows.puzzles.clone())
    };
    guarded(|| answer(&others))
        .unwrap_or_else(|_| panic!("rows that can be answered one by one: {said}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Texts;

    /// What is said of each row; one of them panics.
    fn said(rows: &Rows) -> Vec<String> {
        let each = rows.puzzles.iter().zip(rows.first + 1..).map(|(text, row)| {
            if let Some(bad) = rows.bad.iter().find(|bad| bad.row == row) {
                return bad.reason.clone();
            }
            let text = text.unwrap_or_default();
            assert_ne!(text, "c", "a third letter");
            text.to_uppercase()
        });
        each.collect()
    }

    #[test]
    fn a_row_that_panics_is_a_bad_one_and_no_other_is() {
        let texts: Texts = ["a", "b", "c", "d"].into_iter().map(Some).collect();
        let mut rows = Rows { first: 10, ..Rows::of(texts) };
        rows.bad.push(BadRow { row: 12, found: String::new(), reason: "no board".to_owned() });
        let said = apart(&rows, said);
        assert_eq!([&said[0], &said[1], &said[3]], ["A", "no board", "D"]);
        let mistake = &said[2];
        assert!(mistake.starts_with("a mistake of this program: assertion"), "{mistake}");
        assert!(mistake.contains("a third letter") && mistake.contains("apart.rs:"), "{mistake}");
    }
}
