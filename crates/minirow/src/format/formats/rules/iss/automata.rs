//! Automata for rules that the catalogue has no name for.

use crate::board::Geometry;
use crate::rules::Automaton;

/// Reads lines in which a value is exactly so often.
pub(super) fn count(geometry: &Geometry, value: u32, times: usize) -> Automaton {
    let mut automaton = Automaton::new(geometry.values());
    let states: Vec<u32> = (0..=times).map(|seen| automaton.state(seen == times)).collect();
    automaton.start(states[0]);
    for seen in 0..=times {
        for place in 0..geometry.values() {
            let then = seen + usize::from(geometry.value_at(place) == value);
            if let Some(&then) = states.get(then) {
                automaton.step(states[seen], place, then);
            }
        }
    }
    automaton
}

/// Reads lines of a length with as many values of one set as of another, and no others.
pub(super) fn balance(geometry: &Geometry, first: u32, second: u32, length: usize) -> Automaton {
    let mut automaton = Automaton::new(geometry.values());
    let half = length / 2;
    let states: Vec<u32> = (0..=2 * half).map(|state| automaton.state(state == half)).collect();
    automaton.start(states[half]);
    for pair in states.windows(2) {
        for place in 0..geometry.values() {
            if first >> place & 1 == 1 {
                automaton.step(pair[0], place, pair[1]);
            } else if second >> place & 1 == 1 {
                automaton.step(pair[1], place, pair[0]);
            }
        }
    }
    automaton
}

/// Reads columns in which each 5 has a 1 right before or a 9 right after.
pub(super) fn flatmates(geometry: &Geometry) -> Automaton {
    let mut automaton = Automaton::new(geometry.values());
    let [other, after_one, wants_nine] = [true, true, false].map(|end| automaton.state(end));
    automaton.start(other);
    for place in 0..geometry.values() {
        let value = geometry.value_at(place);
        let then = if value == 1 { after_one } else { other };
        automaton.step(other, place, if value == 5 { wants_nine } else { then });
        automaton.step(after_one, place, then);
        if value == 9 {
            automaton.step(wants_nine, place, other);
        }
    }
    automaton
}

/// Reads closed lines that fall into segments of a sum each, wherever the first one begins.
///
/// A state is what the cells before the line belong to the segment of its first cell, and the sum of the
/// current segment. The line ends with the sum that it began with, and has a border of two segments.
pub(super) fn closed_sum_line(geometry: &Geometry, sum: u32) -> Automaton {
    let mut automaton = Automaton::new(geometry.values());
    for before in 0..sum {
        // The state before any value but 0 differs from all others, so that zeros alone are no line.
        let start = automaton.state(false);
        automaton.start(start);
        let states: Vec<u32> = (0..sum).map(|now| automaton.state(now == before)).collect();
        let all = states.iter().zip(0..).chain([(&start, before)]);
        for (&state, now) in all {
            for place in 0..geometry.values() {
                let value = geometry.value_at(place);
                let then = now + value;
                if value == 0 {
                    automaton.step(state, place, state);
                } else if then < sum {
                    automaton.step(state, place, states[then as usize]);
                } else if then == sum {
                    automaton.step(state, place, states[0]);
                }
            }
        }
    }
    automaton
}
