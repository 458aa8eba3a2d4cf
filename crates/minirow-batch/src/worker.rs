//! A thread that works on parts.

use std::sync::mpsc::Sender;
use std::sync::{Mutex, PoisonError};

use rayon::ThreadPool;

use crate::events::{Done, Event};
use crate::in_flight::InFlight;
use crate::keys::KeyEncoder;
use crate::manifest::Shard;
use crate::shards::{Shards, Taken};
use crate::wanted::keep_matching;
use crate::{AnswerColumn, BadRow, Batch, Finished, Format, Interrupted, answer};

/// Takes parts and works on them until there are no more, on the processors of a pool that all share.
pub(crate) fn work(
    batch: &Batch,
    listed: &[Shard],
    shards: &Mutex<Shards>,
    in_flight: &InFlight,
    pool: &ThreadPool,
    go_on: &(dyn Fn() -> bool + Sync),
    events: &Sender<Event>,
) {
    loop {
        if !in_flight.take(go_on) {
            let _ = events.send(Event::Failed(None));
            return;
        }
        let taken =
            shards.lock().unwrap_or_else(PoisonError::into_inner).next(batch, listed, events);
        let taken = match taken {
            Ok(Some(taken)) => taken,
            Ok(None) => return,
            Err(error) => {
                let _ = events.send(Event::Failed(Some(error)));
                return;
            }
        };
        let (shard, number) = (taken.shard, taken.number);
        let event = match pool.install(|| work_on(batch, taken, go_on, events)) {
            Ok(Some(done)) => Event::Done(shard, number, Box::new(done)),
            Ok(None) => Event::Failed(None),
            Err(error) if error.is::<Interrupted>() => Event::Failed(None),
            Err(error) => Event::Failed(Some(
                error.context(format!("cannot work on {}", listed[shard].input)),
            )),
        };
        let is_over = matches!(event, Event::Failed(_));
        if events.send(event).is_err() || is_over {
            return;
        }
    }
}

/// Answers a part; nothing where the user has stopped the run.
fn work_on(
    batch: &Batch,
    mut taken: Taken,
    go_on: &(dyn Fn() -> bool + Sync),
    events: &Sender<Event>,
) -> anyhow::Result<Option<Done>> {
    let is_for_keys = batch.to == Some(Format::Keys);
    let mut encoder =
        if is_for_keys { Box::new(KeyEncoder::default()) } else { taken.part.encoder()? };
    let (mut counts, mut bad) = (Finished::default(), Vec::new());
    while let Some(rows) = taken.part.next_rows(go_on)? {
        let read = rows.puzzles.len();
        let (mut rows, numbers) = taken.chosen.keep(rows);
        // Rows that were left out for their boards were read; those outside a sample were not.
        let is_read = taken.chosen.bits.is_some();
        let is_counted = if is_read { read } else { rows.puzzles.len() } as u64;
        counts.rows += is_counted;
        if is_for_keys {
            rows.stated = None;
        }
        let Ok(answered) = answer(&rows, &batch.works, go_on) else { return Ok(None) };
        for (count, verdicts) in [&mut counts.none, &mut counts.unique, &mut counts.several]
            .into_iter()
            .zip(answered.verdicts)
        {
            *count += verdicts;
        }
        let number = |row: u64| match &numbers {
            Some(numbers) => numbers[(row - 1 - rows.first) as usize] + 1,
            None => row,
        };
        bad.extend(answered.bad.into_iter().map(|bad| BadRow { row: number(bad.row), ..bad }));
        let (rows, mut columns) = keep_matching(rows, answered.columns, &batch.conditions);
        counts.written += rows.puzzles.len() as u64;
        rename(&mut columns, &taken.names);
        encoder.push(&rows, &columns)?;
        let share = taken.share * read as f64 / taken.part.rows().max(1) as f64;
        let _ = events.send(Event::Worked(taken.shard, is_counted, share));
    }
    counts.bad = bad.len() as u64;
    Ok(Some(Done { encoded: encoder.finish()?, bad, counts }))
}

fn rename(columns: &mut [AnswerColumn], names: &[String]) {
    for (column, name) in columns.iter_mut().zip(names) {
        column.name.clone_from(name);
    }
}
