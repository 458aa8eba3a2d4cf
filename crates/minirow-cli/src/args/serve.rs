//! Options of `play` and `serve`: the page and its server.

use std::net::{SocketAddr, ToSocketAddrs};
use std::time::Duration;

use clap::builder::RangedU64ValueParser;
use clap::{Args, ValueHint};

use super::timeout;

#[derive(Debug, Args)]
#[command(after_long_help = "\
The page is served to this machine only, until Ctrl-C. Games are stored in the browser.

Examples:
  minirow play
  minirow play examples/classic.txt
  minirow play --no-browser 1......4.2....3.
  minirow generate --level hard | minirow play -")]
pub(crate) struct PlayArgs {
    /// Board to start with: a file, a board as text, a link, or `-` for standard input
    #[arg(value_name = "FILE|BOARD|LINK", value_hint = ValueHint::AnyPath)]
    pub(crate) start: Option<String>,
    /// Port; the browser stores games per port [default: 7373, or any free port]
    #[arg(long, value_name = "PORT")]
    pub(crate) port: Option<u16>,
    /// Print the address without opening a browser
    #[arg(long)]
    pub(crate) no_browser: bool,
}

#[derive(Debug, Args)]
#[command(after_long_help = "\
The server keeps no state between requests. `/api/v1/openapi.json` describes the protocol, `/healthz` \
reports that the server is up, `/metrics` counts calls in Prometheus format. Ctrl-C and SIGTERM end it \
within the time of --grace plus one second; a client that disconnects ends the work done for it. The \
Host header of a request must be an IP address, localhost, or a name given with --host. A call is a \
request such as

  curl -H 'Content-Type: application/json' \\
    -d '{\"name\":\"x-wing\"}' localhost:8080/api/v1/technique

Examples:
  minirow serve
  minirow serve --address 0.0.0.0:8080 --timeout 10s")]
pub(crate) struct ServeArgs {
    /// Address to listen on
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = address, default_value = "127.0.0.1:8080")]
    pub(crate) address: SocketAddr,
    /// Also answer requests to this host name; can be given several times
    #[arg(long, value_name = "NAME", value_parser = host)]
    pub(crate) host: Vec<String>,
    /// Give up on a call after this time, such as 500ms or 10s
    #[arg(long, value_name = "TIME", value_parser = timeout, default_value = "30s")]
    pub(crate) timeout: Duration,
    /// How long running calls may continue when the server shuts down
    #[arg(long, value_name = "TIME", value_parser = timeout, default_value = "10s")]
    pub(crate) grace: Duration,
    /// Maximum size of a request body
    #[arg(long, value_name = "BYTES", value_parser = number(1, MOST_BYTES), default_value = "1048576")]
    pub(crate) most_bytes: usize,
    /// Maximum memory for all request bodies and answers, besides 80 KiB per connection
    #[arg(long, value_name = "BYTES", value_parser = number(0, MOST_MEMORY), default_value = "268435456")]
    pub(crate) memory: usize,
    /// Maximum number of connections; beyond it, the one idle for longest is closed
    #[arg(long, value_name = "N", value_parser = number(1, MANY), default_value = "1024")]
    pub(crate) connections: usize,
    /// How many calls of each kind (short, longer and long) run at the same time [default: one for
    /// each processor]
    #[arg(short, long, value_name = "N", value_parser = number(0, MOST_JOBS))]
    pub(crate) jobs: Option<usize>,
    /// How many calls of each kind may wait; more are refused
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
