//! Depth-first search in all lanes.

use std::ops::ControlFlow;

use super::frame::Frame;
use super::frames::Frames;
use super::guess::Guess;
use super::kernel::{Found, Positions, fill, round};
use super::random_bits::RandomBits;
use super::vector::{Lanes, MOST_LANES, MOST_WORDS, Vector, next_lane};

/// Puzzles to solve, and somebody who takes the answers.
pub(crate) trait Work {
    /// Whether guesses are random.
    ///
    /// Then a lane guesses only where nothing follows any more, and no lane helps another: what is
    /// found depends on the task alone.
    fn is_random(&self) -> bool {
        false
    }

    /// Whether every solution up to the limit is written, not only the first.
    fn takes_every_solution(&self) -> bool {
        false
    }

    /// The next puzzle, if there is one by now.
    fn next(&mut self) -> Option<Task<'_>>;

    /// Where a solution of a task is written. Of a task that several lanes work on there may be more
    /// than were asked for.
    fn solution(&mut self, name: u64) -> Solution<'_>;

    /// Takes how many solutions a task has, up to the limit.
    fn answer(&mut self, name: u64, solutions: u64) -> ControlFlow<()>;

    /// Takes how many guesses were made since it was last told.
    fn guessed(&mut self, guesses: u64) -> ControlFlow<()>;
}

/// A puzzle and what is asked of it.
pub(crate) struct Task<'a> {
    pub(crate) start: Start<'a>,
    /// What it is called in the answer.
    pub(crate) name: u64,
    /// At how many solutions to stop, 1 or more.
    pub(crate) limit: u64,
    /// What its guesses depend on, if they are random.
    pub(crate) random: u64,
}

/// Where a search begins.
pub(crate) enum Start<'a> {
    /// `1` to `9` are digits, in other cells every digit is a candidate.
    Text(&'a [u8; 81]),
    Frame(&'a Frame),
}

/// Room for a solution.
pub(crate) enum Solution<'a> {
    Text(&'a mut [u8; 81]),
    Frame(&'a mut Frame),
}

/// Of the lanes at work, this part waits when it is time to look after them: dead ends want another
/// position, stuck ones a guess. Half costs a tenth of the speed on the hardest puzzles, four fifths
/// a tenth on those with 17 givens.
const PART: (u32, u32) = (2, 3);

/// Answers all puzzles of some work, or as many as it takes answers for.
#[inline(always)]
pub(super) fn search<V: Vector>(work: &mut dyn Work) {
    let mut search = Search::<V>::new(work.is_random());
    let mut found = Found { news: V::ZERO, dead: V::ZERO, open: V::ZERO };
    while search.look_after(&found, work).is_continue() && !search.active.is_zero() {
        let running = len(&search.active.lanes());
        found = fill(&mut search.positions);
        if search.is_random {
            // What is news by itself depends on when the other lanes let this one go on.
            found.news = V::ZERO.not();
        }
        while len(&search.waiting(&found).lanes()) * PART.1 < running * PART.0 {
            if search.is_random {
                let dead = found.dead;
                found = round::<V, true>(&mut search.positions);
                found.dead = found.dead.or(dead);
            } else {
                found = round::<V, false>(&mut search.positions);
            }
        }
    }
}

struct Search<V> {
    positions: Positions<V>,
    guess: Guess<V>,
    /// Lanes at work.
    active: V,
    lanes: [Lane; MOST_LANES],
    /// Lanes that have left positions to come back to.
    have_left: Lanes,
    /// These positions, by depth and lane.
    left: Vec<Frame>,
    frames: Frames<V>,
    tickets: Tickets,
    is_random: bool,
    random: RandomBits<V>,
    /// Whether some puzzle has had several lanes.
    is_shared: bool,
}

#[derive(Clone, Copy)]
struct Lane {
    ticket: u16,
    /// Depths of the positions it has left: the first, and the one behind the last.
    shallowest: u16,
    depth: u16,
}

impl<V: Vector> Search<V> {
    const LANES: usize = V::WORDS * 64;

    fn new(is_random: bool) -> Self {
        Self {
            positions: Positions::new(),
            guess: Guess::NONE,
            active: V::ZERO,
            lanes: [Lane { ticket: 0, shallowest: 0, depth: 0 }; MOST_LANES],
            have_left: [0; MOST_WORDS],
            left: Vec::with_capacity(16 * Self::LANES),
            frames: Frames::new(),
            tickets: Tickets::new(Self::LANES),
            is_random,
            random: RandomBits::new(),
            is_shared: false,
        }
    }

    /// The lanes for which another round is of no use.
    #[inline(always)]
    fn waiting(&self, found: &Found<V>) -> V {
        self.active.without(found.news.without(found.dead))
    }

    /// Takes solutions, guesses, and finds new work for lanes that have none.
    #[inline(always)]
    fn look_after(&mut self, found: &Found<V>, work: &mut dyn Work) -> ControlFlow<()> {
        let waiting = self.waiting(found);
        let alive = waiting.without(found.dead);
        let solved = alive.without(found.open);
        let stuck = alive.and(found.open);
        self.guess.choose(&self.positions, stuck);
        if self.is_random {
            self.guess.draw(&self.positions, &self.random.next(&stuck.lanes()));
        }
        if !alive.is_zero() {
            self.frames.take(&self.positions, &self.guess);
        }
        let mut free = self.active.not().or(waiting).without(stuck).lanes();
        if !solved.is_zero() {
            self.take_solutions(&solved.lanes(), &mut free, work);
        }
        let mut stuck = stuck.lanes();
        for word in 0..V::WORDS {
            stuck[word] &= !free[word];
        }
        work.guessed(u64::from(len(&stuck)))?;
        self.push(&stuck);
        let mut with_left = [0; MOST_WORDS];
        for word in 0..V::WORDS {
            with_left[word] = free[word] & self.have_left[word];
            free[word] ^= with_left[word];
        }
        self.pop(&with_left);
        let mut filled = self.refill(&free, work)?;
        for word in 0..V::WORDS {
            filled[word] |= with_left[word];
        }
        self.frames.put(&mut self.positions, &self.guess, V::of_lanes(filled));
        ControlFlow::Continue(())
    }

    /// Counts solutions, and frees the lanes of puzzles that have enough of them.
    #[inline(always)]
    fn take_solutions(&mut self, solved: &Lanes, free: &mut Lanes, work: &mut dyn Work) {
        let every = work.takes_every_solution();
        let mut is_enough = false;
        for word in 0..V::WORDS {
            // Half of these lanes have the first solution and half the last, at random: a branch on
            // that would be foreseen by nobody.
            let (mut first, mut last) = (0, 0);
            let mut bits = solved[word];
            while let Some(index) = next_lane(word, &mut bits) {
                let lane = &mut self.lanes[index];
                let ticket = &mut self.tickets.all[usize::from(lane.ticket)];
                first |= u64::from(every | (ticket.solutions == 0)) << (index % 64);
                ticket.solutions = ticket.limit.min(ticket.solutions + 1);
                let is_last = ticket.solutions == ticket.limit;
                last |= u64::from(is_last) << (index % 64);
                lane.depth = if is_last { lane.shallowest } else { lane.depth };
            }
            self.have_left[word] &= !last;
            is_enough |= last != 0;
            while let Some(index) = next_lane(word, &mut first) {
                let ticket = &self.tickets.all[usize::from(self.lanes[index].ticket)];
                match work.solution(ticket.name) {
                    Solution::Text(text) => {
                        let mut frame = Frame::default();
                        self.frames.get(index, &mut frame);
                        V::write(&frame, text);
                    }
                    Solution::Frame(frame) => self.frames.get(index, frame),
                }
            }
        }
        if is_enough && self.is_shared {
            let active = self.active.lanes();
            for word in 0..V::WORDS {
                let mut bits = active[word];
                while let Some(index) = next_lane(word, &mut bits) {
                    let ticket = &self.tickets.all[usize::from(self.lanes[index].ticket)];
                    if ticket.solutions == ticket.limit {
                        let lane = &mut self.lanes[index];
                        lane.depth = lane.shallowest;
                        self.have_left[word] &= !(1 << (index % 64));
                        free[word] |= 1 << (index % 64);
                    }
                }
            }
        }
    }

    /// Keeps what the guesses have left.
    #[inline(always)]
    fn push(&mut self, stuck: &Lanes) {
        for word in 0..V::WORDS {
            self.have_left[word] |= stuck[word];
            let mut bits = stuck[word];
            while let Some(index) = next_lane(word, &mut bits) {
                let lane = &mut self.lanes[index];
                let place = usize::from(lane.depth) * Self::LANES + index;
                if place >= self.left.len() {
                    self.left.resize(self.left.len() + 4 * Self::LANES, Frame::default());
                }
                self.frames.get(index, &mut self.left[place]);
                lane.depth += 1;
            }
        }
    }

    /// Goes back to the last positions that lanes have left.
    #[inline(always)]
    fn pop(&mut self, with_left: &Lanes) {
        for word in 0..V::WORDS {
            let mut bits = with_left[word];
            while let Some(index) = next_lane(word, &mut bits) {
                let lane = &mut self.lanes[index];
                lane.depth -= 1;
                let place = usize::from(lane.depth) * Self::LANES + index;
                self.frames.set(index, &self.left[place]);
                let is_last = u64::from(lane.depth == lane.shallowest);
                self.have_left[word] ^= is_last << (index % 64);
            }
        }
    }

    /// Gives free lanes a new puzzle, or a position that another lane has left; returns the lanes
    /// that got any.
    #[inline(always)]
    fn refill(&mut self, free: &Lanes, work: &mut dyn Work) -> ControlFlow<(), Lanes> {
        let mut active = self.active.lanes();
        let mut filled = [0; MOST_WORDS];
        let mut giver = 0;
        for word in 0..V::WORDS {
            let mut bits = free[word];
            while let Some(index) = next_lane(word, &mut bits) {
                let bit = 1 << (index % 64);
                if active[word] & bit != 0 {
                    active[word] ^= bit;
                    self.tickets.give_back(self.lanes[index].ticket, work)?;
                }
                if let Some(task) = work.next() {
                    match task.start {
                        Start::Text(text) => self.frames.set(index, &V::read(text)),
                        Start::Frame(frame) => self.frames.set(index, frame),
                    }
                    if self.is_random {
                        self.random.set(index, task.random);
                    }
                    let ticket = self.tickets.take(&task);
                    self.lanes[index] = Lane { ticket, shallowest: 0, depth: 0 };
                } else if self.is_random {
                    continue;
                } else {
                    // One position of each lane in turn: the shallowest is the most work.
                    while giver < Self::LANES && self.have_left[giver / 64] >> (giver % 64) & 1 == 0
                    {
                        giver += 1;
                    }
                    if giver == Self::LANES {
                        continue;
                    }
                    let from = &mut self.lanes[giver];
                    let place = usize::from(from.shallowest) * Self::LANES + giver;
                    self.frames.set(index, &self.left[place]);
                    from.shallowest += 1;
                    let is_last = u64::from(from.depth == from.shallowest);
                    self.have_left[giver / 64] ^= is_last << (giver % 64);
                    let ticket = from.ticket;
                    self.tickets.all[usize::from(ticket)].lanes += 1;
                    self.lanes[index] = Lane { ticket, shallowest: 0, depth: 0 };
                    self.is_shared = true;
                    giver += 1;
                }
                active[word] |= bit;
                filled[word] |= bit;
            }
        }
        self.active = V::of_lanes(active);
        ControlFlow::Continue(filled)
    }
}

/// Puzzles under way. Each has a lane at least, so there are not more of them.
struct Tickets {
    all: Vec<Ticket>,
    unused: Vec<u16>,
}

#[derive(Clone, Copy)]
struct Ticket {
    name: u64,
    limit: u64,
    /// How many were found.
    solutions: u64,
    /// How many lanes work on it.
    lanes: u16,
}

impl Tickets {
    fn new(len: usize) -> Self {
        let ticket = Ticket { name: 0, limit: 0, solutions: 0, lanes: 0 };
        Self { all: vec![ticket; len], unused: (0..len as u16).collect() }
    }

    /// A ticket for a task, with one lane.
    fn take(&mut self, task: &Task<'_>) -> u16 {
        let index = self.unused.pop().expect("a puzzle has a lane");
        let Task { name, limit, .. } = *task;
        self.all[usize::from(index)] = Ticket { name, limit, solutions: 0, lanes: 1 };
        index
    }

    /// Takes one lane off a puzzle; where that was the last, the puzzle is answered.
    fn give_back(&mut self, index: u16, work: &mut dyn Work) -> ControlFlow<()> {
        let ticket = &mut self.all[usize::from(index)];
        ticket.lanes -= 1;
        if ticket.lanes > 0 {
            return ControlFlow::Continue(());
        }
        self.unused.push(index);
        work.answer(ticket.name, ticket.solutions)
    }
}

#[inline(always)]
fn len(lanes: &Lanes) -> u32 {
    let mut len = 0;
    for word in lanes {
        len += word.count_ones();
    }
    len
}
