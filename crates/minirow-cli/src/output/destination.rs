//! Where answers go: standard output, or a file that is the old one or the whole new one.
//!
//! A file is written beside the old one and takes its place in the end. What is no file of its own, as
//! a device, a FIFO or `/dev/stdout`, is written as it is.

use std::fs::{self, File, Metadata};
use std::io::{self, BufWriter, IntoInnerError, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, bail};
use tempfile::NamedTempFile;

use crate::args::FileArgs;
use crate::inherited::{Stream, is_closed};
use crate::terminal::{Answers, message};

/// Where answers go.
pub(crate) struct Destination(Kind);

enum Kind {
    StandardOutput(Answers),
    /// Written as it is.
    Stream(BufWriter<File>),
    /// Written beside the file whose place it takes.
    Whole(Temporary),
}

/// The files that are being written, for whoever ends the run.
static UNDER_WAY: Mutex<Vec<(PathBuf, PathBuf)>> = Mutex::new(Vec::new());

/// How much is written at once.
const BUFFER: usize = 1 << 16;

impl Kind {
    fn stream(file: File) -> Self {
        Self::Stream(BufWriter::with_capacity(BUFFER, file))
    }
}

impl Destination {
    /// Opens what the command line names.
    pub(crate) fn open(args: &FileArgs) -> anyhow::Result<Self> {
        match args.path() {
            None => Self::standard_output(),
            Some(path) => Self::file(path, args.in_place_stream),
        }
    }

    /// Standard output, which has to be open.
    pub(crate) fn standard_output() -> anyhow::Result<Self> {
        if is_closed(Stream::Output) {
            bail!("standard output is closed");
        }
        Ok(Self(Kind::StandardOutput(Answers)))
    }

    /// A file, which is replaced as a whole if it is not to be written as a stream.
    pub(crate) fn file(path: &Path, as_stream: bool) -> anyhow::Result<Self> {
        Self::kind(path, as_stream)
            .map(Self)
            .with_context(|| format!("cannot write {}", path.display()))
    }

    fn kind(path: &Path, as_stream: bool) -> anyhow::Result<Kind> {
        let Some(target) = followed(path)? else {
            return Ok(Kind::stream(File::options().append(true).open(path)?));
        };
        let old = match fs::metadata(&target) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            old => Some(old?),
        };
        match old {
            Some(old) if old.is_dir() => bail!("it is a folder"),
            Some(old) if !old.is_file() => {
                Ok(Kind::stream(File::options().append(true).open(target)?))
            }
            _ if as_stream => Ok(Kind::stream(File::create(target)?)),
            old => Ok(Kind::Whole(Temporary::new(target, old.as_ref())?)),
        }
    }

    pub(crate) fn is_terminal(&self) -> bool {
        match &self.0 {
            Kind::StandardOutput(_) => io::stdout().is_terminal(),
            Kind::Stream(_) | Kind::Whole(_) => false,
        }
    }

    /// Whether what is written becomes a file only in the end.
    pub(crate) fn is_replaced_at_the_end(&self) -> bool {
        matches!(self.0, Kind::Whole(_))
    }

    /// Delivers what was written: a file has it from now on, even if the machine stops. Where that is nothing, an old
    /// file stays, and no new one is made.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        self.flush()?;
        match self.0 {
            Kind::Whole(temporary) if temporary.is_empty()? => {
                let target = temporary.target.display();
                message::note(&format!(
                    "nothing was written to {target}: there was nothing to write"
                ));
                Ok(())
            }
            Kind::Whole(temporary) => temporary.replace(),
            Kind::StandardOutput(_) | Kind::Stream(_) => Ok(()),
        }
    }

    /// Leaves the old file as it is, keeps what was written so far beside it and says where.
    pub(crate) fn finish_unfinished(mut self) -> io::Result<()> {
        self.flush()?;
        match self.0 {
            Kind::Whole(temporary) => temporary.keep(),
            Kind::StandardOutput(_) | Kind::Stream(_) => Ok(()),
        }
    }

    /// Writes a whole text or document.
    pub(crate) fn deliver(mut self, whole: &[u8]) -> io::Result<()> {
        self.write_all(whole)?;
        self.finish()
    }
}

impl Write for Destination {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.0 {
            Kind::StandardOutput(answers) => answers.write(bytes),
            Kind::Stream(file) => file.write(bytes),
            Kind::Whole(temporary) => temporary.file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.0 {
            Kind::StandardOutput(answers) => answers.flush(),
            Kind::Stream(file) => file.flush(),
            Kind::Whole(temporary) => temporary.file.flush(),
        }
    }
}

/// Says where the beginnings of files are that the run will not complete.
pub(crate) fn tell_what_is_left() {
    let under_way = UNDER_WAY.lock().unwrap_or_else(PoisonError::into_inner);
    for (beginning, target) in under_way.iter() {
        tell_beginning(beginning, target);
    }
}

fn tell_beginning(beginning: &Path, target: &Path) {
    let (beginning, target) = (beginning.display(), target.display());
    message::note(&format!("{target} is unchanged; the answers so far are in {beginning}"));
}

/// A file under way. Where it is dropped, it is removed.
struct Temporary {
    file: BufWriter<NamedTempFile>,
    target: PathBuf,
    _under_way: UnderWay,
}

impl Temporary {
    /// A new file in the folder of this one, with its permissions.
    fn new(target: PathBuf, old: Option<&Metadata>) -> anyhow::Result<Self> {
        if old.is_some() {
            // What must not be written must not be replaced.
            File::options().write(true).open(&target)?;
        }
        let folder = folder(&target).to_owned();
        let mut builder = tempfile::Builder::new();
        let name = beginning_of_name(&target);
        builder.prefix(&name).suffix(".partial");
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        if !folder.is_dir() {
            bail!("there is no folder {}", folder.display());
        }
        let file = builder.tempfile_in(&folder).with_context(|| {
            let folder = folder.display();
            format!("no file can be created in {folder}; --in-place-stream writes without one")
        })?;
        if let Some(old) = old {
            like_old(file.as_file(), old)?;
        }
        let under_way = UnderWay::new(file.path(), &target);
        Ok(Self { file: BufWriter::with_capacity(BUFFER, file), target, _under_way: under_way })
    }

    fn replace(self) -> io::Result<()> {
        let file = self.file.into_inner().map_err(IntoInnerError::into_error)?;
        file.as_file().sync_all()?;
        file.persist(&self.target)?;
        // The new file is in its place, whatever comes of this: it would only be known later.
        if let Ok(folder) = File::open(folder(&self.target)) {
            let _ = folder.sync_all();
        }
        Ok(())
    }

    /// Whether nothing was written so far.
    fn is_empty(&self) -> io::Result<bool> {
        let is_held = !self.file.buffer().is_empty();
        Ok(!is_held && self.file.get_ref().as_file().metadata()?.len() == 0)
    }

    fn keep(self) -> io::Result<()> {
        if self.is_empty()? {
            message::note(&format!("{} is unchanged", self.target.display()));
            return Ok(());
        }
        let file = self.file.into_inner().map_err(IntoInnerError::into_error)?;
        let (_, beginning) = file.keep()?;
        tell_beginning(&beginning, &self.target);
        Ok(())
    }
}

/// An entry among the files that are being written.
struct UnderWay(PathBuf);

impl UnderWay {
    fn new(beginning: &Path, target: &Path) -> Self {
        let mut under_way = UNDER_WAY.lock().unwrap_or_else(PoisonError::into_inner);
        under_way.push((beginning.to_owned(), target.to_owned()));
        Self(beginning.to_owned())
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        let mut under_way = UNDER_WAY.lock().unwrap_or_else(PoisonError::into_inner);
        under_way.retain(|(beginning, _)| *beginning != self.0);
    }
}

/// What the name of a file begins with that is written for another one, short enough for every system.
fn beginning_of_name(target: &Path) -> String {
    const LONGEST: usize = 200;
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    let end = (0..=LONGEST.min(name.len())).rev().find(|&end| name.is_char_boundary(end));
    format!("{}.", &name[..end.unwrap_or(0)])
}

/// Gives a file the owner, as far as that is allowed, and the permissions of the one it replaces.
fn like_old(file: &File, old: &Metadata) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};
        let new = file.metadata()?;
        if (new.uid(), new.gid()) != (old.uid(), old.gid()) {
            let _ = fchown(file, Some(old.uid()), Some(old.gid()))
                .or_else(|_| fchown(file, None, Some(old.gid())));
        }
    }
    file.set_permissions(old.permissions())
}

/// The folder that a file is in.
fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if parent != "" => parent,
        _ => Path::new("."),
    }
}

/// The file behind all links, whether it is there or not; none where a link leads to something that is
/// open already, as `/dev/stdout` does.
fn followed(path: &Path) -> io::Result<Option<PathBuf>> {
    /// As many as Linux follows.
    const MOST_LINKS: usize = 40;
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        if is_descriptor(&path) {
            return Ok(None);
        }
        let Ok(link) = fs::read_link(&path) else {
            return Ok(Some(path));
        };
        path = folder(&path).join(link);
    }
    Err(io::Error::other("its links form a loop"))
}

/// Whether a path names a descriptor of a process.
fn is_descriptor(path: &Path) -> bool {
    let Ok(folder) = folder(path).canonicalize() else { return false };
    folder == Path::new("/dev/fd") || folder.starts_with("/proc") && folder.ends_with("fd")
}

/// Prints a whole text on standard output.
pub(crate) fn print(text: &[u8]) -> anyhow::Result<()> {
    Destination::standard_output()?.deliver(text).context("cannot write to standard output")
}

/// Has something printed on standard output, to its end.
pub(crate) fn print_with(print: impl FnOnce() -> io::Result<()>) -> anyhow::Result<()> {
    let stdout = Destination::standard_output()?;
    print().and_then(|()| stdout.finish()).context("cannot write to standard output")
}
