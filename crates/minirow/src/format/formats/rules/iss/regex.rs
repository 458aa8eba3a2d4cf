//! Regular expressions as automata.
//!
//! Signs are values: digits, then letters from `A` = 10 on. There are `.`, `[…]`, `[^…]`, groups, `|`, `*`,
//! `+`, `?`, `{n}`, `{n,}` and `{n,m}`. The whole line has to match. The automaton is that of V. Glushkov:
//! a state for the start, and one for each sign of the expression with its repetitions written out.

use super::item::Token;
use crate::board::Geometry;
use crate::format::reading::read_error::ReadError;
use crate::rules::Automaton;

/// The most signs of an expression.
const MOST_SIGNS: usize = 4096;
/// The deepest group.
const MOST_DEPTH: usize = 50;
/// The most signs with repetitions written out.
const MOST_PLACES: usize = 10_000 - 1;
/// The most pairs of signs that may follow each other.
const MOST_PAIRS: usize = 100_000;
/// The most steps of the writing out.
const MOST_WORK: usize = 100_000;

enum Node {
    /// One value of a set of places.
    Value(u32),
    Sequence(Vec<Node>),
    Choice(Vec<Node>),
    Repeat(Box<Node>, usize, Option<usize>),
}

/// Compiles an expression for the values of a board, and tells how many steps that took.
pub(super) fn read(
    geometry: &Geometry,
    pattern: &str,
    token: &Token,
) -> Result<(Automaton, usize), ReadError> {
    let signs: Vec<char> = pattern.chars().collect();
    let wrong = |(at, expected): (usize, &str)| {
        token.wrong(format!("a regular expression with {expected} at its sign {}", at + 1))
    };
    if signs.len() > MOST_SIGNS {
        return Err(token.wrong(format!("a regular expression of at most {MOST_SIGNS} signs")));
    }
    let mut parser = Parser { geometry, signs: &signs, at: 0 };
    let node = parser.choice(0).map_err(wrong)?;
    if parser.at < signs.len() {
        return Err(wrong((parser.at, "'(' before ')'")));
    }
    let mut writer = Writer { sets: Vec::new(), follow: Vec::new(), pairs: 0, work: 0 };
    let whole = writer.write(&node).ok_or_else(|| token.wrong("a smaller regular expression"))?;
    Ok((writer.automaton(geometry.values(), &whole), writer.work + writer.pairs))
}

/// Where the expression is wrong, and what is expected there.
type Wrong = (usize, &'static str);

struct Parser<'a> {
    geometry: &'a Geometry,
    signs: &'a [char],
    at: usize,
}

impl Parser<'_> {
    fn peek(&self) -> Option<char> {
        self.signs.get(self.at).copied()
    }

    /// Goes beyond a sign, if it is this one.
    fn is(&mut self, sign: char) -> bool {
        let found = self.peek() == Some(sign);
        self.at += usize::from(found);
        found
    }

    fn choice(&mut self, depth: usize) -> Result<Node, Wrong> {
        if depth > MOST_DEPTH {
            return Err((self.at, "fewer groups in each other"));
        }
        let mut choices = vec![self.sequence(depth)?];
        while self.is('|') {
            choices.push(self.sequence(depth)?);
        }
        Ok(if choices.len() == 1 { choices.remove(0) } else { Node::Choice(choices) })
    }

    fn sequence(&mut self, depth: usize) -> Result<Node, Wrong> {
        let mut parts = Vec::new();
        while self.peek().is_some_and(|sign| !"|)".contains(sign)) {
            let mut part = self.single(depth)?;
            let mut repeats = 0;
            while let Some((least, most)) = self.repeat()? {
                repeats += 1;
                if repeats > 4 {
                    return Err((self.at, "fewer repetitions of each other"));
                }
                part = Node::Repeat(Box::new(part), least, most);
            }
            parts.push(part);
        }
        Ok(Node::Sequence(parts))
    }

    fn repeat(&mut self) -> Result<Option<(usize, Option<usize>)>, Wrong> {
        if self.is('*') {
            return Ok(Some((0, None)));
        } else if self.is('+') {
            return Ok(Some((1, None)));
        } else if self.is('?') {
            return Ok(Some((0, Some(1))));
        } else if !self.is('{') {
            return Ok(None);
        }
        let least = self.number()?;
        let most = if !self.is(',') {
            Some(least)
        } else if self.peek() == Some('}') {
            None
        } else {
            Some(self.number()?)
        };
        if most.is_some_and(|most| most < least) {
            return Err((self.at, "a number that is not less than the first"));
        }
        if self.is('}') { Ok(Some((least, most))) } else { Err((self.at, "'}'")) }
    }

    fn number(&mut self) -> Result<usize, Wrong> {
        let (start, mut number) = (self.at, 0);
        while let Some(digit) = self.peek().and_then(|sign| sign.to_digit(10)) {
            number = number * 10 + digit as usize;
            if number > MOST_PLACES {
                return Err((start, "a smaller number"));
            }
            self.at += 1;
        }
        if self.at == start { Err((start, "a number")) } else { Ok(number) }
    }

    fn single(&mut self, depth: usize) -> Result<Node, Wrong> {
        if self.is('(') {
            let group = self.choice(depth + 1)?;
            return if self.is(')') { Ok(group) } else { Err((self.at, "')'")) };
        } else if self.is('.') {
            return Ok(Node::Value(self.geometry.all_places()));
        } else if self.is('[') {
            return self.set();
        }
        let set = self.value()?;
        Ok(Node::Value(set))
    }

    fn set(&mut self) -> Result<Node, Wrong> {
        let is_negated = self.is('^');
        let (start, mut set) = (self.at, 0);
        while self.peek().is_some_and(|sign| sign != ']') {
            let (first, one) = (self.at, self.value()?);
            set |= one;
            if self.is('-') {
                let last = self.value()?;
                if last < one {
                    return Err((first, "the lower value before the higher one"));
                }
                set |= (last << 1) - one;
            }
        }
        if !self.is(']') {
            Err((self.at, "']'"))
        } else if set == 0 {
            Err((start, "a value"))
        } else {
            Ok(Node::Value(if is_negated { self.geometry.all_places() & !set } else { set }))
        }
    }

    /// A set of one value.
    fn value(&mut self) -> Result<u32, Wrong> {
        let value = self.peek().and_then(|sign| sign.to_digit(36));
        let place = value.and_then(|value| self.geometry.place_of(value));
        self.at += 1;
        place.map(|place| 1 << place).ok_or((self.at - 1, "a value of the board"))
    }
}

/// What a part of the expression may begin and end with.
#[derive(Default)]
struct Part {
    is_empty: bool,
    first: Vec<u16>,
    last: Vec<u16>,
}

struct Writer {
    /// The values of each place.
    sets: Vec<u32>,
    /// The places that may follow each.
    follow: Vec<Vec<u16>>,
    pairs: usize,
    work: usize,
}

impl Writer {
    /// Nothing where the expression is too large.
    fn write(&mut self, node: &Node) -> Option<Part> {
        self.work += 1;
        if self.work > MOST_WORK {
            return None;
        }
        match node {
            Node::Value(set) => {
                if self.sets.len() >= MOST_PLACES {
                    return None;
                }
                let place = self.sets.len() as u16;
                self.sets.push(*set);
                self.follow.push(Vec::new());
                Some(Part { is_empty: false, first: vec![place], last: vec![place] })
            }
            Node::Sequence(parts) => {
                let mut whole = Part { is_empty: true, ..Part::default() };
                for part in parts {
                    let part = self.write(part)?;
                    whole = self.join(whole, part)?;
                }
                Some(whole)
            }
            Node::Choice(choices) => {
                let mut whole = Part::default();
                for choice in choices {
                    let part = self.write(choice)?;
                    whole.is_empty |= part.is_empty;
                    whole.first.extend(part.first);
                    whole.last.extend(part.last);
                }
                Some(whole)
            }
            Node::Repeat(node, least, most) => self.repeat(node, *least, *most),
        }
    }

    /// Written out as `aaa(a(a)?)?`, and as `aaa(a+)?` where there is no end.
    fn repeat(&mut self, node: &Node, least: usize, most: Option<usize>) -> Option<Part> {
        let mut whole = Part { is_empty: true, ..Part::default() };
        for _ in 0..least {
            let part = self.write(node)?;
            whole = self.join(whole, part)?;
        }
        let mut rest = Part { is_empty: true, ..Part::default() };
        if let Some(most) = most {
            for _ in least..most {
                let part = self.write(node)?;
                rest = self.join(part, rest)?;
                rest.is_empty = true;
            }
        } else {
            rest = self.write(node)?;
            self.link(&rest.last, &rest.first)?;
            rest.is_empty = true;
        }
        self.join(whole, rest)
    }

    fn join(&mut self, mut one: Part, other: Part) -> Option<Part> {
        self.link(&one.last, &other.first)?;
        if one.is_empty {
            one.first.extend(other.first);
        }
        if other.is_empty {
            one.last.extend(other.last);
        } else {
            one.last = other.last;
        }
        one.is_empty &= other.is_empty;
        Some(one)
    }

    fn link(&mut self, from: &[u16], to: &[u16]) -> Option<()> {
        self.pairs += from.len() * to.len();
        if self.pairs > MOST_PAIRS {
            return None;
        }
        for &place in from {
            self.follow[usize::from(place)].extend(to);
        }
        Some(())
    }

    fn automaton(&self, values: usize, whole: &Part) -> Automaton {
        let mut automaton = Automaton::new(values);
        let start = automaton.state(whole.is_empty);
        automaton.start(start);
        let mut is_last = vec![false; self.sets.len()];
        whole.last.iter().for_each(|&place| is_last[usize::from(place)] = true);
        let states: Vec<u32> = is_last.into_iter().map(|end| automaton.state(end)).collect();
        let mut link = |from: u32, places: &[u16]| {
            for &place in places {
                let set = self.sets[usize::from(place)];
                for value in (0..values).filter(|value| set >> value & 1 == 1) {
                    automaton.step(from, value, states[usize::from(place)]);
                }
            }
        };
        link(start, &whole.first);
        for (&state, follow) in states.iter().zip(&self.follow) {
            link(state, follow);
        }
        automaton
    }
}
