//! `minirow completions`

use crate::args::{CompletionsArgs, command};
use crate::exit::Exit;
use crate::output::print;

pub(crate) fn run(asked: &CompletionsArgs) -> anyhow::Result<Exit> {
    let mut script = Vec::new();
    clap_complete::generate(asked.shell, &mut command(), "minirow", &mut script);
    print(&script)?;
    Ok(Exit::default())
}
