//! Explanations in parts: what each says and shows is there, and the last one concludes.

use std::collections::BTreeSet;
use std::fmt::Write;

use minirow::logic::{Part, Position, Role, SpanRole, Step, Technique};
use minirow::{Candidate, Cell, Digit, Grid, Names};

use crate::techniques::{drawings, position, steps};

/// The most characters of a title.
const LONGEST_TITLE: usize = 40;

/// What is wrong with the parts of a step.
pub(crate) fn faults(step: &Step, position: &Position) -> Vec<String> {
    let names = Names::numbers(position.geometry());
    let parts = step.parts(position, &names);
    let mut faults = Vec::new();
    let mut fault = |is_wrong: bool, what: &str, part: usize| {
        if is_wrong {
            let text = parts.get(part).map(Part::plain_text);
            faults.push(format!("{}: {what}, part {part}: {text:?}", step.technique.name()));
        }
    };
    fault(parts.len() < 2, "too few parts", 0);
    let text: Vec<String> = parts.iter().map(Part::plain_text).collect();
    let joined = text.join(" ");
    for concluded in step.place.iter().chain(&step.remove) {
        fault(!joined.contains(&names.cell(concluded.cell)), "a conclusion is not told", 0);
    }
    for (index, part) in parts.iter().enumerate() {
        let title = &part.title;
        fault(title.is_empty() || title.chars().count() > LONGEST_TITLE, "title", index);
        fault(index > 0 && parts[index - 1].title == *title, "the same title again", index);
        let text = &text[index];
        let spaces = ["  ", " .", " ,", "{}", "\n\n", " \n"];
        fault(spaces.iter().any(|wrong| text.contains(wrong)), "spaces", index);
        fault(!text.ends_with('.') && !text.ends_with('?'), "no full stop", index);
        fault(text.starts_with(' '), "a space in front", index);
        let marks = &part.marks;
        let is_bare =
            marks.houses.is_empty() && marks.candidates.is_empty() && marks.chains.is_empty();
        fault(is_bare, "nothing shown", index);
        for &(candidate, role) in &marks.candidates {
            let stands = position.digit(candidate.cell) == Some(candidate.digit);
            let is_open = position.candidates(candidate.cell).contains(candidate.digit);
            let is_right = match role {
                Role::Blocker => stands,
                Role::Blocked => position.digit(candidate.cell).is_none() && !is_open,
                Role::Pattern => is_open || stands,
                _ => is_open,
            };
            fault(!is_right, "a mark that is not there", index);
            let is_exclusive = |role| !matches!(role, Role::Group(_) | Role::Common | Role::Pivot);
            let others = marks.candidates.iter().filter(|mark| mark.0 == candidate);
            let clash = others.filter(|mark| mark.1 == role || is_exclusive(mark.1)).count() > 1;
            fault(clash, "two marks for one candidate", index);
        }
        for implication in marks.chains.iter().flatten() {
            let digit = implication.node.digit;
            let mut cells = implication.node.cells.iter();
            let is_there = cells.all(|&cell| position.candidates(cell).contains(digit));
            fault(!is_there, "a node that is not there", index);
        }
        for chain in &marks.chains {
            let is_whole = step.marks.chains.iter().any(|whole| whole.starts_with(chain));
            fault(!is_whole, "a chain that is no beginning of one of the step", index);
        }
        // Houses that a text names are shown.
        for span in &part.text {
            if let SpanRole::House(role) = span.role {
                let shown = marks.houses.iter().filter(|mark| mark.1 == role);
                let names_one = shown.clone().any(|mark| span.text.contains(names.house(mark.0)));
                fault(!names_one, "a house that is not shown", index);
            }
        }
        let with = |role| {
            let marked = marks.candidates.iter().filter(|mark| mark.1 == role);
            marked.map(|mark| mark.0).collect::<BTreeSet<Candidate>>()
        };
        let is_last = index + 1 == parts.len();
        let expected = |all: &[Candidate]| {
            let concluded = all.iter().copied().filter(|_| is_last);
            concluded.collect::<BTreeSet<Candidate>>()
        };
        fault(with(Role::Out) != expected(&step.remove), "what is eliminated", index);
        fault(with(Role::Place) != expected(&step.place), "what is placed", index);
    }
    faults
}

/// The parts of a step as people read them, with what is shown.
fn told(step: &Step, position: &Position) -> String {
    let names = Names::numbers(position.geometry());
    let mut told = format!("{}: {}\n", step.technique.title(), step.conclusions(&names));
    for (number, part) in (1..).zip(step.parts(position, &names)) {
        writeln!(told, "\n{number}. {}", part.title).unwrap();
        let mut text = String::new();
        for span in &part.text {
            match span.role.name() {
                Some(role) => write!(text, "[{}|{role}]", span.text).unwrap(),
                None => text.push_str(&span.text),
            }
        }
        writeln!(told, "   {}", text.replace('\n', "\n   ")).unwrap();
        let houses = part.marks.houses.iter();
        let houses: Vec<String> = houses
            .map(|(house, role)| format!("{} {}", role.name(), names.house(*house)))
            .collect();
        if !houses.is_empty() {
            writeln!(told, "   - {}", houses.join(", ")).unwrap();
        }
        let mut roles: Vec<Role> = Vec::new();
        for (_, role) in &part.marks.candidates {
            if !roles.contains(role) {
                roles.push(*role);
            }
        }
        for role in roles {
            let marked = part.marks.candidates.iter().filter(|mark| mark.1 == role);
            let marked: Vec<String> = marked
                .map(|mark| format!("{}={}", names.cell(mark.0.cell), names.digit(mark.0.digit)))
                .collect();
            let group = role.group().map(|group| format!(" {group}")).unwrap_or_default();
            writeln!(told, "   - {}{group} {}", role.name(), marked.join(" ")).unwrap();
        }
        let chains: Vec<String> =
            part.marks.chains.iter().map(|chain| chain.len().to_string()).collect();
        if !chains.is_empty() {
            writeln!(told, "   - chains of {}", chains.join(", ")).unwrap();
        }
    }
    told
}

/// The quoted step of the first example of a technique.
fn example(technique: Technique) -> (Step, Position) {
    let drawings = drawings(technique.document(), "Example");
    let position = position(&drawings[0]);
    let names = Names::numbers(position.geometry());
    let quoted = drawings[0].quoted.as_ref();
    let mut steps = steps(technique, &position).into_iter();
    let step = steps.find(|step| Some(&step.explain(&names)) == quoted);
    (step.expect("the step of the example"), position)
}

#[test]
fn parts_of_all_examples_are_right() {
    let mut wrong = Vec::new();
    for technique in Technique::all() {
        for drawing in drawings(technique.document(), "Example") {
            let position = position(&drawing);
            for step in steps(technique, &position) {
                wrong.extend(faults(&step, &position));
            }
        }
    }
    assert!(wrong.is_empty(), "{}: {:#?}", wrong.len(), &wrong[..wrong.len().min(20)]);
}

/// One technique of each family and each way to argue.
#[test]
fn parts_read_well() {
    let techniques = [
        "full-house",
        "hidden-single",
        "naked-single",
        "pointing",
        "naked-triple",
        "hidden-pair",
        "x-wing",
        "siamese-finned-swordfish",
        "skyscraper",
        "empty-rectangle",
        "dual-two-string-kite",
        "xyz-wing",
        "w-wing",
        "wxyz-wing",
        "simple-colouring",
        "multi-colouring",
        "remote-pair",
        "unique-rectangle-1",
        "unique-rectangle-3",
        "hidden-rectangle",
        "avoidable-rectangle-2",
        "bivalue-universal-grave",
        "als-xz",
        "als-chain",
        "death-blossom",
        "sue-de-coq",
        "xy-chain",
        "grouped-aic",
        "aic-with-locked-sets",
        "forcing-chain",
        "forcing-net",
    ];
    let told = techniques.map(|name| {
        let (step, position) = example(Technique::named(name).expect("a technique"));
        told(&step, &position)
    });
    insta::assert_snapshot!(told.join("\n"));
}

/// What a player has eliminated is told as that, for nothing on the board shows it.
#[test]
fn what_was_eliminated_before_is_told() {
    let grid: Grid = "..4. .... .... ....".parse().expect("a grid");
    let mut position = Position::from_grid(&grid).expect("a position");
    let digit = Digit::new(4).expect("a digit");
    for index in [4, 8, 12] {
        position.remove(Candidate { cell: Cell::new(index), digit }).expect("a candidate");
    }
    let text = |name: &str, position: &Position, cell: u16| {
        let technique = Technique::named(name).expect("a technique");
        let mut found = steps(technique, position).into_iter();
        let step = found.find(|step| step.place[0].cell == Cell::new(cell)).expect("a step");
        assert_eq!(faults(&step, position), [""; 0]);
        let names = Names::numbers(position.geometry());
        let parts = step.parts(position, &names).into_iter();
        parts.map(|part| part.plain_text()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        text("hidden-single", &position, 5),
        "Which of the open cells of block 1 can hold 4? 4 in r1c3 blocks \
         r1c1 and r1c2. It is already eliminated from r2c1. That leaves one place in block 1. \
         Write 4 in r2c2."
    );
    for digit in [1, 2].map(|digit| Digit::new(digit).expect("a digit")) {
        position.remove(Candidate { cell: Cell::new(0), digit }).expect("a candidate");
    }
    assert_eq!(
        text("naked-single", &position, 0),
        "Look at r1c1. 4 stands in row 1. 1 and 2 are already eliminated. Only 3 is left. Write 3 \
         in r1c1."
    );
}
