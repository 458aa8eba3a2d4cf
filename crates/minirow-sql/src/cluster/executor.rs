//! An executor: it asks the scheduler for shards and works on one at a time, with all its threads.

use std::net::{IpAddr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use ballista_core::config::TaskSchedulingPolicy;
use ballista_core::registry::BallistaFunctionRegistry;
use ballista_executor::executor_process::{ExecutorProcessConfig, start_executor_process};
use tokio::net::TcpStream;

use super::functions::cluster_functions;
use super::scheduler::config_of_cluster;

/// How an executor is started.
#[derive(Clone, Debug)]
pub struct ExecutorSettings {
    /// The host of the scheduler.
    pub scheduler: String,
    /// Its port.
    pub port: u16,
    /// Where results are fetched; port 0 for any that is free.
    pub listen: SocketAddr,
    /// The name or address by which clients find this machine; the one from which the scheduler hears
    /// of it where there is none.
    pub advertise: Option<String>,
    /// How many threads work on a shard.
    pub jobs: usize,
    /// The folder for what goes to the client.
    pub folder: PathBuf,
    /// How long to wait for the scheduler.
    pub patience: Duration,
}

/// Works until it is ended; tells where it listens once it has found the scheduler.
///
/// # Errors
/// Where there is no scheduler, the address is taken, or the executor fails.
pub async fn execute(
    settings: &ExecutorSettings,
    told: impl FnOnce(SocketAddr),
) -> anyhow::Result<()> {
    find(settings).await?;
    let listen = free(settings.listen)?;
    let mut registry = BallistaFunctionRegistry::default();
    for function in cluster_functions(settings.jobs) {
        registry.scalar_functions.insert(function.name().to_owned(), function);
    }
    let config = ExecutorProcessConfig {
        bind_host: bracketed(listen.ip()),
        external_host: settings.advertise.clone(),
        port: listen.port(),
        grpc_port: listen.port(),
        scheduler_host: settings.scheduler.clone(),
        scheduler_port: settings.port,
        // One shard at a time, which has all threads.
        vcores: 1,
        task_scheduling_policy: TaskSchedulingPolicy::PullStaged,
        work_dir: Some(settings.folder.display().to_string()),
        job_data_ttl_seconds: 3600,
        job_data_clean_up_interval_seconds: 600,
        executor_heartbeat_interval_seconds: 5,
        override_function_registry: Some(Arc::new(registry)),
        override_config_producer: Some(Arc::new(config_of_cluster)),
        ..ExecutorProcessConfig::default()
    };
    told(listen);
    start_executor_process(Arc::new(config)).await.context("the executor has failed")
}

/// Waits for the scheduler.
async fn find(settings: &ExecutorSettings) -> anyhow::Result<()> {
    let (start, at) = (Instant::now(), (settings.scheduler.as_str(), settings.port));
    loop {
        let tried = tokio::time::timeout(Duration::from_secs(3), TcpStream::connect(at)).await;
        match tried {
            Ok(Ok(_)) => return Ok(()),
            _ if start.elapsed() < settings.patience => {
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
            _ => bail!("no scheduler answers at {}:{}", at.0, at.1),
        }
    }
}

/// An address with a port that is free.
fn free(listen: SocketAddr) -> anyhow::Result<SocketAddr> {
    let listener =
        TcpListener::bind(listen).with_context(|| format!("cannot listen at {listen}"))?;
    listener.local_addr().context("an address")
}

/// An address as it stands in front of a port.
fn bracketed(address: IpAddr) -> String {
    match address {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => format!("[{address}]"),
    }
}
