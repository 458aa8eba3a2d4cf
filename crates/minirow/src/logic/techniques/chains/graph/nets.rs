//! What follows from a candidate through singles: a digit goes where all others of its cell, or all
//! other places of its house, are gone.
//!
//! That is a trial: the candidate is set or eliminated, then the singles that show are set, in a
//! few rounds, as HoDoKu 2.3.2 does; a wrong candidate may lead to impossible boards. What comes
//! after the last round is found through the links of other candidates.

use std::ops::ControlFlow;

use super::links::{AT_ONCE, Link, Links, Reason};
use super::nodes::{Fact, Nodes};
use crate::board::{Candidate, Digit, House};
use crate::logic::finder::Sink;
use crate::logic::position::set::{CellSet, Digits};

/// How often singles are looked for.
const ROUNDS: usize = 4;

/// HoDoKu keeps no more grounds of a fact than this.
const MOST_GROUNDS: usize = 5;

/// The links of all candidates, and those of groups.
pub(in crate::logic::techniques::chains) fn links<const C: usize, const D: usize>(
    nodes: &Nodes<'_, C, D>,
    sink: &mut Sink<'_>,
) -> ControlFlow<(), Links> {
    let mut trial = Trial::new(nodes);
    for index in 0..2 * nodes.candidate_count() {
        sink.go_on()?;
        trial.run(Fact::new(index / 2, index % 2 == 1));
    }
    Links::with_groups(nodes, trial.links, trial.grounds, sink)
}

struct Trial<'a, const C: usize, const D: usize> {
    nodes: &'a Nodes<'a, C, D>,
    start: Board<D>,
    board: Board<D>,
    links: Vec<(Fact, Link)>,
    grounds: Vec<u32>,
    premise: Fact,
    /// Where the links of the premise begin.
    first: usize,
    /// For each fact its place among the links of the premise, counted from 1.
    places: Vec<u32>,
    singles: Vec<(Candidate, bool)>,
}

impl<'a, const C: usize, const D: usize> Trial<'a, C, D> {
    fn new(nodes: &'a Nodes<'a, C, D>) -> Self {
        let start = Board::new(nodes);
        Self {
            nodes,
            board: start.clone(),
            start,
            links: Vec::new(),
            grounds: Vec::new(),
            premise: Fact::new(0, false),
            first: 0,
            places: vec![0; 2 * nodes.candidate_count()],
            singles: Vec::new(),
        }
    }

    /// Adds the links of a premise.
    fn run(&mut self, premise: Fact) {
        for (_, link) in &self.links[self.first..] {
            self.places[link.to.index()] = 0;
        }
        self.first = self.links.len();
        self.premise = premise;
        self.board.copy(&self.start);
        let candidate = self.nodes.first_candidate(premise.node());
        if premise.holds() {
            self.exclude_others(candidate, 0);
            self.board.place(self.nodes, candidate);
        } else {
            self.board.remove(self.nodes, candidate);
            if let Some(digit) = self.board.candidates[candidate.cell.index()].only() {
                let other = Candidate { digit, ..candidate };
                let node = self.nodes.find(other);
                let place = self.add(Link::at_once(Fact::new(node, true), Reason::Cell));
                self.exclude_others(other, place);
                self.board.place(self.nodes, other);
            }
        }
        for _ in 0..ROUNDS {
            let mut singles = std::mem::take(&mut self.singles);
            self.board.singles(self.nodes, &mut singles);
            for &(single, is_naked) in &singles {
                let place = self.add_single(single, is_naked);
                self.exclude_others(single, place);
                self.board.place(self.nodes, single);
            }
            self.singles = singles;
        }
    }

    /// Adds that a single holds; its place among the links.
    fn add_single(&mut self, single: Candidate, is_naked: bool) -> u32 {
        let (nodes, view) = (self.nodes, self.nodes.view());
        let Candidate { cell, digit } = single;
        let node = nodes.find(single);
        let of_cell = nodes.of_cell(cell);
        let of_house = |house| {
            let others = (view.places_in(house, digit) - CellSet::of(cell)).iter();
            others.map(|cell| nodes.find(Candidate { cell, digit }))
        };
        // The grounds HoDoKu keeps come from the house with the fewest places left.
        let fewest = view.houses_of(cell).min_by_key(|&house| self.board.free(house, digit));
        let fewest = fewest.filter(|_| !is_naked);
        let all = self.grounds.len();
        match fewest {
            None => self.add_grounds(of_cell.filter(|&other| other != node)),
            Some(fewest) => self.add_grounds(of_house(fewest)),
        }
        let kept = &self.grounds[all..];
        let kept = &kept[..kept.len().min(MOST_GROUNDS)];
        let parent = kept.iter().copied().max().unwrap_or(0);
        let nearest = kept.first().copied().unwrap_or(0);
        let is_net = kept.iter().filter(|&&ground| ground > 0).count() > 1;
        let is_net = is_net || self.leads_through_net(parent);
        let mut reason = fewest.map_or(Reason::Cell, Reason::House);
        // On an impossible board that house may hold the digit already; then another is the reason.
        let is_eliminated = |other| {
            let fact = Fact::new(other, false);
            fact == self.premise || self.place(fact) > 0
        };
        let mut houses = view.houses_of(cell).filter(|&house| of_house(house).all(is_eliminated));
        if let Some(fewest) = fewest
            && !of_house(fewest).all(is_eliminated)
            && let Some(house) = houses.next()
        {
            self.grounds.truncate(all);
            self.add_grounds(of_house(house));
            reason = Reason::House(house);
        }
        let distance = self.distance(nearest) + 1;
        let grounds = (all as u32, (self.grounds.len() - all) as u32);
        self.add(Link { to: Fact::new(node, true), reason, distance, parent, grounds, is_net })
    }

    /// Adds grounds: that some candidates do not hold.
    fn add_grounds(&mut self, eliminated: impl Iterator<Item = usize>) {
        for node in eliminated {
            self.grounds.push(self.place(Fact::new(node, false)));
        }
    }

    /// Adds that what a candidate excludes does not hold, given its place among the links.
    fn exclude_others(&mut self, candidate: Candidate, parent: u32) {
        let (nodes, view) = (self.nodes, self.nodes.view());
        let Candidate { cell, digit } = candidate;
        let distance = self.distance(parent) + 1;
        let is_net = self.leads_through_net(parent);
        let others = self.board.candidates[cell.index()];
        let mut exclude = |other| {
            let to = Fact::new(nodes.find(other), false);
            let reason = Reason::Excluded;
            self.add(Link { to, reason, distance, parent, grounds: (0, 0), is_net });
        };
        for cell in (view.places(digit) & view.peers(cell)).iter() {
            exclude(Candidate { cell, digit });
        }
        for digit in others.iter().filter(|&other| other != digit) {
            exclude(Candidate { cell, digit });
        }
    }

    /// Adds a link from the premise, unless its end is known; its place, counted from 1.
    fn add(&mut self, link: Link) -> u32 {
        let known = self.place(link.to);
        if known > 0 || link.to == self.premise {
            return known;
        }
        self.links.push((self.premise, link));
        let place = (self.links.len() - self.first) as u32;
        self.places[link.to.index()] = place;
        place
    }

    /// The place of a fact, counted from 1; 0 for the premise.
    fn place(&self, fact: Fact) -> u32 {
        self.places[fact.index()]
    }

    fn distance(&self, place: u32) -> u16 {
        match place {
            0 => AT_ONCE - 1,
            _ => self.links[self.first + place as usize - 1].1.distance,
        }
    }

    fn leads_through_net(&self, place: u32) -> bool {
        place > 0 && self.links[self.first + place as usize - 1].1.is_net
    }
}

/// A board on which digits are tried.
#[derive(Clone)]
struct Board<const D: usize> {
    digit_count: usize,
    digits: Vec<Option<Digit>>,
    candidates: Vec<Digits<D>>,
    /// How many places each house has left for each digit.
    free: Vec<i16>,
    /// Cells with one digit left, and digits with one place left in a house, as they came up.
    naked: Vec<Candidate>,
    hidden: Vec<Candidate>,
}

impl<const D: usize> Board<D> {
    fn new<const C: usize>(nodes: &Nodes<'_, C, D>) -> Self {
        let view = nodes.view();
        let geometry = view.geometry();
        let digits = || geometry.digits();
        let places = geometry
            .houses()
            .flat_map(|house| digits().map(move |digit| view.places_in(house, digit).len() as i16));
        Self {
            digit_count: geometry.digit_count().into(),
            digits: geometry.cells().map(|cell| view.digit(cell)).collect(),
            candidates: geometry.cells().map(|cell| view.candidates(cell)).collect(),
            free: places.collect(),
            naked: Vec::new(),
            hidden: Vec::new(),
        }
    }

    fn copy(&mut self, other: &Self) {
        self.digits.copy_from_slice(&other.digits);
        self.candidates.copy_from_slice(&other.candidates);
        self.free.copy_from_slice(&other.free);
        self.naked.clear();
        self.hidden.clear();
    }

    fn free(&self, house: House, digit: Digit) -> i16 {
        self.free[self.seat(house, digit)]
    }

    fn seat(&self, house: House, digit: Digit) -> usize {
        house.index() * self.digit_count + digit.index()
    }

    /// The singles that show, and whether the cell is why: first those, then those of houses.
    fn singles<const C: usize>(
        &self,
        nodes: &Nodes<'_, C, D>,
        singles: &mut Vec<(Candidate, bool)>,
    ) {
        let is_open = |single: &&Candidate| self.digits[single.cell.index()].is_none();
        singles.clear();
        singles.extend(self.naked.iter().filter(is_open).map(|&single| (single, true)));
        let mut taken = CellSet::<C>::EMPTY;
        for &single in self.hidden.iter().filter(is_open) {
            let Candidate { cell, digit } = single;
            let mut houses = nodes.view().houses_of(cell);
            if !taken.contains(cell) && houses.any(|house| self.free(house, digit) == 1) {
                taken.insert(cell);
                singles.push((single, false));
            }
        }
    }

    /// Sets a digit, also where it contradicts another.
    fn place<const C: usize>(&mut self, nodes: &Nodes<'_, C, D>, candidate: Candidate) {
        let view = nodes.view();
        let Candidate { cell, digit } = candidate;
        if self.digits[cell.index()] == Some(digit) {
            return;
        }
        self.digits[cell.index()] = Some(digit);
        let candidates = std::mem::replace(&mut self.candidates[cell.index()], Digits::EMPTY);
        for peer in view.peers(cell).iter() {
            self.remove(nodes, Candidate { cell: peer, digit });
        }
        for gone in candidates.iter() {
            for house in view.houses_of(cell) {
                let seat = self.seat(house, gone);
                self.free[seat] -= 1;
                if self.free[seat] == 1 && gone != digit {
                    self.add_hidden(nodes, house, gone);
                }
            }
        }
    }

    /// Eliminates a candidate, if it is there.
    fn remove<const C: usize>(&mut self, nodes: &Nodes<'_, C, D>, candidate: Candidate) {
        let view = nodes.view();
        let Candidate { cell, digit } = candidate;
        let candidates = &mut self.candidates[cell.index()];
        if !candidates.contains(digit) {
            return;
        }
        candidates.remove(digit);
        if candidates.is_empty() {
            // A contradiction; HoDoKu counts the place on.
            return;
        }
        if let Some(only) = candidates.only() {
            self.naked.push(Candidate { cell, digit: only });
        }
        for house in view.houses_of(cell) {
            let seat = self.seat(house, digit);
            self.free[seat] -= 1;
            match self.free[seat] {
                1 => self.add_hidden(nodes, house, digit),
                0 => {
                    let cells = view.house(house);
                    let is_gone =
                        |single: &Candidate| single.digit == digit && cells.contains(single.cell);
                    if let Some(gone) = self.hidden.iter().position(is_gone) {
                        self.hidden.remove(gone);
                    }
                }
                _ => {}
            }
        }
    }

    /// Notes the one place of a digit that a house has left.
    fn add_hidden<const C: usize>(&mut self, nodes: &Nodes<'_, C, D>, house: House, digit: Digit) {
        let mut cells = nodes.view().geometry().cells_of(house).iter().copied();
        if let Some(cell) = cells.find(|cell| self.candidates[cell.index()].contains(digit)) {
            self.hidden.push(Candidate { cell, digit });
        }
    }
}
