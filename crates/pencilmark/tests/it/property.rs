//! Runs one law over many generated cases.

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestRunner};

use crate::data;

/// What a law says of one case.
pub(crate) type Verdict = Result<(), TestCaseError>;

/// Panics with the smallest case that breaks the law.
pub(crate) fn check<S: Strategy>(cases: u32, strategy: S, law: impl Fn(S::Value) -> Verdict) {
    let defaults = Config::default();
    let config = Config {
        cases: data::times(cases),
        failure_persistence: None,
        rng_seed: match defaults.rng_seed {
            RngSeed::Random => RngSeed::Fixed(1),
            named => named,
        },
        max_shrink_iters: 20_000,
        ..defaults
    };
    if let Err(failure) = TestRunner::new(config).run(&strategy, law) {
        panic!("{failure}");
    }
}
