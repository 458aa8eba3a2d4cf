//! Steps as a terminal shows them: a list with numbers, ratings and techniques in the margin.

use minirow::Names;
use minirow::logic::Step;
use unicode_width::UnicodeWidthStr;

use crate::terminal::{Line, Screen, item, look};

/// What stands between the columns of the list.
const GAP: &str = "  ";

/// A list of steps, with columns as wide as all of them need.
pub(crate) struct List<'a> {
    steps: &'a [Step],
    number: usize,
    rating: usize,
    title: usize,
    screen: Screen,
}

impl<'a> List<'a> {
    pub(crate) fn new(steps: &'a [Step], screen: Screen) -> Self {
        let widest = |widths: &mut dyn Iterator<Item = usize>| widths.max().unwrap_or(0);
        let mut ratings = steps.iter().map(|step| step.rating.to_string().width());
        // Longer titles stand above their text, which has most of the room.
        let room = screen.columns / 4;
        let mut titles = steps.iter().map(|step| step.technique.title().width());
        Self {
            steps,
            number: steps.len().to_string().len(),
            rating: widest(&mut ratings),
            title: widest(&mut titles.by_ref().filter(|&width| width <= room)),
            screen,
        }
    }

    /// All steps, one below the other.
    pub(crate) fn lines(&self, names: &Names<'_>) -> Vec<Line> {
        (0..self.steps.len()).flat_map(|index| self.step(index, names)).collect()
    }

    /// A step in its margin.
    pub(crate) fn step(&self, index: usize, names: &Names<'_>) -> Vec<Line> {
        let step = &self.steps[index];
        let mut margin = Line::new(look::DIM, format!("{:>1$}", index + 1, self.number));
        margin.push(look::PLAIN, format!("{GAP}{:>1$}{GAP}", step.rating, self.rating));
        let indent = margin.width() + self.title + GAP.len();
        let title = step.technique.title();
        margin.push(look::ACCENT, title);
        let mut lines = Vec::new();
        if title.width() > self.title {
            lines.push(std::mem::take(&mut margin));
        }
        margin.pad(indent);
        lines.extend(item(margin, &step.explain(names), self.screen.columns));
        lines
    }
}
