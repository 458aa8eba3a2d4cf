//! Cells that count different values.

#[cfg(test)]
use super::Draws;
use super::{Compiler, Filled, Kind, Lists, Spelled, Told, Wrong};
use crate::board::Geometry;
use crate::rules::engine::is_for_masks;

/// The first cell says how many different values the others hold. It may be one of those.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountDistinct {
    /// The cell that counts.
    pub count: u16,
    /// The cells that are counted.
    pub cells: Vec<u16>,
}

impl Kind for CountDistinct {
    const TOLD: &'static [Told] =
        &[Told::lists("count-distinct", Lists { first: (1, 1), ..Lists::TWO })
            .says(
                "the count in {cells} of the values in {cells}",
                "The digit in a double ring says how many different digits its line holds.",
            )
            .iss("CountDistinct", 2)
            .example("count-distinct r1c1 | r1c2 r1c3 r1c4")];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        see(&[self.count]);
        see(&self.cells);
    }

    fn read(spelled: &mut Spelled, _: &Geometry) -> Result<Self, Wrong> {
        let [count, cells] = spelled.two_lists();
        Ok(Self { count: count[0], cells })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let mut distinct = filled.values(&self.cells);
        distinct.sort_unstable();
        distinct.dedup();
        distinct.len() == filled.value(self.count) as usize
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let mut order = self.cells.clone();
        order.push(self.count);
        let (len, lowest) = (self.cells.len(), compiler.geometry.value_at(0));
        if is_for_masks(compiler.geometry.values()) {
            // What was seen; the last cell says how many that are.
            compiler.line_of(
                ("count distinct", 0),
                &order,
                0_u32,
                move |read, seen, value| {
                    if read < len {
                        return Some(seen | 1 << (value - lowest));
                    }
                    (seen.count_ones() == value).then_some(0)
                },
                |_| true,
            );
            return;
        }
        compiler.check(&order, |values| {
            let Some((last, others)) = values.split_last() else { return true };
            let mut others = others.to_vec();
            others.sort_unstable();
            others.dedup();
            others.len() as u32 == *last
        });
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("count-distinct", |draw| {
        let (count, cells) = (draw.cell(), draw.line(1, 5));
        draw.push(Self { count, cells });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], _: u32, _: &Geometry) -> Vec<Self> {
        vec![Self { count: cells[0], cells: cells[1..].to_vec() }]
    }
}
