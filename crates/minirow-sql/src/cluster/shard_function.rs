//! `minirow_shard(job)`: the work for one shard as a function, which is how a cluster runs it.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use datafusion::arrow::array::{ArrayRef, AsArray, StringArray};
use datafusion::arrow::datatypes::DataType;
use datafusion::common::{DataFusionError, Result};
use datafusion::logical_expr::{
    ColumnarValue, ScalarFunctionArgs, ScalarUDFImpl, Signature, TypeSignature, Volatility,
};

use super::job::{Job, Outcome};
use super::shard;

/// The function, with the threads of the executor.
#[derive(Debug)]
pub(super) struct ShardFunction {
    signature: Signature,
    jobs: usize,
}

impl ShardFunction {
    pub(super) const NAME: &'static str = "minirow_shard";

    pub(super) fn new(jobs: usize) -> Self {
        // Volatile, so that no planner works it out beforehand.
        let text = TypeSignature::Exact(vec![DataType::Utf8]);
        Self { signature: Signature::new(text, Volatility::Volatile), jobs }
    }
}

impl PartialEq for ShardFunction {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for ShardFunction {}

impl Hash for ShardFunction {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Self::NAME.hash(state);
    }
}

impl ScalarUDFImpl for ShardFunction {
    fn name(&self) -> &str {
        Self::NAME
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn return_type(&self, _: &[DataType]) -> Result<DataType> {
        Ok(DataType::Utf8)
    }

    fn invoke_with_args(&self, args: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let arrays = ColumnarValue::values_to_arrays(&args.args)?;
        let Some(jobs) = arrays.first() else {
            return Err(DataFusionError::Execution(format!("{}: expected a job", Self::NAME)));
        };
        let jobs = jobs.as_string::<i32>();
        let outcomes = jobs.iter().map(|job| job.map(|job| self.outcome(job)).transpose());
        let outcomes: ArrayRef = Arc::new(outcomes.collect::<Result<StringArray>>()?);
        Ok(ColumnarValue::Array(outcomes))
    }
}

impl ShardFunction {
    fn outcome(&self, job: &str) -> Result<String> {
        let outcome = match serde_json::from_str::<Job>(job) {
            Ok(job) => shard::run(&job, self.jobs),
            Err(error) => Outcome::Failed(format!("expected a job, found '{job}': {error}")),
        };
        serde_json::to_string(&outcome).map_err(|error| DataFusionError::External(error.into()))
    }
}
