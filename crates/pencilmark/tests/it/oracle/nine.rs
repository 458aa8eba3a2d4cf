//! Every 9×9 reference puzzle.

use crate::{data, naive};
use pencilmark::Grid;
use rayon::prelude::*;
use std::time::Instant;

#[test]
fn measure() {
    for (name, text) in data::files("nine") {
        let start = Instant::now();
        let lines: Vec<&str> = text.lines().collect();
        let total: usize = lines
            .par_iter()
            .map(|line| {
                let grid: Grid = line.parse().unwrap();
                naive::of_grid(&grid, 100).len()
            })
            .sum();
        eprintln!("{name} {} {total} {:?}", lines.len(), start.elapsed());
        let start = Instant::now();
        let total: u64 = lines
            .par_iter()
            .map(|line| {
                let grid: Grid = line.parse().unwrap();
                pencilmark::solve::count(&grid, 100)
            })
            .sum();
        eprintln!("   library {total} {:?}", start.elapsed());
    }
}
