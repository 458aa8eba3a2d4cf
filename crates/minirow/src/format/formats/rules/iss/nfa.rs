//! Automata as a text of bits.
//!
//! The bits are packed into bytes, the highest first, and the bytes are written in base 64. A header tells
//! the form (2 bits), how many bits a state has (4, less one), how many values there are (4, less one),
//! how many states the automaton may begin in, how many others it may end in, and for each of the first,
//! the last one first, whether it may end there, too. States are numbered in this order. Then follow the
//! states: in form 0 the number of steps, as many bits as a last field of 4 bits of the header tells, and
//! for each step its value and where it leads; in form 1 one bit for each value, the last value first, and
//! for each bit that is set, the first value first, where it leads.

use super::base64;
use super::item::Token;
use crate::format::reading::read_error::ReadError;
use crate::rules::Automaton;

/// The most states of an automaton.
pub(super) const MOST_STATES: usize = 10_000;
/// The most steps of an automaton.
const MOST_STEPS: usize = 100_000;
/// The most states that an automaton may begin in.
const MOST_STARTS: usize = 32;

struct Bits<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Bits<'_> {
    fn left(&self) -> usize {
        self.bytes.len() * 8 - self.at
    }

    /// So many bits as a number, or nothing where the text ends before.
    fn take(&mut self, count: usize) -> Option<usize> {
        (count <= self.left()).then(|| {
            (0..count).fold(0, |number, _| {
                let bit = self.bytes[self.at / 8] >> (7 - self.at % 8) & 1;
                self.at += 1;
                number << 1 | usize::from(bit)
            })
        })
    }
}

/// Reads an automaton for a board with so many values.
pub(super) fn read(values: usize, token: &Token) -> Result<Automaton, ReadError> {
    let bytes = base64::bytes(token)?;
    let mut bits = Bits { bytes: &bytes, at: 0 };
    let steps = header_and_steps(&mut bits);
    let (header, steps) = steps.ok_or_else(|| token.wrong("an automaton"))?;
    if steps.len() > MOST_STEPS {
        return Err(token.wrong(format!("an automaton with at most {MOST_STEPS} steps")));
    }
    let named = header.starts.len() + header.ends;
    let states = steps.iter().map(|&(from, _, to)| from.max(to) + 1).fold(named, usize::max);
    if states > MOST_STATES {
        return Err(token.wrong(format!("an automaton with at most {MOST_STATES} states")));
    }
    let mut automaton = Automaton::new(values);
    for state in 0..states {
        let is_end = header.starts.get(state).copied().unwrap_or(state < named);
        let number = automaton.state(is_end);
        if state < header.starts.len() {
            automaton.start(number);
        }
    }
    // Values that the board lacks are never read.
    for (from, value, to) in steps.into_iter().filter(|&(_, value, _)| value < values) {
        automaton.step(from as u32, value, to as u32);
    }
    Ok(automaton)
}

struct Header {
    /// For each state that it may begin in, whether it may end there.
    starts: Vec<bool>,
    /// How many other states it may end in.
    ends: usize,
}

type Step = (usize, usize, usize);

/// Nothing where the text is no automaton.
fn header_and_steps(bits: &mut Bits<'_>) -> Option<(Header, Vec<Step>)> {
    let form = bits.take(2)?;
    let state_bits = bits.take(4)? + 1;
    let value_count = bits.take(4)? + 1;
    let start_count = bits.take(state_bits).filter(|count| (1..=MOST_STARTS).contains(count))?;
    let ends = bits.take(state_bits)?;
    let mut starts: Vec<bool> =
        (0..start_count).map(|_| bits.take(1).map(|bit| bit == 1)).collect::<Option<_>>()?;
    starts.reverse();
    let steps = match form {
        0 => plain(bits, state_bits, value_count)?,
        1 => packed(bits, state_bits, value_count)?,
        _ => return None,
    };
    // What fills the last byte says nothing.
    while bits.left() > 0 {
        bits.take(1).filter(|&bit| bit == 0)?;
    }
    Some((Header { starts, ends }, steps))
}

fn plain(bits: &mut Bits<'_>, state_bits: usize, value_count: usize) -> Option<Vec<Step>> {
    let count_bits = bits.take(4)?;
    let value_bits = (usize::BITS - (value_count - 1).leading_zeros()) as usize;
    let mut steps = Vec::new();
    let mut from = 0;
    while count_bits > 0 && bits.left() >= count_bits {
        for _ in 0..bits.take(count_bits)? {
            let value = bits.take(value_bits)?;
            steps.push((from, value, bits.take(state_bits)?));
        }
        from += 1;
    }
    Some(steps)
}

fn packed(bits: &mut Bits<'_>, state_bits: usize, value_count: usize) -> Option<Vec<Step>> {
    let mut steps = Vec::new();
    let mut from = 0;
    while bits.left() >= value_count {
        let set = bits.take(value_count)?;
        for value in (0..value_count).filter(|value| set >> value & 1 == 1) {
            steps.push((from, value, bits.take(state_bits)?));
        }
        from += 1;
    }
    Some(steps)
}
