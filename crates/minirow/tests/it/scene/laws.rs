//! What holds for every drawing.

use minirow::logic::{Position, next_step, path};
use minirow::scene::{
    Drawing, Paper, Path, Point, Segment, Shape, Style, SvgOptions, Theme, draw, svg,
};
use minirow::{Cell, Digit, DigitSet, Geometry, Grid, Names};
use proptest::prelude::*;

use crate::boards;
use crate::property::{self, Verdict};

fn drawn(paper: &Paper) -> Drawing {
    draw(paper, None, &Names::numbers(paper.givens.geometry()), &Style::default())
}

fn paths<'a>(drawing: &'a Drawing, class: &'a str) -> impl Iterator<Item = &'a Path> {
    drawing.shapes.iter().filter_map(move |shape| match shape {
        Shape::Path(path) if path.class == class => Some(path),
        _ => None,
    })
}

/// The length of all straight lines of a class.
fn length(drawing: &Drawing, class: &str) -> f64 {
    let mut length = 0.0;
    for path in paths(drawing, class) {
        let mut at = Point(0.0, 0.0);
        for segment in &path.segments {
            match *segment {
                Segment::Move(to) => at = to,
                Segment::Line(to) => {
                    length += (to.0 - at.0).abs() + (to.1 - at.1).abs();
                    at = to;
                }
                Segment::Curve(..) | Segment::Close => {}
            }
        }
    }
    length
}

/// Thick lines follow the map of blocks: as many sides of cells as part two blocks.
#[test]
fn borders_part_blocks() {
    property::check(64, boards::layouts(), |layout| -> Verdict {
        let geometry = layout.geometry();
        let drawing = drawn(&Paper::new(Grid::new(&geometry)));
        let side = geometry.side();
        let block = |row, column| geometry.block(geometry.cell(row, column));
        let mut sides = 0.0;
        for (row, column) in (0..side).flat_map(|row| (0..side).map(move |column| (row, column))) {
            sides += f64::from(u8::from(row > 0 && block(row, column) != block(row - 1, column)));
            sides +=
                f64::from(u8::from(column > 0 && block(row, column) != block(row, column - 1)));
        }
        prop_assert_eq!(length(&drawing, "block"), sides);
        let lines = 2.0 * f64::from(side) * f64::from(side - 1);
        prop_assert_eq!(length(&drawing, "line"), lines);
        Ok(())
    });
}

/// Every digit stands in the middle of its cell, and no text anywhere else but words about rules.
#[test]
fn digits_stand_in_their_cells() {
    property::check(64, boards::filled(), |filled| -> Verdict {
        let grid = filled.grid();
        let drawing = drawn(&Paper::new(grid.clone()));
        let mut texts = drawing.texts().filter(|text| !text.class.starts_with("rule "));
        for cell in grid.geometry().cells() {
            let Some(digit) = grid.get(cell) else { continue };
            let text = texts.next().expect("a text for each digit");
            prop_assert_eq!(&text.text, &digit.to_string());
            let column = f64::from(grid.geometry().column(cell));
            let row = f64::from(grid.geometry().row(cell));
            prop_assert_eq!(text.at.0, column + 0.5);
            prop_assert!((row + 0.5..row + 1.0).contains(&text.at.1));
        }
        prop_assert!(texts.next().is_none());
        Ok(())
    });
}

/// All steps of a way are drawn, each the same way twice, and nothing lies far outside of the board.
#[test]
fn steps_stay_on_the_board() {
    let layouts = prop_oneof![Just(boards::CLASSIC), boards::layouts()];
    property::check(12, boards::kept_on(layouts, 24), |filled| -> Verdict {
        let grid = filled.grid();
        let geometry = grid.geometry();
        let Ok(mut position) = Position::from_grid(&grid) else { return Ok(()) };
        let names = Names::numbers(geometry);
        for step in path(&position).steps {
            let mut paper = Paper::new(grid.clone());
            paper.digits = position.grid();
            paper.candidates =
                Some(geometry.cells().map(|cell| position.candidates(cell)).collect());
            let drawing = draw(&paper, Some(&step), &names, &Style::of(Theme::Colour));
            let text = svg(&drawing, &SvgOptions::default());
            prop_assert_eq!(&text, &svg(&drawing, &SvgOptions::default()));
            prop_assert!(!text.contains("NaN") && !text.contains("inf"), "{}", text);
            prop_assert_eq!(
                paths(&drawing, "eliminated").count(),
                usize::from(!step.remove.is_empty())
            );
            prop_assert_eq!(paths(&drawing, "placed").count(), step.place.len());
            let room = -0.5..f64::from(geometry.side()) + 0.5;
            for shape in &drawing.shapes {
                // The paper has room for words below the board.
                if let Shape::Path(path) = shape
                    && path.class != "ground"
                {
                    for segment in &path.segments {
                        if let Segment::Move(to) | Segment::Line(to) | Segment::Curve(.., to) =
                            segment
                        {
                            prop_assert!(
                                room.contains(&to.0) && room.contains(&to.1),
                                "{:?}",
                                path
                            );
                        }
                    }
                }
            }
            position.apply(&step).expect("a step of this position");
        }
        Ok(())
    });
}

/// What players cannot have written is drawn too, as far as there is something to draw.
#[test]
fn nothing_on_paper_brings_it_down() {
    let geometry = Geometry::of_side(4).expect("a square side");
    let names = Names::numbers(&geometry);
    let all = DigitSet::full(255);
    let mut paper = Paper::new(Grid::new(&geometry));
    paper.candidates = Some(vec![all; 3]);
    paper.corner = vec![all; 40];
    paper.centre = vec![all; 2];
    paper.colours = vec![(0..=255).collect(); 99];
    paper.wrong = vec![Cell::new(15), Cell::new(16), Cell::new(u16::MAX)];
    let drawing = draw(&paper, None, &names, &Style::default());
    assert_eq!(paths(&drawing, "wrong").count(), 2, "a corner, and the lines of all");
    assert_eq!(drawing.texts().filter(|text| text.class == "candidate").count(), 3 * 4);
    // A step of another board is not drawn.
    let other: Grid = format!("12345678{}", ".".repeat(73)).parse().expect("a board of 9×9");
    let step = next_step(&Position::from_grid(&other).expect("a board"));
    let step = step.expect("a full house");
    assert_eq!(draw(&paper, Some(&step), &names, &Style::default()), drawing);
}

/// The largest board takes a moment, and every digit has a place.
#[test]
fn the_largest_board_is_drawn() {
    let geometry = Geometry::with_blocks(15, 17).expect("255");
    let mut grid = Grid::new(&geometry);
    for cell in geometry.cells() {
        grid.set(cell, Digit::new(geometry.column(cell) + 1));
    }
    let mut paper = Paper::new(grid);
    let drawing = drawn(&paper);
    assert_eq!(drawing.texts().count(), 255 * 255);
    assert!(drawing.texts().all(|text| text.size > 0.2));
    paper.digits = Grid::new(&geometry);
    paper.givens = Grid::new(&geometry);
    paper.candidates = Some(vec![DigitSet::of(Digit::new(255).expect("a digit")); 50_000]);
    assert_eq!(drawn(&paper).texts().count(), 50_000);
    // Sixteen million are not seen.
    paper.candidates = Some(vec![DigitSet::full(255); 255 * 255]);
    assert_eq!(drawn(&paper).texts().count(), 0);
}
