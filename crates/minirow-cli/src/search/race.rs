//! Several searches of one board in parallel; the first answer wins.

use std::ops::ControlFlow;
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use minirow::solve::{Gear, Plan};
use minirow::{Geometry, Grid, Stopped, Tally};
use minirow_batch::guarded_thread;

use super::limits::watch;
use crate::args::{Engine, SearchArgs};
use crate::stop::Stop;

/// How many threads search at most, whatever the command line says.
const MOST_THREADS: usize = 1024;

/// What is known for certain outranks whatever a search knew when it reached a limit.
pub(crate) const DECIDED: u64 = u64::MAX;

/// Asks `search` in as many ways as the command line says, and returns the first answer; if none
/// has one within the limits, what the best of them knows.
///
/// With one thread the same board always has the same answer.
pub(crate) fn first<T: Send>(
    args: SearchArgs,
    geometry: &Geometry,
    stop: &Stop,
    search: impl Fn(Plan, &mut dyn FnMut(Tally) -> ControlFlow<()>) -> Result<T, Stopped<Option<Grid>>>
    + Sync,
) -> Result<T, Stopped<Option<Grid>>> {
    let rank = |answer: &Result<T, Stopped<Option<Grid>>>| match answer {
        Ok(_) => DECIDED,
        Err(stopped) => stopped.tally.solutions,
    };
    best_of(args, geometry.cell_count(), stop, plans(gear(args)), &search, &rank)
}

/// The gear that the command line names, if any.
pub(crate) fn gear(args: SearchArgs) -> Option<Gear> {
    match args.engine {
        Engine::Lines(_) => None,
        Engine::Gear(gear) => Some(gear),
    }
}

/// The first answer of rank [`DECIDED`] that any of these ways to search has, or the one of the highest rank.
///
/// As many ways are tried as the command line has threads.
pub(crate) fn best_of<W: Send, A: Send>(
    args: SearchArgs,
    cells: usize,
    stop: &Stop,
    ways: impl Iterator<Item = W>,
    search: &(impl Fn(W, &mut dyn FnMut(Tally) -> ControlFlow<()>) -> A + Sync),
    rank: &(impl Fn(&A) -> u64 + Sync),
) -> A {
    // Every worker may be here.
    let threads = args.threads.min((MOST_THREADS / rayon::current_num_threads()).max(1));
    let is_over = AtomicBool::new(false);
    let best: Mutex<Option<A>> = Mutex::new(None);
    let panicked = thread::scope(|scope| {
        let mut others = Vec::new();
        let mut ways = ways.take(threads).map(|way| {
            let (is_over, best) = (&is_over, &best);
            move || {
                let mut go_on = watch(args, cells, stop);
                let answer = search(way, &mut |done| match is_over.load(Ordering::Relaxed) {
                    true => ControlFlow::Break(()),
                    false => go_on(done),
                });
                let mut best = best.lock().unwrap_or_else(PoisonError::into_inner);
                if rank(&answer) == DECIDED {
                    is_over.store(true, Ordering::Relaxed);
                }
                if best.as_ref().is_none_or(|best| rank(&answer) > rank(best)) {
                    *best = Some(answer);
                }
            }
        });
        let first = ways.next();
        for way in ways {
            // Where the system gives no more threads, those that are there have to do.
            match guarded_thread().spawn_scoped(scope, way) {
                Ok(other) => others.push(other),
                Err(_) => break,
            }
        }
        first.into_iter().for_each(|way| way());
        others.into_iter().filter_map(|other| other.join().err()).next()
    });
    if let Some(panicked) = panicked {
        panic::resume_unwind(panicked);
    }
    let best = best.into_inner().unwrap_or_else(PoisonError::into_inner);
    best.expect("every thread leaves an answer")
}

/// Ways to search that differ as much as they can: the usual one first, then one gear each.
fn plans(gear: Option<Gear>) -> impl Iterator<Item = Plan> {
    let gears = match gear {
        Some(gear) => vec![Some(gear)],
        None => {
            let others = Gear::ALL.iter().rev().filter(|gear| **gear != Gear::Singles);
            [None].into_iter().chain(others.map(|&gear| Some(gear))).collect()
        }
    };
    let len = gears.len();
    (0..).map(move |number: usize| {
        Plan::default().gear(gears[number % len]).seed((number / len) as u64)
    })
}
