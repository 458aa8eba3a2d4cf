//! What the library promises, seen from outside.
//!
//! Generated cases are the same on every run; `PROPTEST_RNG_SEED` makes others. With
//! `RUN_SLOW_TESTS=1` there are ten times as many, and the largest reference boards run too.

mod boards;
mod canonical;
mod data;
mod examples;
mod extras;
mod formats;
mod generate;
mod generate_classic;
mod hints;
mod laws;
mod levels;
mod naive;
mod oracle;
mod parts;
mod paths;
mod property;
mod rating;
mod reading;
mod regressions;
mod round_trips;
mod rules_iss;
mod scene;
mod seeds;
mod techniques;
mod wide;
