//! Lines that an automaton reads.

#[cfg(test)]
use super::Draws;
use super::{At, Compiler, Filled, Kind, Lists, Spelled, Told, Wrong};
use crate::board::Geometry;
use crate::rules::spelling::codes;
use crate::rules::{Automaton, effort};

/// An automaton accepts the places of the values that the cells hold. It accepts no value that it cannot read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AutomatonLine {
    /// What people call it.
    pub name: String,
    /// What reads the line.
    pub automaton: Automaton,
    /// The line.
    pub cells: Vec<u16>,
}

impl Kind for AutomatonLine {
    const TOLD: &'static [Told] = &[Told::lists("automaton", Lists::ONE)
        .says("the rule{quoted} along {cells}", "Cells on a line with a letter: {title}.")
        .with_title()
        .example("automaton \"all the same\" >0 1> 2> 0:1>1 0:2>2 1:1>1 2:2>2 | r1c1 r1c2 r1c3")];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        see(&self.cells);
    }

    fn title(&self) -> &str {
        &self.name
    }

    fn code(&self, geometry: &Geometry) -> Vec<String> {
        codes::of_automaton(&self.automaton, geometry)
    }

    fn read(spelled: &mut Spelled, geometry: &Geometry) -> Result<Self, Wrong> {
        let automaton = codes::automaton(&spelled.code, geometry).map_err(Wrong::code)?;
        if automaton.starts().is_empty() {
            let expected = "a state that lines begin in such as >0".to_owned();
            return Err(Wrong { at: At::Whole, expected, found: "none".to_owned() });
        }
        let name = std::mem::take(&mut spelled.title);
        Ok(Self { name, automaton, cells: spelled.list() })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let places: Vec<usize> = self.cells.iter().map(|&cell| filled.place(cell)).collect();
        places.iter().all(|&place| place < self.automaton.values())
            && self.automaton.accepts(places)
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        compiler.automaton(&self.cells, &self.automaton);
    }

    fn effort(&self, cells: usize) -> usize {
        let automaton = &self.automaton;
        effort::EACH + automaton.state_count() * automaton.values() + automaton.step_count() + cells
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("automaton", |draw| {
        let automaton = draw.automaton();
        let cells = draw.line(0, 6);
        draw.push(Self { name: "line".to_owned(), automaton, cells });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], _: u32, geometry: &Geometry) -> Vec<Self> {
        let mut any = Automaton::new(geometry.values());
        let state = any.state(true);
        any.start(state);
        (0..geometry.values()).for_each(|value| any.step(state, value, state));
        vec![Self { name: String::new(), automaton: any, cells: cells.to_vec() }]
    }
}
