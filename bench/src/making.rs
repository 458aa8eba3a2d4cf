//! How fast boards are made, on one thread and in processor time.

use std::io::{Write, stdout};
use std::ops::{ControlFlow, Range};

use anyhow::{Context, Result, ensure};
use minirow::generate::classic::{PuzzleEvent, PuzzleOptions, grids, puzzles, uniform_grids};
use minirow::generate::{BoardRandom, Difficulty, Generator, Requirements, fill};
use minirow::logic::Tenths;
use minirow::progress::to_the_end;
use minirow::rating::Level;
use minirow::solve::{Backend, Solutions, solutions};
use minirow::{Extra, Geometry, Symmetry};

use crate::clock::{median, thread_seconds};
use crate::shared::Progress;

/// Measures how fast boards are made, on one thread and in processor time.
///
/// 9x9 boards of the first rows are made by the thousand, all others one by one. A puzzle that is not
/// as it was asked for makes the command fail.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Rows to measure, by a part of their names; all of them if none is given
    #[arg(value_name = "ROW")]
    rows: Vec<String>,

    /// How many boards are made one by one
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    boards: u64,

    /// The random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Makes the boards with some numbers of the batch with a seed.
type Many = fn(u64, Range<u64>) -> Result<()>;
/// Makes one.
type One = Box<dyn Fn(u64, u64) -> Result<()>>;

/// Measures, and prints a table.
///
/// # Errors
/// Where a board cannot be made, or is not as it was asked for.
pub(crate) fn run(arguments: &Arguments) -> Result<bool> {
    let is_asked = |name: &str| {
        arguments.rows.is_empty() || arguments.rows.iter().any(|row| name.contains(row))
    };
    let progress = Progress::new();
    tell("| boards | made | median ms | worst ms | a second |\n|:--|--:|--:|--:|--:|")?;
    for (name, many) in many().into_iter().filter(|(name, _)| is_asked(name)) {
        const BATCH: u64 = 20_000;
        const BATCHES: u64 = 5;
        progress.show(name);
        let mut times = Vec::new();
        for batch in 0..BATCHES {
            let start = thread_seconds();
            many(arguments.seed, batch * BATCH..(batch + 1) * BATCH)?;
            times.push((thread_seconds() - start) / BATCH as f64);
        }
        progress.clear();
        row(name, BATCH * BATCHES, times)?;
    }
    for (name, one) in one_by_one()?.into_iter().filter(|(name, _)| is_asked(name)) {
        progress.show(&name);
        let mut times = Vec::new();
        for number in 0..arguments.boards {
            let start = thread_seconds();
            one(arguments.seed, number).with_context(|| format!("{name}, board {number}"))?;
            times.push(thread_seconds() - start);
        }
        progress.clear();
        row(&name, arguments.boards, times)?;
    }
    Ok(true)
}

fn row(name: &str, boards: u64, times: Vec<f64>) -> Result<()> {
    let mean = times.iter().sum::<f64>() / times.len() as f64;
    let worst = times.iter().copied().fold(0.0, f64::max);
    let ms = |seconds: f64| format!("{:.*}", if seconds < 0.01 { 3 } else { 0 }, seconds * 1e3);
    let middle = median(times);
    tell(&format!("| {name} | {boards} | {} | {} | {:.0} |", ms(middle), ms(worst), 1.0 / mean))
}

/// 9×9 boards side by side.
fn many() -> [(&'static str, Many); 4] {
    [
        ("9x9 grids", |seed, numbers| {
            let _ = grids(seed, numbers, Backend::fastest(), |_, _| ControlFlow::Continue(()));
            Ok(())
        }),
        ("9x9 grids without bias", |seed, numbers| {
            let _ = uniform_grids(seed, numbers, |_, _| ControlFlow::Continue(()));
            Ok(())
        }),
        ("9x9 minimal", |seed, numbers| classic(seed, numbers, Symmetry::None)),
        ("9x9 half-turn", |seed, numbers| classic(seed, numbers, Symmetry::HalfTurn)),
    ]
}

fn classic(seed: u64, numbers: Range<u64>, symmetry: Symmetry) -> Result<()> {
    let requirements = Requirements::default().symmetry(symmetry);
    let options = PuzzleOptions::default().requirements(requirements);
    let wanted = numbers.end - numbers.start;
    let mut made = 0;
    puzzles(seed, numbers, &options, |event| {
        made += u64::from(matches!(event, PuzzleEvent::Puzzle(_)));
        ControlFlow::Continue(())
    })?;
    ensure!(made == wanted, "{made} of {wanted} puzzles were made");
    Ok(())
}

/// All others.
fn one_by_one() -> Result<Vec<(String, One)>> {
    let mut rows: Vec<(String, One)> = Vec::new();
    for side in [16, 25, 49] {
        rows.push((format!("{side}x{side} grids"), filled(Geometry::of_side(side)?)));
    }
    let nine = Geometry::classic();
    rows.push(("9x9 minimal with diagonals".into(), dug(nine.with_extra(Extra::Diagonals)?)));
    rows.push(("16x16 minimal".into(), dug(Geometry::of_side(16)?)));
    rows.push(("25x25 with one solution".into(), dug(Geometry::of_side(25)?)));
    let sixteen = Geometry::of_side(16)?;
    rows.push(("16x16 up to easy".into(), graded(Generator::new(&sixteen).level(Level::Easy))));
    for level in Level::ALL {
        rows.push((format!("9x9 {}", level.name()), graded(Generator::classic().level(*level))));
    }
    for start in (15..=90).step_by(5) {
        let name = format!("9x9 rated {}.{} and more", start / 10, start % 10);
        let rating = Difficulty::Rating(Tenths::new(start)..=Tenths::new(start + 4));
        rows.push((name, graded(Generator::classic().difficulty(rating))));
    }
    Ok(rows)
}

fn filled(geometry: Geometry) -> One {
    Box::new(move |seed, number| {
        fill(&geometry, &mut BoardRandom::new(seed, number), |_| ControlFlow::Continue(()))?;
        Ok(())
    })
}

fn dug(geometry: Geometry) -> One {
    Box::new(move |seed, number| {
        let found = Generator::new(&geometry).seed(seed).search(number, to_the_end())?;
        let is_unique = |puzzle| matches!(solutions(&puzzle), Solutions::One(_));
        ensure!(found.puzzle.is_some_and(is_unique), "a puzzle has several solutions");
        Ok(())
    })
}

fn graded(generator: Generator) -> One {
    let generator = generator.tries(u64::MAX);
    Box::new(move |seed, number| {
        generator.clone().seed(seed).puzzle(number)?;
        Ok(())
    })
}

fn tell(text: &str) -> Result<()> {
    writeln!(stdout(), "{text}").context("cannot write the table")
}
