//! What is tried with an input: every reader, and every writer with what it has read.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use minirow::format::{Collection, Document, Format, ReadOptions, Symbols, read_all, write_item};
use rustix::time::{ClockId, clock_gettime};

use crate::memory::PEAK;

/// Every reader takes less processor time for an input; most of it is for boards of 255×255.
const LONGEST: Duration = Duration::from_secs(5);

/// What a reader may take besides what it takes for each byte.
const MEMORY: usize = 64 << 20;

/// What it may take for each byte: records of boards in a line or an element, a few of them large.
const MEMORY_PER_BYTE: usize = 2000;

/// What inputs came to.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Outcomes {
    pub(super) boards: u64,
    pub(super) errors: u64,
    pub(super) written: u64,
    pub(super) refused: u64,
}

/// Reads an input in every way, and writes what was read; what must not happen is told.
pub(super) fn try_all(input: &[u8], outcomes: &mut Outcomes) -> Result<(), String> {
    let text = String::from_utf8_lossy(input);
    for format in [None].into_iter().chain(Format::all().map(Some)) {
        let name = format.map_or("auto", Format::name);
        let options = ReadOptions::default().format(format).rules(true);
        let boards = watched(name, text.len(), || read_all(&text, &options))?;
        let read: Vec<Document> = boards.iter().flatten().take(3).cloned().collect();
        outcomes.boards += boards.iter().flatten().count() as u64;
        outcomes.errors += boards.iter().filter(|board| board.is_err()).count() as u64;
        let lines = minirow::format::lines(&text).count() as u64;
        let strange = boards.iter().filter_map(|board| board.as_ref().err());
        if let Some(error) = strange.into_iter().find(|e| !(1..=lines + 1).contains(&e.line)) {
            return Err(format!("{name}: an error in no line: {error}"));
        }
        if !read.is_empty() {
            watched(name, 1 << 16, || write_all(&read, outcomes))?;
        }
    }
    Ok(())
}

fn write_all(read: &[Document], outcomes: &mut Outcomes) {
    for format in Format::all() {
        let mut collection = Collection::new(format);
        let mut text = String::new();
        for document in read {
            let symbols = Symbols::usual(document.grid.geometry().side());
            let (reduced, _) = format.reduce(document.clone());
            let written = write_item(&reduced, format, &symbols);
            match written.and_then(|item| collection.push(&item, &mut text)) {
                Ok(()) => outcomes.written += 1,
                Err(_) => outcomes.refused += 1,
            }
            let _ = format.draw(document, &symbols);
        }
        collection.finish(&mut text);
    }
}

/// Does something without panic, within time and memory.
fn watched<T>(name: &str, len: usize, work: impl FnOnce() -> T) -> Result<T, String> {
    let before = PEAK.current_usage();
    PEAK.reset_peak_usage();
    let start = processor_time();
    let result = catch_unwind(AssertUnwindSafe(work)).map_err(|_| format!("{name}: a panic"))?;
    let (time, memory) = (processor_time() - start, PEAK.peak_usage().saturating_sub(before));
    if time > LONGEST {
        return Err(format!("{name}: {time:.1?}"));
    }
    let most = MEMORY + MEMORY_PER_BYTE * len;
    if memory > most {
        return Err(format!("{name}: {memory} bytes of memory, {most} at most"));
    }
    Ok(result)
}

/// What this thread has taken: on a busy machine the clock tells more.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each of these headers once kept its geometry of 130 kB until all boards were cut.
    #[test]
    fn geometries_do_not_pile_up() {
        let before = PEAK.current_usage();
        PEAK.reset_peak_usage();
        let options = ReadOptions::default().format("line".parse().ok());
        let boards = read_all(&"block: 15x17\n8.7..\n".repeat(200), &options);
        assert_eq!(boards.len(), 200);
        let memory = PEAK.peak_usage().saturating_sub(before);
        assert!(memory < 10 << 20, "{memory} bytes");
    }
}
