//! Tables of pairs and automata as words.
//!
//! A table has a word for each first value: it, a colon, and the values that may follow: `1:2,3`. An automaton has
//! states with numbers from 0: `>0` says that a line may begin in 0, `2>` that it may end in 2, and `0:1,3>2` that
//! the values 1 and 3 lead from 0 to 2. Which marks are all given: `difference:1 ratio:2 sum:5,10`.

use crate::board::Geometry;
use crate::rules::automaton::Automaton;

/// The most states of an automaton.
const MOST_STATES: usize = 10_000;

/// A table in words.
pub(in crate::rules) fn of_table(table: &[u32], geometry: &Geometry) -> Vec<String> {
    let rows = table.iter().enumerate().filter(|&(_, &row)| row != 0);
    rows.map(|(first, &row)| {
        let followers = (0..geometry.values()).filter(|place| row >> place & 1 == 1);
        format!("{}:{}", geometry.value_at(first), values(followers, geometry))
    })
    .collect()
}

/// A table of words; what is wrong with one of them.
pub(in crate::rules) fn table(
    words: &[String],
    geometry: &Geometry,
) -> Result<Vec<u32>, (usize, String)> {
    let mut table = vec![0; geometry.values()];
    for (at, word) in words.iter().enumerate() {
        let row = word.split_once(':').and_then(|(first, followers)| {
            let first = geometry.place_of(number(first)?)?;
            Some((first, places(followers, geometry)?))
        });
        let Some((first, followers)) = row else {
            return Err((at, "a value and those that may follow such as 1:2,3".to_owned()));
        };
        table[first] |= followers;
    }
    Ok(table)
}

/// What marks tell, in this order.
const MARKS: [&str; 3] = ["difference", "ratio", "sum"];

/// Which marks are all given, in words: differences, ratios and sums.
pub(in crate::rules) fn of_marks(marks: [&Vec<u32>; 3]) -> Vec<String> {
    let told = MARKS.into_iter().zip(marks).filter(|(_, numbers)| !numbers.is_empty());
    told.map(|(name, numbers)| {
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        format!("{name}:{}", numbers.join(","))
    })
    .collect()
}

/// Which marks are all given, of words; what is wrong with one of them.
pub(in crate::rules) fn marks(words: &[String]) -> Result<[Vec<u32>; 3], (usize, String)> {
    let mut marks = [const { Vec::new() }; 3];
    for (at, word) in words.iter().enumerate() {
        let told = word.split_once(':').and_then(|(name, numbers)| {
            let kind = MARKS.iter().position(|mark| *mark == name)?;
            Some((kind, numbers.split(',').map(number).collect::<Option<Vec<u32>>>()?))
        });
        let expected = "difference, ratio or sum and numbers such as sum:5,10";
        let (kind, numbers) = told.ok_or((at, expected.to_owned()))?;
        marks[kind].extend(numbers);
    }
    Ok(marks)
}

/// An automaton in words.
pub(in crate::rules) fn of_automaton(automaton: &Automaton, geometry: &Geometry) -> Vec<String> {
    let states = || (0..automaton.state_count()).map(|state| state as u32);
    let mut words: Vec<String> =
        automaton.starts().iter().map(|state| format!(">{state}")).collect();
    words
        .extend(states().filter(|&state| automaton.is_end(state)).map(|state| format!("{state}>")));
    for from in states() {
        let each = (0..automaton.values())
            .flat_map(|value| automaton.next(from, value).map(move |to| (to, value)));
        let mut steps: Vec<(u32, usize)> = each.collect();
        steps.sort_unstable();
        for alike in steps.chunk_by(|(one, _), (other, _)| one == other) {
            let read = alike.iter().map(|&(_, value)| value);
            words.push(format!("{from}:{}>{}", values(read, geometry), alike[0].0));
        }
    }
    // The number of states, where no word names the last of them.
    if let Some(last) =
        states().next_back().filter(|last| !words.iter().any(|word| names(word, *last)))
    {
        words.push(format!("{last}"));
    }
    words
}

/// Whether a word names a state.
fn names(word: &str, state: u32) -> bool {
    let state = state.to_string();
    let (before, behind) = word.split_once('>').unwrap_or((word, ""));
    behind == state || before.split(':').next() == Some(&state)
}

/// An automaton of words; what is wrong with one of them.
pub(in crate::rules) fn automaton(
    words: &[String],
    geometry: &Geometry,
) -> Result<Automaton, (usize, String)> {
    let expected =
        "'>' and a state that lines begin in, a state and '>', or a step such as 0:1,3>2";
    let (mut starts, mut ends, mut steps, mut states) = (Vec::new(), Vec::new(), Vec::new(), 0);
    for (at, word) in words.iter().enumerate() {
        let mut state = |text: &str| {
            let state =
                number(text).map(|state| state as usize).filter(|&state| state < MOST_STATES)?;
            states = states.max(state + 1);
            Some(state)
        };
        let told = match word.split_once('>') {
            None => state(word).map(|_| ()),
            Some(("", start)) => state(start).map(|start| starts.push(start)),
            Some((end, "")) => state(end).map(|end| ends.push(end)),
            Some((from, to)) => from.split_once(':').and_then(|(from, read)| {
                steps.push((state(from)?, places(read, geometry)?, state(to)?));
                Some(())
            }),
        };
        told.ok_or_else(|| (at, format!("{expected}, of at most {MOST_STATES} states")))?;
    }
    let mut automaton = Automaton::new(geometry.values());
    let mut is_end = vec![false; states];
    ends.into_iter().for_each(|end| is_end[end] = true);
    for is_end in is_end {
        automaton.state(is_end);
    }
    starts.iter().for_each(|&start| automaton.start(start as u32));
    for (from, read, to) in steps {
        for value in (0..geometry.values()).filter(|value| read >> value & 1 == 1) {
            automaton.step(from as u32, value, to as u32);
        }
    }
    Ok(automaton)
}

/// The values at some places, between commas.
fn values(places: impl Iterator<Item = usize>, geometry: &Geometry) -> String {
    places.map(|place| geometry.value_at(place).to_string()).collect::<Vec<_>>().join(",")
}

/// Values between commas, as a set of places.
fn places(text: &str, geometry: &Geometry) -> Option<u32> {
    let mut set = 0;
    for value in text.split(',') {
        set |= 1 << geometry.place_of(number(value)?)?;
    }
    Some(set)
}

fn number(text: &str) -> Option<u32> {
    let is_number = text.len() <= 6 && text.bytes().all(|sign| sign.is_ascii_digit());
    is_number.then(|| text.parse().ok()).flatten()
}
