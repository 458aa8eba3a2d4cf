//! Brackets inside of each other, and which of them are boards.
//!
//! Nothing is kept that cannot be a part of a board any more: a bracket with anything else in it
//! than values gives out the boards that it holds as they come, as the text outside of all brackets
//! does.

use super::column_major::Columns;
use super::keyed::{keyed_boards, of_cells};
use super::layouts::LooseLayouts;
use super::level::{Last, Level};
use super::listed::Listed;
use super::node::{Finds, Flat, Found, Kind, Node};
use super::words::{cell_of, is_run};
use super::{boards, placed, vocabulary};
use crate::format::reading::cut::rule_names::is_rule;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Place;

/// The brackets that are open.
#[derive(Debug)]
pub(in crate::format) struct Nests {
    pub(super) levels: Vec<Level>,
    /// How many brackets are open beyond the deepest that are looked into.
    too_deep: usize,
    /// What came last, for what comes next to it.
    pub(super) last: Last,
    /// Whether an argument list was closed last: what follows in braces is the body of a function.
    follows_arguments: bool,
    /// A function that is called here and fills columns first.
    pub(super) columns: Columns,
    /// Layouts of blocks outside of values with names.
    pub(super) layouts: LooseLayouts,
    pub(in crate::format) has_found: bool,
    pub(in crate::format) passed_over: usize,
}

/// No board has so many brackets inside each other; programs do not either.
const DEEPEST: usize = 100;

/// The rows and the cells of the largest board.
const MOST_ROWS: usize = 255;
const MOST_CELLS: usize = MOST_ROWS * MOST_ROWS;

/// The rows of the largest board in texts, and the most values with names that wait for each other.
const MOST_TEXTS: usize = 36;
const MOST_KEYED: usize = 64;

impl Default for Nests {
    fn default() -> Self {
        let outside = Level { is_mixed: true, ..Level::default() };
        Self {
            levels: vec![outside],
            too_deep: 0,
            last: Last::Other,
            follows_arguments: false,
            columns: Columns::default(),
            layouts: LooseLayouts::default(),
            has_found: false,
            passed_over: 0,
        }
    }
}

impl Nests {
    pub(in crate::format) fn is_inside(&self) -> bool {
        self.depth() > 0
    }

    /// How many brackets are open.
    pub(in crate::format) fn depth(&self) -> usize {
        self.levels.len() - 1
    }

    /// Whether a letter that only says what kind of text follows came last, as in `r'…'`.
    pub(super) fn follows_prefix(&self) -> bool {
        self.last == Last::Prefix
    }

    /// Whether what came last in the bracket that is open is a cell that has names for its parts.
    pub(super) fn ends_in_cell(&self) -> bool {
        let last = self.levels.last().and_then(|level| level.values.last());
        last.is_some_and(|node| matches!(node.kind, Kind::Cell(_) | Kind::Placed(..)))
    }

    pub(in crate::format) fn blank(&mut self) {
        self.last = Last::Other;
    }

    pub(in crate::format) fn end_line(&mut self) {
        self.last = Last::Other;
        let level = self.top();
        if level.bracket == '[' || level.bracket == '{' || level.bracket == '(' {
            level.ends.push(level.values.len());
        }
        if level.bracket == '\0' && level.values.is_empty() {
            (level.word, level.annotated) = (None, None);
        }
    }

    /// Takes a number, a name, or a word of a language; `behind` is what stands next to it.
    pub(in crate::format) fn word(
        &mut self,
        place: Place,
        word: &str,
        behind: Option<char>,
        out: &mut Finds,
    ) {
        self.follows_arguments = false;
        self.columns.heed(word, behind);
        let was_minus = self.last == Last::Minus;
        let follows_type = matches!(self.last, Last::Close | Last::Index);
        self.last = Last::Other;
        if behind.is_some_and(|c| "([{!".contains(c))
            && !word.starts_with(|c: char| c.is_ascii_digit())
        {
            // `[9]int{…}`: what stood in front is a part of the type.
            let level = self.top();
            if follows_type
                && !level.is_mixed
                && matches!(level.values.last(), Some(Node { kind: Kind::Flat(flat), .. }) if flat.values.len() == 1)
            {
                level.values.pop();
            }
            if level.is_mixed || level.is_keyed {
                level.word = Some(word.to_owned());
            }
            self.last = Last::Prefix;
            return;
        }
        // `r"…"` and its like.
        if behind.is_some_and(|c| "\"'".contains(c)) && word.len() == 1 && word.is_ascii() {
            self.last = Last::Prefix;
            return;
        }
        // `#2A((…))` of Lisp.
        if behind == Some('(') && word.ends_with('A') {
            return;
        }
        match cell_of(word) {
            // All that is below zero is none of the digits.
            Some(_) if was_minus => self.cell(place, String::new(), out),
            Some(cell) => self.cell(place, cell, out),
            None if is_run(word) => self.text(place, word.to_owned(), out),
            None if vocabulary::PASSED_OVER.contains(&word) => {}
            None => {
                let level = self.top();
                if level.word.is_some() && !level.is_keyed {
                    self.mix(out);
                }
                self.flush_texts(out);
                self.top().word = Some(word.to_owned());
            }
        }
    }

    /// Takes the value of a cell.
    pub(in crate::format) fn cell(&mut self, place: Place, cell: String, out: &mut Finds) {
        self.last = Last::Other;
        self.push(Node { place, key: None, kind: Kind::Cell(cell) }, out);
    }

    /// Takes a text in quotes.
    pub(in crate::format) fn text(&mut self, place: Place, text: String, out: &mut Finds) {
        self.last = Last::Other;
        self.push(Node { place, key: None, kind: Kind::Text(text) }, out);
    }

    /// Takes a sign that is neither a word nor a bracket, and the one behind it.
    pub(in crate::format) fn sign(&mut self, sign: char, next: Option<char>, out: &mut Finds) {
        self.follows_arguments = false;
        let was_operator = std::mem::replace(&mut self.last, Last::Other) == Last::Operator;
        match sign {
            ':' if next == Some(':') || was_operator => self.last = Last::Operator,
            ':' if next == Some('=') => {}
            ':' => self.take_key(out),
            '=' if was_operator => {}
            '=' if next == Some('=') => self.last = Last::Operator,
            '=' if next == Some('>') => {
                self.take_key(out);
                self.last = Last::Operator;
            }
            '=' => self.assign(out),
            '<' if next == Some('-') => {
                self.assign(out);
                self.last = Last::Operator;
            }
            '<' | '>' | '!' => self.last = Last::Operator,
            ',' => self.end_value(out),
            ';' => self.end_statement(out),
            '|' => {
                let level = self.top();
                level.ends.push(level.values.len());
            }
            '-' if next.is_some_and(|c| c.is_ascii_digit()) => self.last = Last::Minus,
            '-' if was_operator => {}
            // What joins texts, and what stands in front of names.
            '+' | '\\' | '&' | '@' | '$' | '#' | '\'' => {}
            _ => self.mix(out),
        }
    }

    pub(in crate::format) fn open(&mut self, place: Place, bracket: char, out: &mut Finds) {
        if self.levels.len() > DEEPEST {
            self.too_deep += 1;
            return;
        }
        let is_prefixed = matches!(self.last, Last::Prefix | Last::Index);
        let is_body = std::mem::take(&mut self.follows_arguments) && bracket == '{';
        if !is_prefixed {
            self.flush_texts(out);
        }
        self.last = Last::Other;
        let level = self.top();
        let in_words = level.bracket == '(' && level.word.is_some() && !is_prefixed;
        let tells = |key: &str| !vocabulary::is_generic(key);
        let name = match &level.key {
            _ if is_body => None,
            Some(key) if level.is_keyed => Some(key.clone()).filter(|key| tells(key)),
            Some(key) => Some(key.clone()),
            // `(define board '(…))`
            None if in_words => level.word.clone(),
            None if level.is_keyed => None,
            None => level.name.clone(),
        };
        if in_words {
            self.mix(out);
        }
        self.levels.push(Level { bracket, place, name, is_prefixed, ..Level::default() });
        self.columns.open(self.depth());
    }

    pub(super) fn close(&mut self, bracket: char, out: &mut Finds) {
        if self.too_deep > 0 {
            self.too_deep -= 1;
            return;
        }
        self.follows_arguments = bracket == ')';
        let opening = match bracket {
            ')' => '(',
            ']' => '[',
            _ => '{',
        };
        // A bracket too few or too many is not to take all others with it.
        const MOST_MISSING: usize = 3;
        let missing =
            self.levels.iter().rev().take(MOST_MISSING).position(|l| l.bracket == opening);
        let Some(missing) = missing else { return };
        for _ in 0..=missing {
            self.close_top(out);
        }
        self.columns.close(self.depth(), out);
    }

    /// Closes whatever is open; a board that is not complete is an error.
    pub(in crate::format) fn finish(&mut self, out: &mut Finds) {
        while self.is_inside() {
            let level = self.top();
            let rows =
                level.values.iter().filter(|node| matches!(node.kind, Kind::Flat(_))).count();
            if !level.is_mixed && !level.is_keyed && rows >= 4 {
                let expected = "the end of the list that begins here";
                let error = ParseError::new(level.place, expected, "the end of the text");
                let place = level.place;
                level.values.clear();
                self.push_error(place, error, out);
            }
            self.close_top(out);
        }
        self.flush_texts(out);
        self.columns.close(0, out);
    }

    pub(super) fn top(&mut self) -> &mut Level {
        self.levels.last_mut().expect("the text outside of all brackets")
    }

    /// Adds a value to the list that is open.
    fn push(&mut self, node: Node, out: &mut Finds) {
        let level = self.top();
        if level.word.is_some() && !level.is_mixed && !level.is_keyed {
            self.mix(out);
        }
        let level = self.top();
        if level.is_mixed {
            match node.kind {
                Kind::Text(_) => level.values.push(node),
                Kind::Cell(_) | Kind::Placed(..) => self.flush_texts(out),
                Kind::Flat(_) | Kind::Board(_) | Kind::Layout(_) => {
                    self.flush_texts(out);
                    self.resolve(vec![node], out);
                }
            }
            return;
        }
        if level.is_keyed {
            let key = level.key.clone();
            match &node.kind {
                Kind::Cell(value) | Kind::Text(value) => self.heed_rule(node.place, value),
                _ => self.heed_rule(node.place, "a list"),
            }
            let level = self.top();
            level.values.push(Node { key, ..node });
            if level.values.len() > MOST_KEYED {
                let values = std::mem::take(&mut self.top().values);
                let (boards, _, layouts) = keyed_boards(values);
                self.put_out_keyed(boards, layouts, out);
            }
            return;
        }
        let is_text = matches!(&node.kind, Kind::Text(text) if text.len() > 3);
        let is_board = matches!(node.kind, Kind::Board(_) | Kind::Layout(_));
        level.values.push(node);
        let most = match &level.values[0].kind {
            Kind::Cell(_) | Kind::Placed(..) => MOST_CELLS,
            Kind::Text(_) if is_text => MOST_TEXTS,
            Kind::Text(_) => MOST_CELLS,
            Kind::Flat(_) | Kind::Board(_) | Kind::Layout(_) => MOST_ROWS,
        };
        if is_board || level.values.len() > most {
            self.mix(out);
        }
    }

    /// The list can be no board: whatever in it is one comes out.
    fn mix(&mut self, out: &mut Finds) {
        let level = self.top();
        if level.is_keyed || level.is_mixed {
            return;
        }
        level.is_mixed = true;
        let values = std::mem::take(&mut level.values);
        self.resolve(values, out);
    }

    /// Gives out the texts side by side outside of lists: those that are boards, or rows of one.
    fn flush_texts(&mut self, out: &mut Finds) {
        let level = self.top();
        if level.is_mixed && !level.values.is_empty() {
            let values = std::mem::take(&mut level.values);
            if values.len() == 1 {
                return self.resolve(values, out);
            }
            let (place, flat) = (values[0].place, Flat { values, ends: Vec::new() });
            match boards::of_flat(&flat, true) {
                Listed::Board(cells) => self.put_out(of_cells(cells), None, place, out),
                Listed::Layout(layout) => self.take_layout(place, layout),
                _ => self.resolve(flat.values, out),
            }
        }
    }

    /// The text or the word that came last is the name of what follows.
    fn take_key(&mut self, out: &mut Finds) {
        let level = self.top();
        // A value that has a name of its own is not the name of the next.
        let text = match level.values.last() {
            Some(Node { kind: Kind::Text(_), key: None, .. }) if level.word.is_none() => {
                level.values.pop().map(|node| node.kind)
            }
            _ => None,
        };
        let level = self.top();
        let key = match text {
            Some(Kind::Text(text)) => Some(text),
            _ => level.word.take(),
        };
        let Some(key) = key else { return self.mix(out) };
        if level.bracket == '\0' || level.is_mixed {
            level.annotated = Some(key);
            return;
        }
        if level.values.iter().any(|node| node.key.is_none()) {
            self.mix(out);
            return;
        }
        level.is_keyed = true;
        level.annotated = Some(key.clone());
        level.key = (!vocabulary::is_generic(&key) || vocabulary::is_told(&key)).then_some(key);
    }

    /// The word that came last is a variable, or the name of an argument.
    fn assign(&mut self, out: &mut Finds) {
        self.flush_texts(out);
        if self.columns.is_at(self.depth()) {
            self.top().word = None;
            return self.mix(out);
        }
        let level = self.top();
        let name = level.annotated.take().or(level.word.take());
        if level.bracket == '(' && !level.is_mixed && level.values.iter().all(|n| n.key.is_some()) {
            level.is_keyed = true;
        }
        if !level.is_keyed {
            self.mix(out);
        }
        self.top().key = name;
    }

    /// Takes in that a value with a name may tell a rule of the boards beside it.
    fn heed_rule(&mut self, place: Place, value: &str) {
        let level = self.top();
        let name = level.key.as_ref().filter(|name| level.is_keyed && is_rule(name, value));
        if let Some(name) = name {
            level.rule = Some((place, name.clone()));
        }
    }

    fn end_value(&mut self, out: &mut Finds) {
        let level = self.top();
        if let Some(word) = level.word.take() {
            let (is_keyed, place) = (level.is_keyed, level.place);
            self.heed_rule(place, &word);
            if !is_keyed {
                self.mix(out);
            }
        }
        self.flush_texts(out);
        let level = self.top();
        level.annotated = None;
        if level.is_keyed || !level.is_mixed {
            level.key = None;
        }
    }

    fn end_statement(&mut self, out: &mut Finds) {
        self.flush_texts(out);
        let level = self.top();
        let ends_row = !level.is_mixed && !level.is_keyed && level.word.is_none();
        if ends_row {
            level.ends.push(level.values.len());
            return;
        }
        (level.word, level.annotated, level.key) = (None, None, None);
        if level.is_keyed {
            let values = std::mem::take(&mut level.values);
            level.is_keyed = false;
            level.is_mixed = true;
            let (boards, _, layouts) = keyed_boards(values);
            self.put_out_keyed(boards, layouts, out);
        }
        self.mix(out);
    }

    fn close_top(&mut self, out: &mut Finds) {
        self.last = Last::Close;
        if self.top().is_mixed {
            self.flush_texts(out);
            self.levels.pop();
            self.pass_over(out);
            return;
        }
        if self.top().word.is_some() && !self.top().is_keyed {
            self.mix(out);
            return self.close_top(out);
        }
        if let Some(word) = self.top().word.take() {
            let place = self.top().place;
            self.heed_rule(place, &word);
        }
        let level = self.levels.pop().expect("an open bracket");
        let Level {
            bracket, place, name, mut values, mut ends, is_keyed, is_prefixed, rule, ..
        } = level;
        if is_keyed {
            if let Some(kind) = placed::cell_of(&values) {
                return self.push(Node { place, key: None, kind }, out);
            }
            let (mut boards, about, layouts) = keyed_boards(values);
            for (_, found) in &mut boards {
                found.rule = found.rule.take().or(rule.clone());
            }
            if boards.is_empty() && self.top().is_keyed && rule.is_some() {
                self.top().rule = rule;
            }
            if let [(_, found)] = &mut boards[..] {
                let (key, mut found) = (found.name.take(), std::mem::take(found));
                let told = |field: &str| about.iter().find(|(name, _)| name == field);
                found.name = told("name").map(|(_, text)| text.clone()).or(key).or(name);
                found.about.extend(about);
                layouts.into_iter().for_each(|(place, layout)| self.take_layout(place, layout));
                self.push(Node { place, key: None, kind: Kind::Board(Box::new(found)) }, out);
            } else {
                self.put_out_keyed(boards, layouts, out);
                self.pass_over(out);
            }
            return;
        }
        if values.is_empty() {
            return;
        }
        let is_cell = |node: &Node| matches!(node.kind, Kind::Cell(_));
        if values.len() == 1 && is_cell(&values[0]) {
            if is_prefixed && bracket == '[' {
                self.last = Last::Index;
                return;
            }
            if bracket == '(' {
                let node = values.pop().expect("one value");
                return self.push(node, out);
            }
        }
        let is_sign =
            |node: &Node| matches!(node.kind, Kind::Cell(_) | Kind::Placed(..) | Kind::Text(_));
        if values.iter().all(is_sign) {
            ends.retain(|&end| end > 0 && end < values.len());
            ends.dedup();
            let is_alone = values.len() == 1 && self.top().is_keyed;
            if is_alone && boards::of_text(&values[0]).is_some() {
                let node = values.pop().expect("one value");
                return self.push(node, out);
            }
            let has_texts = values.iter().any(|node| node.cell().is_none());
            let flat = Flat { values, ends };
            let listed = boards::of_flat(&flat, true);
            if let Listed::Layout(layout) = listed {
                return self.push(Node { place, key: None, kind: Kind::Layout(layout) }, out);
            }
            if has_texts && !matches!(listed, Listed::Board(_)) {
                let level = Level { bracket, place, name, is_mixed: true, ..Level::default() };
                return self.resolve_inside(level, flat.values, out);
            }
            return self.push(Node { place, key: None, kind: Kind::Flat(flat) }, out);
        }
        match boards::of_rows(&values) {
            Listed::Board(cells) => {
                let found = Found { name, ..of_cells(cells) };
                self.push(Node { place, key: None, kind: Kind::Board(Box::new(found)) }, out);
            }
            Listed::Wrong(error) => {
                self.push_error(place, error, out);
                self.pass_over(out);
            }
            Listed::Layout(layout) => {
                self.push(Node { place, key: None, kind: Kind::Layout(layout) }, out);
            }
            Listed::Other => {
                let level = Level { bracket, place, name, is_mixed: true, ..Level::default() };
                self.resolve_inside(level, values, out);
            }
        }
        self.last = Last::Close;
    }

    /// A list that is no value stood here.
    pub(super) fn pass_over(&mut self, out: &mut Finds) {
        let place = self.top().place;
        self.heed_rule(place, "a list");
        let level = self.top();
        if !level.is_keyed {
            self.mix(out);
        }
    }
}
