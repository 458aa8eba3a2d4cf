//! The page of an installed program, over HTTP.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};

/// A program that is stopped when it is not needed any more.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts the program, far from its source, and asks it for the parts of the page.
///
/// # Errors
/// Where it does not start, or answers otherwise than with the page.
pub(crate) fn check(program: &Path) -> Result<()> {
    let mut running = Running(
        Command::new(program)
            .args(["play", "--no-browser", "--port", "0"])
            .current_dir(std::env::temp_dir())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?,
    );
    let stdout = running.0.stdout.take().context("no standard output")?;
    let mut line = String::new();
    BufReader::new(stdout).read_line(&mut line)?;
    let address = line.trim().trim_start_matches("http://").trim_end_matches('/');
    for (path, expected) in
        [("/", "<title>"), ("/page.js", "need("), ("/api/v1/openapi.json", "\"openapi\"")]
    {
        let answer = get(address, path).with_context(|| format!("{address}{path}"))?;
        ensure!(
            answer.starts_with("HTTP/1.1 200 ") && answer.contains(expected),
            "{path}: expected {expected}, found {}",
            answer.lines().next().unwrap_or("nothing")
        );
    }
    Ok(())
}

fn get(address: &str, path: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address)?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}
