//! Fish in words.

use crate::board::{Candidate, Cell, Digit, Geometry, House, HouseKind, Names};
use crate::logic::argument::{Argument, Word};
use crate::logic::{HouseRole, Role, Step, words};

/// `r5c3 is not 4: in row 2 and row 7 all places for 4 are in column 3 and column 8 but for the fin
/// r4c8, which sees r5c3`.
pub(super) fn explain(step: &Step, names: &Names<'_>) -> String {
    let marks = &step.marks;
    let bases: Vec<House> = marks.houses_with(HouseRole::Base).collect();
    let covers: Vec<House> = marks.houses_with(HouseRole::Cover).collect();
    let told: Vec<String> = covers
        .chunks(bases.len().max(1))
        .map(|covers| explain_fish(step, &bases, covers, names))
        .collect();
    let digit = words::digits(step.remove.first().map(|removed| removed.digit), names);
    let removals = words::removals(&step.remove, names);
    let bases = words::houses(bases, names);
    format!("{removals}: in {bases} all places for {digit} are in {}", told.join("; also in "))
}

/// One fish of a step, from its covers on.
fn explain_fish(step: &Step, bases: &[House], covers: &[House], names: &Names<'_>) -> String {
    let Fish { fins, inner, eliminated, in_bases } =
        Fish::of(step, bases, covers, names.geometry());
    let mut told = words::houses(covers.iter().copied(), names);
    let named = |word: &str, fins: &[Cell]| {
        let plural = if fins.len() == 1 { "" } else { "s" };
        let cells = words::cells(fins.iter().copied(), names);
        (!fins.is_empty()).then(|| format!("the {word}{plural} {cells}"))
    };
    let all: Vec<String> =
        [named("fin", &fins), named("inner fin", &inner)].into_iter().flatten().collect();
    if !all.is_empty() {
        let verb = if fins.len() + inner.len() == 1 { "sees" } else { "see" };
        let eliminated = words::cells(eliminated.iter().copied(), names);
        told.push_str(&format!(" but for {}, which {verb} {eliminated}", words::list(&all)));
    }
    for &cell in &in_bases {
        let covers = holding(cell, covers, names.geometry());
        told.push_str(&format!("; {} is in {}", names.cell(cell), words::houses(covers, names)));
    }
    told
}

/// One fish of a step.
struct Fish {
    fins: Vec<Cell>,
    /// Fins in two bases.
    inner: Vec<Cell>,
    eliminated: Vec<Cell>,
    /// Those of the eliminated that are in two covers and in a base.
    in_bases: Vec<Cell>,
}

impl Fish {
    /// The fish of a step that has these covers.
    fn of(step: &Step, bases: &[House], covers: &[House], geometry: &Geometry) -> Self {
        let covers_of = |cell: Cell| holding(cell, covers, geometry).len();
        let is_in_base = |cell| !holding(cell, bases, geometry).is_empty();
        let cells = |role| step.marks.with(role).map(|mark| mark.cell);
        let fins: Vec<Cell> = cells(Role::Fin).filter(|&cell| covers_of(cell) == 0).collect();
        let inner: Vec<Cell> = cells(Role::InnerFin).collect();
        let is_eliminated = |&cell: &Cell| {
            covers_of(cell) > usize::from(is_in_base(cell))
                && fins.iter().chain(&inner).all(|&fin| geometry.sees(fin, cell))
        };
        let eliminated: Vec<Cell> =
            step.remove.iter().map(|removed| removed.cell).filter(is_eliminated).collect();
        let in_bases = eliminated.iter().copied().filter(|&cell| is_in_base(cell)).collect();
        Self { fins, inner, eliminated, in_bases }
    }
}

/// Those of some houses that hold a cell.
fn holding(cell: Cell, houses: &[House], geometry: &Geometry) -> Vec<House> {
    let houses = houses.iter().copied();
    houses.filter(|&house| geometry.cells_of(house).contains(&cell)).collect()
}

/// The bases with their places; for each fish its covers and its fins; what they eliminate.
pub(super) fn argue(argument: &mut Argument<'_>) {
    let (step, geometry) = (argument.step, argument.names.geometry());
    let digit = step.remove[0].digit;
    let bases: Vec<House> = step.marks.houses_with(HouseRole::Base).collect();
    let covers: Vec<House> = step.marks.houses_with(HouseRole::Cover).collect();
    let all_covers: Vec<&[House]> = covers.chunks(bases.len().max(1)).collect();
    let fish: Vec<Fish> =
        all_covers.iter().map(|covers| Fish::of(step, &bases, covers, geometry)).collect();
    let places = [Role::Pattern, Role::Fin, Role::InnerFin];
    let places: Vec<Candidate> =
        places.into_iter().flat_map(|role| step.marks.with(role)).collect();
    let is_plain = fish.iter().all(|fish| fish.fins.is_empty() && fish.inner.is_empty());
    let [count, noun] = counted(&bases, geometry);
    let text = if is_plain && places.len() == 2 * bases.len() {
        "In {}, {} has just two places each."
    } else {
        "Look at {} and at all the places for {} there."
    };
    argument.part_of("{} in {} {}", &[Word::Digit(digit), count, noun]);
    argument.say(text, &[Word::Base(&bases), Word::Digit(digit)]);
    argument.mark(places.iter().copied(), Role::Pattern);
    for (number, (fish, covers)) in fish.iter().zip(&all_covers).enumerate() {
        if number > 0 {
            // The second fish has other covers and other fins.
            argument.fresh_part_of("Other covers: {} {}", &counted(covers, geometry));
            argument.mark(places.iter().copied(), Role::Pattern);
        } else {
            argument.part_of("Covered by {} {}", &counted(covers, geometry));
        }
        tell_covers(argument, &bases, covers, fish, digit);
        if fish.fins.len() + fish.inner.len() > 0 {
            tell_fins(argument, fish, digit);
        }
    }
    conclude(argument, &fish, covers.as_slice(), is_plain, digit);
}

/// That the covers hold all places of the bases but the fins, and take their digit from the bases.
fn tell_covers(
    argument: &mut Argument<'_>,
    bases: &[House],
    covers: &[House],
    fish: &Fish,
    digit: Digit,
) {
    let geometry = argument.names.geometry();
    let (base, digit_word, cover) = (Word::Base(bases), Word::Digit(digit), Word::Cover(covers));
    if fish.fins.is_empty() {
        argument.say("In {}, {} can only be in {}.", &[base, digit_word, cover]);
    } else {
        let words = [base, digit_word, cover, Word::Cells(&fish.fins)];
        argument.say("In {}, {} can only be in {}, or in {}.", &words);
    }
    if fish.fins.is_empty() && fish.inner.is_empty() {
        argument.say(
            "Each {} needs one {} and no two of them can share a {}, so {} {} get their {} here.",
            &[
                Word::Text(noun(bases, 1, geometry)),
                Word::Digit(digit),
                Word::Text(noun(covers, 1, geometry)),
                Word::All(covers.len()),
                Word::Text(noun(covers, 2, geometry)),
                Word::Digit(digit),
            ],
        );
    }
}

/// What holds with a fin, and what without.
fn tell_fins(argument: &mut Argument<'_>, fish: &Fish, digit: Digit) {
    let fins = fish.fins.len() + fish.inner.len();
    let candidate = |&cell: &Cell| Candidate { cell, digit };
    argument.part(words::plural(fins, "The fin", "The fins"));
    argument
        .mark(fish.fins.iter().map(candidate), Role::Fin)
        .mark(fish.inner.iter().map(candidate), Role::InnerFin);
    if !fish.fins.is_empty() {
        let are = words::plural(fish.fins.len(), "is the fin", "are the fins");
        argument.say("{} {}.", &[Word::CellsAs(&fish.fins, Role::Fin), Word::Text(are)]);
    }
    if !fish.inner.is_empty() {
        argument.say(
            "{} would count for two bases at once, so {} as {}.",
            &[
                Word::CellsAs(&fish.inner, Role::InnerFin),
                Word::Text(words::plural(fish.inner.len(), "it counts", "they count")),
                Word::Text(words::plural(fish.inner.len(), "a fin", "fins")),
            ],
        );
    }
    argument.say(
        "If {} {}, the covers get their {} from the bases alone. If {} {}, no cell that it sees \
         is {}.",
        &[
            Word::Text(words::plural(fins, "it is not", "none of them is")),
            Word::Digit(digit),
            Word::Digit(digit),
            Word::Text(words::plural(fins, "it is", "one of them is")),
            Word::Digit(digit),
            Word::Digit(digit),
        ],
    );
}

fn conclude(
    argument: &mut Argument<'_>,
    fish: &[Fish],
    covers: &[House],
    is_plain: bool,
    digit: Digit,
) {
    let geometry = argument.names.geometry();
    if is_plain {
        let noun = Word::Text(noun(covers, 2, geometry));
        argument
            .part_of("No other {} in these {}", &[Word::Digit(digit), noun])
            .say("So {} hold no other {}.", &[Word::Cover(covers), Word::Digit(digit)]);
    } else {
        argument.part("Either way");
        for (fish, covers) in fish.iter().zip(covers.chunks(covers.len() / fish.len())) {
            let (count, fins) = (fish.eliminated.len(), fish.fins.len() + fish.inner.len());
            let candidate = |&cell: &Cell| Candidate { cell, digit };
            let holds = |cover: &House| {
                fish.eliminated.iter().any(|cell| geometry.cells_of(*cover).contains(cell))
            };
            let covers: Vec<House> = covers.iter().copied().filter(holds).collect();
            argument
                .mark(fish.fins.iter().map(candidate), Role::Fin)
                .mark(fish.inner.iter().map(candidate), Role::InnerFin)
                .say(
                    "{} {} in {} and {} {}.",
                    &[
                        Word::Cells(&fish.eliminated),
                        Word::Text(words::plural(count, "is", "are")),
                        Word::Cover(&covers),
                        Word::Text(words::plural(count, "sees", "see")),
                        Word::Text(words::plural(fins, "the fin", "all fins")),
                    ],
                );
        }
    }
    for &cell in fish.iter().flat_map(|fish| &fish.in_bases) {
        let both = holding(cell, covers, geometry);
        argument.say(
            "{} in {} would take the {} of two covers at once: {}.",
            &[Word::Digit(digit), Word::Cell(cell), Word::Digit(digit), Word::Cover(&both)],
        );
    }
    argument.conclude();
}

/// `two`, `rows`; `three`, `houses`.
fn counted(houses: &[House], geometry: &Geometry) -> [Word<'static>; 2] {
    [Word::Number(houses.len()), Word::Text(noun(houses, houses.len(), geometry))]
}

/// What some houses are called if they are that many.
fn noun(houses: &[House], count: usize, geometry: &Geometry) -> &'static str {
    let mut kinds = houses.iter().map(|&house| geometry.house_kind(house));
    let first = kinds.next().filter(|&first| kinds.all(|kind| kind == first));
    match first {
        Some(HouseKind::Row) => words::plural(count, "row", "rows"),
        Some(HouseKind::Column) => words::plural(count, "column", "columns"),
        Some(HouseKind::Block) => words::plural(count, "block", "blocks"),
        _ => words::plural(count, "house", "houses"),
    }
}
