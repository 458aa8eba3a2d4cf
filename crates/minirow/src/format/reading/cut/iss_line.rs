//! Texts over several lines: what begins with `#` is dropped, and each line may be a string or a part of one.

use std::borrow::Cow;

use crate::rules::spelling::{Cells, of_item};

/// Items that mean something without any argument, besides rules about the whole board; no other is known as one where
/// `~` is missing.
const BARE: [&str; 12] = [
    "NoBoxes",
    "RegionSameValues",
    "ChaosConstruction",
    "Windoku",
    "DisjointSets",
    "DutchFlatmates",
    "Doppelganger",
    "FullRankTies",
    "Shape",
    "And",
    "Or",
    "End",
];

/// As many different values as a board of 9×9 needs to have one filling, if it tells nothing else.
const FEWEST_VALUES: u32 = 8;

/// Killer sudoku and candidates, which stand for strings as well, have a sign for each cell or more.
const SHORTEST_OTHER: usize = 64;

/// What a line is, by itself and with the groups that are open before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::format) struct IssLine {
    /// Whether it can be a string of its own: it has several items, and more than a few givens.
    pub(in crate::format) is_whole: bool,
    /// How many groups are open behind it.
    pub(in crate::format) depth: usize,
}

impl IssLine {
    /// A line behind so many open groups.
    pub(in crate::format) fn of(line: &str, depth: usize) -> Self {
        let mut pieces = line.split('.');
        let goes_on = pieces.next().is_some_and(|start| !start.trim().is_empty());
        if depth == 0 && goes_on && line.len() >= SHORTEST_OTHER && !line.contains('~') {
            return Self { is_whole: true, depth };
        }
        let (mut items, mut values) = (0, 0_u32);
        let (mut now, mut has_others) = (depth, false);
        for piece in pieces {
            items += 1;
            let (name, arguments) = piece.split_once('~').unwrap_or((piece, ""));
            match name.trim() {
                "And" | "Or" | "Replicate" => now += 1,
                "End" => now = now.saturating_sub(1),
                "" | "Given" => {
                    let told = arguments.split('~').flat_map(|cell| cell.split('_').skip(1));
                    let told = told.filter_map(|value| value.trim().parse::<u32>().ok());
                    values |= told.fold(0, |values, value| values | 1_u32.wrapping_shl(value));
                    continue;
                }
                _ => {}
            }
            has_others = true;
        }
        let says_enough = has_others || values.count_ones() >= FEWEST_VALUES;
        let is_whole = depth == 0 && now == 0 && !goes_on && items > 1 && says_enough;
        Self { is_whole, depth: now }
    }
}

/// Whether a text can only be a constraint string: no other notation has the sign in front of arguments.
pub(in crate::format) fn is_iss(text: &str) -> bool {
    let text = without_comments(text);
    let Some(items) = text.trim().strip_prefix('.') else { return false };
    items.contains('~') || items.split('.').all(|item| is_bare(item.trim()))
}

fn is_bare(item: &str) -> bool {
    BARE.contains(&item) || of_item(item).is_some_and(|(told, _)| told.cells == Cells::None)
}

/// A text with blanks in the place of the lines that begin with `#`.
pub(in crate::format) fn without_comments(text: &str) -> Cow<'_, str> {
    let is_comment = |line: &str| line.trim_start().starts_with('#');
    if !text.contains('#') || !text.lines().any(is_comment) {
        return Cow::Borrowed(text);
    }
    let line = |line: &str| match is_comment(line) {
        true => line.chars().map(|sign| if sign == '\n' { '\n' } else { ' ' }).collect(),
        false => line.to_owned(),
    };
    Cow::Owned(text.split_inclusive('\n').map(line).collect())
}
