//! `minirow batch verify`

use minirow_batch::counted;

use super::watched::Watched;
use crate::args::VerifyArgs;
use crate::exit::Exit;
use crate::output::print;
use crate::stop::Stop;
use crate::terminal::message;

pub(super) fn run(args: &VerifyArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let mut exit = Exit::default();
    for folder in &args.folders {
        let watched = Watched::new("verifying", args.quiet, stop);
        let verified = minirow_batch::verify(folder, &watched);
        watched.rest();
        let Some(verified) = verified? else {
            return Ok(Exit { interrupted: true, ..exit });
        };
        let faults = verified.faults.iter().map(|(file, reason)| format!("{file}: {reason}\n"));
        print(faults.collect::<String>().as_bytes())?;
        exit.negative |= !verified.faults.is_empty();
        if args.quiet {
            continue;
        }
        if verified.gone > 0 {
            let inputs = counted(verified.gone as u64, "input is", "inputs are");
            message::note(&format!("{inputs} no longer there and cannot be compared"));
        }
        let (folder, finished) = (folder.display(), &verified.finished);
        let shards = counted(verified.shards as u64, "shard", "shards");
        let rows = counted(finished.written, "row", "rows");
        let end = match verified.faults.len() {
            0 => "as they were written".to_owned(),
            faults => counted(faults as u64, "file is not", "files are not") + " as written",
        };
        message::summary(&format!("{shards} with {rows} in {folder}: {end}"));
    }
    Ok(exit)
}
