//! A board on its part of a page: caption, board, and what is beside it.

use minirow::Grid;
use minirow::scene::{
    Anchor, Color, Drawing, Group, Paper, Path, Point, Shape, Stroke, Style, Weight, draw, extent,
};

use crate::arrange::Area;
use crate::line::{Look, put};
use crate::setup::Setup;
use crate::{Entry, Fonts, PrintError, Solutions};

/// The room between a board and what is beside it, in points.
const GAP: f64 = 8.0;

/// What is beside boards, as parts of their size.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Beside {
    solution: Option<f64>,
    code: Option<f64>,
    work: Option<f64>,
}

/// Where the parts of a slot are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    pub(crate) caption: Area,
    pub(crate) board: Area,
    /// What is beside the board, and whether it goes down.
    panel: Option<(Area, bool)>,
}

impl Beside {
    /// How large a solution may be beside its board; it is no larger than it has to be for large print.
    pub(crate) const SOLUTIONS: [f64; 7] = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0];

    /// What is asked for, with a solution of this size.
    pub(crate) fn of(setup: &Setup, solution: f64) -> Self {
        Self {
            solution: (setup.solutions == Solutions::UpsideDown).then_some(solution),
            code: setup.qr.is_some().then_some(0.36),
            work: setup.work_space.then_some(0.5),
        }
    }

    /// How many parts the panel has.
    fn len(self) -> usize {
        [self.solution, self.code, self.work].into_iter().flatten().count()
    }

    /// How thick the panel is, as a part of the board's size.
    fn thickness(self) -> Option<f64> {
        [self.solution, self.code, self.work].into_iter().flatten().reduce(f64::max)
    }
}

impl Slot {
    /// Parts an area so that the board is as large as it can be.
    pub(crate) fn new(area: Area, caption: f64, beside: Beside) -> Self {
        let height = area.height - caption;
        let Some(thickness) = beside.thickness() else {
            return Self::with_board(area, caption, area.width.min(height), None);
        };
        let at_right = height.min((area.width - GAP) / (1.0 + thickness));
        let below = area.width.min((height - GAP) / (1.0 + thickness));
        if at_right >= below {
            Self::with_board(area, caption, at_right, Some((at_right * thickness, true)))
        } else {
            Self::with_board(area, caption, below, Some((below * thickness, false)))
        }
    }

    /// The size of each square beside the board: room to write comes behind them, as large as one of them at least.
    pub(crate) fn square(&self, beside: Beside) -> f64 {
        let Some((panel, is_down)) = self.panel else { return 0.0 };
        let (length, thickness) = along(panel, is_down);
        let count = beside.len() as f64;
        thickness.min((length - GAP * (count - 1.0).max(0.0)) / count.max(1.0))
    }

    fn with_board(area: Area, caption: f64, size: f64, panel: Option<(f64, bool)>) -> Self {
        let size = size.max(0.0);
        let width = match panel {
            Some((thickness, true)) => size + GAP + thickness,
            _ => size,
        };
        let left = area.left + (area.width - width) / 2.0;
        let caption = Area { left, top: area.top, width, height: caption };
        let board = Area { left, top: area.top + caption.height, width: size, height: size };
        let panel = panel.map(|(thickness, is_down)| {
            let panel = if is_down {
                Area { left: left + size + GAP, width: thickness, ..board }
            } else {
                Area { top: board.top + size + GAP, height: thickness, ..board }
            };
            (panel, is_down)
        });
        Self { caption, board, panel }
    }
}

/// How long and how thick a panel is.
fn along(panel: Area, is_down: bool) -> (f64, f64) {
    if is_down { (panel.height, panel.width) } else { (panel.width, panel.height) }
}

/// The size of the smallest digit of a board, in points, where the board has this size.
pub(crate) fn smallest_digit(entry: &Entry, size: f64, style: &Style) -> f64 {
    let geometry = entry.geometry();
    let extent = if entry.paper.rules.is_empty() {
        extent(geometry, style)
    } else {
        // Clues outside take room.
        let mut paper = Paper::new(Grid::new(geometry));
        paper.rules.clone_from(&entry.paper.rules);
        longest(&draw(&paper, None, &entry.names(), style))
    };
    let wide = size / extent;
    let sizes = geometry.digits().map(|digit| style.digit_size(&entry.symbols.symbol(digit)));
    sizes.fold(f64::INFINITY, f64::min) * wide
}

/// The longer of the sides of a drawing.
fn longest(drawing: &Drawing) -> f64 {
    drawing.width.max(drawing.height)
}

/// Draws a board on its part of a page.
pub(crate) fn draw_slot(
    page: &mut Drawing,
    fonts: &Fonts,
    entry: &Entry,
    (slot, beside): (Slot, Beside),
    setup: &Setup,
    (caption, code): (&str, Option<&str>),
) -> Result<(), PrintError> {
    let look = Look {
        class: "caption",
        size: setup.text(),
        weight: Weight::Bold,
        color: setup.style.given,
    };
    let base_line = slot.caption.top + setup.text() * 1.15;
    let at = (Point(slot.caption.left, base_line), Anchor::Start, slot.caption.width);
    put(page, fonts, caption, at, look)?;
    let drawing = draw(&entry.paper, None, &entry.names(), &setup.style);
    page.place(Group::new(
        "board",
        slot.board.corner(),
        slot.board.width / longest(&drawing),
        drawing,
    ));
    let Some((panel, is_down)) = slot.panel else { return Ok(()) };
    let solution = beside
        .solution
        .and(solved(entry))
        .map(|paper| (true, draw(&paper, None, &entry.names(), &setup.style)));
    let code = code.map(crate::qr).transpose()?.map(|code| (false, code));
    let squares: Vec<(bool, Drawing)> = solution.into_iter().chain(code).collect();
    let (length, _) = along(panel, is_down);
    let side = slot.square(beside);
    let mut along = 0.0;
    for (is_turned, drawing) in squares {
        let at = match is_down {
            true => Point(panel.left, panel.top + along),
            false => Point(panel.left + along, panel.top),
        };
        let scale = side / longest(&drawing);
        let class = if is_turned { "solution" } else { "code" };
        page.place(Group { is_turned, ..Group::new(class, at, scale, drawing) });
        along += side + GAP;
    }
    if setup.work_space && length - along > 1.0 {
        let area = match is_down {
            true => Area { top: panel.top + along, height: length - along, ..panel },
            false => Area { left: panel.left + along, width: length - along, ..panel },
        };
        draw_work_space(page, area, setup);
    }
    Ok(())
}

/// A frame with lines to write on.
fn draw_work_space(page: &mut Drawing, area: Area, setup: &Setup) {
    let space = setup.text() * 1.6;
    let mut lines = Vec::new();
    let mut y = area.top + space;
    while y < area.top + area.height - 1.0 {
        lines.extend(Path::line(Point(area.left, y), Point(area.left + area.width, y)));
        y += space;
    }
    let frame = Path::rectangle(area.corner(), area.width, area.height);
    for (class, segments, color) in
        [("ruled", lines, Color::grey(200)), ("work", frame, Color::grey(150))]
    {
        let stroke = Some(Stroke::solid(color, 0.5));
        if !segments.is_empty() {
            page.shapes.push(Shape::Path(Path { class, segments, fill: None, stroke }));
        }
    }
}

/// A board with its solution, if that is known.
pub(crate) fn solved(entry: &Entry) -> Option<Paper> {
    let solution = entry.solution.clone()?;
    let mut paper = Paper::new(entry.paper.givens.clone());
    paper.digits = solution;
    Some(paper)
}
