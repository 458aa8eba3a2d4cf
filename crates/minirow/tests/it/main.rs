//! What the library promises, seen from outside.
//!
//! Generated cases are the same on every run; `PROPTEST_RNG_SEED` makes others. With
//! `RUN_SLOW_TESTS=1` there are ten times as many, and the largest reference boards run too. What is about
//! solving alone needs no feature but `large`, so that it is soon built for WebAssembly and with CaDiCaL.

mod boards;
#[cfg(feature = "default")]
mod canonical;
mod data;
mod data_folder;
#[cfg(feature = "default")]
mod examples;
#[cfg(feature = "default")]
mod extras;
#[cfg(feature = "default")]
mod formats;
#[cfg(feature = "default")]
mod generate;
#[cfg(feature = "default")]
mod generate_classic;
#[cfg(feature = "default")]
mod hints;
#[cfg(feature = "default")]
mod laws;
#[cfg(feature = "default")]
mod levels;
mod naive;
mod oracle;
#[cfg(feature = "default")]
mod parts;
#[cfg(feature = "default")]
mod paths;
mod property;
#[cfg(feature = "default")]
mod rating;
#[cfg(feature = "default")]
mod reading;
#[cfg(feature = "default")]
mod regressions;
#[cfg(feature = "default")]
mod round_trips;
#[cfg(feature = "default")]
mod rules_iss;
#[cfg(feature = "default")]
mod scene;
#[cfg(feature = "default")]
mod seeds;
#[cfg(feature = "default")]
mod techniques;
#[cfg(feature = "default")]
mod wide;
