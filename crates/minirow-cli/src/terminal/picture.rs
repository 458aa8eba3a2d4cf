//! A board in its frame.

use anstyle::Style;
use minirow::format::Symbols;
use minirow::logic::{HouseRole, Role, Step};
use minirow::rules::Rule;
use minirow::scene::Paper;
use minirow::{Candidate, Cell, DigitSet, Geometry, House, HouseKind};

use super::frame::{Frame, stroke};
use super::lattice::Lattice;
use super::{Line, Screen, look};

/// A board in its frame.
pub(crate) struct Picture<'a> {
    geometry: &'a Geometry,
    frame: Frame<'a>,
    /// What stands in each cell.
    cells: Vec<Line>,
    grounds: Vec<Ground>,
    /// How wide the cells of each column are.
    widths: Vec<usize>,
    /// Whether cells may hold several candidates, which begin where their columns do.
    has_candidates: bool,
    /// What may be drawn between the cells.
    rules: &'a [Rule],
    screen: Screen,
}

/// How much of a step is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    /// Where to look.
    Region,
    /// What it rests on, too.
    Pattern,
    /// What follows, too.
    Conclusions,
    /// On the board behind the step, where it has changed.
    Applied,
}

/// What a cell lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ground {
    Plain,
    /// A house besides rows, columns and blocks.
    Extra,
    /// Where a step starts from, or where something else is to be seen.
    Base,
}

impl<'a> Picture<'a> {
    /// What stands on a board, with a step as far as it is shown.
    pub(crate) fn new(
        paper: &'a Paper,
        step: Option<(&Step, Shown)>,
        symbols: &Symbols,
        screen: Screen,
    ) -> Self {
        let geometry = paper.digits.geometry();
        let content = Content { paper, step, symbols, screen };
        let cells: Vec<Line> = geometry.cells().map(|cell| content.of(cell)).collect();
        let base = step.map_or(Vec::new(), |(step, shown)| base_cells(step, shown, geometry));
        let ground = |cell| match base.contains(&cell) {
            true => Ground::Base,
            false if is_in_extra(geometry, cell) => Ground::Extra,
            false => Ground::Plain,
        };
        let has_candidates = paper.candidates.is_some();
        Self {
            geometry,
            frame: Frame::new(geometry),
            grounds: geometry.cells().map(ground).collect(),
            widths: widths(geometry, &cells, has_candidates),
            cells,
            has_candidates,
            rules: &paper.rules,
            screen,
        }
    }

    /// This picture with some cells marked.
    pub(crate) fn marking(mut self, cells: &[Cell]) -> Self {
        cells.iter().for_each(|cell| self.grounds[cell.index()] = Ground::Base);
        self
    }

    /// The picture in lines, unless it is wider than the terminal; where it is narrow, without cages and marks
    /// between cells, and then without blanks behind the lines of the frame.
    pub(crate) fn lines(&self) -> Option<Vec<Line>> {
        if let Some(lattice) = Lattice::new(self.geometry, &self.frame, self.rules, self.screen) {
            let widths: Vec<usize> = self.widths.iter().map(|width| width + 2).collect();
            if widths.iter().sum::<usize>() + widths.len() < self.screen.columns {
                return Some(lattice.drawn(&widths, |cell| self.cell(cell)));
            }
        }
        [true, false].into_iter().find_map(|is_airy| {
            let fits = self.rule(0, is_airy).width() <= self.screen.columns;
            fits.then(|| self.drawn(is_airy))
        })
    }

    fn drawn(&self, is_airy: bool) -> Vec<Line> {
        let rows = self.geometry.rows();
        let mut lines = Vec::new();
        for row in 0..rows {
            if self.frame.has_line_above(row) {
                lines.push(self.rule(row, is_airy));
            }
            lines.push(self.row(row, is_airy));
        }
        lines.push(self.rule(rows, is_airy));
        lines
    }

    /// A row of cells.
    fn row(&self, row: u8, is_airy: bool) -> Line {
        let columns = self.geometry.columns();
        let mut line = Line::default();
        for column in 0..=columns {
            if self.frame.has_line_left_of(column) {
                let runs = self.frame.is_left_of(row, column);
                line.push(look::DIM, stroke([runs, runs, false, false], self.screen));
                if column < columns && (is_airy || column == 0) {
                    line.push(look::PLAIN, " ");
                }
            }
            if column < columns {
                match self.geometry.cell_at(row, column) {
                    Some(cell) => line.append(self.cell(cell)),
                    None => {
                        let width = self.widths[usize::from(column)] + 1;
                        line.push(look::PLAIN, " ".repeat(width));
                    }
                }
            }
        }
        line
    }

    /// What stands in a cell, and behind it the mark of what it lies on.
    fn cell(&self, cell: Cell) -> Line {
        let content = self.cells[cell.index()].clone();
        let width = self.widths[usize::from(self.geometry.column(cell))];
        let blanks = " ".repeat(width - content.width());
        let (before, behind) =
            if self.has_candidates { (String::new(), blanks) } else { (blanks, String::new()) };
        let ground = self.grounds[cell.index()];
        let style = if ground == Ground::Plain { look::PLAIN } else { look::DIM };
        let mut line = Line::plain(before);
        line.append(content);
        line.push(style, ground.mark(self.screen));
        line.push(look::PLAIN, behind);
        line.restyled(|style| ground.under(style))
    }

    /// The line above a row, or below the last one.
    fn rule(&self, row: u8, is_airy: bool) -> Line {
        let columns = self.geometry.columns();
        let mut text = String::new();
        for column in 0..=columns {
            let runs = column < columns && self.frame.is_above(row, column);
            let line = stroke([false, false, runs, runs], self.screen);
            if self.frame.has_line_left_of(column) {
                text.push_str(stroke(self.frame.corner(row, column), self.screen));
                if column < columns && (is_airy || column == 0) {
                    text.push_str(line);
                }
            }
            if column < columns {
                text.push_str(&line.repeat(self.widths[usize::from(column)] + 1));
            }
        }
        Line::new(look::DIM, text)
    }
}

/// How wide the cells of each column are: digits all alike, candidates as they need.
fn widths(geometry: &Geometry, cells: &[Line], has_candidates: bool) -> Vec<usize> {
    let mut widths = vec![0; geometry.columns().into()];
    for (cell, shown) in geometry.cells().zip(cells) {
        let widest: &mut usize = &mut widths[usize::from(geometry.column(cell))];
        *widest = shown.width().max(*widest);
    }
    let widest = widths.iter().copied().max().unwrap_or(0);
    if has_candidates { widths } else { vec![widest; widths.len()] }
}

/// The cells in which a step starts, those of its houses or else those of its candidates; or where it
/// has changed something.
fn base_cells(step: &Step, shown: Shown, geometry: &Geometry) -> Vec<Cell> {
    let base = step.marks.houses.iter().filter(|mark| mark.1 == HouseRole::Base);
    let houses: Vec<House> = match shown {
        Shown::Region => step.region(geometry),
        Shown::Pattern | Shown::Conclusions => base.map(|mark| mark.0).collect(),
        Shown::Applied => {
            let changed = step.place.iter().chain(&step.remove);
            return changed.map(|candidate| candidate.cell).collect();
        }
    };
    if houses.is_empty() {
        let marked = step.marks.candidates.iter().map(|mark| mark.0.cell);
        let chains = step.marks.chains.iter().flatten();
        let linked = chains.flat_map(|implication| &implication.node.cells).copied();
        return marked.chain(linked).collect();
    }
    houses.into_iter().flat_map(|house| geometry.cells_of(house)).copied().collect()
}

fn is_in_extra(geometry: &Geometry, cell: Cell) -> bool {
    let mut seats = geometry.seats(cell).iter();
    seats.any(|seat| geometry.house_kind(seat.house) == HouseKind::Extra)
}

impl Ground {
    /// What shows it without colour.
    fn mark(self, screen: Screen) -> &'static str {
        match self {
            Self::Plain => " ",
            Self::Extra if screen.is_unicode => "·",
            Self::Extra => "'",
            Self::Base => "*",
        }
    }

    /// A style on this ground.
    fn under(self, style: Style) -> Style {
        match self {
            Self::Plain => style,
            Self::Extra => look::on(style, 238),
            Self::Base => look::on(style, 24),
        }
    }
}

/// What stands in cells.
struct Content<'a> {
    paper: &'a Paper,
    step: Option<(&'a Step, Shown)>,
    symbols: &'a Symbols,
    screen: Screen,
}

impl Content<'_> {
    fn of(&self, cell: Cell) -> Line {
        let digit = |digit| self.symbols.symbol(digit);
        let style = |right| if self.paper.wrong.contains(&cell) { look::WRONG } else { right };
        if let Some(given) = self.paper.givens.get(cell) {
            return Line::new(style(look::GIVEN), digit(given));
        }
        if let Some(written) = self.paper.digits.get(cell) {
            return Line::new(style(look::ACCENT), digit(written));
        }
        let concluded = self.step.filter(|step| step.1 == Shown::Conclusions);
        let placed = concluded.and_then(|(step, _)| step.place.iter().find(|at| at.cell == cell));
        if let Some(placed) = placed {
            // What is not underlined is marked otherwise.
            let mark = if self.screen.has_color { "" } else { "+" };
            return Line::new(look::PLACED, format!("{mark}{}", digit(placed.digit)));
        }
        match &self.paper.candidates {
            Some(candidates) => self.candidates(cell, candidates[cell.index()]),
            None => Line::new(look::DIM, "."),
        }
    }

    fn candidates(&self, cell: Cell, digits: DigitSet) -> Line {
        if digits.is_empty() {
            return Line::new(look::BAD, "!");
        }
        let mut line = Line::default();
        for (index, digit) in digits.iter().enumerate() {
            if index > 0 && self.symbols.is_decimal() {
                line.push(look::DIM, "/");
            }
            let (style, mark) = self.look_of(Candidate { cell, digit });
            line.push(style, format!("{mark}{}", self.symbols.symbol(digit)));
        }
        line
    }

    /// How a candidate looks, and what marks it where nothing is coloured.
    fn look_of(&self, candidate: Candidate) -> (Style, &'static str) {
        let Some((step, shown)) = self.step else { return (look::DIM, "") };
        if shown == Shown::Conclusions && step.remove.contains(&candidate) {
            return (look::ELIMINATED, if self.screen.has_color { "" } else { "-" });
        }
        let mut marks = step.marks.candidates.iter().filter(|mark| mark.0 == candidate);
        let chains = || step.marks.chains.iter().flatten().map(|implication| &implication.node);
        let is_linked =
            || chains().any(|n| n.digit == candidate.digit && n.cells.contains(&candidate.cell));
        let has_pattern = matches!(shown, Shown::Pattern | Shown::Conclusions);
        match marks.next().filter(|_| has_pattern) {
            Some((_, Role::Fin | Role::InnerFin)) => (look::FIN, ""),
            Some(_) => (look::PATTERN, ""),
            None if has_pattern && is_linked() => (look::PATTERN, ""),
            None => (look::DIM, ""),
        }
    }
}

#[cfg(test)]
mod tests {

    use minirow::format::{ReadOptions, read};
    use minirow::logic::{Position, Technique};
    use minirow::{Extra, Grid};

    use minirow::progress::to_the_end;

    use super::*;

    const SCREEN: Screen = Screen { columns: 60, is_unicode: true, has_color: false };

    fn drawn(paper: &Paper, step: Option<(&Step, Shown)>, screen: Screen) -> String {
        let symbols = Symbols::for_board(paper.digits.geometry());
        let lines = Picture::new(paper, step, &symbols, screen).lines();
        lines.map_or("too wide\n".to_owned(), |lines| Line::all(&lines, screen))
    }

    fn check(grid: &str, screen: Screen, expected: &str) {
        let document = read(grid, &ReadOptions::default()).expect("a board");
        assert_eq!(drawn(&Paper::new(document.grid), None, screen), expected);
    }

    #[test]
    fn blocks_have_lines_around_them() {
        let grid = "1... ..3. .4.. ...2";
        check(
            grid,
            SCREEN,
            "\
╭─────┬─────╮
│ 1 . │ . . │
│ . . │ 3 . │
├─────┼─────┤
│ . 4 │ . . │
│ . . │ . 2 │
╰─────┴─────╯
",
        );
        check(
            grid,
            Screen { is_unicode: false, columns: 12, ..SCREEN },
            "\
+-----+----+
| 1 . |. . |
| . . |3 . |
+-----+----+
| . 4 |. . |
| . . |. 2 |
+-----+----+
",
        );
        check(grid, Screen { columns: 10, ..SCREEN }, "too wide\n");
    }

    #[test]
    fn irregular_blocks_have_lines_around_them() {
        check(
            "blocks:\naaab\nacbb\nccbd\ncddd\n\n1...\n..3.\n.4..\n...2",
            SCREEN,
            "\
╭───────────┬───╮
│ 1   .   . │ . │
│   ╭───┬───╯   │
│ . │ . │ 3   . │
├───╯   │   ╭───┤
│ .   4 │ . │ . │
│   ╭───┴───╯   │
│ . │ .   .   2 │
╰───┴───────────╯
",
        );
    }

    #[test]
    fn extra_houses_have_marks() {
        let grid: Grid = "1... ..3. .4.. ...2".parse().expect("a board");
        let x = grid.geometry().with_extra(Extra::Diagonals).expect("a square");
        let grid = Grid::from_values(&x, grid.values()).expect("a board");
        let shown = drawn(&Paper::new(grid), None, SCREEN);
        let expected = "\
╭─────┬─────╮
│ 1·. │ . .·│
│ . .·│ 3·. │
├─────┼─────┤
│ . 4·│ .·. │
│ .·. │ . 2·│
╰─────┴─────╯
";
        assert_eq!(shown, expected);
    }

    #[test]
    fn a_step_shows_what_it_rests_on_and_what_follows() {
        let grid: Grid = "..4. .... 4... ....".parse().expect("a board");
        let position = Position::from_grid(&grid).expect("a board without contradiction");
        let technique = Technique::named("hidden-single").expect("a technique");
        let steps = technique.steps(&position, to_the_end()).expect("nothing stops it");
        let mut paper = Paper::new(grid.clone());
        let shown = drawn(&paper, Some((&steps[0], Shown::Region)), SCREEN);
        assert!(shown.contains("│ .*.*│ 4 . │\n│ .*.*│ . . │"), "{shown}");
        paper.candidates = Some(grid.geometry().cells().map(|c| position.candidates(c)).collect());
        let shown = drawn(&paper, Some((&steps[0], Shown::Conclusions)), SCREEN);
        assert!(shown.contains("│ 123*+4* │ 123 123  │"), "{shown}");
    }
}
