//! The measures as a table for people and as CSV for programs.
//!
//! `speed/NAME` tells how many times as fast as NAME an engine is: the median over the rounds of
//! NAME's time by the engine's time in the same round. A guess is what each engine takes for one.

use super::check::Counters;
use super::data::Set;
use super::engine::Engine;
use super::measure::{Plan, Timing};
use super::setting::Setting;
use crate::clock::median;

/// What stands in a table where nothing is known.
pub(super) const NOTHING: &str = "–";

/// The measures of all engines for one set.
pub(super) struct Section {
    pub(super) set: String,
    pub(super) sides: String,
    pub(super) puzzles: usize,
    pub(super) plan: Plan,
    /// The engine that all are compared with, where there are several.
    pub(super) reference: Option<String>,
    pub(super) rows: Vec<Row>,
}

/// The measures of one engine, in seconds for a puzzle.
pub(super) struct Row {
    pub(super) engine: String,
    pub(super) median: f64,
    pub(super) best: f64,
    pub(super) worst: f64,
    pub(super) guesses: f64,
    pub(super) percent_without_guess: Option<f64>,
    pub(super) speed: f64,
}

impl Section {
    /// Draws the measures of a set together; engines, timings and counters are in the same order.
    ///
    /// The engines are compared with the first peer, or with the first engine if there is no peer.
    pub(super) fn new(
        set: &Set,
        plan: Plan,
        engines: &[&dyn Engine],
        timings: &[Timing],
        counters: &[Counters],
    ) -> Self {
        let reference = engines.iter().position(|engine| engine.is_peer()).unwrap_or(0);
        let len = set.puzzles.len() as f64;
        let row = |((engine, timing), counters): ((&&dyn Engine, &Timing), &Counters)| {
            let rounds = timings[reference].passes.iter().zip(&timing.passes);
            Row {
                engine: engine.name().to_owned(),
                median: median(timing.passes.iter().copied()) / len,
                best: timing.passes.iter().copied().fold(f64::INFINITY, f64::min) / len,
                worst: timing.worst,
                guesses: counters.guesses as f64 / len,
                percent_without_guess: counters
                    .without_guess
                    .map(|without| without as f64 / len * 100.0),
                speed: median(rounds.map(|(reference, own)| reference / own)),
            }
        };
        Self {
            set: set.name.clone(),
            sides: set.sides(),
            puzzles: set.puzzles.len(),
            plan,
            reference: (engines.len() > 1).then(|| engines[reference].name().to_owned()),
            rows: engines.iter().zip(timings).zip(counters).map(row).collect(),
        }
    }

    /// A heading, and a table with one line for each engine.
    pub(super) fn table(&self) -> String {
        let mut columns = vec![
            column("engine", &self.rows, |row| row.engine.clone()),
            column("puzzles/s", &self.rows, |row| rate(row.median)),
            column("best puzzles/s", &self.rows, |row| rate(row.best)),
            column("µs/puzzle", &self.rows, |row| format!("{:.2}", row.median * 1e6)),
            column("guesses/puzzle", &self.rows, |row| format!("{:.2}", row.guesses)),
            column("% no guess", &self.rows, |row| match row.percent_without_guess {
                Some(percent) => format!("{percent:.1}"),
                None => NOTHING.to_owned(),
            }),
            column("worst ms", &self.rows, |row| format!("{:.3}", row.worst * 1e3)),
        ];
        if let Some(reference) = &self.reference {
            let heading = format!("speed/{reference}");
            columns.push(column(&heading, &self.rows, |row| format!("{:.3}", row.speed)));
        }
        let Self { set, sides, puzzles, plan, .. } = self;
        format!(
            "{set}: puzzles {puzzles}, side {sides}, limit {}, rounds {}\n{}",
            plan.limit,
            plan.rounds,
            align(&columns)
        )
    }
}

/// The setting as a line for each thing.
pub(super) fn heading(setting: &Setting) -> String {
    setting.lines().map(|(name, value)| format!("{name}: {value}\n")).concat()
}

/// All sections as CSV with a header.
pub(super) fn csv(sections: &[Section], setting: &Setting) -> String {
    let mut text = String::from(
        "machine,processor,version,set,side,puzzles,limit,rounds,engine,puzzles_per_second_median,\
         puzzles_per_second_best,microseconds_per_puzzle_median,guesses_per_puzzle,\
         percent_without_guess,worst_milliseconds,reference,speed_by_reference\n",
    );
    for section in sections {
        for row in &section.rows {
            let fields = [
                setting.machine.clone(),
                setting.processor.clone(),
                setting.version.clone(),
                section.set.clone(),
                section.sides.clone(),
                section.puzzles.to_string(),
                section.plan.limit.to_string(),
                section.plan.rounds.to_string(),
                row.engine.clone(),
                format!("{:.3}", 1.0 / row.median),
                format!("{:.3}", 1.0 / row.best),
                format!("{:.4}", row.median * 1e6),
                format!("{:.4}", row.guesses),
                row.percent_without_guess.map_or_else(String::new, |part| format!("{part:.3}")),
                format!("{:.4}", row.worst * 1e3),
                section.reference.clone().unwrap_or_default(),
                section
                    .reference
                    .as_ref()
                    .map_or_else(String::new, |_| format!("{:.4}", row.speed)),
            ];
            text.push_str(&fields.map(|field| quote(&field)).join(","));
            text.push('\n');
        }
    }
    text
}

/// A heading and the texts below it.
fn column(heading: &str, rows: &[Row], text: impl Fn(&Row) -> String) -> Vec<String> {
    std::iter::once(heading.to_owned()).chain(rows.iter().map(text)).collect()
}

/// Puzzles in a second, with decimals only where they matter.
pub(super) fn rate(seconds: f64) -> String {
    let rate = 1.0 / seconds;
    if rate < 100.0 { format!("{rate:.2}") } else { format!("{rate:.0}") }
}

/// Columns side by side, the first flush left and the others flush right.
fn align(columns: &[Vec<String>]) -> String {
    let width = |column: &Vec<String>| column.iter().map(|text| text.chars().count()).max();
    let widths: Vec<usize> = columns.iter().map(|column| width(column).unwrap_or(0)).collect();
    let mut table = String::new();
    for line in 0..columns.first().map_or(0, Vec::len) {
        for (index, (column, &width)) in columns.iter().zip(&widths).enumerate() {
            let text = &column[line];
            table.push_str("  ");
            table.push_str(&if index == 0 {
                format!("{text:<width$}")
            } else {
                format!("{text:>width$}")
            });
        }
        table.push('\n');
    }
    table
}

fn quote(field: &str) -> String {
    if field.contains([',', '"', '\n']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use std::ops::Range;

    use minirow::{Geometry, Grid};

    use super::super::engine::Answer;
    use super::*;

    struct Named(&'static str, bool);

    impl Engine for Named {
        fn name(&self) -> &str {
            self.0
        }

        fn is_peer(&self) -> bool {
            self.1
        }

        fn takes(&self, _set: &Set) -> bool {
            true
        }

        fn answer(&self, _set: &Set, _puzzle: usize, _limit: u64) -> (Answer, u64) {
            unreachable!("a report asks no engine")
        }

        fn count(&self, _set: &Set, _puzzles: Range<usize>, _limit: u64) -> u64 {
            unreachable!("a report asks no engine")
        }
    }

    fn setting(processor: &str) -> Setting {
        Setting {
            machine: "here".to_owned(),
            processor: processor.to_owned(),
            version: "1.0".to_owned(),
            backends: "portable".to_owned(),
            peers: "none".to_owned(),
            plan: Plan { limit: 2, rounds: 3 },
        }
    }

    fn section(engines: &[&dyn Engine]) -> Section {
        let set = Set::new("two", vec![Grid::new(&Geometry::classic()); 2]);
        let plan = Plan { limit: 2, rounds: 3 };
        let timings = [
            Timing { passes: vec![0.004, 0.002, 0.008], worst: 0.0125 },
            Timing { passes: vec![0.002, 0.002, 0.002], worst: 0.001 },
        ];
        let counters = [
            Counters { solutions: 4, guesses: 5, without_guess: Some(1) },
            Counters { solutions: 4, guesses: 0, without_guess: None },
        ];
        Section::new(&set, plan, engines, &timings[..engines.len()], &counters[..engines.len()])
    }

    #[test]
    fn the_table_is_aligned_and_compares_with_the_peer() {
        let section = section(&[&Named("general", false), &Named("other", true)]);
        let expected = "\
two: puzzles 2, side 9, limit 2, rounds 3
  engine   puzzles/s  best puzzles/s  µs/puzzle  guesses/puzzle  % no guess  worst ms  speed/other
  general        500            1000    2000.00            2.50        50.0    12.500        0.500
  other         1000            1000    1000.00            0.00           –     1.000        1.000
";
        assert_eq!(section.table(), expected);
    }

    #[test]
    fn a_single_engine_is_compared_with_nothing() {
        let section = section(&[&Named("general", false)]);
        assert!(!section.table().contains("speed"));
        let csv = csv(&[section], &setting("M, \"1\""));
        let expected = "here,\"M, \"\"1\"\"\",1.0,two,9,2,2,3,general,500.000,1000.000,2000.0000,\
                        2.5000,50.000,12.5000,,";
        assert_eq!(csv.lines().nth(1), Some(expected));
    }

    #[test]
    fn every_line_of_the_csv_has_the_same_columns() {
        let section = section(&[&Named("general", false), &Named("other", true)]);
        let csv = csv(&[section], &setting("P"));
        let columns: Vec<usize> = csv.lines().map(|line| line.split(',').count()).collect();
        assert_eq!(columns, [17; 3]);
        assert!(csv.lines().nth(1).is_some_and(|line| line.ends_with(",other,0.5000")));
    }

    #[test]
    fn the_heading_names_everything() {
        let expected = "machine: here\nprocessor: P\nversion: 1.0\nback ends: portable\n\
                        limit: 2\nrounds: 3\npeers: none\n";
        assert_eq!(heading(&setting("P")), expected);
    }

    #[test]
    fn small_rates_keep_decimals() {
        assert_eq!(rate(2.0), "0.50");
        assert_eq!(rate(0.001), "1000");
    }
}
