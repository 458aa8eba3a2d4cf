//! Writing automata and tables in base 64; [`nfa`](super::nfa) explains the form.

use super::base64;
use crate::rules::Automaton;

/// The most bits of a state, and of a number of steps.
const MOST_BITS: usize = 15;

/// An automaton as a code; nothing where it has more states or values than a code can tell.
pub(super) fn code(automaton: &Automaton) -> Option<String> {
    let states = automaton.state_count();
    let mut starts = automaton.starts().to_vec();
    starts.sort_unstable();
    starts.dedup();
    let is_start = |state: &u32| starts.binary_search(state).is_ok();
    let all = || (0..states).map(|state| state as u32);
    let ends: Vec<u32> = all().filter(|s| !is_start(s) && automaton.is_end(*s)).collect();
    let rest: Vec<u32> = all().filter(|s| !is_start(s) && !automaton.is_end(*s)).collect();
    let order = [starts.clone(), ends.clone(), rest].concat();
    let mut number_of = vec![0; states];
    for (number, &state) in order.iter().enumerate() {
        number_of[state as usize] = number;
    }
    let values = Some(automaton.values()).filter(|values| (1..=16).contains(values))?;
    let state_bits = bits_of(states.max(starts.len().max(ends.len()) + 1).saturating_sub(1)).max(1);
    let steps_of = |state: u32| {
        (0..values).flat_map(move |value| automaton.next(state, value).map(move |to| (value, to)))
    };
    let most_steps = order.iter().map(|&state| steps_of(state).count()).max().unwrap_or(0);
    let count_bits = bits_of(most_steps).max(1);
    if state_bits > MOST_BITS || count_bits > MOST_BITS || starts.is_empty() || starts.len() > 32 {
        return None;
    }
    let mut bits = Bits::default();
    bits.push(0, 2);
    bits.push(state_bits - 1, 4);
    bits.push(values - 1, 4);
    bits.push(starts.len(), state_bits);
    bits.push(ends.len(), state_bits);
    for &start in starts.iter().rev() {
        bits.push(automaton.is_end(start).into(), 1);
    }
    bits.push(count_bits, 4);
    for &state in &order {
        bits.push(steps_of(state).count(), count_bits);
        for (value, to) in steps_of(state) {
            bits.push(value, bits_of(values - 1));
            bits.push(number_of[to as usize], state_bits);
        }
    }
    Some(bits.text())
}

/// A table of pairs as a key: for each first value the second ones, the lowest bit of a sign first.
pub(super) fn table_key(table: &[u32], values: usize) -> String {
    let bit = |at: usize| {
        let row = table.get(at / values).copied().unwrap_or_default();
        at < values * values && row >> (at % values) & 1 == 1
    };
    let sign = |start: usize| {
        base64::sign((0..6).filter(|&at| bit(start + at)).fold(0, |six, at| six | 1 << at))
    };
    (0..values * values).step_by(6).map(sign).collect()
}

/// How many bits a number takes.
fn bits_of(number: usize) -> usize {
    (usize::BITS - number.leading_zeros()) as usize
}

/// Bits, the highest of each byte first.
#[derive(Default)]
struct Bits(Vec<bool>);

impl Bits {
    fn push(&mut self, number: usize, count: usize) {
        self.0.extend((0..count).rev().map(|at| number >> at & 1 == 1));
    }

    /// In base 64, as whole bytes.
    fn text(mut self) -> String {
        self.0.resize(self.0.len().next_multiple_of(8), false);
        let byte = |bits: &[bool]| bits.iter().fold(0, |byte, &bit| byte << 1 | u8::from(bit));
        base64::text(&self.0.chunks(8).map(byte).collect::<Vec<u8>>())
    }
}
