//! The functions that client, scheduler and executors register: a plan carries their names only.

use std::sync::Arc;

use datafusion::logical_expr::ScalarUDF;

use super::shard_function::ShardFunction;
use crate::functions::functions;

/// All functions, for an executor that works with so many threads.
#[must_use]
pub fn cluster_functions(jobs: usize) -> Vec<Arc<ScalarUDF>> {
    let mut all = functions();
    all.push(Arc::new(ScalarUDF::new_from_impl(ShardFunction::new(jobs))));
    all
}
