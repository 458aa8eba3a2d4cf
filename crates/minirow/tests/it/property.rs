//! Runs one law over many generated cases.

use std::any::Any;
use std::fmt::Debug;

use proptest::strategy::{BoxedStrategy, Strategy};
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestRunner};

use crate::data;

/// What a law says of one case.
pub(crate) type Verdict = Result<(), TestCaseError>;

/// A case of any type: what runs and shrinks cases is compiled once, and not for each law.
trait Case: Any + Debug {}

impl<T: Any + Debug> Case for T {}

/// Panics with the smallest case that breaks the law.
pub(crate) fn check<T: Any + Debug>(
    cases: u32,
    strategy: impl Strategy<Value = T> + 'static,
    law: impl Fn(T) -> Verdict,
) {
    let strategy = strategy.prop_map(|case| Box::new(case) as Box<dyn Case>).boxed();
    run(cases, &strategy, &|case| {
        let case: Box<dyn Any> = case;
        law(*case.downcast().expect("the type of the strategy"))
    });
}

fn run(
    cases: u32,
    strategy: &BoxedStrategy<Box<dyn Case>>,
    law: &dyn Fn(Box<dyn Case>) -> Verdict,
) {
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
    if let Err(failure) = TestRunner::new(config).run(strategy, law) {
        panic!("{failure}");
    }
}
