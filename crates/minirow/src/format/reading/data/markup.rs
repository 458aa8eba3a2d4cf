//! Elements of HTML or XML, and which of them are boards.
//!
//! An element is known when it ends: a cell, a row, a board, or what belongs to one. Boards come out as
//! soon as nothing can belong to them any more, so memory holds the elements that are open.

use super::blocks::{self, Holder};
use super::keyed::{keyed_boards, of_cells};
use super::layouts::LooseLayouts;
use super::listed::Listed;
use super::node::{Finds, Flat, Found, Kind, Node};
use super::tags::{self, Tag};
use super::{boards, placed, vocabulary};
use crate::format::reading::error::{ParseError, ParseErrorKind, quote};
use crate::format::reading::known::Place;

/// A document under way.
#[derive(Debug, Default)]
pub(in crate::format) struct Markup {
    open: Vec<Element>,
    /// The element whose text is none: scripts and styles.
    raw: Option<String>,
    /// Where the root begins, and its tag.
    start: Place,
    root: String,
    has_found: bool,
    /// Layouts of blocks that are in no element with a board.
    layouts: LooseLayouts,
    /// How many values are held.
    held: usize,
}

/// An element that has begun.
#[derive(Debug, Default)]
struct Element {
    name: String,
    place: Place,
    attributes: Vec<Node>,
    values: Vec<Node>,
    text: String,
    /// Whether something in it was passed over.
    has_others: bool,
}

/// No document nests its elements deeper.
const DEEPEST: usize = 200;

/// What is held of a document takes less; the largest board has 65,025 cells.
const MOST_HELD: usize = 1 << 17;

const LONGEST_TEXT: usize = 1 << 18;

impl Markup {
    /// Whether the document has begun, and its root has not ended.
    pub(in crate::format) fn is_inside(&self) -> bool {
        !self.open.is_empty()
    }

    /// Takes what stands behind `<` as text where it can be no tag; in scripts and styles, only their end
    /// is one.
    pub(in crate::format) fn passes_over(&mut self, markup: &str) -> bool {
        let is_tag = match &self.raw {
            Some(raw) => {
                let end = markup.get(2..).unwrap_or("").to_ascii_lowercase();
                let end = end.trim_end_matches('>').trim_end();
                "</".starts_with(markup.get(..2).unwrap_or("<")) && raw.starts_with(end)
            }
            None => {
                let next = markup.chars().nth(1);
                next.is_none_or(|c| c.is_alphabetic() || "/!?_".contains(c))
            }
        };
        if !is_tag && self.raw.is_none() {
            markup.chars().for_each(|c| self.text(c));
        }
        !is_tag
    }

    /// Takes a character of text.
    pub(in crate::format) fn text(&mut self, character: char) {
        if let Some(element) = self.open.last_mut().filter(|e| e.text.len() < LONGEST_TEXT) {
            element.text.push(character);
        }
    }

    /// Takes what stands between `<` and `>`, with them.
    pub(in crate::format) fn take(
        &mut self,
        place: Place,
        markup: &str,
        out: &mut Finds,
    ) -> Result<(), ParseError> {
        if let Some(text) = markup.strip_prefix("<![CDATA[") {
            text.trim_end_matches("]]>").chars().for_each(|c| self.text(c));
            return Ok(());
        }
        if markup.starts_with("<!") || markup.starts_with("<?") {
            return Ok(());
        }
        match Tag::of(markup, place) {
            Tag::End(name) => {
                self.raw = None;
                if self.open.iter().any(|element| element.name == name) {
                    while self.close(out) != name {}
                }
            }
            Tag::Start { name, attributes, is_closed } => {
                if self.open.is_empty() {
                    (self.start, self.root) = (place, markup.to_owned());
                }
                if name == "br" {
                    self.text('\n');
                    return Ok(());
                }
                while self.open.len() > 1
                    && self.open.last().is_some_and(|last| tags::ends_before(&last.name, &name))
                {
                    self.close(out);
                }
                if self.open.len() >= DEEPEST || self.held > MOST_HELD {
                    let expected = "a document whose elements hold less";
                    return Err(ParseError::new(place, expected, quote(markup)));
                }
                self.raw = (tags::is_raw(&name) && !is_closed).then(|| name.clone());
                let is_empty = is_closed || tags::is_void(&name);
                self.open.push(Element { name, place, attributes, ..Element::default() });
                if is_empty {
                    self.close(out);
                }
            }
        }
        Ok(())
    }

    /// Ends the document; one without any board is an error.
    pub(in crate::format) fn finish(&mut self, out: &mut Finds) {
        while self.is_inside() {
            self.close(out);
        }
        self.has_found |= self.layouts.refuse(out);
        if !std::mem::take(&mut self.has_found) {
            let expected = "a board in this HTML or XML: rows of cells, or a text of 81 digits";
            let found = format!("none behind {}", quote(&self.root));
            let error = ParseError::new(self.start, expected, found);
            out.push((self.start, Err(error.of(ParseErrorKind::Format))));
        }
    }

    /// Ends the innermost element, and tells its name.
    fn close(&mut self, out: &mut Finds) -> String {
        let Some(element) = self.open.pop() else { return String::new() };
        let name = element.name.clone();
        self.held -= element.values.len().min(self.held);
        let is_other = tags::is_passed_over(&name) || tags::is_raw(&name);
        let is_empty = |element: &Element| {
            element.has_others && element.values.is_empty() && element.text.trim().is_empty()
        };
        let node = match is_other || is_empty(&element) {
            true => None,
            false => self.value(element, out),
        };
        let Some(node) = node else {
            if let Some(parent) = self.open.last_mut() {
                parent.has_others = true;
            }
            return name;
        };
        let Some(parent) = self.open.last_mut() else {
            self.resolve(vec![node], out);
            return name;
        };
        // Boards one after the other come out one by one.
        let is_next = |last: &Node| matches!(last.kind, Kind::Board(_)) && last.key == node.key;
        if matches!(node.kind, Kind::Board(_)) && parent.values.last().is_some_and(is_next) {
            let before = parent.values.pop().expect("one before");
            self.held -= 1;
            self.resolve(vec![before], out);
        }
        if let Some(parent) = self.open.last_mut() {
            parent.values.push(node);
            self.held += 1;
        }
        name
    }

    /// What an element is, by what is in it.
    fn value(&mut self, element: Element, out: &mut Finds) -> Option<Node> {
        let Element { name, place, mut attributes, values, text, .. } = element;
        let text = tags::plain(&text);
        let node = |kind| Some(Node { place, key: Some(name.clone()), kind });
        let is_sign =
            |node: &Node| matches!(node.kind, Kind::Cell(_) | Kind::Text(_) | Kind::Placed(..));
        if values.iter().all(is_sign) && (values.is_empty() || !text.is_empty()) {
            let mut text = text;
            for value in &values {
                text += value.cell().unwrap_or(" ");
            }
            if attributes.iter().any(|node| boards::of_text(node).is_some()) {
                return self.keyed(attributes, &name, place, out);
            }
            if !text.is_empty() || !attributes.iter().any(placed::is_value) {
                attributes.retain(|node| !placed::is_value(node));
                let kind = Kind::Text(text.clone());
                attributes.push(Node { place, key: Some("value".to_owned()), kind });
            }
            return node(placed::cell_of(&attributes).unwrap_or(Kind::Text(text)));
        }
        let holder = Holder::of(&name, &attributes);
        let mut groups: Vec<Vec<Node>> = Vec::new();
        for value in values {
            match groups.iter_mut().find(|group| group[0].key == value.key) {
                Some(group) => group.push(value),
                None => groups.push(vec![value]),
            }
        }
        let is_list = groups.len() == 1;
        let mut parts = Vec::new();
        for mut group in groups {
            let key = group[0].key.clone();
            let part = match group.len() {
                1 => group.pop(),
                _ => self.list(group, holder, out).map(|kind| Node { place, key, kind }),
            };
            parts.extend(part);
        }
        attributes
            .retain(|node| node.key.as_deref().is_some_and(|k| vocabulary::field(k).is_some()));
        // What is told about no board belongs to a row, or to nothing.
        let is_board = |node: &Node| matches!(node.kind, Kind::Board(_));
        if is_list && (attributes.is_empty() || !parts.iter().any(is_board)) {
            let part = parts.pop()?;
            let is_told = part.key.as_deref().is_some_and(vocabulary::is_told);
            let key = if is_told && !vocabulary::is_told(&name) { part.key } else { Some(name) };
            return Some(Node { key, ..part });
        }
        parts.append(&mut attributes);
        self.keyed(parts, &name, place, out)
    }

    /// The board among values with names; several come out.
    fn keyed(
        &mut self,
        values: Vec<Node>,
        name: &str,
        place: Place,
        out: &mut Finds,
    ) -> Option<Node> {
        let (mut found, about, layouts) = keyed_boards(values);
        layouts.into_iter().for_each(|(place, layout)| self.layouts.take(place, layout));
        if found.len() > 1 {
            for (place, found) in found {
                self.put_out(found, place, out);
            }
            return None;
        }
        let (_, mut found) = found.pop()?;
        let told = about.iter().find(|(field, _)| field == "name").map(|(_, text)| text.clone());
        found.name = told.or(found.name);
        found.about.extend(about.into_iter().filter(|(field, _)| field != "name"));
        let kind = Kind::Board(Box::new(found));
        Some(Node { place, key: Some(name.to_owned()), kind })
    }

    /// What elements of one name are: cells, a row or a board.
    fn list(&mut self, nodes: Vec<Node>, holder: Holder, out: &mut Finds) -> Option<Kind> {
        let is_sign = |node: &Node| node.cell().is_some();
        if nodes.iter().all(is_sign) {
            let is_placed = matches!(nodes[0].kind, Kind::Placed(..));
            let flat = Flat { values: nodes, ends: Vec::new() };
            return match holder {
                Holder::Block if !is_placed => blocks::squared(flat).map(Kind::Flat),
                // Columns one after the other would be a board turned over.
                Holder::Column if !is_placed => None,
                _ => Some(Kind::Flat(flat)),
            };
        }
        if let Some(joined) = blocks::joined(&nodes, holder) {
            return Some(joined);
        }
        let listed = if nodes.iter().all(|node| matches!(node.kind, Kind::Text(_))) {
            boards::of_flat(&Flat { values: nodes.clone(), ends: Vec::new() }, true)
        } else if nodes.iter().any(has_rows) {
            Listed::Other
        } else {
            boards::of_rows(&nodes)
        };
        match listed {
            Listed::Board(cells) => return Some(Kind::Board(Box::new(of_cells(cells)))),
            Listed::Layout(layout) => return Some(Kind::Layout(layout)),
            Listed::Wrong(error) => {
                self.has_found = true;
                out.push((error_place(&error), Err(error)));
            }
            Listed::Other => self.resolve(nodes, out),
        }
        None
    }

    /// Gives out the boards among values that are none together.
    fn resolve(&mut self, nodes: Vec<Node>, out: &mut Finds) {
        let siblings = nodes.len();
        for node in nodes {
            let place = node.place;
            match node.kind {
                Kind::Board(found) => self.put_out(*found, place, out),
                Kind::Flat(flat) => {
                    let is_row = siblings > 1 && siblings.abs_diff(flat.values.len()) <= 2;
                    match boards::of_flat(&flat, is_row) {
                        Listed::Board(cells) => self.put_out(of_cells(cells), place, out),
                        Listed::Layout(layout) => self.layouts.take(place, layout),
                        Listed::Wrong(error) => {
                            self.has_found = true;
                            out.push((place, Err(error)));
                        }
                        Listed::Other => {}
                    }
                }
                Kind::Text(_) => {
                    for cells in boards::of_lines(&node) {
                        let place = cells.places[0];
                        self.put_out(of_cells(cells), place, out);
                    }
                }
                Kind::Layout(layout) => self.layouts.take(place, layout),
                Kind::Cell(_) | Kind::Placed(..) => {}
            }
        }
    }

    /// Gives out a board; elements that are all empty are the layout of a page.
    fn put_out(&mut self, found: Found, place: Place, out: &mut Finds) {
        if !found.rows.text.contains(|c: char| c.is_alphanumeric() && c != '0') {
            return;
        }
        self.has_found = true;
        out.push((place, Ok(found)));
    }
}

/// Whether a list is a block, and no row.
fn has_rows(node: &Node) -> bool {
    matches!(&node.kind, Kind::Flat(flat) if !flat.ends.is_empty())
}

fn error_place(error: &ParseError) -> Place {
    (error.line, error.column)
}
