//! Cells with a product.

#[cfg(test)]
use super::Draws;
use super::{Compiler, Filled, Kind, Spelled, Told, Wrong};
use crate::board::Geometry;

/// This product; values may repeat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Product {
    /// The cells.
    pub cells: Vec<u16>,
    /// The product.
    pub product: u64,
}

/// The largest product.
const MOST_PRODUCT: u64 = 1_000_000_000_000_000;

impl Kind for Product {
    const TOLD: &'static [Told] = &[Told::list("product")
        .says(
            "the product of {number} at {cells}",
            "Digits in a box with a times sign multiply to its number; they may repeat.",
        )
        .number()
        .most(MOST_PRODUCT)
        .example("product 24 r1c1 r1c2 r2c1")];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        see(&self.cells);
    }

    fn numbers(&self) -> Vec<u64> {
        vec![self.product]
    }

    fn read(spelled: &mut Spelled, _: &Geometry) -> Result<Self, Wrong> {
        Ok(Self { cells: spelled.list(), product: spelled.large_number() })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let values = filled.values(&self.cells);
        let product = values.iter().fold(1, |all: u128, &value| all.saturating_mul(value.into()));
        product == self.product.into()
    }

    /// What is left of the product; a product of 0 has a 0 somewhere.
    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        if self.product == 0 {
            let (start, is_end) = (false, |has_0| has_0);
            return compiler.line(
                &self.cells,
                start,
                |_, has_0, value| Some(has_0 || value == 0),
                is_end,
            );
        }
        compiler.line(
            &self.cells,
            self.product,
            |_, left, value| {
                let value = u64::from(value);
                (value > 0 && left.is_multiple_of(value)).then(|| left / value)
            },
            |left| left == 1,
        );
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("product", |draw| {
        let cells = draw.line(1, 4);
        let product: u32 = cells.iter().map(|&cell| draw.value(cell)).product();
        let product = draw.told(product).into();
        draw.push(Self { cells, product });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], number: u32, _: &Geometry) -> Vec<Self> {
        vec![Self { cells: cells.to_vec(), product: number.into() }]
    }
}
