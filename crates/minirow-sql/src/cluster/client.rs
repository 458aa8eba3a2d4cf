//! The client: one job for each shard that is left, and the manifest.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow, bail};
use ballista::prelude::{SessionConfigExt, SessionContextExt};
use datafusion::arrow::array::AsArray;
use datafusion::execution::SessionStateBuilder;
use datafusion::prelude::{SessionConfig, SessionContext, lit};
use futures::StreamExt;
use minirow_batch::{Batch, Ledger, Report, Shard};
use tokio::net::TcpStream;

use super::functions::cluster_functions;
use super::job::{Done, Job, Outcome};
use super::shard_function::ShardFunction;

/// How many jobs are with the scheduler at once.
const JOBS: usize = 64;

/// How often a job is given to the cluster that fails there for no reason of its own.
const TRIES: usize = 4;

/// How long to wait before that.
const PAUSE: Duration = Duration::from_secs(1);

/// How long to wait before a scheduler is looked for that is about to start.
const SOON: Duration = Duration::from_millis(100);

/// How often the scheduler is looked for, and how long that may take.
const LOOKED_EVERY: Duration = Duration::from_secs(1);

/// How often it has to be missing.
const MISSED: usize = 3;

/// The folder, within that of the outputs, where attempts are made.
const ATTEMPTS: &str = ".cluster";

/// A batch on a cluster.
#[derive(Debug)]
pub struct Client {
    /// What is asked; inputs and outputs are in places where executors find them.
    pub batch: Batch,
    /// The host of the scheduler.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// How long to wait for it at the start.
    pub patience: Duration,
}

/// How far a batch is: shards that are finished, of how many, and their rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// Shards that are finished now.
    pub shards: usize,
    /// How many were left.
    pub of: usize,
    /// The rows of those that are finished.
    pub rows: u64,
}

impl Client {
    /// Runs what is left of the batch; whatever ends it, the same call goes on from there.
    ///
    /// # Errors
    /// As for [`Batch::run`], and where the scheduler cannot be reached or is gone.
    pub async fn run(&self, told: impl Fn(Told)) -> anyhow::Result<Report> {
        let mut ledger = Ledger::open(&self.batch)?;
        let left = ledger.left();
        if left.is_empty() {
            return Ok(ledger.report());
        }
        let start = Instant::now();
        while !self.is_there().await {
            if start.elapsed() >= self.patience {
                bail!("no scheduler answers at {}:{}", self.host, self.port);
            }
            tokio::time::sleep(SOON).await;
        }
        let attempts = Attempts::begin(&self.batch.folder)?;
        let session = self.session().await?;
        let mut far = Told { of: left.len(), ..Told::default() };
        let mut renamed = Vec::new();
        let jobs = left.iter().map(|shard| self.job(&ledger, shard, &attempts));
        let jobs = jobs.collect::<anyhow::Result<Vec<_>>>()?;
        let mut outcomes = futures::stream::iter(jobs)
            .map(|job| {
                let session = &session;
                async move {
                    let outcome = self.outcome(session, &job).await;
                    outcome
                        .map(|done| (job.output.clone(), done))
                        .with_context(|| format!("cannot work on {}", job.input.display()))
                }
            })
            .buffer_unordered(JOBS);
        let mut gone = std::pin::pin!(self.until_gone());
        loop {
            let next = tokio::select! {
                biased;
                next = outcomes.next() => next,
                () = &mut gone => bail!(
                    "the scheduler at {}:{} is gone; {} of {} shards were finished, and the same command does the rest",
                    self.host, self.port, far.shards, far.of
                ),
            };
            let Some(next) = next else { break };
            let (output, done) = next?;
            ledger.finish(&output, done.finished)?;
            far.shards += 1;
            far.rows += done.finished.rows;
            renamed.extend(done.renamed);
            told(far);
        }
        renamed.sort();
        renamed.dedup();
        Ok(Report { renamed, ..ledger.report() })
    }

    /// A session whose queries run on the cluster.
    async fn session(&self) -> anyhow::Result<SessionContext> {
        let config = SessionConfig::new_with_ballista().with_target_partitions(1);
        let state = SessionStateBuilder::new().with_default_features().with_config(config).build();
        let url = format!("df://{}:{}", self.host, self.port);
        let session = SessionContext::remote_with_state(&url, state)
            .await
            .with_context(|| format!("cannot use the scheduler at {url}"))?;
        // Ballista replaces the list of functions: ours come behind.
        for function in cluster_functions(1) {
            session.register_udf((*function).clone());
        }
        Ok(session)
    }

    fn job(&self, ledger: &Ledger, shard: &Shard, attempts: &Attempts) -> anyhow::Result<Job> {
        Ok(Job {
            program: minirow_batch::program(),
            asked: ledger.manifest().options.clone(),
            input: absolute(Path::new(&shard.input))?,
            checksum: shard.checksum.clone(),
            folder: absolute(&self.batch.folder)?,
            output: shard.output.clone(),
            lease: absolute(attempts.lease.path())?,
        })
    }

    /// What comes of a shard, wherever in the cluster it is worked on.
    async fn outcome(&self, session: &SessionContext, job: &Job) -> anyhow::Result<Done> {
        let mut tries = 0;
        loop {
            tries += 1;
            match self.ask(session, job).await {
                Ok(Outcome::Finished(done)) => return Ok(done),
                Ok(Outcome::Failed(reason)) => bail!(reason),
                Ok(Outcome::CalledOff) => {
                    bail!(
                        "executors do not find {}: it has to be on a shared disk",
                        job.lease.display()
                    )
                }
                Err(error) if tries < TRIES => {
                    // A scheduler that is gone is noticed elsewhere.
                    log::warn!("{}: {error:#}; once more", job.input.display());
                    tokio::time::sleep(PAUSE).await;
                    while !self.is_there().await {
                        tokio::time::sleep(PAUSE).await;
                    }
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// Gives a shard to the cluster once.
    async fn ask(&self, session: &SessionContext, job: &Job) -> anyhow::Result<Outcome> {
        let function = session
            .state()
            .scalar_functions()
            .get(ShardFunction::NAME)
            .cloned()
            .context("the function of a shard")?;
        let job = serde_json::to_string(job).context("a job")?;
        let rows = session
            .read_empty()?
            .select(vec![function.call(vec![lit(job)]).alias("outcome")])?
            .collect()
            .await?;
        let text = rows.iter().find(|rows| rows.num_rows() > 0).and_then(|rows| {
            let column = rows.column(0).as_string_opt::<i32>()?;
            column.iter().next().flatten().map(str::to_owned)
        });
        let text = text.ok_or_else(|| anyhow!("the cluster has given no answer"))?;
        serde_json::from_str(&text).with_context(|| format!("expected an outcome, found '{text}'"))
    }

    /// Whether the scheduler answers.
    async fn is_there(&self) -> bool {
        let connected = TcpStream::connect((self.host.as_str(), self.port));
        matches!(tokio::time::timeout(LOOKED_EVERY, connected).await, Ok(Ok(_)))
    }

    /// Ends when the scheduler is gone.
    async fn until_gone(&self) {
        let mut missed = 0;
        while missed < MISSED {
            tokio::time::sleep(LOOKED_EVERY).await;
            missed = if self.is_there().await { 0 } else { missed + 1 };
        }
    }
}

/// The folder in which executors make their attempts. When it goes, they stop.
struct Attempts {
    lease: tempfile::TempDir,
    all: PathBuf,
}

impl Attempts {
    fn begin(folder: &Path) -> anyhow::Result<Self> {
        let all = folder.join(ATTEMPTS);
        let told = || format!("cannot write {}", all.display());
        // Of a client that was killed.
        match fs::remove_dir_all(&all) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                return Err(error).with_context(told);
            }
            _ => {}
        }
        fs::create_dir_all(&all).with_context(told)?;
        let lease = tempfile::Builder::new().prefix("run-").tempdir_in(&all).with_context(told)?;
        Ok(Self { lease, all })
    }
}

impl Drop for Attempts {
    fn drop(&mut self) {
        // An attempt that is under way may write a file just now.
        for _ in 0..20 {
            match fs::remove_dir_all(&self.all) {
                Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                    std::thread::sleep(Duration::from_millis(20));
                }
                _ => return,
            }
        }
    }
}

fn absolute(path: &Path) -> anyhow::Result<PathBuf> {
    std::path::absolute(path).with_context(|| format!("{}: no path", path.display()))
}
