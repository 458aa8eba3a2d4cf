//! What the library promises, seen from outside.
//!
//! Generated cases are the same on every run; `PROPTEST_RNG_SEED` makes others. With
//! `RUN_SLOW_TESTS=1` there are ten times as many, and the largest reference boards run too. What is about
//! solving alone needs no feature but `large`, so that it is soon built for WebAssembly and with CaDiCaL.

mod boards;
#[cfg(feature = "full")]
mod canonical;
#[cfg(feature = "full")]
mod clock;
mod data;
mod data_folder;
#[cfg(feature = "full")]
mod examples;
#[cfg(feature = "full")]
mod extras;
#[cfg(feature = "full")]
mod formats;
#[cfg(feature = "full")]
mod frames;
#[cfg(feature = "full")]
mod generate;
#[cfg(feature = "full")]
mod generate_classic;
#[cfg(feature = "full")]
mod hints;
#[cfg(feature = "full")]
mod laws;
#[cfg(feature = "full")]
mod levels;
mod naive;
mod oracle;
#[cfg(feature = "full")]
mod parts;
#[cfg(feature = "full")]
mod paths;
mod property;
#[cfg(feature = "full")]
mod rating;
#[cfg(feature = "full")]
mod reading;
#[cfg(feature = "full")]
mod regressions;
#[cfg(feature = "full")]
mod round_trips;
#[cfg(feature = "full")]
mod rules_iss;
#[cfg(feature = "full")]
mod scene;
#[cfg(feature = "full")]
mod seeds;
#[cfg(feature = "full")]
mod techniques;
#[cfg(feature = "full")]
mod wide;
