//! What can be said about the page and its server.

use std::net::{SocketAddr, ToSocketAddrs};
use std::time::Duration;

use clap::builder::RangedU64ValueParser;
use clap::{Args, ValueHint};

use super::timeout;

#[derive(Debug, Args)]
#[command(after_long_help = "\
The page is served to this machine alone until Ctrl-C. What is played stays in the browser.

Examples:
  pencilmark play
  pencilmark play examples/classic.txt
  pencilmark play --no-browser 1......4.2....3.
  pencilmark generate --level hard | pencilmark play -")]
pub(crate) struct PlayArgs {
    /// What to begin with: a file, a board, a link, or `-` for standard input
    #[arg(value_name = "FILE|BOARD|LINK", value_hint = ValueHint::AnyPath)]
    pub(crate) start: Option<String>,
    /// The port: what is played is kept by it [default: 7373, or any that is free]
    #[arg(long, value_name = "PORT")]
    pub(crate) port: Option<u16>,
    /// Print the address and leave the browser to the user
    #[arg(long)]
    pub(crate) no_browser: bool,
}

#[derive(Debug, Args)]
#[command(after_long_help = "\
Nothing is kept between requests. `/api/v1/openapi.json` describes the protocol, `/healthz` tells \
that the server is up, `/metrics` how many calls there were, in the form of Prometheus. Ctrl-C and \
SIGTERM end it within the time of --grace and a second; whoever leaves ends the work done for them. A \
request must name an address, localhost, or a name of --host. A call is a request such as

  curl -H 'Content-Type: application/json' \\
    -d '{\"name\":\"x-wing\"}' localhost:8080/api/v1/technique

Examples:
  pencilmark serve
  pencilmark serve --address 0.0.0.0:8080 --timeout 10s")]
pub(crate) struct ServeArgs {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = address, default_value = "127.0.0.1:8080")]
    pub(crate) address: SocketAddr,
    /// Answer requests to this name as well; can be given several times
    #[arg(long, value_name = "NAME", value_parser = host)]
    pub(crate) host: Vec<String>,
    /// Stop work on a call after this time, such as 500ms or 10s
    #[arg(long, value_name = "TIME", value_parser = timeout, default_value = "30s")]
    pub(crate) timeout: Duration,
    /// How long calls under way may go on when the server ends
    #[arg(long, value_name = "TIME", value_parser = timeout, default_value = "10s")]
    pub(crate) grace: Duration,
    /// How many bytes a call may have
    #[arg(long, value_name = "BYTES", value_parser = number(1, MOST_BYTES), default_value = "1048576")]
    pub(crate) most_bytes: usize,
    /// How many bytes bodies and answers may hold together, besides 80 KiB for each connection
    #[arg(long, value_name = "BYTES", value_parser = number(0, MOST_MEMORY), default_value = "268435456")]
    pub(crate) memory: usize,
    /// How many connections there may be; the one that has been silent for longest makes room
    #[arg(long, value_name = "N", value_parser = number(1, MANY), default_value = "1024")]
    pub(crate) connections: usize,
    /// How many calls of each kind work at the same time: short ones, longer ones and long ones
    /// [default: one for each processor]
    #[arg(short, long, value_name = "N", value_parser = number(0, MOST_JOBS))]
    pub(crate) jobs: Option<usize>,
    /// How many of each kind may wait; more are turned away
    #[arg(long, value_name = "N", value_parser = number(0, MANY), default_value = "1024")]
    pub(crate) waiting: usize,
}

const MOST_BYTES: u64 = 1 << 30;
const MOST_MEMORY: u64 = 1 << 40;
const MOST_JOBS: u64 = 1024;
const MANY: u64 = 1_000_000;

fn number(least: u64, most: u64) -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(least..=most)
}

/// An address and a port, or a name of this machine and a port.
fn address(text: &str) -> Result<SocketAddr, String> {
    let expected = "expected an address and a port, such as 0.0.0.0:8080 or localhost:8080";
    let found = |addresses: std::vec::IntoIter<SocketAddr>| {
        let mut addresses: Vec<SocketAddr> = addresses.collect();
        addresses.sort_by_key(SocketAddr::is_ipv6);
        addresses.first().copied()
    };
    text.to_socket_addrs().ok().and_then(found).ok_or_else(|| expected.to_owned())
}

/// A name as it stands in a request, without a port.
fn host(name: &str) -> Result<String, String> {
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
    match !name.is_empty() && name.bytes().all(is_name) {
        true => Ok(name.to_owned()),
        false => Err("expected a name such as sudoku.example, without a port".to_owned()),
    }
}
