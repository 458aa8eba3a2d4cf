//! `pencilmark completions`

use crate::args::{self, CompletionsArgs};
use crate::exit::Exit;

pub(crate) fn run(asked: &CompletionsArgs) -> anyhow::Result<Exit> {
    let mut script = Vec::new();
    clap_complete::generate(asked.shell, &mut args::command(), "pencilmark", &mut script);
    crate::output::print(&script)?;
    Ok(Exit::default())
}
