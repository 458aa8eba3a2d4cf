//! The candidates of a step by their roles, what it places and what it eliminates.

use super::badges::{Badges, badge};
use super::bands::mixed;
use super::digits::{write, write_signed};
use super::lanes::Lanes;
use super::places::Places;
use super::{Color, Drawing, Paper, Path, Point, Segment, Stroke, Style, Weight};
use crate::board::{Candidate, Cell, DigitSet, Geometry, Names};
use crate::logic::{Role, Step};

/// The form of a sign.
#[derive(Clone, Copy)]
enum Form {
    Circle,
    Square,
    Diamond,
    Hexagon,
}

/// What a candidate looks like by its role.
struct Sign {
    class: &'static str,
    form: Form,
    ground: Color,
    /// Whether the digit is light on dark.
    is_dark: bool,
    is_double: bool,
}

/// The signs of a step on a board.
pub(super) struct Signs<'a> {
    places: &'a Places<'a>,
    step: &'a Step,
    paper: &'a Paper,
    signed: Vec<Candidate>,
    linked: Vec<Candidate>,
}

/// The candidates of the step that have a sign in place of a plain candidate.
pub(super) fn signed(step: &Step) -> Vec<Candidate> {
    let mut all = linked(step);
    all.extend(step.marks.candidates.iter().map(|mark| mark.0));
    all.extend(step.place.iter().chain(&step.remove));
    sorted(all)
}

/// The candidates of its chains.
fn linked(step: &Step) -> Vec<Candidate> {
    let nodes = step.marks.chains.iter().flatten().map(|implication| &implication.node);
    let candidates =
        nodes.flat_map(|node| node.cells.iter().map(|&cell| Candidate { cell, digit: node.digit }));
    sorted(candidates.collect())
}

/// Whether all that a step is about is on the board.
pub(super) fn is_about(step: &Step, geometry: &Geometry) -> bool {
    let cells = geometry.cell_count();
    signed(step).iter().all(|candidate| {
        candidate.cell.index() < cells && candidate.digit.get() <= geometry.digit_count()
    }) && step.marks.houses.iter().all(|mark| mark.0.index() < geometry.house_count())
        && step.marks.chains.iter().flatten().all(|one| !one.node.cells.is_empty())
}

fn sorted(mut candidates: Vec<Candidate>) -> Vec<Candidate> {
    candidates.sort_unstable();
    candidates.dedup();
    candidates
}

impl<'a> Signs<'a> {
    pub(super) fn new(places: &'a Places<'a>, step: &'a Step, paper: &'a Paper) -> Self {
        Self { places, step, paper, signed: signed(step), linked: linked(step) }
    }

    /// Whether a sign stands where a plain candidate would.
    pub(super) fn covers(&self, candidate: Candidate) -> bool {
        let is_large =
            |&placed: &Candidate| placed.cell == candidate.cell && !self.is_small(placed);
        self.signed.binary_search(&candidate).is_ok() || self.step.place.iter().any(is_large)
    }

    /// Whether a digit that is placed stands among other candidates of its cell.
    fn is_small(&self, placed: Candidate) -> bool {
        let shown = self.paper.candidates_in(placed.cell).map_or(0, DigitSet::len);
        let others = |&other: &Candidate| other.cell == placed.cell && other != placed;
        shown > 1 || self.signed.iter().any(others) || self.is_linked(placed)
    }

    fn is_linked(&self, candidate: Candidate) -> bool {
        self.linked.binary_search(&candidate).is_ok()
    }

    fn is_large(&self, candidate: Candidate) -> bool {
        self.step.place.contains(&candidate) && !self.is_small(candidate)
    }

    /// Draws the candidates that are not nodes of chains, and the letters of groups.
    pub(super) fn draw(&self, drawing: &mut Drawing, names: &Names<'_>, style: &Style) {
        for &(candidate, role) in &self.step.marks.candidates {
            if !self.is_linked(candidate) && !self.is_large(candidate) {
                self.sign(drawing, candidate, role, style);
            }
        }
        self.tints(drawing, style);
        for &candidate in &self.signed {
            let is_placed = self.step.place.contains(&candidate);
            if !is_placed && !self.is_linked(candidate) {
                let ink = self.ink(candidate, style);
                write_signed(drawing, "marked", candidate, ink, self.places, names, style);
            }
        }
        self.letters(drawing, style);
    }

    fn sign(&self, drawing: &mut Drawing, candidate: Candidate, role: Role, style: &Style) {
        let middle = self.places.candidate(candidate.cell, candidate.digit);
        let radius = self.places.radius() * 0.967;
        let weight = radius * 0.1;
        let stroke = Some(Stroke::solid(style.link, weight));
        let outline = |form: Form, far: f64| form.around(middle, radius * far - weight / 2.0);
        if role == Role::Common {
            let segments = outline(Form::Circle, 1.0);
            return drawing.path(Path { class: "common", segments, fill: None, stroke });
        }
        let Sign { class, form, mut ground, is_double, .. } = Sign::of(role, style);
        if self.step.remove.contains(&candidate) {
            ground = tint(style);
        }
        if is_double {
            let segments = outline(form, 1.0);
            drawing.path(Path { class, segments, fill: style.ground, stroke });
        }
        // What else goes around the sign has its room.
        let far = if is_double || self.has(candidate, Role::Common) { 0.76 } else { 1.0 };
        drawing.path(Path { class, segments: outline(form, far), fill: Some(ground), stroke });
    }

    fn has(&self, candidate: Candidate, role: Role) -> bool {
        self.step.marks.candidates.contains(&(candidate, role))
    }

    /// The colour of the digit of a candidate.
    fn ink(&self, candidate: Candidate, style: &Style) -> Color {
        let roles = self.step.marks.candidates.iter().filter(|mark| mark.0 == candidate);
        let role = roles.map(|mark| mark.1).rfind(|&role| role != Role::Common);
        match role {
            Some(role)
                if Sign::of(role, style).is_dark && !self.step.remove.contains(&candidate) =>
            {
                style.ground.unwrap_or(Color::WHITE)
            }
            _ => style.given,
        }
    }

    /// Squares behind what is eliminated and has no other sign.
    fn tints(&self, drawing: &mut Drawing, style: &Style) {
        let half = self.places.radius() * 0.95;
        let has_sign = |candidate| {
            self.is_linked(candidate)
                || self.step.marks.candidates.iter().any(|mark| mark.0 == candidate)
        };
        let squares = self.step.remove.iter().filter(|&&candidate| !has_sign(candidate));
        let squares = squares.flat_map(|candidate| {
            let Point(x, y) = self.places.candidate(candidate.cell, candidate.digit);
            Path::rectangle(Point(x - half, y - half), 2.0 * half, 2.0 * half)
        });
        drawing.fill("eliminated tint", squares.collect(), tint(style));
    }

    /// A letter for each group in each cell, unless chains tell them apart.
    fn letters(&self, drawing: &mut Drawing, style: &Style) {
        let mut told: Vec<(Cell, u8)> = Vec::new();
        let lanes = Lanes::new(self.places, &[]);
        let is_taken = |cell, place| {
            let candidates = self.paper.candidates_in(cell).unwrap_or_default();
            candidates.iter().any(|digit| self.places.candidate(cell, digit) == place)
        };
        let mut badges = Badges::new(self.places, &self.signed, is_taken);
        for &(candidate, role) in &self.step.marks.candidates {
            let Role::Group(group) = role else { continue };
            let Candidate { cell, digit } = candidate;
            if told.contains(&(cell, group)) || self.is_linked(candidate) {
                continue;
            }
            told.push((cell, group));
            let (middle, size) = badges.place(cell, self.places.candidate(cell, digit), &lanes);
            let place = (middle, size * 0.8);
            let letter = char::from(b'a' + group % 26).to_string();
            let (dark, light) = (style.given, style.ground.unwrap_or(Color::WHITE));
            badge(drawing, "group", place, letter, (light, dark), style);
        }
    }

    /// What is placed on a dark disc, what is eliminated crossed out.
    pub(super) fn outcome(&self, drawing: &mut Drawing, names: &Names<'_>, style: &Style) {
        let ground = style.ground.unwrap_or(Color::WHITE);
        for &candidate in &self.step.place {
            let text = names.digit(candidate.digit);
            let (middle, radius, size) = if self.is_small(candidate) {
                let middle = self.places.candidate(candidate.cell, candidate.digit);
                self.frame(drawing, middle, style);
                let size = self.places.sign_size(text.chars().count());
                (middle, self.places.radius() * 0.8, size)
            } else {
                let size = style.digit_size(&text) * 0.85;
                (self.places.centre(candidate.cell), 0.42, size)
            };
            drawing.fill("placed", Path::circle(middle, radius), style.place);
            write(drawing, "placed", middle, (size, Weight::Bold, ground), text, style);
        }
        let r = self.places.radius() * 0.85;
        let cross = |candidate: &Candidate| {
            let Point(x, y) = self.places.candidate(candidate.cell, candidate.digit);
            Path::line(Point(x - r, y + r), Point(x + r, y - r))
        };
        let crosses: Vec<Segment> = self.step.remove.iter().flat_map(cross).collect();
        let width = self.places.radius() * 0.16;
        // It is seen on dark discs too.
        drawing.stroke("eliminated ground", crosses.clone(), Stroke::solid(ground, width * 1.7));
        drawing.stroke("eliminated", crosses, Stroke::solid(style.eliminate, width));
    }

    /// A square around a digit that is placed among candidates.
    fn frame(&self, drawing: &mut Drawing, middle: Point, style: &Style) {
        let weight = self.places.radius() * 0.12;
        let half = self.places.radius() - weight / 2.0;
        let corner = Point(middle.0 - half, middle.1 - half);
        drawing.path(Path {
            class: "placed frame",
            segments: Path::rectangle(corner, 2.0 * half, 2.0 * half),
            fill: style.ground,
            stroke: Some(Stroke::solid(style.place, weight)),
        });
    }
}

/// The ground of what is eliminated.
fn tint(style: &Style) -> Color {
    mixed(style.eliminate, style.ground.unwrap_or(Color::WHITE), 0.18)
}

impl Sign {
    fn of(role: Role, style: &Style) -> Self {
        let tint = |number: usize| style.roles[number % style.roles.len()];
        let (class, form, tint, is_double) = match role {
            Role::Pattern => ("pattern", Form::Circle, None, false),
            Role::Place => ("place", Form::Circle, None, false),
            Role::Out => ("out", Form::Circle, Some(tint(1)), false),
            Role::Blocker => ("blocker", Form::Square, Some(tint(2)), false),
            Role::Blocked => ("blocked", Form::Square, Some(tint(1)), true),
            Role::Fin => ("fin", Form::Square, Some(tint(1)), false),
            Role::InnerFin => ("fin inner", Form::Square, Some(tint(1)), true),
            Role::Pivot => ("pivot", Form::Diamond, None, false),
            Role::Common => ("common", Form::Circle, Some(tint(0)), false),
            Role::Group(number) => {
                let number = usize::from(number);
                let forms = [
                    (Form::Circle, Some(tint(number + 2))),
                    (Form::Square, None),
                    (Form::Hexagon, Some(tint(number + 2))),
                    (Form::Circle, None),
                ];
                let (form, ground) = forms[number % forms.len()];
                ("group", form, ground, false)
            }
        };
        let (is_dark, ground) = (tint.is_none(), tint.unwrap_or(style.link));
        Self { class, form, ground, is_dark, is_double }
    }
}

impl Form {
    fn around(self, middle: Point, radius: f64) -> Vec<Segment> {
        let Point(x, y) = middle;
        let at = |(dx, dy): (f64, f64)| Point(x + dx * radius, y + dy * radius);
        match self {
            Self::Circle => Path::circle(middle, radius),
            Self::Square => {
                let half = radius * 0.9;
                Path::rectangle(Point(x - half, y - half), 2.0 * half, 2.0 * half)
            }
            Self::Diamond => {
                Path::polygon(&[(0.0, -1.15), (1.15, 0.0), (0.0, 1.15), (-1.15, 0.0)].map(at))
            }
            Self::Hexagon => Path::polygon(
                &[
                    (1.08, 0.0),
                    (0.54, 0.93),
                    (-0.54, 0.93),
                    (-1.08, 0.0),
                    (-0.54, -0.93),
                    (0.54, -0.93),
                ]
                .map(at),
            ),
        }
    }
}
