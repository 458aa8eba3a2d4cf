//! `pencilmark man`

use anyhow::Context;
use clap::CommandFactory;

use crate::args::{Cli, ManArgs};
use crate::exit::Exit;
use crate::output;

pub(crate) fn run(args: &ManArgs) -> anyhow::Result<Exit> {
    let command = Cli::command();
    if let Some(dir) = &args.dir {
        std::fs::create_dir_all(dir).with_context(|| format!("can not make {}", dir.display()))?;
        clap_mangen::generate_to(command, dir)
            .with_context(|| format!("can not write man pages into {}", dir.display()))?;
        return Ok(Exit::default());
    }
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page)?;
    output::print(&page)?;
    Ok(Exit::default())
}
