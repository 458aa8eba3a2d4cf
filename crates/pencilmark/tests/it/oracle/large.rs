//! Reference boards above 9×9.

use pencilmark::Grid;
use pencilmark::format::{ReadOptions, read_all};
use pencilmark::solve::{self, Solutions};
use rayon::prelude::*;

use crate::{boards, data};

#[test]
fn large_boards_are_solved_within_a_budget() {
    let options = ReadOptions { mixed: true, ..ReadOptions::default() };
    for (name, text) in data::files("large").into_iter().chain(data::files("large/synth")) {
        let boards: Vec<Grid> = read_all(&text, &options)
            .into_iter()
            .map(|document| document.unwrap_or_else(|error| panic!("{name}: {error}")).grid)
            .collect();
        boards.par_iter().filter(|b| b.geometry().side() <= 25).for_each(|b| {
            let start = std::time::Instant::now();
            let r = solve::solutions_while(b, solve::at_most(20_000));
            let g = solve::each(b, {
                let mut n = 0;
                move |e| {
                    if let solve::Event::Solution(_) = e {
                        n += 1;
                    } else if let solve::Event::Guess(20_000) = e {
                        n = 2
                    };
                    if n < 2 {
                        std::ops::ControlFlow::Continue(())
                    } else {
                        std::ops::ControlFlow::Break(())
                    }
                }
            })
            .guesses;
            let kind = match &r {
                Ok(Solutions::None) => "none",
                Ok(Solutions::One(_)) => "one",
                Ok(_) => "many",
                Err(_) => "INTERRUPTED",
            };
            eprintln!("{name} {} {kind} {g} {:?}", b.geometry().side(), start.elapsed());
        });
    }
}
