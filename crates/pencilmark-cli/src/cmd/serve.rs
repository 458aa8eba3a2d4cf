//! `pencilmark play` and `pencilmark serve`

use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::Duration;

use anyhow::Context;
use pencilmark::format::ReadOptions;
use pencilmark_web::{Limits, Server};

use crate::args::{PlayArgs, ServeArgs};
use crate::exit::Exit;
use crate::input::named::{self, LARGEST_TEXT};
use crate::input::{expect_board, standard_input};
use crate::stop::Stop;
use crate::terminal::{Answers, message};

const USUAL_PORT: u16 = 7373;

/// How long calls under way go on when `play` ends.
const GRACE_OF_PLAY: Duration = Duration::from_millis(200);

/// Serves the page to the browser of this machine.
pub(crate) fn play(args: &PlayArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let start = args.start.as_deref().map(start).transpose()?;
    let at = |port| SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let limits = Limits { grace: GRACE_OF_PLAY, ..Limits::default() };
    let server = match args.port {
        Some(port) => bind(at(port), limits)?,
        // Browsers keep what belongs to a page by its port, so it is the same one each time.
        None => Server::bind(at(USUAL_PORT), limits).or_else(|_| bind(at(0), limits))?,
    };
    let has_start = if start.is_some() { "#start" } else { "" };
    let page = format!("http://{}/{has_start}", server.address());
    announce(&page)?;
    if !args.no_browser
        && let Err(error) = webbrowser::open(&page)
    {
        message::note(&format!("no browser could be opened ({error}): open the address above"));
    }
    // Whoever plays has nothing under way that is worth a wait: like all other commands it ends within a second.
    serve(server.for_one_player(start), stop)
}

/// Serves the page and the protocol to many.
pub(crate) fn run(args: &ServeArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let usual = Limits::default();
    let limits = Limits {
        body: args.most_bytes,
        memory: args.memory,
        connections: args.connections,
        grace: args.grace,
        time: args.timeout,
        working: args.jobs.filter(|&jobs| jobs > 0).unwrap_or(usual.working),
        waiting: args.waiting,
        ..usual
    };
    let server = bind(args.address, limits)?.with_hosts(args.host.clone());
    announce(&format!("http://{}/", server.address()))?;
    stop.take_time_to_end();
    serve(server, stop)
}

fn bind(address: SocketAddr, limits: Limits) -> anyhow::Result<Server> {
    Server::bind(address, limits).with_context(|| format!("cannot listen at {address}"))
}

/// Programs that start this one read the address.
fn announce(address: &str) -> anyhow::Result<()> {
    let mut answers = Answers;
    writeln!(answers, "{address}")?;
    Ok(answers.flush()?)
}

fn serve(server: Server, stop: &Stop) -> anyhow::Result<Exit> {
    let stop = stop.clone();
    server.run(move || stop.is_interrupted()).context("the server failed")?;
    Ok(Exit::default())
}

/// The text to begin with.
fn start(named: &str) -> anyhow::Result<String> {
    if named == "-" {
        let text = named::bounded(standard_input()?, LARGEST_TEXT)
            .and_then(|text| String::from_utf8(text).map_err(io::Error::other));
        return text.context("cannot read standard input");
    }
    if Path::new(named).exists() {
        return named::read_text(named);
    }
    expect_board(named, &ReadOptions::default().rules(true))?;
    Ok(named.to_owned())
}
