//! Solves boards with rules, one a line of a file, and prints how long each took.
//!
//! `cargo run --release --example time_rules -- FILE [times [guesses]]`: the best of so many runs, with at most so
//! many guesses each. A line is what `read_ruled` takes; `\n` in it is the end of a line. Each answer is a line:
//! milliseconds with reading and compiling, guesses, fillings (up to two), and the first filling.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use minirow::Tally;
use minirow::format::read_ruled;
use minirow::rules::RuledBoard;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("expected a file")?;
    let times: u32 = arguments.next().as_deref().unwrap_or("3").parse()?;
    let guesses: u64 = arguments.next().as_deref().unwrap_or("1000000000").parse()?;
    for line in std::fs::read_to_string(file)?.lines() {
        let text = line.replace("\\n", "\n");
        let mut best = Duration::MAX;
        let mut answer = String::new();
        for _ in 0..times.max(1) {
            let start = Instant::now();
            let board = read_ruled(&text)?;
            let (tally, first) = two(&board, guesses);
            best = best.min(start.elapsed());
            let end = if tally.stopped && tally.solutions < 2 { "+" } else { "" };
            answer = format!("{}{end}\t{}\t{first}", tally.guesses, tally.solutions);
            if best > Duration::from_secs(1) {
                break;
            }
        }
        println!("{:.3}\t{answer}", best.as_secs_f64() * 1000.0);
    }
    Ok(())
}

/// Up to two fillings: what it took, and the first.
fn two(board: &RuledBoard, most: u64) -> (Tally, String) {
    let (mut first, mut found) = (String::new(), 0);
    let progress = |tally: Tally| {
        if tally.nodes() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let tally = board.each(progress, |filling| {
        if found == 0 {
            first = board.line(filling);
        }
        found += 1;
        if found < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    (tally, first)
}
