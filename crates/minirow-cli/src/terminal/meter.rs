//! Progress of a run: when it is shown, and in which words.

use std::io::{self, IsTerminal};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use super::streams::Progress;
use super::{Far, Screen, Total, is_dumb, progress_line};

/// What ends earlier needs no line.
const DELAY: Duration = Duration::from_millis(500);

/// Numbers that change faster cannot be read.
const PAUSE: Duration = Duration::from_millis(100);

/// Tells how far a run is, where people see it.
pub(crate) struct Meter {
    doing: &'static str,
    unit: &'static str,
    start: Instant,
    /// When the line changes again.
    next: Mutex<Instant>,
    progress: Option<Progress>,
}

impl Meter {
    /// A run that does something such as `rating` to all of its `boards`.
    pub(crate) fn new(doing: &'static str, unit: &'static str, is_quiet: bool) -> Self {
        let start = Instant::now();
        let is_seen = !is_quiet && !is_dumb() && io::stderr().is_terminal();
        let progress = is_seen.then_some(Progress);
        Self { doing, unit, start, next: Mutex::new(start + DELAY), progress }
    }

    /// Tells it, unless it was told just now. What the searches have done is asked for only then.
    pub(crate) fn tell(&self, done: u64, total: Total, effort: impl FnOnce() -> Option<String>) {
        // Another thread that tells it at the same time is as good.
        let (Some(progress), Ok(mut next)) = (&self.progress, self.next.try_lock()) else { return };
        let now = Instant::now();
        if now < *next {
            return;
        }
        *next = now + PAUSE;
        let Some(screen) = Screen::of_errors() else { return };
        let elapsed = now - self.start;
        let (doing, unit, effort) = (self.doing, self.unit, effort());
        let far = Far { doing, unit, done, total, elapsed, effort };
        progress.show(progress_line(&far, screen).shown(screen));
    }

    pub(crate) fn is_shown(&self) -> bool {
        self.progress.as_ref().is_some_and(Progress::is_shown)
    }

    /// Takes the line away until there is more to tell.
    pub(crate) fn rest(&self) {
        if let Some(progress) = &self.progress {
            progress.hide();
        }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }
}

/// What a command does to boards.
pub(crate) fn doing(command: &str) -> &'static str {
    match command {
        "canon" => "comparing",
        "check" => "checking",
        "convert" => "converting",
        "count" => "counting",
        "explain" => "explaining",
        "hint" | "steps" | "neighbours" => "searching",
        "link" => "linking",
        "minimize" => "minimizing",
        "rate" => "rating",
        "simplify" => "simplifying",
        "solve" => "solving",
        _ => "reading",
    }
}
