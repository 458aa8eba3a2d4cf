//! The one pipeline: pieces of work that one thread fills, many work on, and this one puts out in order.
//!
//! ```text
//! filler ──filled──▶ this thread ──jobs──▶ workers ──done──▶ this thread ──in order──▶ output
//!    ▲                                                            │
//!    └────────────────────────────empty───────────────────────────┘
//! ```
//!
//! There are few pieces, and each is used again and again: that bounds the memory, whatever the
//! length of the run, and spares the system from handing out the same pages all the time.

use std::collections::VecDeque;
use std::io;
use std::mem;
use std::panic;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use anyhow::Context;
use rayon::{Scope, ThreadPool, ThreadPoolBuilder};

use crate::stop::Stop;

/// How many pieces there are for each worker. Answers wait for a board that takes long, and workers
/// for this thread to be given its turn; neither must keep them from going on. Of 626 chunks of
/// 17-clue boards, two workers ran out of work before 21 if there were 8 for each, before 1 with 16.
const PIECES_PER_WORKER: usize = 16;

/// However many workers there are: a piece takes up to half a megabyte.
const MOST_PIECES: usize = 512;

/// How long a Ctrl-C can go unnoticed while nothing comes in.
pub(super) const PATIENCE: Duration = Duration::from_millis(100);

/// Where pieces are filled.
pub(crate) struct Filler<P> {
    empty: Receiver<P>,
    events: Sender<Event<P>>,
    /// How many were handed on.
    handed_on: u64,
}

/// Where pieces come out that were filled, and go to be filled again.
pub(crate) struct Pieces<P> {
    pub(super) happened: Receiver<Event<P>>,
    empty: Sender<P>,
}

/// What happens to pieces.
pub(crate) enum Event<P> {
    /// One was filled. When there is no job left, and nobody who fills, all is done.
    Filled(Job<P>),
    /// As much of the piece with this number was done as will be.
    Done(u64, P),
    /// The last one was filled.
    End,
    /// One will never be done, for a mistake in this program.
    Lost,
}

/// A piece to work on.
pub(crate) struct Job<P> {
    /// Its place among all.
    number: u64,
    pub(crate) piece: P,
    events: Sender<Event<P>>,
}

/// A run over pieces: what its workers do, and what comes of it on the thread that puts it out.
pub(crate) trait Run {
    type Piece: Default + Send + 'static;
    type Error: From<io::Error>;

    /// Gives a piece to the workers.
    fn begin<'scope>(&mut self, job: Job<Self::Piece>, scope: &Scope<'scope>)
    where
        Self: 'scope;

    /// Takes note of a piece that is done, before it is its turn.
    fn note(&mut self, _done: &Self::Piece) {}

    /// Puts out the next piece, if this is the moment for it.
    fn put_out(&mut self, piece: &mut Self::Piece, moment: Moment) -> Result<Flow, Self::Error>;

    /// Delivers what was put out, before a wait.
    fn flush(&mut self) -> io::Result<()>;

    /// Tells how far the run is.
    fn tell(&self, moment: Moment);
}

/// How far a run is when something happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    /// How many pieces were filled and not put out.
    pub(crate) waiting: usize,
    /// Whether the last piece was filled.
    pub(crate) is_filled: bool,
    /// Whether nothing has happened for some time.
    pub(crate) is_silent: bool,
}

/// What comes of the turn of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// It was put out.
    Out,
    /// It is not put out before more is known.
    NotYet,
    /// Nothing behind it is put out.
    Enough,
}

/// How a run has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ended {
    /// With the last piece.
    All,
    /// By what was put out.
    Enough,
    /// By the user.
    Interrupted,
}

/// As many workers as are asked for, or one for each processor; where the system gives fewer
/// threads, those have to do.
pub(crate) fn workers(jobs: Option<usize>) -> anyhow::Result<ThreadPool> {
    let processors = || thread::available_parallelism().map_or(1, usize::from);
    let mut threads = jobs.unwrap_or(0);
    loop {
        match ThreadPoolBuilder::new().num_threads(threads).build() {
            Err(_) if threads != 1 => {
                threads = if threads == 0 { processors() } else { threads } / 2;
                threads = threads.max(1);
            }
            workers => return workers.context("cannot start the workers"),
        }
    }
}

/// As many pieces as keep all workers busy.
pub(crate) fn len(workers: &ThreadPool) -> usize {
    (PIECES_PER_WORKER * workers.current_num_threads()).min(MOST_PIECES)
}

/// Both ends of a circle of pieces.
pub(crate) fn circle<P: Default>(len: usize) -> (Filler<P>, Pieces<P>) {
    let (events, happened) = channel();
    let (used, empty) = channel();
    let pieces = Pieces { happened, empty: used };
    for _ in 0..len {
        pieces.give_back(P::default());
    }
    (Filler { empty, events, handed_on: 0 }, pieces)
}

/// Has pieces filled by a thread of its own and worked on by others, and puts them out in order,
/// until there are no more of them, or enough, or the user stops the run.
///
/// Whoever fills them may wait for input that never comes: nobody waits for it then.
pub(crate) fn run<R: Run>(
    run: &mut R,
    fill: impl FnOnce(Filler<R::Piece>) + Send + 'static,
    (workers, len): (&ThreadPool, usize),
    stop: &Stop,
) -> Result<Ended, R::Error> {
    let (filler, pieces) = circle(len);
    let filling = thread::spawn(move || fill(filler));
    let mut line = Line { pieces, waiting: VecDeque::new(), put_out: 0, is_filled: false };
    let ended = workers.in_place_scope(|scope| {
        let ended = line.work(run, stop, scope);
        if !line.waiting.is_empty() {
            // Nobody waits for what is still under way.
            stop.interrupt();
        }
        ended
    })?;
    if ended != Ended::Enough {
        // What was done by the time the user stopped the run.
        line.put_out_rest(run)?;
    }
    if ended == Ended::All
        && let Err(mistake) = filling.join()
    {
        // A thread that fails has not filled everything.
        panic::resume_unwind(mistake);
    }
    Ok(ended)
}

/// Pieces on their way.
struct Line<P> {
    pieces: Pieces<P>,
    /// Those that were filled and not put out, in order, as far as they are done.
    waiting: VecDeque<Option<P>>,
    /// How many were put out.
    put_out: u64,
    is_filled: bool,
}

impl<P: Default + Send + 'static> Line<P> {
    fn work<'scope, R: Run<Piece = P> + 'scope>(
        &mut self,
        run: &mut R,
        stop: &Stop,
        scope: &Scope<'scope>,
    ) -> Result<Ended, R::Error> {
        loop {
            if stop.is_interrupted() {
                return Ok(Ended::Interrupted);
            }
            let event = match self.pieces.happened.try_recv() {
                Err(TryRecvError::Empty) => {
                    // What was waited for is not kept back.
                    run.flush()?;
                    self.pieces.happened.recv_timeout(PATIENCE)
                }
                result => result.map_err(|_| RecvTimeoutError::Disconnected),
            };
            let is_silent = match event {
                Ok(Event::Filled(job)) => {
                    self.waiting.push_back(None);
                    run.begin(job, scope);
                    continue;
                }
                Ok(Event::Done(number, piece)) => {
                    self.keep(number, piece, run);
                    run.tell(self.moment(false));
                    false
                }
                Ok(Event::End) => {
                    self.is_filled = true;
                    false
                }
                Err(RecvTimeoutError::Timeout) => {
                    run.tell(self.moment(true));
                    true
                }
                // The scope passes the panic on.
                Ok(Event::Lost) => return Ok(Ended::Enough),
                Err(RecvTimeoutError::Disconnected) => return Ok(self.end()),
            };
            if self.put_out(run, is_silent)? == Flow::Enough {
                return Ok(Ended::Enough);
            }
        }
    }

    /// How a run has ended of which no piece is under way any more.
    fn end(&self) -> Ended {
        // Workers leave out what they had not begun when the user stopped the run.
        if self.waiting.iter().any(Option::is_none) { Ended::Interrupted } else { Ended::All }
    }

    fn moment(&self, is_silent: bool) -> Moment {
        Moment { waiting: self.waiting.len(), is_filled: self.is_filled, is_silent }
    }

    fn keep(&mut self, number: u64, piece: P, run: &mut impl Run<Piece = P>) {
        run.note(&piece);
        self.waiting[(number - self.put_out) as usize] = Some(piece);
    }

    /// Puts out pieces up to the first that is not done.
    fn put_out<R: Run<Piece = P>>(
        &mut self,
        run: &mut R,
        is_silent: bool,
    ) -> Result<Flow, R::Error> {
        loop {
            let moment = self.moment(is_silent);
            let Some(Some(mut piece)) = self.waiting.front_mut().map(Option::take) else {
                return Ok(Flow::Out);
            };
            match run.put_out(&mut piece, moment)? {
                Flow::Out => {}
                Flow::NotYet => {
                    self.waiting[0] = Some(piece);
                    return Ok(Flow::NotYet);
                }
                Flow::Enough => return Ok(Flow::Enough),
            }
            self.waiting.pop_front();
            self.put_out += 1;
            self.pieces.give_back(piece);
        }
    }

    fn put_out_rest<R: Run<Piece = P>>(&mut self, run: &mut R) -> Result<(), R::Error> {
        while let Ok(event) = self.pieces.happened.try_recv() {
            if let Event::Done(number, piece) = event {
                self.keep(number, piece, run);
            }
        }
        self.put_out(run, true).map(|_| ())
    }
}

impl<P> Filler<P> {
    /// Hands on a piece and waits for an empty one; a broken pipe says that nobody takes them any
    /// more.
    pub(crate) fn hand_on(&mut self, piece: P) -> io::Result<P> {
        let job = Job { number: self.handed_on, piece, events: self.events.clone() };
        self.handed_on += 1;
        self.events.send(Event::Filled(job)).map_err(|_| io::ErrorKind::BrokenPipe)?;
        Ok(self.empty.recv().map_err(|_| io::ErrorKind::BrokenPipe)?)
    }
}

impl<P> Drop for Filler<P> {
    fn drop(&mut self) {
        // Where nobody listens any more, the run is over.
        let _ = self.events.send(Event::End);
    }
}

impl<P> Pieces<P> {
    /// Gives back a piece to be filled again.
    pub(super) fn give_back(&self, piece: P) {
        // Where the last one was filled, nobody fills it any more.
        let _ = self.empty.send(piece);
    }
}

impl<P: Default> Job<P> {
    /// Tells that as much of it was done as will be.
    pub(crate) fn done(mut self) {
        let piece = mem::take(&mut self.piece);
        // Where nobody listens any more, the run is over.
        let _ = self.events.send(Event::Done(self.number, piece));
    }
}

impl<P> Drop for Job<P> {
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = self.events.send(Event::Lost);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A run whose workers leave out all they are given.
    struct Idle;

    impl Run for Idle {
        type Piece = u8;
        type Error = io::Error;

        fn begin<'scope>(&mut self, job: Job<u8>, scope: &Scope<'scope>)
        where
            Self: 'scope,
        {
            scope.spawn(move |_| drop(job));
        }

        fn put_out(&mut self, _: &mut u8, _: Moment) -> io::Result<Flow> {
            Ok(Flow::Out)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }

        fn tell(&self, _: Moment) {}
    }

    #[test]
    fn a_run_that_left_something_out_was_interrupted() {
        let workers = workers(Some(1)).expect("a worker");
        let ended = |pieces| {
            let fill = move |mut filler: Filler<u8>| {
                (0..pieces).for_each(|piece| drop(filler.hand_on(piece)));
            };
            run(&mut Idle, fill, (&workers, 16), &Stop::default()).expect("no error")
        };
        assert_eq!(ended(3), Ended::Interrupted);
        assert_eq!(ended(0), Ended::All);
    }

    #[test]
    fn a_worker_that_fails_is_noticed() {
        let (mut filler, pieces) = circle::<u8>(1);
        filler.hand_on(1).expect("an empty one");
        drop(filler);
        let Ok(Event::Filled(job)) = pieces.happened.recv() else { panic!("it was filled") };
        let worker = thread::spawn(move || {
            let _job = job;
            panic!("a mistake");
        });
        assert!(worker.join().is_err());
        assert!(matches!(pieces.happened.recv(), Ok(Event::End)));
        assert!(matches!(pieces.happened.recv(), Ok(Event::Lost)));
        assert!(pieces.happened.recv().is_err());
    }
}
