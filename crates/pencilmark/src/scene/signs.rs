//! The marks of a step: its houses, and signs around candidates by role.

use super::digits::{write, write_candidate};
use super::places::Places;
use super::tints::{around, squares};
use super::{Color, Drawing, Path, Point, Segment, Stroke, Style, Weight};
use crate::board::{Candidate, Names};
use crate::logic::{HouseRole, Role, Step};

/// The form of a sign.
#[derive(Clone, Copy)]
enum Form {
    Circle,
    Square,
    Diamond,
    Hexagon,
}

/// What a candidate looks like by its role: form, ground, weight of the ring, whether it is dashed.
struct Sign {
    class: &'static str,
    form: Form,
    ground: Color,
    ring: f64,
    is_dashed: bool,
}

/// Bases: tinted, with a solid border.
pub(super) fn base_houses(drawing: &mut Drawing, places: &Places<'_>, step: &Step, style: &Style) {
    for &(house, _) in step.marks.houses.iter().filter(|mark| mark.1 == HouseRole::Base) {
        let cells = places.geometry.cells_of(house).iter().copied();
        drawing.fill("base", squares(places.geometry, cells), style.base);
    }
}

/// The borders of houses: solid around bases, dashed around covers.
pub(super) fn house_borders(
    drawing: &mut Drawing,
    places: &Places<'_>,
    step: &Step,
    style: &Style,
) {
    for &(house, role) in &step.marks.houses {
        let cells = places.geometry.cells_of(house);
        let (class, inset, stroke) = match role {
            HouseRole::Base => ("base", 0.045, Stroke::solid(style.link, 0.035)),
            HouseRole::Cover => ("cover", 0.08, Stroke::dashed(style.link, 0.035)),
        };
        drawing.stroke(class, around(places.geometry, cells, inset), stroke);
    }
}

/// The candidates of the step that have a sign in place of a plain candidate.
pub(super) fn signed(step: &Step) -> Vec<Candidate> {
    let linked = step.marks.chains.iter().flatten().flat_map(|implication| {
        let node = &implication.node;
        node.cells.iter().map(|&cell| Candidate { cell, digit: node.digit })
    });
    let marked = step.marks.candidates.iter().map(|mark| mark.0);
    let mut all: Vec<Candidate> = marked.chain(linked).collect();
    all.extend(step.place.iter().chain(&step.remove));
    all.sort_unstable();
    all.dedup();
    all
}

/// Signs of the pattern, each below its candidate.
pub(super) fn pattern(
    drawing: &mut Drawing,
    places: &Places<'_>,
    step: &Step,
    style: &Style,
    is_small: impl Fn(Candidate) -> bool,
) {
    for &(candidate, role) in &step.marks.candidates {
        // What is placed has a disc of its own.
        if step.place.contains(&candidate) && !is_small(candidate) {
            continue;
        }
        let sign = Sign::of(role, style);
        let radius = places.radius() * if matches!(role, Role::Common) { 1.12 } else { 0.94 };
        let middle = places.candidate(candidate.cell, candidate.digit);
        let weight = sign.ring * places.radius();
        let stroke = if sign.is_dashed {
            Stroke::dashed(style.candidate, weight)
        } else {
            Stroke::solid(style.candidate, weight)
        };
        drawing.path(Path {
            class: sign.class,
            segments: sign.form.around(middle, radius),
            fill: (!matches!(role, Role::Common)).then_some(sign.ground),
            stroke: Some(stroke),
        });
    }
}

/// The candidates with signs; what is placed on a dark disc, what is eliminated crossed out.
pub(super) fn candidates(
    drawing: &mut Drawing,
    places: &Places<'_>,
    step: &Step,
    names: &Names<'_>,
    style: &Style,
    is_small: impl Fn(Candidate) -> bool,
) {
    let plain = (0.0, Weight::Bold, style.given);
    for candidate in signed(step) {
        if step.place.contains(&candidate) {
            continue;
        }
        write_candidate(drawing, "marked", candidate, plain, places, names, style);
    }
    for &candidate in &step.place {
        let ground = style.ground.unwrap_or(Color::WHITE);
        let text = names.digit(candidate.digit);
        let (middle, radius, size) = if is_small(candidate) {
            let size = places.candidate_size(text.chars().count());
            (places.candidate(candidate.cell, candidate.digit), places.radius(), size)
        } else {
            (places.centre(candidate.cell), 0.42, style.digit_size(&text) * 0.85)
        };
        drawing.fill("placed", Path::circle(middle, radius), style.place);
        write(drawing, "placed", middle, (size, Weight::Bold, ground), text, style);
    }
    let mut crosses = Vec::new();
    for &candidate in &step.remove {
        let Point(x, y) = places.candidate(candidate.cell, candidate.digit);
        let r = places.radius() * 0.8;
        crosses.extend(Path::line(Point(x - r, y - r), Point(x + r, y + r)));
        crosses.extend(Path::line(Point(x - r, y + r), Point(x + r, y - r)));
    }
    drawing.stroke("eliminated", crosses, Stroke::solid(style.eliminate, places.radius() * 0.24));
}

impl Sign {
    fn of(role: Role, style: &Style) -> Self {
        let ground = |number: usize| style.roles[number % style.roles.len()];
        let (class, form, number, ring, is_dashed) = match role {
            Role::Pattern => ("pattern", Form::Circle, 0, 0.2, false),
            Role::Fin => ("fin", Form::Square, 1, 0.12, false),
            Role::InnerFin => ("fin inner", Form::Square, 1, 0.26, false),
            Role::Pivot => ("pivot", Form::Diamond, 2, 0.12, false),
            Role::Common => ("common", Form::Circle, 3, 0.12, true),
            Role::Group(number) => {
                let forms = [Form::Hexagon, Form::Square, Form::Diamond, Form::Circle];
                let number = usize::from(number);
                let is_dashed = number / forms.len() % 2 == 1;
                ("group", forms[number % forms.len()], number + 2, 0.1, is_dashed)
            }
        };
        Self { class, form, ground: ground(number), ring, is_dashed }
    }
}

impl Form {
    fn around(self, middle: Point, radius: f64) -> Vec<Segment> {
        let Point(x, y) = middle;
        let at = |dx: f64, dy: f64| Point(x + dx * radius, y + dy * radius);
        match self {
            Self::Circle => Path::circle(middle, radius),
            Self::Square => {
                let half = radius * 0.9;
                Path::rectangle(Point(x - half, y - half), 2.0 * half, 2.0 * half)
            }
            Self::Diamond => {
                Path::polygon(&[at(0.0, -1.15), at(1.15, 0.0), at(0.0, 1.15), at(-1.15, 0.0)])
            }
            Self::Hexagon => {
                let corners = [
                    (1.08, 0.0),
                    (0.54, 0.93),
                    (-0.54, 0.93),
                    (-1.08, 0.0),
                    (-0.54, -0.93),
                    (0.54, -0.93),
                ];
                Path::polygon(&corners.map(|(dx, dy)| at(dx, dy)))
            }
        }
    }
}
