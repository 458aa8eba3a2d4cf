//! No input is ever written: what a command reads is none of what it writes.
//!
//! Files are the same where the system says so, by whatever path or link they are named. Every option
//! that takes a file says so by its hint for completions, and is checked for that.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};

use anyhow::bail;
use clap::{ArgMatches, Command, ValueHint};

/// The options that name files to write. All others that take files read them.
const WRITTEN: [&str; 2] = ["output", "solutions_file"];

/// A file that a command reads or writes.
struct Named {
    /// What it is called on the command line.
    name: String,
    /// Where it will be, if it is not there.
    path: Option<PathBuf>,
    identity: Option<Identity>,
}

/// Refuses a command line that would write a file that it also reads, or one file twice.
///
/// # Errors
/// The first two that are the same, unless the error would be written into an input itself.
pub(crate) fn refuse_overwriting(command: &Command, matches: &ArgMatches) -> anyhow::Result<()> {
    let Some((name, matches)) = matches.subcommand() else { return Ok(()) };
    let Some(command) = command.find_subcommand(name) else { return Ok(()) };
    if matches.subcommand().is_some() {
        return refuse_overwriting(command, matches);
    }
    let (mut read, mut written) =
        (vec![Named::standard("standard input", &io::stdin())], Vec::new());
    for option in command.get_arguments() {
        let is_file = matches!(option.get_value_hint(), ValueHint::FilePath | ValueHint::AnyPath);
        if !is_file {
            continue;
        }
        let values = matches.get_raw(option.get_id().as_str()).into_iter().flatten();
        let files = values.map(|value| Named::file(Path::new(value)));
        let is_written = WRITTEN.contains(&option.get_id().as_str());
        if is_written { &mut written } else { &mut read }.extend(files);
    }
    if !matches.try_contains_id("output").unwrap_or(false) {
        written.push(Named::standard("standard output", &io::stdout()));
    }
    let same = |one: &Named| {
        let input = read.iter().find(|input| input.is(one));
        input.map(|input| input.name.clone())
    };
    if same(&Named::standard("standard error", &io::stderr())).is_some() {
        // Whatever is said here would be written into it.
        std::process::exit(2);
    }
    for (index, output) in written.iter().enumerate() {
        if let Some(input) = same(output) {
            let output = &output.name;
            if *output == input {
                bail!("{output} is also an input; writing it would destroy the boards");
            }
            bail!("{output} is also an input, {input}; writing it would destroy the boards");
        }
        if written[..index].iter().any(|other| other.is(output)) {
            bail!("{} is written twice; every output needs a file of its own", output.name);
        }
    }
    Ok(())
}

/// Refuses to write one of the files that were found in a folder or by a pattern.
///
/// # Errors
/// Where it is one of them.
pub(crate) fn refuse_overwriting_any<'a>(
    output: &Path,
    inputs: impl IntoIterator<Item = &'a Path>,
) -> anyhow::Result<()> {
    let written = Named::file(output);
    match inputs.into_iter().find(|input| Named::file(input).is(&written)) {
        Some(_) => bail!("{} is also an input; writing it would destroy the boards", written.name),
        None => Ok(()),
    }
}

impl Named {
    fn file(path: &Path) -> Self {
        let is_there = path.exists();
        Self {
            name: path.display().to_string(),
            path: (!is_there).then(|| resolved(path)),
            identity: is_there.then(|| Identity::of_file(path)).flatten(),
        }
    }

    fn standard(name: &str, stream: &impl Descriptor) -> Self {
        Self { name: name.to_owned(), path: None, identity: Identity::of_stream(stream) }
    }

    /// Whether both are one file, if it is there, or will be.
    fn is(&self, other: &Self) -> bool {
        let is_there = self.identity.is_some() && self.identity == other.identity;
        is_there || self.path.is_some() && self.path == other.path
    }
}

/// The path of a file that may not be there yet.
fn resolved(path: &Path) -> PathBuf {
    let folder = path.parent().filter(|parent| *parent != "").unwrap_or(Path::new("."));
    match (folder.canonicalize(), path.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => path.to_owned(),
    }
}

#[cfg(unix)]
use unix::{Descriptor, Identity};

#[cfg(unix)]
mod unix {
    use std::fs::File;
    use std::os::fd::AsFd;
    use std::os::unix::fs::{FileTypeExt, MetadataExt};

    use super::*;

    pub(super) use std::os::fd::AsFd as Descriptor;

    /// Device and number of a file.
    #[derive(PartialEq, Eq)]
    pub(super) struct Identity(u64, u64);

    impl Identity {
        pub(super) fn of_file(path: &Path) -> Option<Self> {
            Self::of(&fs::metadata(path).ok()?)
        }

        pub(super) fn of_stream(stream: &impl AsFd) -> Option<Self> {
            let file = File::from(stream.as_fd().try_clone_to_owned().ok()?);
            Self::of(&file.metadata().ok()?)
        }

        /// What holds nothing, as a terminal or `/dev/null`, can be read and written.
        fn of(file: &Metadata) -> Option<Self> {
            let kind = file.file_type();
            let holds = kind.is_file() || kind.is_fifo() || kind.is_block_device();
            holds.then(|| Self(file.dev(), file.ino()))
        }
    }
}

#[cfg(not(unix))]
use other::{Descriptor, Identity};

#[cfg(not(unix))]
mod other {
    use same_file::Handle;

    use super::*;

    /// What the system knows a file by.
    #[derive(PartialEq, Eq)]
    pub(super) struct Identity(Handle);

    /// A standard stream.
    pub(super) trait Descriptor {
        fn handle(&self) -> io::Result<Handle>;
    }

    impl Descriptor for io::Stdin {
        fn handle(&self) -> io::Result<Handle> {
            Handle::stdin()
        }
    }

    impl Descriptor for io::Stdout {
        fn handle(&self) -> io::Result<Handle> {
            Handle::stdout()
        }
    }

    impl Descriptor for io::Stderr {
        fn handle(&self) -> io::Result<Handle> {
            Handle::stderr()
        }
    }

    impl Identity {
        pub(super) fn of_file(path: &Path) -> Option<Self> {
            fs::metadata(path).ok().filter(Metadata::is_file)?;
            Handle::from_path(path).ok().map(Self)
        }

        pub(super) fn of_stream(stream: &impl Descriptor) -> Option<Self> {
            let handle = stream.handle().ok()?;
            handle.as_file().metadata().ok().filter(Metadata::is_file)?;
            Some(Self(handle))
        }
    }
}
