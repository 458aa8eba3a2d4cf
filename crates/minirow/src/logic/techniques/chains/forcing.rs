//! Finds forcing chains and nets: what a premise leads to that cannot be, and what all cases of a
//! choice lead to.
//!
//! From every candidate that holds, and that does not, all that follows is known. Each conclusion is
//! told once, with the shortest proof. Placements come before eliminations and both go cell by cell,
//! as in HoDoKu 2.3.2.

use std::ops::ControlFlow;

use super::argue;
use super::graph::links::Links;
use super::graph::nets;
use super::graph::nodes::{Fact, Nodes};
use super::graph::reach::Reach;
use super::graph::table::Table;
use super::graph::tell;
use crate::board::{Candidate, Cell, Digit, House, Names};
use crate::logic::argument::{self, Argument, Word};
use crate::logic::finder::Sink;
use crate::logic::position::set::CellSet;
use crate::logic::position::view::View;
use crate::logic::{Chain, HouseRole, Premise, Role, Step, chain, words};

/// How much a premise leads to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Depth {
    /// What follows link by link, also through groups.
    Chains,
    /// What follows from several facts together too.
    Nets,
}

/// Boards with more candidates than this are left alone: what follows from them would fill the
/// memory.
const MOST_CANDIDATES: [usize; 2] = [2048, 1024];

/// Hands on a step for each conclusion.
pub(super) fn find<const C: usize, const D: usize>(
    view: &View<C, D>,
    sink: &mut Sink<'_>,
    depth: Depth,
) -> ControlFlow<()> {
    let mut nodes = Nodes::new(view);
    if nodes.candidate_count() > MOST_CANDIDATES[depth as usize] {
        return ControlFlow::Continue(());
    }
    nodes.add_groups(sink)?;
    let links = match depth {
        Depth::Chains => Links::new(&nodes, sink)?,
        Depth::Nets => nets::links(&nodes, sink)?,
    };
    let mut search = Search {
        nodes: &nodes,
        table: Table::new(&links),
        links: &links,
        reach: Reach::new(&nodes),
        eliminated: view.geometry().digits().map(|digit| eliminated(view, digit)).collect(),
        best: vec![[None; 2]; 2 * nodes.candidate_count()],
    };
    search.prove_all(sink)?;
    // Nets that HoDoKu does not take for nets come last.
    for is_net in [depth == Depth::Nets, false] {
        for holds in [true, false] {
            for node in 0..nodes.candidate_count() {
                let conclusion = Fact::new(node, holds);
                let [other, net] = search.best[conclusion.index()];
                let best = match (is_net, net) {
                    (true, _) => net,
                    (false, Some(_)) => None,
                    (false, None) => other,
                };
                let Some(best) = best else {
                    continue;
                };
                sink.go_on()?;
                let step = search.tell(conclusion, best.proof, sink.step());
                let mut told = step.marks.chains.iter().flatten();
                if depth == Depth::Chains || told.any(|implication| implication.after.len() > 1) {
                    sink.found(step)?;
                }
            }
        }
        if depth == Depth::Chains {
            break;
        }
    }
    ControlFlow::Continue(())
}

/// Why a conclusion holds.
#[derive(Clone, Copy)]
enum Proof {
    /// Its opposite leads to something that cannot be.
    Contradiction(Clash),
    /// It follows in all cases.
    Verity(Choice),
}

/// What cannot be.
#[derive(Clone, Copy)]
enum Clash {
    /// The conclusion itself: it does not hold, so it does.
    Itself,
    /// A candidate that holds and does not.
    Candidate(usize),
    /// A cell without a digit.
    Cell(Cell),
    /// A house without a place for a digit.
    House(House, Digit),
}

/// Cases one of which holds.
#[derive(Clone, Copy)]
enum Choice {
    /// A candidate, or its opposite.
    Either(usize),
    /// The candidates of a cell.
    Cell(Cell),
    /// The places of a digit in a house.
    House(House, Digit),
}

#[derive(Clone, Copy)]
struct Best {
    distance: u32,
    proof: Proof,
}

struct Search<'a, const C: usize, const D: usize> {
    nodes: &'a Nodes<'a, C, D>,
    links: &'a Links,
    table: Table,
    reach: Reach,
    /// For each digit the cells it was eliminated from, though no placed digit excludes it there.
    /// HoDoKu waits for it to go from those too before a house has no place left.
    eliminated: Vec<CellSet<C>>,
    /// For each conclusion the shortest proof without a net, and with one.
    best: Vec<[Option<Best>; 2]>,
}

impl<const C: usize, const D: usize> Search<'_, C, D> {
    fn prove_all(&mut self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        for index in 0..2 * self.nodes.candidate_count() {
            sink.go_on()?;
            let premise = Fact::new(index / 2, index % 2 == 1);
            self.table.fill(self.links, premise);
            self.reach.read(&self.table, self.links, premise);
            self.refute(premise);
        }
        sink.go_on()?;
        let view = self.nodes.view();
        for node in 0..self.nodes.candidate_count() {
            self.compare(Choice::Either(node));
        }
        for cell in view.open() {
            self.compare(Choice::Cell(cell));
        }
        for house in view.geometry().houses() {
            sink.go_on()?;
            for digit in view.geometry().digits() {
                self.compare(Choice::House(house, digit));
            }
        }
        ControlFlow::Continue(())
    }

    /// Looks for all that cannot be among what follows from a premise.
    fn refute(&mut self, premise: Fact) {
        let conclusion = premise.opposite();
        let (nodes, view) = (self.nodes, self.nodes.view());
        let clash = |clash| Proof::Contradiction(clash);
        // Case 1: the opposite of the premise.
        self.prove(conclusion, clash(Clash::Itself), [(premise, conclusion)].into_iter());
        // Case 2: a candidate that holds and does not. Two digits in a cell, or a digit twice in a
        // house, come to the same.
        for node in 0..nodes.candidate_count() {
            let both = [true, false].map(|holds| (premise, Fact::new(node, holds)));
            self.prove(conclusion, clash(Clash::Candidate(node)), both.into_iter());
        }
        // Case 3: a cell without a digit.
        for cell in view.open() {
            let all = nodes.of_cell(cell).map(|node| (premise, Fact::new(node, false)));
            self.prove(conclusion, clash(Clash::Cell(cell)), all);
        }
        // Case 4: a house without a place for a digit.
        for house in view.geometry().houses() {
            for digit in view.geometry().digits() {
                let places = view.places_in(house, digit);
                if !places.is_empty() {
                    let node = |cell| nodes.find(Candidate { cell, digit });
                    let all = places.iter().map(|cell| (premise, Fact::new(node(cell), false)));
                    self.prove(conclusion, clash(Clash::House(house, digit)), all);
                }
            }
        }
    }

    /// Looks for all that follows in each case of a choice.
    fn compare(&mut self, choice: Choice) {
        let cases = self.cases(choice);
        if cases.len() < 2 {
            return;
        }
        let own_cell = match choice {
            Choice::Either(node) => self.nodes.of_cell(self.nodes.first_candidate(node).cell),
            _ => 0..0,
        };
        for index in 0..2 * self.nodes.candidate_count() {
            let conclusion = Fact::new(index / 2, index % 2 == 1);
            if !own_cell.contains(&conclusion.node()) {
                let ways = cases.iter().map(|&case| (case, conclusion));
                self.prove(conclusion, Proof::Verity(choice), ways);
            }
        }
    }

    fn cases(&self, choice: Choice) -> Vec<Fact> {
        let (nodes, view) = (self.nodes, self.nodes.view());
        match choice {
            Choice::Either(node) => vec![Fact::new(node, true), Fact::new(node, false)],
            Choice::Cell(cell) => nodes.of_cell(cell).map(|node| Fact::new(node, true)).collect(),
            Choice::House(house, digit) => {
                let places = view.places_in(house, digit).iter();
                let node = |cell| nodes.find(Candidate { cell, digit });
                places.map(|cell| Fact::new(node(cell), true)).collect()
            }
        }
    }

    /// Whether a conclusion is about one of the cases of a choice.
    fn is_among(&self, conclusion: Fact, choice: Choice) -> bool {
        let Candidate { cell, digit } = self.nodes.first_candidate(conclusion.node());
        match choice {
            Choice::Either(node) => node == conclusion.node(),
            Choice::Cell(choice) => choice == cell,
            Choice::House(house, of) => {
                of == digit && self.nodes.view().house(house).contains(cell)
            }
        }
    }

    /// Keeps a proof if all its ways can be gone and it is the shortest for its conclusion.
    fn prove(&mut self, conclusion: Fact, proof: Proof, ways: impl Iterator<Item = (Fact, Fact)>) {
        let mut distance = 0;
        let mut is_net = false;
        for (premise, target) in ways {
            let Some(way) = self.reach.way(premise, target) else {
                return;
            };
            distance += u32::from(way.distance);
            is_net |= way.is_net;
        }
        is_net &= match proof {
            Proof::Contradiction(Clash::House(house, digit)) => {
                !self.eliminated[digit.index()].meets(&self.nodes.view().house(house))
            }
            _ => true,
        };
        // Of proofs as long, cases are easiest to follow, unless the conclusion is about them.
        let hardness = match proof {
            Proof::Verity(choice) if self.is_among(conclusion, choice) => 2,
            Proof::Verity(_) => 0,
            Proof::Contradiction(_) => 1,
        };
        let distance = 3 * distance + hardness;
        let best = &mut self.best[conclusion.index()][usize::from(is_net)];
        if best.is_none_or(|best| distance < best.distance) {
            *best = Some(Best { distance, proof });
        }
    }

    /// The step of a conclusion.
    fn tell(&mut self, conclusion: Fact, proof: Proof, mut step: Step) -> Step {
        let nodes = self.nodes;
        let candidate = nodes.first_candidate(conclusion.node());
        if conclusion.holds() {
            step.place.push(candidate);
        } else {
            step.remove.push(candidate);
        }
        let chains = match proof {
            Proof::Verity(choice) => {
                let cases = self.cases(choice);
                match choice {
                    Choice::Either(_) => {}
                    Choice::Cell(cell) => step.premises.push(Premise::Cell(cell)),
                    Choice::House(house, digit) => {
                        step.premises.push(Premise::House(house, digit));
                        step.marks.houses.push((house, HouseRole::Base));
                    }
                }
                cases.into_iter().map(|case| self.chain(case, &[conclusion])).collect()
            }
            Proof::Contradiction(clash) => {
                let targets: Vec<Fact> = match clash {
                    Clash::Itself => vec![conclusion],
                    Clash::Candidate(node) => {
                        step.marks.candidates.push((nodes.first_candidate(node), Role::Pattern));
                        [true, false].map(|holds| Fact::new(node, holds)).to_vec()
                    }
                    Clash::Cell(cell) => {
                        step.premises.push(Premise::Cell(cell));
                        nodes.of_cell(cell).map(|node| Fact::new(node, false)).collect()
                    }
                    Clash::House(house, digit) => {
                        step.premises.push(Premise::House(house, digit));
                        step.marks.houses.push((house, HouseRole::Base));
                        let places = self.cases(Choice::House(house, digit));
                        places.into_iter().map(Fact::opposite).collect()
                    }
                };
                if matches!(clash, Clash::Cell(_) | Clash::House(..)) {
                    let candidates = targets.iter().map(|t| nodes.first_candidate(t.node()));
                    step.marks.candidates.extend(candidates.map(|c| (c, Role::Pattern)));
                }
                vec![self.chain(conclusion.opposite(), &targets)]
            }
        };
        tell::add_chains(&mut step, chains);
        step
    }

    /// The implications from a premise to some facts.
    fn chain(&mut self, premise: Fact, targets: &[Fact]) -> Chain {
        self.table.fill(self.links, premise);
        tell::tree(self.nodes, self.links, &self.table, targets)
    }
}

/// The open cells that see no placed digit of this kind but are no places for it.
fn eliminated<const C: usize, const D: usize>(view: &View<C, D>, digit: Digit) -> CellSet<C> {
    let placed = view.geometry().cells().filter(|&cell| view.digit(cell) == Some(digit));
    let seen = placed.fold(CellSet::EMPTY, |seen, cell| seen | view.peers(cell));
    view.open().collect::<CellSet<C>>() - seen - view.places(digit)
}

/// A forcing chain or net in words.
pub(super) fn explain(step: &Step, names: &Names<'_>) -> String {
    let conclusion = match &step.place[..] {
        [] => words::removals(&step.remove, names),
        placed => words::placements(placed, names),
    };
    let marks = &step.marks;
    let house = marks.houses_with(HouseRole::Base).next().map(|house| names.house(house));
    let pattern: Vec<Candidate> = marks.with(Role::Pattern).collect();
    let cell_name = |cell| names.cell(cell);
    let (claim, end) = match (&marks.chains[..], &pattern[..], house) {
        ([], ..) => return conclusion,
        ([_], [], _) => (format!("{conclusion}: its opposite would lead to itself"), String::new()),
        ([_], [candidate], _) => {
            let name = cell_name(candidate.cell);
            let digit = names.digit(candidate.digit);
            let claim =
                format!("{conclusion}: otherwise {name} would be {digit} and not be {digit}");
            (claim, format!("\n{name} cannot both be {digit} and not be {digit}."))
        }
        ([_], [Candidate { digit, .. }, ..], Some(house)) => {
            let digit = names.digit(*digit);
            let claim = format!("{conclusion}: otherwise {house} would have no place for {digit}");
            (claim, format!("\nThat leaves {house} without a place for {digit}."))
        }
        ([_], [Candidate { cell, .. }, ..], None) => {
            let name = cell_name(*cell);
            let claim = format!("{conclusion}: otherwise nothing would be left for {name}");
            (claim, format!("\nThat leaves {name} without a digit."))
        }
        (chains, ..) => {
            let [first, second] = [0, 1].map(|chain| &chains[chain][0]);
            let (digit, name) = (names.digit(first.node.digit), cell_name(first.node.cells[0]));
            let claim = match house {
                Some(house) => format!("Wherever {digit} is in {house}, {conclusion}"),
                None if second.holds => format!("Whichever digit {name} holds, {conclusion}"),
                None => format!("Whether {name} is {digit} or not, {conclusion}"),
            };
            (claim, String::new())
        }
    };
    let mut told = claim;
    let mut first = 1;
    for chain in &marks.chains {
        told.push_str(&chain::explain(chain, first, names));
        first += chain.len();
    }
    told + &end
}

/// The cases, what each of them leads to, and what they have in common; or what cannot be.
pub(super) fn argue(argument: &mut Argument<'_>) {
    let marks = &argument.step.marks;
    let houses: Vec<House> = marks.houses_with(HouseRole::Base).collect();
    let pattern: Vec<Candidate> = marks.with(Role::Pattern).collect();
    if let [chain] = &marks.chains[..] {
        argue::chain(argument);
        argument.part("A contradiction");
        argue_clash(argument, &houses, &pattern);
        let assumed = Word::Statement(&chain[0].node, chain[0].holds);
        argument.say("So it is wrong that {}.", &[assumed]);
        argument.mark(pattern, Role::Pattern).conclude();
        return;
    }
    let first = marks.chains.iter().flat_map(|chain| chain.first());
    let cases: Vec<Candidate> = first
        .filter_map(|case| {
            Some(Candidate { cell: *case.node.cells.first()?, digit: case.node.digit })
        })
        .collect();
    argument.part_of("{} cases", &[Word::Number(cases.len())]);
    let cells = argument::cells_of(cases.iter().copied());
    let digits = argument::digits_of(cases.iter().copied());
    match (&houses[..], &digits[..]) {
        ([house, ..], _) => argument.say(
            "In {}, {} can go in {}. See where each of them leads.",
            &[Word::Base(&[*house]), Word::Digits(&digits), Word::AnyCell(&cells)],
        ),
        (_, &[digit]) => argument.say(
            "Either {} is {}, or it is not. See where both lead.",
            &[Word::Cells(&cells), Word::Digit(digit)],
        ),
        _ => argument.say(
            "{} can be {}. See where each of them leads.",
            &[Word::Cells(&cells), Word::AnyDigit(&digits)],
        ),
    };
    argument.mark(cases.iter().copied(), Role::Pattern);
    argue::cases(argument);
    argument.fresh_part("The same in every case");
    match (&houses[..], &digits[..]) {
        ([house, ..], _) => argument.say(
            "Wherever {} is in {}, the same follows.",
            &[Word::Digits(&digits), Word::Base(&[*house])],
        ),
        (_, &[digit]) => argument.say(
            "Whether {} is {} or not, the same follows.",
            &[Word::Cells(&cells), Word::Digit(digit)],
        ),
        _ => argument.say("Whichever digit {} holds, the same follows.", &[Word::Cells(&cells)]),
    };
    argument.mark(cases, Role::Pattern).conclude();
}

/// What cannot be.
fn argue_clash(argument: &mut Argument<'_>, houses: &[House], pattern: &[Candidate]) {
    match (pattern, houses) {
        ([], _) => argument.say("That is the opposite of what was supposed.", &[]),
        ([one], _) => argument.say(
            "{} cannot both be {} and not be {}.",
            &[Word::Cell(one.cell), Word::Digit(one.digit), Word::Digit(one.digit)],
        ),
        ([one, ..], [house, ..]) => argument.say(
            "That leaves {} without a place for {}.",
            &[Word::Base(&[*house]), Word::Digit(one.digit)],
        ),
        ([one, ..], []) => argument.say("That leaves {} without a digit.", &[Word::Cell(one.cell)]),
    };
}
