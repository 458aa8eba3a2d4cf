//! `minirow play` and `minirow serve`

use std::io::{IsTerminal, Write, stderr};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, bail};
use minirow::format::{ReadOptions, read_all};
use minirow_web::{Limits, Server};

use crate::args::{PlayArgs, ServeArgs};
use crate::exit::Exit;
use crate::input::named::{self, LARGEST_TEXT};
use crate::input::{expect_board, nothing, standard_input};
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
    if stderr().is_terminal() {
        message::note("the game is in the browser, at the address above; Ctrl-C ends it");
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

/// The text to begin with. What nobody can read is told here, too, though the page can ask about it.
fn start(named: &str) -> anyhow::Result<String> {
    let options = ReadOptions::default().rules(true);
    let bytes = match named {
        "-" => {
            named::bounded(standard_input()?, LARGEST_TEXT).context("cannot read standard input")?
        }
        path if Path::new(path).exists() => named::read(path, LARGEST_TEXT)?,
        text => {
            expect_board(text, &options)?;
            return Ok(text.to_owned());
        }
    };
    let name = if named == "-" { "standard input" } else { named };
    let text = named::unpacked(&bytes).with_context(|| format!("cannot read {name}"))?;
    let text = String::from_utf8_lossy(&text).into_owned();
    let records = read_all(&text, &options);
    if records.is_empty() {
        bail!(nothing(named));
    }
    if let Some(Err(error)) = records.iter().find(|record| record.is_err())
        && !records.iter().any(Result::is_ok)
    {
        message::note(&format!("{name}: {error}; the page asks what it is"));
    }
    Ok(text)
}
