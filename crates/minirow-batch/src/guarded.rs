//! The work on one board, whose panic is an error of that board.
//!
//! A panic is a mistake of this program. It ends the work on its board, and the run goes on: the error tells what the
//! panic said and where, instead of a backtrace.

use std::panic::{self, AssertUnwindSafe};
use std::sync::{Mutex, Once, PoisonError};
use std::thread;

/// What panics have said, each with its place in the source, until the guard of its board takes it.
static TOLD: Mutex<Vec<(String, String)>> = Mutex::new(Vec::new());

/// More than these at the same time come without their place.
const MOST_TOLD: usize = 64;

/// The beginning of the names of threads whose panics are told by a guard.
const NAME: &str = "guarded";

thread_local! {
    /// Whether a guard is around what this thread does.
    static IS_GUARDED: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

/// Does the work on one board; where it panics, what that said and where.
///
/// # Errors
/// Where it panics.
///
/// # Examples
/// ```
/// use minirow_batch::guarded;
/// assert_eq!(guarded(|| 1 + 1), Ok(2));
/// assert!(guarded(|| panic!("no more")).unwrap_err().starts_with("no more ("));
/// ```
pub fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(be_quiet);
    let before = IS_GUARDED.replace(true);
    // What was under way is given up as a whole.
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    IS_GUARDED.set(before);
    done.map_err(|payload| {
        let said = said(payload.as_ref());
        let mut told = TOLD.lock().unwrap_or_else(PoisonError::into_inner);
        match told.iter().position(|(words, _)| *words == said) {
            Some(at) => format!("{said} ({})", told.swap_remove(at).1),
            None => said,
        }
    })
}

/// A thread for a part of the work on a board: who joins it hands on its panic.
///
/// # Examples
/// ```
/// let thread = minirow_batch::guarded_thread().spawn(|| 1 + 1)?;
/// assert_eq!(thread.join().ok(), Some(2));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn guarded_thread() -> thread::Builder {
    thread::Builder::new().name(NAME.to_owned())
}

/// Has panics in guarded work noted, and no others changed.
fn be_quiet() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        if !IS_GUARDED.get() && thread::current().name() != Some(NAME) {
            return usual(panic);
        }
        let place = panic.location().map_or_else(String::new, ToString::to_string);
        let mut told = TOLD.lock().unwrap_or_else(PoisonError::into_inner);
        if told.len() < MOST_TOLD {
            told.push((said(panic.payload()), place));
        }
    }));
}

/// The most characters of what a panic says.
const MOST_SAID: usize = 400;

/// What a panic says, in one line.
fn said(payload: &(dyn std::any::Any + Send)) -> String {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| payload.downcast_ref::<&str>().copied());
    let lines = text.unwrap_or("a panic without words").lines().map(str::trim);
    lines.collect::<Vec<_>>().join(", ").chars().take(MOST_SAID).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_told_with_its_place() {
        let numbers: Vec<u32> = Vec::new();
        assert_eq!(guarded(|| numbers.first().copied()), Ok(None));
        let error = guarded(|| numbers[numbers.len() + 1]).unwrap_err();
        assert!(
            error.starts_with("index out of bounds: the len is 0 but the index is 1 ("),
            "{error}"
        );
        assert!(error.contains("guarded.rs:"), "{error}");
    }

    #[test]
    fn so_is_one_of_a_thread_that_works_for_the_board() {
        let error = guarded(|| {
            thread::scope(|scope| {
                let part = guarded_thread()
                    .spawn_scoped(scope, || panic!("half of it"))
                    .expect("a thread");
                part.join().unwrap_or_else(|mistake| panic::resume_unwind(mistake));
            });
        });
        let error = error.unwrap_err();
        assert!(error.starts_with("half of it ("), "{error}");
    }
}
