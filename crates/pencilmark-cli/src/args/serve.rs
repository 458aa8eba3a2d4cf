//! What can be said about the page and its server.

use std::net::SocketAddr;
use std::time::Duration;

use clap::{Args, ValueHint};

use super::timeout;

#[derive(Debug, Args)]
#[command(after_help = "\
The page is served to this machine alone until Ctrl-C. What is played stays in the browser.

Examples:
  pencilmark play
  pencilmark play puzzle.txt
  pencilmark play ..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..
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
#[command(after_help = "\
Nothing is kept between requests. `/api/v1/openapi.json` describes the protocol, `/healthz` tells that the
server is up, `/metrics` how many calls there were, in the form of Prometheus. Ctrl-C ends what is under
way in order; whoever leaves ends the work done for them. A call is a request such as

  curl -H 'Content-Type: application/json' -d '{\"name\":\"x-wing\"}' localhost:8080/api/v1/technique

Examples:
  pencilmark serve
  pencilmark serve --address 0.0.0.0:8080 --timeout 10s")]
pub(crate) struct ServeArgs {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    pub(crate) address: SocketAddr,
    /// Stop work on a call after this time, such as 500ms or 10s
    #[arg(long, value_name = "TIME", value_parser = timeout, default_value = "30s")]
    pub(crate) timeout: Duration,
    /// How many bytes a call may have
    #[arg(long, value_name = "BYTES", default_value = "1048576")]
    pub(crate) most_bytes: usize,
    /// How many short calls are answered at the same time, and how many long ones [default: one for
    /// each processor]
    #[arg(short, long, value_name = "N")]
    pub(crate) jobs: Option<usize>,
    /// How many of either may wait; more are turned away
    #[arg(long, value_name = "N", default_value = "1024")]
    pub(crate) waiting: usize,
}
