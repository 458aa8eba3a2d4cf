//! Some drawings as SVG, to look at when they change.

use minirow::format::read_blocks;
use minirow::logic::{Position, Step, Technique};
use minirow::scene::{Paper, Style, SvgOptions, Theme, draw, svg};
use minirow::{Cell, Digit, DigitSet, Extra, Geometry, Grid, Names};
use std::ops::ControlFlow;

fn picture(paper: &Paper, step: Option<&Step>, style: &Style) -> String {
    let names = Names::numbers(paper.givens.geometry());
    let title = step.map_or("a board".to_owned(), |step| step.explain(&names));
    let title = title.lines().next().unwrap_or_default().to_owned();
    svg(&draw(paper, step, &names, style), &SvgOptions::default().title(title))
}

fn small() -> Grid {
    "12.. .... .4.. 3...".parse().expect("a board of 4×4")
}

#[test]
fn digits() {
    let mut paper = Paper::new(small());
    paper.digits.set(Cell::new(15), Digit::new(2));
    paper.wrong = vec![Cell::new(15)];
    insta::assert_snapshot!(picture(&paper, None, &Style::default()));
}

#[test]
fn candidates_and_marks() {
    let set = |digits: &[u8]| digits.iter().filter_map(|&digit| Digit::new(digit)).collect();
    let mut paper = Paper::new(small());
    let mut candidates = vec![DigitSet::default(); 16];
    candidates[2] = set(&[3, 4]);
    paper.candidates = Some(candidates);
    paper.corner = vec![DigitSet::default(); 16];
    paper.corner[5] = set(&[1, 3]);
    paper.centre = vec![DigitSet::default(); 16];
    paper.centre[6] = set(&[1, 2, 4]);
    paper.colours = vec![Vec::new(); 16];
    paper.colours[7] = vec![0, 4];
    insta::assert_snapshot!(picture(&paper, None, &Style::default()));
}

#[test]
fn irregular_blocks_with_diagonals() {
    let geometry = read_blocks("AAAB\nABBB\nCCCD\nCDDD\n").expect("a map");
    let geometry = geometry.with_extra(Extra::Diagonals).expect("two houses");
    let house = [0, 3, 12, 15].map(Cell::new);
    let geometry = geometry.with_house("the corners", &house).expect("a house");
    let mut style = Style::of(Theme::Colour);
    style.set("checker=#eee").expect("a change");
    style.names = true;
    insta::assert_snapshot!(picture(&Paper::new(Grid::new(&geometry)), None, &style));
}

/// An XY-chain: weak links dashed, strong ones solid.
#[test]
fn a_chain() {
    let geometry = Geometry::classic();
    let pairs = [(0, [1, 2]), (8, [2, 3]), (80, [3, 4]), (74, [4, 1])];
    let mut candidates = vec![geometry.all_digits(); 81];
    for (cell, digits) in pairs {
        candidates[cell] = digits.iter().filter_map(|&digit| Digit::new(digit)).collect();
    }
    let empty = Grid::new(&geometry);
    let pencil = minirow::Pencil::from_candidates(&empty, &candidates, minirow::Singles::Leave);
    let position = Position::new(&pencil.expect("no contradiction"));
    let chain = Technique::named("xy-chain").expect("a technique");
    let mut found = None;
    let _ = chain.find(&position, &mut |step| {
        found = Some(step);
        ControlFlow::Break(())
    });
    let step = found.expect("the cells make a chain");
    insta::assert_snapshot!(picture(&Paper::new(empty), Some(&step), &Style::default()));
}

#[test]
fn a_digit_that_is_placed() {
    let grid: Grid = "123. .... .... ....".parse().expect("a board of 4×4");
    let position = Position::from_grid(&grid).expect("no contradiction");
    let step = minirow::logic::next_step(&position).expect("a full house");
    insta::assert_snapshot!(picture(&Paper::new(grid), Some(&step), &Style::of(Theme::Colour)));
}
