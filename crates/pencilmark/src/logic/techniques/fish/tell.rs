//! Fish in words.

use crate::board::{Cell, House, Names};
use crate::logic::{HouseRole, Role, Step, words};

/// `r5c3 is not 4: in row 2 and row 7 all places for 4 are in column 3 and column 8 but for the fin
/// r4c8, which sees r5c3`.
pub(super) fn explain(step: &Step, names: &Names<'_>) -> String {
    let marks = &step.marks;
    let bases: Vec<House> = marks.houses_with(HouseRole::Base).collect();
    let covers: Vec<House> = marks.houses_with(HouseRole::Cover).collect();
    let told: Vec<String> = covers
        .chunks(bases.len().max(1))
        .map(|covers| explain_fish(step, &bases, covers, names))
        .collect();
    let digit = words::digits(step.remove.first().map(|removed| removed.digit), names);
    let removals = words::removals(&step.remove, names);
    let bases = words::houses(bases, names);
    format!("{removals}: in {bases} all places for {digit} are in {}", told.join("; also in "))
}

/// One fish of a step, from its covers on.
fn explain_fish(step: &Step, bases: &[House], covers: &[House], names: &Names<'_>) -> String {
    let covers_of = |cell: Cell| {
        let covers = covers.iter().copied();
        covers.filter(move |&cover| names.geometry().cells_of(cover).contains(&cell))
    };
    let is_in_base =
        |cell| bases.iter().any(|&base| names.geometry().cells_of(base).contains(&cell));
    let cells = |role| step.marks.with(role).map(|mark| mark.cell);
    let fins: Vec<Cell> =
        cells(Role::Fin).filter(|&cell| covers_of(cell).next().is_none()).collect();
    let inner: Vec<Cell> = cells(Role::InnerFin).collect();
    let is_eliminated = |&cell: &Cell| {
        covers_of(cell).count() > usize::from(is_in_base(cell))
            && fins.iter().chain(&inner).all(|&fin| names.geometry().sees(fin, cell))
    };
    let eliminated: Vec<Cell> =
        step.remove.iter().map(|removed| removed.cell).filter(is_eliminated).collect();
    let mut told = words::houses(covers.iter().copied(), names);
    let named = |word: &str, fins: &[Cell]| {
        let plural = if fins.len() == 1 { "" } else { "s" };
        let cells = words::cells(fins.iter().copied(), names);
        (!fins.is_empty()).then(|| format!("the {word}{plural} {cells}"))
    };
    let all: Vec<String> =
        [named("fin", &fins), named("inner fin", &inner)].into_iter().flatten().collect();
    if !all.is_empty() {
        let verb = if fins.len() + inner.len() == 1 { "sees" } else { "see" };
        let eliminated = words::cells(eliminated.iter().copied(), names);
        told.push_str(&format!(" but for {}, which {verb} {eliminated}", words::list(&all)));
    }
    for &cell in eliminated.iter().filter(|&&cell| is_in_base(cell)) {
        let name = names.cell(cell);
        told.push_str(&format!("; {name} is in {}", words::houses(covers_of(cell), names)));
    }
    told
}
