//! Options of the parts of a cluster.

use std::net::SocketAddr;
use std::str::FromStr;

use clap::{Args, Subcommand};
use minirow_batch::{InputArgs, OutputArgs, QuestionArgs};

/// A part of a cluster.
#[derive(Debug, Subcommand)]
pub(crate) enum Cluster {
    /// Hand out the shards of batches to executors
    Scheduler(SchedulerArgs),
    /// Work on the shards that a scheduler hands out
    Executor(ExecutorArgs),
    /// Run a batch on a cluster: the same outputs and manifest as `minirow batch`
    Batch(Box<BatchArgs>),
}

#[derive(Debug, Args)]
pub(crate) struct SchedulerArgs {
    /// Address to listen at; whoever reaches it can run jobs, so let it be this machine or a private
    /// network
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:50050")]
    pub(crate) listen: SocketAddr,
}

#[derive(Debug, Args)]
pub(crate) struct ExecutorArgs {
    /// The scheduler
    #[arg(long, value_name = "URL", default_value = "df://127.0.0.1:50050")]
    pub(crate) scheduler: Scheduler,
    /// Address at which clients fetch results; port 0 is any that is free
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:0")]
    pub(crate) listen: SocketAddr,
    /// Name or address by which clients find this machine [default: as the scheduler sees it]
    #[arg(long, value_name = "HOST")]
    pub(crate) advertise: Option<String>,
    /// How many processors to use [default: all]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) jobs: Option<u16>,
    /// Seconds to wait for the scheduler at the start
    #[arg(long, value_name = "SECONDS", default_value = "30")]
    pub(crate) wait: u64,
}

#[derive(Debug, Args)]
#[command(after_long_help = "\
Inputs and outputs are in a folder that this machine and all executors have under the same path. Each \
shard is worked on by one executor, as `minirow batch` does it, and the manifest is the same: a run \
that was stopped here can be finished with `minirow batch`, and the other way round. \
`minirow help batch` lists what can be asked.

Exit codes:
  0    done
  1    a board has no solution, or several
  2    rows that hold no board, wrong usage, no scheduler, or a file that cannot be read or written
  130  interrupted by Ctrl-C; 143 by SIGTERM")]
pub(crate) struct BatchArgs {
    #[command(flatten)]
    pub(crate) inputs: InputArgs,
    #[command(flatten)]
    pub(crate) outputs: OutputArgs,
    /// The scheduler
    #[arg(long, value_name = "URL", default_value = "df://127.0.0.1:50050")]
    pub(crate) scheduler: Scheduler,
    /// Seconds to wait for the scheduler at the start
    #[arg(long, value_name = "SECONDS", default_value = "5")]
    pub(crate) wait: u64,
    #[command(flatten)]
    pub(crate) questions: QuestionArgs,
    /// Print neither progress nor a summary
    #[arg(short, long)]
    pub(crate) quiet: bool,
}

/// Where a scheduler is: `df://host:port`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scheduler {
    pub(crate) host: String,
    pub(crate) port: u16,
}

/// The port where none is given.
const PORT: u16 = 50050;

impl FromStr for Scheduler {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("expected df://host:port, found '{text}'");
        let text = if text.contains("://") { text.to_owned() } else { format!("df://{text}") };
        let url = url::Url::parse(&text).map_err(|_| wrong())?;
        let host = url.host_str().filter(|host| !host.is_empty()).ok_or_else(wrong)?;
        if url.scheme() != "df" || !matches!(url.path(), "" | "/") {
            return Err(wrong());
        }
        Ok(Self { host: host.to_owned(), port: url.port().unwrap_or(PORT) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn schedulers_are_hosts_and_ports() {
        let at = |host: &str, port| Ok(Scheduler { host: host.to_owned(), port });
        assert_eq!("df://a.b:7".parse(), at("a.b", 7));
        assert_eq!("127.0.0.1".parse(), at("127.0.0.1", PORT));
        for wrong in ["http://a:1", "df://", "df://a/b", "df://a:x"] {
            assert!(wrong.parse::<Scheduler>().unwrap_err().contains(wrong), "{wrong}");
        }
    }
}
