//! Fish: all places of a digit in some houses, the bases, are in as many others, the covers.
//!
//! Every base holds the digit once, every cover at most once; so the digit stands in every cover
//! in a place of the bases, and nowhere else. Places of the bases that are in no cover are fins: a
//! place of the covers that sees all of them is eliminated, for either the fish holds without them,
//! or one of them holds the digit. A place of two bases at once would count twice; it is taken for
//! a fin, an inner one. A place of two covers at once would use up both, so it is eliminated even
//! where it is a place of a base.
//!
//! Found in this order, that of HoDoKu: digit by digit; rows as bases before columns; the bases in
//! the order of their houses, the first ones first; for the same bases the covers likewise.

use std::ops::ControlFlow;

use crate::board::{Digit, House, HouseKind};
use crate::logic::finder::Sink;
use crate::logic::position::set::CellSet;
use crate::logic::position::view::View;
use crate::logic::{HouseRole, Premise, Role, Step};

/// The limits of HoDoKu; inner fins are fins too.
const MOST_FINS: usize = 5;
const MOST_INNER_FINS: usize = 2;

/// Which fish are looked for.
pub(super) struct Kind {
    /// How many bases, and how many covers.
    pub(super) size: usize,
    pub(super) shape: Shape,
    pub(super) fins: Fins,
    /// Two fish with the same bases as one step.
    pub(super) siamese: bool,
}

/// Which houses are bases and covers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    /// Rows and columns, or columns and rows.
    Basic,
    /// Rows and columns, or columns and rows; with a house that is no line among them.
    Franken,
}

/// What the fins leave of the fish.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fins {
    None,
    /// Every base has two places besides the fins.
    Finned,
    /// A base has one place besides the fins.
    Sashimi,
    Any,
}

/// Hands all fish of a kind to the sink.
pub(super) fn find<const C: usize, const D: usize>(
    view: &View<C, D>,
    sink: &mut Sink<'_>,
    kind: &Kind,
) -> ControlFlow<()> {
    for digit in view.geometry().digits() {
        for lines in [[HouseKind::Row, HouseKind::Column], [HouseKind::Column, HouseKind::Row]] {
            let mut search = Search::new(view, kind, digit, lines);
            search.choose_bases(sink, 0, CellSet::EMPTY, CellSet::EMPTY)?;
        }
    }
    ControlFlow::Continue(())
}

/// A house with its places.
type Places<const C: usize> = (House, CellSet<C>);

/// Whether a house is a cover of the fish that is being put together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Decision {
    Open,
    Cover,
    NoCover,
}

/// The search for one digit, with bases of one kind of line.
struct Search<'a, const C: usize, const D: usize> {
    view: &'a View<C, D>,
    kind: &'a Kind,
    digit: Digit,
    bases: Vec<Places<C>>,
    covers: Vec<Places<C>>,
    /// For each house its number among the covers, if it is one.
    cover_numbers: Vec<Option<usize>>,
    /// What is decided for each cover.
    decisions: Vec<Decision>,
    /// Covers that were decided against, the last decision last.
    refused: Vec<usize>,
    chosen_bases: Vec<usize>,
    chosen_covers: Vec<usize>,
    /// All fish with the chosen bases, by their covers.
    found: Vec<Fish<C>>,
}

/// A fish with the chosen bases.
struct Fish<const C: usize> {
    /// In ascending order.
    covers: Vec<usize>,
    /// With the inner ones.
    fins: CellSet<C>,
    /// What is eliminated outside the bases, and in them.
    outside: CellSet<C>,
    inside: CellSet<C>,
    is_sashimi: bool,
}

impl<const C: usize> Fish<C> {
    fn eliminated(&self) -> CellSet<C> {
        self.outside | self.inside
    }
}

impl<'a, const C: usize, const D: usize> Search<'a, C, D> {
    fn new(view: &'a View<C, D>, kind: &'a Kind, digit: Digit, lines: [HouseKind; 2]) -> Self {
        let geometry = view.geometry();
        // A fish without fins has no base with more places than covers: HoDoKu looks at no others,
        // and without blocks there are none.
        let most = if kind.fins == Fins::None { kind.size } else { usize::MAX };
        let [bases, covers] = lines.map(|line| {
            let is_meant = |house: &House| {
                let own = geometry.house_kind(*house);
                own == line || kind.shape == Shape::Franken && !is_line(own)
            };
            let houses = geometry.houses().filter(is_meant);
            houses.map(|house| (house, view.places_in(house, digit))).collect::<Vec<_>>()
        });
        let bases = bases.into_iter().filter(|base| (2..=most).contains(&base.1.len()));
        let covers: Vec<Places<C>> =
            covers.into_iter().filter(|cover| !cover.1.is_empty()).collect();
        let mut cover_numbers = vec![None; geometry.house_count()];
        for (number, cover) in covers.iter().enumerate() {
            cover_numbers[cover.0.index()] = Some(number);
        }
        Self {
            view,
            kind,
            digit,
            bases: bases.collect(),
            decisions: vec![Decision::Open; covers.len()],
            covers,
            cover_numbers,
            refused: Vec::new(),
            chosen_bases: Vec::new(),
            chosen_covers: Vec::new(),
            found: Vec::new(),
        }
    }

    /// Adds bases from `start` on to those chosen, until they are enough: `all` are their places,
    /// `inner` those in two of them.
    fn choose_bases(
        &mut self,
        sink: &mut Sink<'_>,
        start: usize,
        all: CellSet<C>,
        inner: CellSet<C>,
    ) -> ControlFlow<()> {
        let missing = self.kind.size - self.chosen_bases.len();
        if missing == 0 {
            let _ = self.cover(all, inner);
            return self.hand_on(sink, inner);
        }
        if self.chosen_bases.len() > 1 && self.cover(all, inner).is_continue() {
            return ControlFlow::Continue(());
        }
        let most_inner = if self.kind.fins == Fins::None { 0 } else { MOST_INNER_FINS };
        for index in start..self.bases.len() {
            if missing > 1 {
                sink.go_on()?;
            }
            let places = self.bases[index].1;
            let inner = inner | (all & places);
            if inner.len() <= most_inner {
                self.chosen_bases.push(index);
                self.choose_bases(sink, index + 1, all | places, inner)?;
                self.chosen_bases.pop();
            }
        }
        ControlFlow::Continue(())
    }

    /// Finds all fish with the chosen bases; where bases are missing, breaks if covers are enough
    /// for those there are.
    fn cover(&mut self, all: CellSet<C>, inner: CellSet<C>) -> ControlFlow<()> {
        let places = self.view.places(self.digit);
        let reach = inner.iter().fold(places, |reach, fin| reach & self.view.peers(fin));
        for index in 0..self.chosen_bases.len() {
            let house = self.bases[self.chosen_bases[index]].0;
            if let Some(cover) = self.cover_numbers[house.index()] {
                self.refuse(cover);
            }
        }
        let most = if self.kind.fins == Fins::None { 0 } else { MOST_FINS };
        let flow = self.choose_covers(all, all - inner, inner, most - inner.len(), reach);
        self.take_back(0);
        flow
    }

    /// Decides for the first place that is `open` which cover it is in, or that it is a fin, of which there may be
    /// `more`. `reach` is what all `fins` see, `all` what the bases hold.
    fn choose_covers(
        &mut self,
        all: CellSet<C>,
        open: CellSet<C>,
        fins: CellSet<C>,
        more: usize,
        reach: CellSet<C>,
    ) -> ControlFlow<()> {
        if self.chosen_covers.len() == self.kind.size {
            return self.end(all, open, fins, more, reach);
        }
        if !self.can_eliminate(all, reach) {
            return ControlFlow::Continue(());
        }
        let Some(cell) = open.first() else {
            if self.chosen_bases.len() < self.kind.size {
                return ControlFlow::Break(());
            }
            self.fill_up(all, 0, fins, reach);
            return ControlFlow::Continue(());
        };
        let (view, before) = (self.view, self.refused.len());
        let mut flow = ControlFlow::Continue(());
        for house in view.houses_of(cell) {
            let Some(cover) = self.cover_numbers[house.index()] else {
                continue;
            };
            if self.decisions[cover] != Decision::Open {
                continue;
            }
            if flow.is_continue() {
                self.accept(cover);
                flow = self.choose_covers(all, open - self.covers[cover].1, fins, more, reach);
                self.reopen(cover);
            }
            self.refuse(cover);
        }
        if more > 0 && flow.is_continue() {
            let fin = CellSet::of(cell);
            let reach = reach & view.peers(cell);
            flow = self.choose_covers(all, open - fin, fins | fin, more - 1, reach);
        }
        self.take_back(before);
        flow
    }

    /// Whether anything within `reach` is in a cover that may be chosen, or, where a base holds it, in two.
    fn can_eliminate(&self, all: CellSet<C>, reach: CellSet<C>) -> bool {
        reach.iter().any(|cell| {
            let mut open = 0;
            for house in self.view.houses_of(cell) {
                if let Some(cover) = self.cover_numbers[house.index()] {
                    open += usize::from(self.decisions[cover] != Decision::NoCover);
                }
            }
            open > usize::from(all.contains(cell))
        })
    }

    /// With all covers chosen, what is still `open` are fins. Breaks where bases are missing, if the covers are enough
    /// for those there are.
    fn end(
        &mut self,
        all: CellSet<C>,
        open: CellSet<C>,
        fins: CellSet<C>,
        more: usize,
        reach: CellSet<C>,
    ) -> ControlFlow<()> {
        if open.len() > more {
            return ControlFlow::Continue(());
        }
        let reach = open.iter().fold(reach, |reach, fin| reach & self.view.peers(fin));
        if self.chosen_bases.len() == self.kind.size {
            self.complete(all, fins | open, reach);
        } else if !reach.is_empty() {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    /// Adds covers from `start` on that hold nothing but places already covered, until they are as
    /// many as bases.
    fn fill_up(&mut self, all: CellSet<C>, start: usize, fins: CellSet<C>, reach: CellSet<C>) {
        if self.chosen_covers.len() == self.kind.size {
            return self.complete(all, fins, reach);
        }
        for cover in start..self.covers.len() {
            if self.decisions[cover] == Decision::Open && self.covers[cover].1.meets(&all) {
                self.accept(cover);
                self.fill_up(all, cover + 1, fins, reach);
                self.reopen(cover);
            }
        }
    }

    /// Keeps the fish of the chosen bases and covers, if it is one of the kind that eliminates
    /// something.
    fn complete(&mut self, all: CellSet<C>, fins: CellSet<C>, reach: CellSet<C>) {
        let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
        for &cover in &self.chosen_covers {
            twice |= once & self.covers[cover].1;
            once |= self.covers[cover].1;
        }
        let outside = (once - all) & reach;
        let inside = twice & all & reach;
        if outside.is_empty() && inside.is_empty() || !self.has_the_shape() {
            return;
        }
        if fins.is_empty() && self.kind.fins != Fins::None {
            return;
        }
        let left = self.chosen_bases.iter().map(|&base| (self.bases[base].1 - fins).len());
        let least = left.min().unwrap_or(0);
        // All places of a base are fins: they point at what is eliminated, and need no fish.
        if least == 0 {
            return;
        }
        let mut covers = self.chosen_covers.clone();
        covers.sort_unstable();
        let at = self.found.partition_point(|fish| fish.covers < covers);
        self.found.insert(at, Fish { covers, fins, outside, inside, is_sashimi: least == 1 });
    }

    /// Whether there are lines among the bases and among the covers; and other houses just where
    /// the shape asks for them.
    fn has_the_shape(&self) -> bool {
        let geometry = self.view.geometry();
        let is_line = |places: &Places<C>| is_line(geometry.house_kind(places.0));
        let lines = |houses: &[Places<C>], chosen: &[usize]| {
            chosen.iter().filter(|&&index| is_line(&houses[index])).count()
        };
        let bases = lines(&self.bases, &self.chosen_bases);
        let covers = lines(&self.covers, &self.chosen_covers);
        let is_basic = bases + covers == 2 * self.kind.size;
        bases > 0 && covers > 0 && is_basic == (self.kind.shape == Shape::Basic)
    }

    /// Hands on what was found for the chosen bases, and nothing twice.
    fn hand_on(&mut self, sink: &mut Sink<'_>, inner: CellSet<C>) -> ControlFlow<()> {
        if self.found.is_empty() {
            return ControlFlow::Continue(());
        }
        let mut found = std::mem::take(&mut self.found);
        let mut known = Vec::new();
        for (index, first) in found.iter().enumerate().filter(|(_, fish)| self.is_wanted(fish)) {
            let one = first.eliminated();
            if !self.kind.siamese {
                if !known.contains(&one) {
                    known.push(one);
                    sink.found(self.step(sink, &[first], inner))?;
                }
                continue;
            }
            for second in &found[index + 1..] {
                let other = second.eliminated();
                // Each eliminates something the other does not.
                let is_more = !one.is_subset(&other) && !other.is_subset(&one);
                if is_more && !known.contains(&(one | other)) {
                    known.push(one | other);
                    sink.found(self.step(sink, &[first, second], inner))?;
                }
            }
        }
        found.clear();
        self.found = found;
        ControlFlow::Continue(())
    }

    fn is_wanted(&self, fish: &Fish<C>) -> bool {
        match self.kind.fins {
            Fins::Finned => !fish.is_sashimi,
            Fins::Sashimi => fish.is_sashimi,
            Fins::None | Fins::Any => true,
        }
    }

    /// The step of one fish or of two.
    fn step(&self, sink: &Sink<'_>, fish: &[&Fish<C>], inner: CellSet<C>) -> Step {
        let digit = self.digit;
        let mut step = sink.step();
        for &base in &self.chosen_bases {
            step.premises.push(Premise::House(self.bases[base].0, digit));
            step.marks.houses.push((self.bases[base].0, HouseRole::Base));
        }
        let (mut fins, mut eliminated) = (CellSet::EMPTY, CellSet::EMPTY);
        for fish in fish {
            let covers = fish.covers.iter().map(|&cover| (self.covers[cover].0, HouseRole::Cover));
            step.marks.houses.extend(covers);
            for cells in [fish.outside, fish.inside] {
                step.eliminate((cells - eliminated).iter(), digit);
                eliminated |= cells;
            }
            fins |= fish.fins;
        }
        let all: CellSet<C> =
            self.chosen_bases.iter().fold(CellSet::EMPTY, |all, &base| all | self.bases[base].1);
        step.marks.cells((all - fins).iter(), digit, Role::Pattern);
        step.marks.cells((fins - inner).iter(), digit, Role::Fin);
        step.marks.cells(inner.iter(), digit, Role::InnerFin);
        step
    }

    fn accept(&mut self, cover: usize) {
        self.decisions[cover] = Decision::Cover;
        self.chosen_covers.push(cover);
    }

    fn reopen(&mut self, cover: usize) {
        self.decisions[cover] = Decision::Open;
        self.chosen_covers.pop();
    }

    fn refuse(&mut self, cover: usize) {
        self.decisions[cover] = Decision::NoCover;
        self.refused.push(cover);
    }

    /// Opens again what was refused since `count` covers were.
    fn take_back(&mut self, count: usize) {
        for &cover in &self.refused[count..] {
            self.decisions[cover] = Decision::Open;
        }
        self.refused.truncate(count);
    }
}

fn is_line(kind: HouseKind) -> bool {
    matches!(kind, HouseKind::Row | HouseKind::Column)
}
