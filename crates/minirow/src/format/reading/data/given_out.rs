//! What comes out of brackets: boards, what is all but one, and layouts of blocks.

use super::boards;
use super::keyed::{Layouts, of_cells};
use super::level::{Last, Level};
use super::listed::Listed;
use super::nest::Nests;
use super::node::{Finds, Found, Kind, Node};
use crate::board::Geometry;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Place;

impl Nests {
    /// Gives out the boards among the values of a list that is no value itself.
    pub(super) fn resolve_inside(&mut self, level: Level, values: Vec<Node>, out: &mut Finds) {
        if values.len() > 1 && values.iter().all(|node| matches!(node.kind, Kind::Text(_))) {
            self.passed_over += 1;
        }
        self.levels.push(level);
        self.resolve(values, out);
        self.levels.pop();
        self.last = Last::Close;
        self.pass_over(out);
    }

    /// Gives out the boards among values that are none together.
    pub(super) fn resolve(&mut self, values: Vec<Node>, out: &mut Finds) {
        let siblings = values.len();
        for node in values {
            let place = node.place;
            match node.kind {
                Kind::Board(found) => {
                    // Its rows are told.
                    let columns = std::mem::take(&mut self.columns);
                    self.put_out(*found, node.key, place, out);
                    self.columns = columns;
                }
                Kind::Flat(flat) => {
                    let is_row = siblings > 1 && siblings.abs_diff(flat.values.len()) <= 2;
                    match boards::of_flat(&flat, is_row) {
                        Listed::Board(cells) => self.put_out(of_cells(cells), node.key, place, out),
                        Listed::Wrong(error) => self.push_error(place, error, out),
                        Listed::Layout(layout) => self.take_layout(place, layout),
                        Listed::Other => {
                            self.passed_over += usize::from(flat.values.len() > 1);
                            let texts = flat.values.into_iter();
                            let texts = texts.filter(|node| matches!(node.kind, Kind::Text(_)));
                            self.put_out_texts(texts, out);
                        }
                    }
                }
                Kind::Text(_) => self.put_out_texts([node].into_iter(), out),
                Kind::Layout(layout) => self.take_layout(place, layout),
                Kind::Cell(_) | Kind::Placed(..) => {}
            }
        }
    }

    pub(super) fn put_out_texts(&mut self, texts: impl Iterator<Item = Node>, out: &mut Finds) {
        for node in texts {
            if let Some(layout) = boards::layout_of_text(&node) {
                self.take_layout(node.place, layout);
            }
            for cells in boards::of_lines(&node) {
                let place = cells.places[0];
                self.put_out(of_cells(cells), node.key.clone(), place, out);
            }
        }
    }

    /// Gives out a board of the list that is open.
    pub(super) fn put_out(
        &mut self,
        found: Found,
        key: Option<String>,
        place: Place,
        out: &mut Finds,
    ) {
        let level = self.top();
        let mut found = found;
        let is_list = level.bracket == '[' || level.bracket == '{';
        let inherited = found.name.is_none() || found.name == level.name;
        if key.is_none() && level.key.is_none() && is_list && inherited {
            level.boards += 1;
            found.name = level.name.as_ref().map(|name| format!("{name} {}", level.boards));
        } else {
            found.name = found.name.or(key).or(level.key.clone()).or(level.name.clone());
        }
        found.about.retain(|(name, _)| name != "name");
        self.has_found = true;
        self.columns.keep((place, found), out);
    }

    pub(super) fn put_out_keyed(
        &mut self,
        boards: Vec<(Place, Found)>,
        layouts: Layouts,
        out: &mut Finds,
    ) {
        layouts.into_iter().for_each(|(place, layout)| self.take_layout(place, layout));
        for (place, found) in boards {
            let key = found.name.clone();
            self.put_out(found, key, place, out);
        }
    }

    /// Keeps a layout of blocks for the board that it belongs to.
    pub(super) fn take_layout(&mut self, place: Place, layout: Geometry) {
        self.passed_over += 1;
        self.layouts.take(place, layout);
    }

    pub(super) fn push_error(&mut self, place: Place, error: ParseError, out: &mut Finds) {
        self.has_found = true;
        out.push((place, Err(error)));
    }
}
