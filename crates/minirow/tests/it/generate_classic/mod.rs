//! Random 9×9 grids and puzzles, made side by side.

mod grids;
mod puzzles;
mod requirements;
mod unbiased;
