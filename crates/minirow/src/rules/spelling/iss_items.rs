//! The items of Interactive Sudoku Solver that a kind of rule is told by.

use super::iss::{Arguments, Boards, Iss, MOST_NUMBER, Number};
use super::told::Told;

impl Told {
    /// With an item of its numbers, and of at least so many cells in all.
    pub(crate) const fn iss(self, item: &'static str, least: u8) -> Self {
        self.with(item, Arguments::Cells, least)
    }

    /// With an item about each two of its cells that share a side, for rules with this number, if they have one.
    pub(crate) const fn iss_dots(self, item: &'static str, number: Option<u32>) -> Self {
        self.with(item, Arguments::Dots(number), 2)
    }

    /// With an item of a number, and a row or column.
    pub(crate) const fn iss_number_and_line(self, item: &'static str) -> Self {
        self.with(item, Arguments::NumberAndLine, 0)
    }

    /// With an item of a row or column, the number before it and that behind it.
    pub(crate) const fn iss_line(self, item: &'static str) -> Self {
        self.with(item, Arguments::Line, 0)
    }

    /// Whose number is called so where it is missing.
    pub(crate) const fn iss_called(self, name: &'static str) -> Self {
        let iss = self.first();
        self.first_as(Iss { number: Number { name, ..iss.number }, ..iss })
    }

    /// Whose number is in these bounds.
    pub(crate) const fn iss_from(self, least: u32, most: u32, expected: &'static str) -> Self {
        let iss = self.first();
        self.first_as(Iss { number: Number { least, most, expected, ..iss.number }, ..iss })
    }

    /// Whose number may be left out, and is then this.
    pub(crate) const fn iss_usual(self, usual: u32) -> Self {
        let iss = self.first();
        self.first_as(Iss { number: Number { usual: Some(usual), ..iss.number }, ..iss })
    }

    /// Which is for boards of nine values.
    pub(crate) const fn iss_on_nine(self, expected: &'static str) -> Self {
        let iss = self.first();
        let boards = Boards { has_nine_values: true, expected, ..iss.boards };
        self.first_as(Iss { boards, ..iss })
    }

    /// Which is for boards without the value 0.
    pub(crate) const fn iss_on_from_one(self, expected: &'static str) -> Self {
        let iss = self.first();
        let boards = Boards { is_from_one: true, expected, ..iss.boards };
        self.first_as(Iss { boards, ..iss })
    }

    const fn first(&self) -> Iss {
        self.iss[0].expect("an item")
    }

    const fn first_as(self, iss: Iss) -> Self {
        Self { iss: [Some(iss), self.iss[1]], ..self }
    }

    /// With one more item.
    const fn with(self, item: &'static str, arguments: Arguments, least: u8) -> Self {
        let iss = Some(Iss {
            item,
            arguments,
            least,
            number: Number {
                name: "a number",
                least: 0,
                most: MOST_NUMBER,
                expected: "",
                usual: None,
            },
            boards: Boards { has_nine_values: false, is_from_one: false, expected: "" },
        });
        match self.iss[0] {
            None => Self { iss: [iss, None], ..self },
            first => Self { iss: [first, iss], ..self },
        }
    }
}
