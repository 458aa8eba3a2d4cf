//! Boards in lists between brackets, as programs and their data have them.

use super::detail::{Board, Detail};

/// Lists, nested or not, whose members are the cells of a board; a member with as many signs as the
/// board is wide is a row of it.
pub(super) fn lists(text: &str, detail: &Detail) -> Vec<Board> {
    let side = detail.signs.side;
    let mut boards = Vec::new();
    // The lists that are open, each with its members so far: none where one of them is no cell.
    let mut open: Vec<Option<Board>> = Vec::new();
    let mut word = String::new();
    for sign in text.chars() {
        if !(sign.is_whitespace() || ",;|[]{}()".contains(sign)) {
            word.push(sign);
            continue;
        }
        // What stands right before a bracket names what is in it.
        let is_name = "[{(".contains(sign);
        if !word.is_empty() {
            if !is_name && let Some(list) = open.last_mut() {
                add(list, cells(&word, detail));
            }
            word.clear();
        }
        match sign {
            '[' | '{' | '(' => open.push(Some(Vec::new())),
            ']' | '}' | ')' => {
                let list = open.pop().flatten();
                if list.as_ref().is_some_and(|list| list.len() == side * side) {
                    boards.extend(list);
                    if let Some(outer) = open.last_mut() {
                        *outer = None;
                    }
                } else if let Some(outer) = open.last_mut() {
                    add(outer, list);
                }
            }
            _ => {}
        }
    }
    boards
}

fn add(list: &mut Option<Board>, members: Option<Board>) {
    match (list.as_mut(), members) {
        (Some(list), Some(members)) => list.extend(members),
        _ => *list = None,
    }
}

fn cells(word: &str, detail: &Detail) -> Option<Board> {
    let word = word.trim_matches(['"', '\'', '`']);
    if word.is_empty() {
        return Some(vec![0]);
    }
    let cell = detail.signs.word(word).map(|digit| vec![digit]);
    cell.or_else(|| detail.signs.signs(word).filter(|row| row.len() == detail.signs.side))
}
