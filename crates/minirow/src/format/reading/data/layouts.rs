//! Layouts of blocks that stand by themselves, and the boards that they belong to.

use super::node::{Finds, Found};
use super::pairs::cells;
use crate::board::Geometry;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Place;

/// The layouts of a text that are not beside their board, in the same brackets or element.
#[derive(Debug, Default)]
pub(super) struct LooseLayouts(Vec<(Place, Geometry)>);

/// More than a text can use.
const MOST: usize = 16;

impl LooseLayouts {
    /// Keeps a layout, if it is not that of the usual blocks.
    pub(super) fn take(&mut self, place: Place, layout: Geometry) {
        let is_new = self.0.iter().all(|(_, before)| *before != layout);
        if layout.block_shape().is_none() && is_new && self.0.len() < MOST {
            self.0.push((place, layout));
        }
    }

    /// Gives each layout to the board of its size; where there are several of either, nobody knows which belong
    /// together.
    pub(super) fn give(&self, finds: &mut Finds) {
        if self.0.is_empty() {
            return;
        }
        let size = |found: &Result<Found, ParseError>| {
            found.as_ref().map_or(0, |found| cells(&found.rows).len())
        };
        let sizes: Vec<usize> = finds.iter().map(|(_, found)| size(found)).collect();
        for ((_, found), &size) in finds.iter_mut().zip(&sizes) {
            let mut of_size = self.0.iter().filter(|(_, layout)| layout.cell_count() == size);
            let Some((place, layout)) = of_size.next() else { continue };
            let is_only = of_size.next().is_none()
                && sizes.iter().filter(|&&other| other == size).count() == 1;
            match found {
                Ok(found) if found.layout.is_some() => {}
                Ok(found) if is_only => found.layout = Some((*place, layout.clone())),
                _ => {
                    let expected =
                        "a layout of blocks beside each board, or one of both in the text";
                    *found = Err(ParseError::new(*place, expected, "several boards or layouts"));
                }
            }
        }
    }

    /// An error for each layout, where boards are given out before all layouts are known; whether there are any.
    pub(super) fn refuse(&mut self, finds: &mut Finds) -> bool {
        let is_any = !self.0.is_empty();
        for (place, _) in self.0.drain(..) {
            let expected = "a layout of blocks in the same element as its board";
            finds.push((place, Err(ParseError::new(place, expected, "one by itself"))));
        }
        is_any
    }
}
