//! What rules see of their board beside its values: its shape, its houses and its marks.

use super::shape::Shape;

/// What rules see of their board.
#[derive(Clone, Debug)]
pub(super) struct Ground<'b> {
    pub(super) shape: Shape,
    pub(super) blocks: &'b [Vec<u16>],
    pub(super) extra_houses: &'b [Vec<u16>],
    pub(super) marks: Vec<Mark>,
}

/// What a rule says of two cells that are marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    pub(super) of: MarkOf,
    pub(super) number: u32,
    pub(super) cells: [u16; 2],
}

/// Of what the number of a mark is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MarkOf {
    Difference,
    Ratio,
    Sum,
}

impl Ground<'_> {
    /// Shows rows, columns, blocks and extra houses one after the other.
    pub(super) fn each_house(&self, see: &mut dyn FnMut(&[u16])) {
        let shape = self.shape;
        let mut line = Vec::with_capacity(shape.rows().max(shape.columns()));
        for row in 0..shape.rows() {
            line.clear();
            line.extend((0..shape.columns()).map(|column| shape.cell(row, column)));
            see(&line);
        }
        for column in 0..shape.columns() {
            line.clear();
            line.extend((0..shape.rows()).map(|row| shape.cell(row, column)));
            see(&line);
        }
        self.blocks.iter().chain(self.extra_houses).for_each(|house| see(house));
    }
}

/// Whether one is so many times the other.
pub(super) fn is_times(one: u32, other: u32, times: u32) -> bool {
    let [one, other, times] = [one, other, times].map(u64::from);
    one == other * times || other == one * times
}
