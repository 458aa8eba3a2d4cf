//! Peers: other solvers for 9×9 boards, loaded at run time from shared libraries.
//!
//! Any library will do that exports one function with the C signature known from tdoku:
//!
//! ```c
//! size_t f(const char *input, size_t limit, uint32_t configuration, char *solution, size_t *guesses);
//! ```
//!
//! What callers have to know about such functions:
//! - `input` is read up to byte 82: 81 symbols and a zero. Some read further with wide loads, so a
//!   [`Line`] is 96 bytes with zeros at its end. An empty cell is `.`, never `0`.
//! - `solution` is written with wide stores too, hence 96 bytes as well. At limit 1 it holds exactly
//!   81 digits without a zero behind them, above that it is not written; some never write it.
//! - `guesses` must not be null. What counts as a guess is the peer's own idea.
//! - `configuration` chooses a variant of some solvers; 0 is the usual one.
//! - The result is the number of solutions; some peers go beyond the limit, so it is clamped.
//! - They keep their state in static variables: one thread at a time.
//!
//! This is the only file here that holds `unsafe` code.

use std::ffi::c_char;
use std::marker::PhantomData;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, Result, anyhow, ensure};
use libloading::Library;

use super::data::Set;
use super::engine::{Answer, Engine};
use super::line::{self, Line};

/// Symbols tried where a peer comes without one.
const SYMBOLS: [&str; 2] = ["solve", "TdokuSolverDpllTriadSimd"];

/// Which peer to load: `NAME=PATH[:SYMBOL[:CONFIGURATION]]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Source {
    name: String,
    path: PathBuf,
    symbol: Option<String>,
    configuration: u32,
}

/// A solver from a shared library.
pub(super) struct Peer {
    name: String,
    configuration: u32,
    solve: Solve,
    /// Keeps the code of `solve` in memory.
    _library: Library,
    /// Peers have static variables: a raw pointer keeps them on the thread that loaded them.
    _one_thread: PhantomData<*mut ()>,
}

type Solve = unsafe extern "C" fn(*const c_char, usize, u32, *mut c_char, *mut usize) -> usize;

impl FromStr for Source {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Self> {
        let (name, library) =
            text.split_once('=').context("expected NAME=PATH[:SYMBOL[:CONFIGURATION]]")?;
        let mut parts = library.split(':');
        let path = parts.next().unwrap_or_default();
        let symbol = parts.next().filter(|symbol| !symbol.is_empty());
        let configuration = match parts.next() {
            None => 0,
            Some(number) => number
                .parse()
                .with_context(|| format!("expected a number as configuration, found '{number}'"))?,
        };
        ensure!(!name.is_empty(), "expected a name before '='");
        ensure!(!path.is_empty(), "expected a path behind '='");
        ensure!(parts.next().is_none(), "expected at most PATH:SYMBOL:CONFIGURATION");
        let (name, path, symbol) = (name.to_owned(), path.into(), symbol.map(str::to_owned));
        Ok(Self { name, path, symbol, configuration })
    }
}

impl Peer {
    /// Loads a shared library and finds its solver.
    ///
    /// # Errors
    /// Where the library cannot be loaded or has no such symbol; the message names what was tried.
    pub(super) fn load(source: &Source) -> Result<Self> {
        let Source { name, path, symbol, configuration } = source;
        // The loader looks for bare names in the system's folders; here they are files.
        let file = std::path::absolute(path).with_context(|| format!("no path for peer {name}"))?;
        let library = open(&file).with_context(|| format!("cannot load peer {name}"))?;
        let symbols = match symbol {
            Some(symbol) => vec![symbol.as_str()],
            None => SYMBOLS.to_vec(),
        };
        let solve = symbols.iter().find_map(|symbol| find(&library, symbol)).ok_or_else(|| {
            anyhow!("no solver in {}: tried the symbols {}", path.display(), symbols.join(", "))
        })?;
        Ok(Self {
            name: name.clone(),
            configuration: *configuration,
            solve,
            _library: library,
            _one_thread: PhantomData,
        })
    }

    /// Solutions up to the limit, and guesses.
    fn call(&self, input: &Line, limit: usize, solution: &mut Line) -> (usize, usize) {
        let mut guesses = 0;
        #[expect(unsafe_code, reason = "a foreign function is called")]
        // SAFETY: The signature is the one the library was named for. `input` is 96 readable and
        // `solution` 96 writable bytes, the input ends in zeros, `guesses` is a valid address, and
        // nothing refers to them after the call. The library is loaded as long as `self` lives,
        // and `self` stays on one thread.
        let solutions = unsafe {
            (self.solve)(
                input.as_ptr().cast(),
                limit,
                self.configuration,
                solution.as_mut_ptr().cast(),
                &raw mut guesses,
            )
        };
        (solutions.min(limit), guesses)
    }
}

impl Engine for Peer {
    fn name(&self) -> &str {
        &self.name
    }

    fn is_peer(&self) -> bool {
        true
    }

    fn takes(&self, set: &Set) -> bool {
        set.is_classic()
    }

    fn answer(&self, set: &Set, puzzle: usize, limit: u64) -> (Answer, u64) {
        let mut solution = [0; 96];
        let (solutions, guesses) = self.call(&set.lines[puzzle], clamp(limit), &mut solution);
        let first = if limit == 1 && solutions == 1 { line::read(&solution) } else { None };
        (Answer { solutions: solutions as u64, first }, guesses as u64)
    }

    fn count(&self, set: &Set, puzzles: Range<usize>, limit: u64) -> u64 {
        let limit = clamp(limit);
        let mut solution = [0; 96];
        let count = |input| self.call(input, limit, &mut solution).0 as u64;
        set.lines[puzzles].iter().map(count).sum()
    }
}

fn clamp(limit: u64) -> usize {
    usize::try_from(limit).unwrap_or(usize::MAX)
}

#[expect(unsafe_code, reason = "loading a library runs its code")]
fn open(file: &Path) -> Result<Library> {
    // SAFETY: Loading runs the library's initialisers. It is the one the user asked to run, and
    // only solvers as described above are meant to be named.
    Ok(unsafe { Library::new(file) }?)
}

#[expect(unsafe_code, reason = "the type of a symbol cannot be checked")]
fn find(library: &Library, symbol: &str) -> Option<Solve> {
    // SAFETY: A symbol of this name is a function of this signature: that is what `--peer` asks
    // for. The pointer is kept together with its library.
    unsafe { library.get::<Solve>(symbol) }.ok().map(|solve| *solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_read() {
        let source = |symbol: Option<&str>, configuration| Source {
            name: "a".to_owned(),
            path: "b/c.so".into(),
            symbol: symbol.map(str::to_owned),
            configuration,
        };
        for (text, expected) in [
            ("a=b/c.so", source(None, 0)),
            ("a=b/c.so:f", source(Some("f"), 0)),
            ("a=b/c.so:f:3", source(Some("f"), 3)),
            ("a=b/c.so::3", source(None, 3)),
        ] {
            assert_eq!(text.parse::<Source>().unwrap(), expected, "{text}");
        }
    }

    #[test]
    fn faults_of_sources_are_told() {
        for (text, expected) in [
            ("b.so", "expected NAME=PATH[:SYMBOL[:CONFIGURATION]]"),
            ("=b.so", "expected a name before '='"),
            ("a=", "expected a path behind '='"),
            ("a=b:c:d", "expected a number as configuration, found 'd'"),
            ("a=b:c:1:2", "expected at most PATH:SYMBOL:CONFIGURATION"),
        ] {
            assert_eq!(text.parse::<Source>().unwrap_err().to_string(), expected, "{text}");
        }
    }

    #[test]
    fn a_missing_library_is_named() {
        let source = "a=no/such/file.so".parse().unwrap();
        let fault = format!("{:#}", Peer::load(&source).err().expect("there is no such file"));
        assert!(fault.starts_with("cannot load peer a: "), "{fault}");
        assert!(fault.contains("file.so"), "{fault}");
    }
}
