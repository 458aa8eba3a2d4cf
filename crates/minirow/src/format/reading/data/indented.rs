//! Blocks that indentation makes, as in YAML.

use super::node::Finds;
use super::scan::Scanner;
use super::{boards, vocabulary};
use crate::format::reading::known::Place;

/// The blocks of a text under way, from the outermost one.
#[derive(Debug, Default)]
pub(in crate::format) struct Blocks {
    open: Vec<Block>,
    /// A text that goes on as long as its lines are further in than this.
    text: Option<Text>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Block {
    indent: usize,
    is_list: bool,
}

#[derive(Debug)]
struct Text {
    indent: usize,
    place: Option<Place>,
    text: String,
}

/// No board in several lines takes more.
const LONGEST_TEXT: usize = 1 << 18;

impl Blocks {
    /// Takes a line, and has the scanner take the values in it.
    pub(in crate::format) fn feed(
        &mut self,
        number: u64,
        line: &str,
        scanner: &mut Scanner,
        out: &mut Finds,
    ) {
        let indent = line.len() - line.trim_start_matches(' ').len();
        if self.takes_text(number, indent, line, scanner, out) {
            return;
        }
        // A list in brackets goes on.
        if scanner.depth() > self.open.len() {
            scanner.feed((number, 1), line, out);
            return;
        }
        let mut rest = line[indent..].trim_end();
        if rest.is_empty() || rest.starts_with('#') || rest == "---" || rest == "..." {
            return;
        }
        let mut indent = indent;
        self.close(indent, rest.starts_with("- ") || rest == "-", scanner, out);
        while let Some(item) =
            rest.strip_prefix('-').filter(|item| item.is_empty() || item.starts_with(' '))
        {
            self.enter(Block { indent, is_list: true }, (number, indent + 1), scanner, out);
            let blanks = item.len() - item.trim_start_matches(' ').len();
            rest = item.trim_start_matches(' ');
            indent += 1 + blanks;
        }
        if let Some((key, value)) = key_and_value(rest) {
            self.enter(Block { indent, is_list: false }, (number, indent + 1), scanner, out);
            scanner.key((number, indent + 1), key, out);
            let value_at = rest.len() - value.len();
            if value.starts_with(['|', '>']) {
                self.text = Some(Text { indent, place: None, text: String::new() });
                return;
            }
            let at = (
                number,
                line[..indent.min(line.len())].chars().count()
                    + rest[..value_at].chars().count()
                    + 1,
            );
            feed_value(at, value, scanner, out);
            return;
        }
        feed_value((number, indent + 1), rest, scanner, out);
    }

    pub(in crate::format) fn finish(&mut self, scanner: &mut Scanner, out: &mut Finds) {
        self.end_text(scanner, out);
        while let Some(block) = self.open.pop() {
            scanner.end(if block.is_list { ']' } else { '}' }, out);
        }
    }

    /// Takes a line of a text behind `|`.
    fn takes_text(
        &mut self,
        number: u64,
        indent: usize,
        line: &str,
        scanner: &mut Scanner,
        out: &mut Finds,
    ) -> bool {
        let Some(text) = &mut self.text else { return false };
        if indent <= text.indent && !line.trim().is_empty() {
            self.end_text(scanner, out);
            return false;
        }
        if text.text.len() < LONGEST_TEXT {
            text.place.get_or_insert((number, indent + 1));
            text.text.push_str(line.get(indent..).unwrap_or_default());
            text.text.push('\n');
        }
        true
    }

    fn end_text(&mut self, scanner: &mut Scanner, out: &mut Finds) {
        if let Some(text) = self.text.take() {
            scanner.text(text.place.unwrap_or((1, 1)), text.text, out);
        }
    }

    /// Closes the blocks that do not go on with a line.
    fn close(&mut self, indent: usize, is_item: bool, scanner: &mut Scanner, out: &mut Finds) {
        while let Some(&block) = self.open.last() {
            let goes_on =
                block.indent < indent || (block.indent == indent && (is_item || !block.is_list));
            // An item in the column of a key belongs to it.
            if goes_on {
                return;
            }
            self.open.pop();
            scanner.end(if block.is_list { ']' } else { '}' }, out);
        }
    }

    /// Begins the next value of a block, or the block.
    fn enter(&mut self, block: Block, place: Place, scanner: &mut Scanner, out: &mut Finds) {
        const DEEPEST: usize = 50;
        if self.open.last() == Some(&block) {
            scanner.end(',', out);
        } else if self.open.len() < DEEPEST {
            self.open.push(block);
            scanner.open(place, if block.is_list { '[' } else { '{' }, out);
        }
    }
}

/// Takes the rest of a line; a text needs no quotes.
fn feed_value(place: Place, value: &str, scanner: &mut Scanner, out: &mut Finds) {
    let plain = value.split_once(" #").map_or(value, |(value, _)| value).trim_end();
    let is_cell =
        vocabulary::EMPTY.contains(&plain) || plain.len() < 4 && plain.parse::<u32>().is_ok();
    let is_marked = plain.starts_with(['[', '{', '"', '\'', '#', '&', '*', '!']) || plain == "~";
    if !plain.is_empty() && !is_cell && !is_marked {
        scanner.text(place, plain.to_owned(), out);
    } else {
        scanner.feed(place, value, out);
    }
}

/// A key and what stands behind it, if a line has one.
fn key_and_value(line: &str) -> Option<(&str, &str)> {
    const LONGEST_KEY: usize = 80;
    let at = line.bytes().take(LONGEST_KEY).position(|byte| byte == b':')?;
    let (key, value) = (line[..at].trim(), &line[at + 1..]);
    let key = key.trim_matches(['"', '\'']);
    let is_name = |c: char| c.is_alphanumeric() || "_- .".contains(c);
    let is_key =
        !key.is_empty() && key.chars().all(is_name) && (value.is_empty() || value.starts_with(' '));
    is_key.then_some((key, value.trim_start()))
}

/// Whether a name and what follows are of a program: an object goes on, or a type stands there.
fn is_of_program(key: &str, value: &str) -> bool {
    let is_open = value.matches('[').count() > value.matches(']').count();
    key.contains(' ') || value.contains(['=', ';']) || (value.ends_with(',') && !is_open)
}

/// Whether a line can only be of YAML that holds a board.
pub(in crate::format) fn begins_yaml(line: &str) -> bool {
    let line = line.trim();
    let (is_item, rest) = match line.strip_prefix("- ") {
        Some(rest) => (true, rest.trim_start()),
        None => (false, line),
    };
    let is_value = |value: &str| {
        let is_list = value.starts_with('[')
            && value[1..]
                .trim_start()
                .starts_with(|c: char| c.is_ascii_digit() || "n~'\"[_.".contains(c));
        let text = value.trim_matches(['"', '\'']);
        is_list || (text.len() >= 16 && boards::is_board(text))
    };
    match key_and_value(rest) {
        // In programs such lines go on, and types stand there.
        Some((key, value)) if is_of_program(key, value) => false,
        Some((key, value)) => {
            let is_known = vocabulary::puzzle_rank(key).is_some();
            let is_text = value.is_empty() || value.starts_with(['|', '>']);
            is_value(value)
                || (is_known && (is_text && (is_item || line.starts_with(char::is_lowercase))))
        }
        None => is_item && is_value(rest),
    }
}
