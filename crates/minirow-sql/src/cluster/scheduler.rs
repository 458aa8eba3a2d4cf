//! The scheduler: it hands out jobs, and notices executors that are gone.

use std::net::SocketAddr;
use std::sync::Arc;

use anyhow::Context;
use ballista_core::config::TaskSchedulingPolicy;
use ballista_core::extension::SessionConfigExt;
use ballista_core::utils::default_session_builder;
use ballista_scheduler::cluster::BallistaCluster;
use ballista_scheduler::config::SchedulerConfig;
use ballista_scheduler::scheduler_process::{create_scheduler, start_grpc_service_with_listener};
use datafusion::prelude::SessionConfig;
use datafusion_proto::protobuf::{LogicalPlanNode, PhysicalPlanNode};
use tokio::net::TcpListener;

use super::functions::cluster_functions;
use crate::options::SudokuOptions;

/// An executor that has said nothing for so long is gone; it says something every 5 seconds.
const EXECUTOR_TIMEOUT: u64 = 15;

/// How often that is looked at.
const LOOKED_EVERY: u64 = 5;

/// How long a job waits for the first executor, or for another one.
const WITHOUT_EXECUTORS: u64 = 60;

/// Serves until it fails; tells the address once it listens.
///
/// # Errors
/// Where the address cannot be listened at, or the scheduler fails.
pub async fn schedule(listen: SocketAddr, told: impl FnOnce(SocketAddr)) -> anyhow::Result<()> {
    let listener =
        TcpListener::bind(listen).await.with_context(|| format!("cannot listen at {listen}"))?;
    let address = listener.local_addr().context("an address")?;
    let config = SchedulerConfig {
        bind_host: address.ip().to_string(),
        bind_port: address.port(),
        external_host: address.ip().to_string(),
        scheduling_policy: TaskSchedulingPolicy::PullStaged,
        executor_timeout_seconds: EXECUTOR_TIMEOUT,
        expire_dead_executor_interval_seconds: LOOKED_EVERY,
        no_executors_grace_period_seconds: WITHOUT_EXECUTORS,
        // A shard's files are few and small; what is over goes soon.
        finished_job_data_clean_up_interval_seconds: 60,
        finished_job_state_clean_up_interval_seconds: 600,
        override_config_producer: Some(Arc::new(config_of_cluster)),
        override_session_builder: Some(Arc::new(|config| {
            use datafusion::execution::FunctionRegistry;
            let mut state = default_session_builder(config)?;
            for function in cluster_functions(1) {
                state.register_udf(function)?;
            }
            Ok(state)
        })),
        ..SchedulerConfig::default()
    };
    config.validate().context("the scheduler")?;
    let cluster = BallistaCluster::new_from_config(&config).await.context("the scheduler")?;
    let scheduler =
        create_scheduler::<LogicalPlanNode, PhysicalPlanNode>(cluster, Arc::new(config))
            .await
            .context("cannot start the scheduler")?;
    told(address);
    start_grpc_service_with_listener(listener, scheduler).await.context("the scheduler has failed")
}

/// A session of Ballista with our options.
pub(super) fn config_of_cluster() -> SessionConfig {
    let mut config = SessionConfig::new_with_ballista();
    config.options_mut().extensions.insert(SudokuOptions::default());
    config
}
