//! What a step says is told apart by form: roles of candidates, bands of houses, what is eliminated.

use std::collections::BTreeSet;

use minirow::logic::{HouseRole, Role, Step, Technique};
use minirow::scene::{Drawing, Paper, Path, Point, Segment, Shape, Style, draw};
use minirow::{Geometry, Grid, Names};

use crate::techniques::{examples, steps};

/// The first step of a technique in its own example, and the board.
fn example(name: &str) -> (Grid, Step) {
    let technique = Technique::named(name).expect("a technique");
    let position = examples(technique).swap_remove(0);
    (position.grid(), steps(technique, &position).swap_remove(0))
}

fn drawn(grid: &Grid, step: &Step) -> Drawing {
    let names = Names::numbers(grid.geometry());
    draw(&Paper::new(grid.clone()), Some(step), &names, &Style::default())
}

fn paths<'a>(drawing: &'a Drawing, class: &'a str) -> impl Iterator<Item = &'a Path> {
    drawing.shapes.iter().filter_map(move |shape| match shape {
        Shape::Path(path) if path.class == class => Some(path),
        _ => None,
    })
}

/// All signs of a drawing, without their colours of ink: whether they are light, and their outlines.
fn signs(drawing: &Drawing) -> String {
    let classes = ["pattern", "fin", "fin inner", "pivot", "common", "group"];
    let mut told = String::new();
    for path in classes.iter().flat_map(|class| paths(drawing, class)) {
        let is_light = path.fill.is_none_or(|color| color.0 > 127);
        told += &format!("{is_light} {:?}\n", path.segments);
    }
    let texts = drawing.texts().filter(|text| text.class == "group");
    told + &texts.map(|text| text.text.clone()).collect::<String>()
}

#[test]
fn every_role_has_its_own_sign() {
    let (grid, mut step) = example("naked-pair");
    let candidate = step.marks.candidates[0].0;
    let alone = [Role::Pattern, Role::Fin, Role::InnerFin, Role::Pivot].map(|role| vec![role]);
    let groups = (0..8).map(|group| vec![Role::Group(group)]);
    let common = (0..2).map(|group| vec![Role::Group(group), Role::Common]);
    let all: Vec<Vec<Role>> = alone.into_iter().chain(groups).chain(common).collect();
    let seen: BTreeSet<String> = all
        .iter()
        .map(|roles| {
            step.marks.candidates = roles.iter().map(|&role| (candidate, role)).collect();
            signs(&drawn(&grid, &step))
        })
        .collect();
    assert_eq!(seen.len(), all.len());
}

/// The pivot is a dark diamond; its petals are none, and have their letters.
#[test]
fn petals_differ_from_their_pivot() {
    let (grid, step) = example("death-blossom");
    let drawing = drawn(&grid, &step);
    let corners = |path: &Path| path.segments.len();
    let pivots: Vec<&Path> = paths(&drawing, "pivot").collect();
    assert!(!pivots.is_empty() && pivots.iter().all(|path| corners(path) == 5));
    let diamond = |path: &&Path| match path.segments[..2] {
        [Segment::Move(Point(x, _)), Segment::Line(Point(other, _))] => {
            x != other && corners(path) == 5
        }
        _ => false,
    };
    assert!(pivots.iter().all(diamond));
    // A square begins along its side.
    let is_level = |path: &Path| match path.segments[..2] {
        [Segment::Move(Point(_, y)), Segment::Line(Point(_, other))] => y == other,
        _ => true,
    };
    assert!(paths(&drawing, "group").all(is_level));
    let letters: BTreeSet<&str> = drawing
        .texts()
        .filter(|text| text.class == "group")
        .map(|text| text.text.as_str())
        .collect();
    assert_eq!(letters, ["a", "b"].into());
}

/// The cells that the corners of rectangles of one cell each stand for.
fn squares(drawing: &Drawing, class: &str) -> BTreeSet<(u8, u8)> {
    let filled = paths(drawing, class).filter(|path| path.fill.is_some());
    let corners = filled.flat_map(|path| &path.segments).filter_map(|segment| match *segment {
        Segment::Move(Point(x, y)) => Some((y as u8, x as u8)),
        _ => None,
    });
    corners.collect()
}

#[test]
fn bases_are_bands_and_covers_are_hatched() {
    let (grid, step) = example("finned-franken-swordfish");
    let geometry: &Geometry = grid.geometry();
    let drawing = drawn(&grid, &step);
    let cells = |role: HouseRole| -> BTreeSet<(u8, u8)> {
        let houses = step.marks.houses.iter().filter(|mark| mark.1 == role);
        let cells = houses.flat_map(|mark| geometry.cells_of(mark.0));
        cells.map(|&cell| (geometry.row(cell), geometry.column(cell))).collect()
    };
    assert_eq!(squares(&drawing, "base"), cells(HouseRole::Base));
    assert_eq!(squares(&drawing, "cover"), cells(HouseRole::Cover));
    // Hatching comes after both, so that cells in a base and in a cover show both.
    let lines: Vec<&Path> = paths(&drawing, "cover").filter(|path| path.stroke.is_some()).collect();
    let [lines] = lines[..] else { panic!("one path of hatching") };
    for pair in lines.segments.chunks(2) {
        let [Segment::Move(from), Segment::Line(to)] = *pair else { panic!("{pair:?}") };
        let middle = ((from.1 + to.1) / 2.0, (from.0 + to.0) / 2.0);
        assert!(cells(HouseRole::Cover).contains(&(middle.0 as u8, middle.1 as u8)), "{pair:?}");
        assert!((from.0 - to.0 - (to.1 - from.1)).abs() < 1e-9, "{pair:?} rises by 45 degrees");
    }
}
