//! What is told about each kind of rule: how many numbers, and which cells.

/// How a kind of rule is told.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    /// Its [name](crate::rules::Rule::name).
    pub(crate) name: &'static str,
    /// Whether it has a title of its own, and behind that a code: a table or an automaton.
    pub(crate) has_title: bool,
    /// Whether it is told in words that are neither numbers nor cells.
    pub(crate) has_code: bool,
    pub(crate) numbers: Numbers,
    pub(crate) cells: Cells,
}

/// How many numbers are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Numbers {
    None,
    One,
    /// At least one.
    Some,
}

/// Which cells are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cells {
    None,
    /// One list.
    List,
    /// Several lists.
    Lists,
}

/// How a rule of this name is told.
pub(crate) fn layout(name: &str) -> Option<&'static Layout> {
    let also = ALSO.iter().find(|(also, _)| also.eq_ignore_ascii_case(name));
    let name = also.map_or(name, |(_, name)| name);
    LAYOUTS.iter().find(|layout| layout.name.eq_ignore_ascii_case(name))
}

/// What people call rules besides.
pub(super) const ALSO: [(&str, &str); 4] = [
    ("thermo", "thermometer"),
    ("slow-thermo", "slow-thermometer"),
    ("killer", "cage"),
    ("killer-cage", "cage"),
];

/// The number of a rule that is told without one, where all who draw it so mean the same: a white dot and a black
/// one; and on boards of nine values the lines of German whispers, lockouts and remainders by three.
pub(super) fn usual_number(name: &str, values: usize) -> Option<u64> {
    match name {
        "difference" => Some(1),
        "ratio" => Some(2),
        "whisper" if values == 9 => Some(5),
        "lockout" if values == 9 => Some(4),
        "modular" if values == 9 => Some(3),
        _ => None,
    }
}

const fn kind(name: &'static str, numbers: Numbers, cells: Cells) -> Layout {
    Layout { name, has_title: false, has_code: false, numbers, cells }
}

const fn coded(name: &'static str) -> Layout {
    Layout { has_title: true, has_code: true, ..kind(name, Numbers::None, Cells::Lists) }
}

/// All kinds, in the order of the catalogue.
pub(super) const LAYOUTS: [Layout; 58] = [
    kind("different", Numbers::None, Cells::List),
    kind("cage", Numbers::One, Cells::List),
    kind("sum", Numbers::One, Cells::List),
    kind("product", Numbers::One, Cells::List),
    kind("rellik", Numbers::One, Cells::List),
    kind("equal-sums", Numbers::None, Cells::Lists),
    kind("same-values", Numbers::None, Cells::Lists),
    kind("arrow", Numbers::None, Cells::Lists),
    kind("double-arrow", Numbers::None, Cells::List),
    kind("sum-line", Numbers::One, Cells::List),
    kind("region-sum-line", Numbers::None, Cells::List),
    kind("zipper", Numbers::None, Cells::List),
    kind("thermometer", Numbers::None, Cells::List),
    kind("slow-thermometer", Numbers::None, Cells::List),
    kind("whisper", Numbers::One, Cells::List),
    kind("palindrome", Numbers::None, Cells::List),
    kind("renban", Numbers::None, Cells::List),
    kind("nabner", Numbers::None, Cells::List),
    kind("sequence", Numbers::None, Cells::List),
    kind("between", Numbers::None, Cells::List),
    kind("lockout", Numbers::One, Cells::List),
    kind("entropic", Numbers::None, Cells::List),
    kind("modular", Numbers::One, Cells::List),
    kind("difference", Numbers::One, Cells::List),
    kind("ratio", Numbers::One, Cells::List),
    kind("pair-sum", Numbers::One, Cells::List),
    kind("greater", Numbers::None, Cells::List),
    kind("clone", Numbers::None, Cells::Lists),
    kind("odd", Numbers::None, Cells::List),
    kind("even", Numbers::None, Cells::List),
    kind("minimum", Numbers::None, Cells::List),
    kind("maximum", Numbers::None, Cells::List),
    kind("quadruple", Numbers::Some, Cells::List),
    kind("counting-circles", Numbers::None, Cells::List),
    kind("count-distinct", Numbers::None, Cells::Lists),
    kind("lunchbox", Numbers::One, Cells::List),
    kind("sandwich", Numbers::One, Cells::List),
    kind("x-sum", Numbers::One, Cells::List),
    kind("skyscraper", Numbers::One, Cells::List),
    kind("hidden-skyscraper", Numbers::One, Cells::List),
    kind("numbered-room", Numbers::One, Cells::List),
    kind("indexing", Numbers::One, Cells::Lists),
    kind("value-indexing", Numbers::None, Cells::List),
    kind("anti-knight", Numbers::None, Cells::None),
    kind("anti-king", Numbers::None, Cells::None),
    kind("anti-taxicab", Numbers::None, Cells::None),
    kind("non-consecutive", Numbers::None, Cells::None),
    kind("global-entropy", Numbers::None, Cells::None),
    kind("global-mod", Numbers::None, Cells::None),
    kind("disjoint-groups", Numbers::None, Cells::None),
    kind("all-dots-given", Numbers::None, Cells::None),
    kind("all-signs-given", Numbers::None, Cells::None),
    Layout { has_code: true, ..kind("all-marks-given", Numbers::None, Cells::None) },
    coded("pairs"),
    coded("automaton"),
    // Other names that people use.
    kind("little-killer", Numbers::One, Cells::List),
    kind("white-dot", Numbers::None, Cells::List),
    kind("black-dot", Numbers::None, Cells::List),
];
