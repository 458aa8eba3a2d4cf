//! The calls of the protocol, asked of two servers.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::asked::BOARDS;
use super::summary::Summary;
use super::told::{first_difference, without_name};

/// Calls that take a board, with what else they are given.
const OF_BOARDS: [(&str, &str); 17] = [
    ("candidates", "{}"),
    ("check", "{}"),
    ("conflicts", "{}"),
    ("contradiction", r#"{"most": 5}"#),
    ("count", r#"{"most": 1000}"#),
    ("draw", "{}"),
    ("hint", "{}"),
    ("minimize", r#"{"seed": 3}"#),
    ("path", "{}"),
    ("rate", "{}"),
    ("redundant", "{}"),
    ("solutions", r#"{"most": 3}"#),
    ("solve", "{}"),
    ("steps", "{}"),
    ("true_candidates", "{}"),
    ("write", r#"{"to": "line"}"#),
    ("write", r#"{"to": "json"}"#),
];

/// Other calls with what they are given.
const OTHERS: [(&str, &str); 8] = [
    ("about", "{}"),
    ("techniques", "{}"),
    ("technique", r#"{"name": "x-wing"}"#),
    ("geometry", "{}"),
    ("geometry", r#"{"geometry": {"side": 6, "block": [2, 3]}}"#),
    ("fill", r#"{"seed": 5}"#),
    ("generate", r#"{"seed": 5, "tries": 1000, "level": "easy"}"#),
    ("qr", r#"{"text": "1... ..3. .4.. ...2"}"#),
];

/// A running server.
struct Server {
    child: Child,
    address: String,
    name: String,
}

/// Asks both programs every call.
///
/// # Errors
/// Where a server cannot be started or does not answer.
pub(crate) fn compare(programs: [&Path; 2], summary: &mut Summary) -> Result<()> {
    let [before, after] = [Server::start(programs[0])?, Server::start(programs[1])?];
    let mut ask = |call: &str, input: &Value, about: &str| -> Result<String> {
        let [was, now] = [before.ask(call, input)?, after.ask(call, input)?];
        let difference = first_difference(was.as_bytes(), now.as_bytes());
        summary.add(&format!("call {call}"), &format!("{call} of {about}"), &difference);
        Ok(was)
    };
    for (call, input) in OTHERS {
        ask(call, &serde_json::from_str(input)?, input)?;
    }
    for (about, text) in BOARDS {
        let read = ask("read", &json!({ "text": text }), about)?;
        let read: Value = serde_json::from_str(&read).context("an answer in JSON")?;
        let Some(board) = read.pointer("/boards/0/board") else { continue };
        for (call, more) in OF_BOARDS {
            let mut input: Value = serde_json::from_str(more)?;
            input["board"] = board.clone();
            ask(call, &input, about)?;
        }
    }
    Ok(())
}

impl Server {
    fn start(program: &Path) -> Result<Self> {
        let mut child = Command::new(program)
            .args(["serve", "--address", "127.0.0.1:0"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("{} cannot be started", program.display()))?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("its standard output")?).read_line(&mut line)?;
        let address = line.trim().trim_start_matches("http://").trim_end_matches('/').to_owned();
        let name = program.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Ok(Self { child, address, name })
    }

    /// The body of an answer.
    fn ask(&self, call: &str, input: &Value) -> Result<String> {
        let body = input.to_string();
        let mut stream = TcpStream::connect(&self.address).context("the server answers")?;
        write!(
            stream,
            "POST /api/v1/{call} HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\nconnection: close\r\n\r\n{body}",
            self.address,
            body.len()
        )?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        let answer = String::from_utf8_lossy(&without_name(&answer, &self.name)).into_owned();
        let (_, body) = answer.split_once("\r\n\r\n").context("an answer of HTTP")?;
        Ok(body.to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
