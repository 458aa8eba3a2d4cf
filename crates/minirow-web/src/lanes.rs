//! Scheduling: queues and threads for short, longer and long calls.
//!
//! Three lanes, each with threads and a queue of its own. A call begins in the lane of its [`Size`].
//! Where its share of time ends before its work, it leaves its place and begins anew in the next lane,
//! which takes no more than a part of the time that it takes there. So what waits in the first lane
//! waits for milliseconds, whatever else is asked, and no name of a call promises what its work takes.
//! The threads of the other lanes are those of a lower priority where the system has such a thing:
//! with a single processor, a small call still runs at once.
//!
//! A place is free again when its thread is, not when its client is gone: no more threads work than
//! there are places, and none of them waits for another.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use minirow_api::{Fault, Size};
use tokio::runtime::Handle;
use tokio::sync::Semaphore;
use tokio::time::timeout_at;

use crate::Limits;
use crate::body::Text;
use crate::memory::MemoryBudget;

/// What a small call may take; most take a tenth of it.
const SHARE_OF_SMALL: Duration = Duration::from_millis(5);
/// What the next lane gives: a hint, a rating, a puzzle that is not rare.
const SHARE_OF_MEDIUM: Duration = Duration::from_millis(50);
/// Who has waited so long for the first lane is turned away rather than answered late.
const PATIENCE_OF_SMALL: Duration = Duration::from_millis(800);

/// All lanes.
pub(crate) struct Lanes {
    lanes: [Lane; 3],
    limits: Limits,
    store: MemoryBudget,
    is_over: Arc<AtomicBool>,
}

/// Threads for calls, and a queue for them.
struct Lane {
    /// A permit for each call that works.
    working: Arc<Semaphore>,
    /// One for each that works or waits.
    present: Semaphore,
    /// How long a call may work here, unless this is the last lane.
    share: Option<Duration>,
    /// How long a call may wait here, if that is less than for its answer.
    patience: Option<Duration>,
    threads: Handle,
}

/// Why a call has no answer.
pub(crate) enum Unanswered {
    /// There was no place for it.
    Busy(&'static str),
    /// The call itself.
    Fault(Fault),
    /// A fault of the program.
    Broken,
}

/// What became of a call on a thread.
enum Worked {
    Answered(Result<Bytes, Unanswered>),
    /// Its share of time was over.
    Overran,
}

/// Says that nobody waits any more when it goes, as it does with the request.
struct Gone(Arc<AtomicBool>);

impl Drop for Gone {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// The least number of threads in a lane: one call that asks nobody for a while stops no other.
const FEWEST: usize = 2;

/// How many threads work in front, and how many behind.
pub(crate) fn threads(limits: &Limits) -> (usize, usize) {
    let lane = limits.working.max(FEWEST);
    (lane, lane + limits.working)
}

impl Lanes {
    /// Lanes on the threads of these runtimes: `front` for small calls, `behind` for the others.
    pub(crate) fn new(
        limits: Limits,
        store: MemoryBudget,
        (front, behind): (Handle, Handle),
        is_over: Arc<AtomicBool>,
    ) -> Self {
        let lane = |working: usize, share, patience, threads| Lane {
            working: Arc::new(Semaphore::new(working)),
            present: Semaphore::new(
                working.saturating_add(limits.waiting).min(Semaphore::MAX_PERMITS),
            ),
            share,
            patience,
            threads,
        };
        let many = limits.working.max(FEWEST);
        let lanes = [
            lane(many, Some(SHARE_OF_SMALL), Some(PATIENCE_OF_SMALL), front),
            lane(many, Some(SHARE_OF_MEDIUM), None, behind.clone()),
            lane(limits.working, None, None, behind),
        ];
        Self { lanes, limits, store, is_over }
    }

    /// Answers a call.
    pub(crate) async fn answer(
        &self,
        name: &str,
        text: Text,
        deadline: Instant,
    ) -> Result<Bytes, Unanswered> {
        let first = match Size::of(&text.text) {
            Size::Small => 0,
            Size::Medium => 1,
            Size::Large => 2,
        };
        let call: Arc<(String, Text)> = Arc::new((name.to_owned(), text));
        for lane in &self.lanes[first..] {
            if let Worked::Answered(answer) = self.work(lane, &call, deadline).await? {
                return answer;
            }
        }
        unreachable!("the last lane has no share of time")
    }

    /// Waits for a place in a lane and does the work there.
    async fn work(
        &self,
        lane: &Lane,
        call: &Arc<(String, Text)>,
        deadline: Instant,
    ) -> Result<Worked, Unanswered> {
        let Ok(_present) = lane.present.try_acquire() else {
            return Err(Unanswered::Busy("too many calls at the same time"));
        };
        let patience = lane.patience.map_or(deadline, |patience| Instant::now() + patience);
        let place = Arc::clone(&lane.working).acquire_owned();
        let Ok(Ok(place)) = timeout_at(deadline.min(patience).into(), place).await else {
            return Err(Unanswered::Busy("other calls took too long"));
        };
        let gone = Arc::new(AtomicBool::new(false));
        let guard = Gone(Arc::clone(&gone));
        let (call, is_over, share) = (Arc::clone(call), Arc::clone(&self.is_over), lane.share);
        let (store, most) = (self.store.clone(), self.limits.answer);
        let worked = lane.threads.spawn_blocking(move || {
            // It goes with the thread's work, whoever is gone by then.
            let _place = place;
            let end_of_share = share.map(|share| Instant::now() + share);
            let mut overran = false;
            let mut go_on = || {
                let now = Instant::now();
                overran = end_of_share.is_some_and(|end| now >= end);
                let is_void = || gone.load(Ordering::Relaxed) || is_over.load(Ordering::Relaxed);
                if overran || now >= deadline || is_void() {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            };
            let (name, text) = &*call;
            let answer = minirow_api::call_within(name, &text.text, most, &mut go_on);
            // A call that was stopped may still have something to say.
            if overran {
                return Worked::Overran;
            }
            Worked::Answered(match answer {
                Ok(answer) => store.keep(answer).ok_or(Unanswered::Busy(
                    "the bodies and answers of other calls fill the memory",
                )),
                Err(fault) => Err(Unanswered::Fault(fault)),
            })
        });
        let worked = worked.await;
        drop(guard);
        worked.map_err(|_| Unanswered::Broken)
    }
}
