//! A line for each kind of rule, for people who look for the one that they need.

use super::reader::read_rule;
use crate::rules::{Rule, Shape};

/// In the order of the catalogue.
const LINES: [&str; 55] = [
    "different r1c1 r1c2 r2c1",
    "cage 14 r1c1 r1c2",
    "sum 20 r1c2 r2c1",
    "product 24 r1c1 r1c2 r2c1",
    "rellik 9 r1c1 r1c2 r2c1",
    "equal-sums r1c1 r1c2 | r3c1 r3c2",
    "same-values r1c1 r1c2 | r3c3 r3c4",
    "arrow r1c1 | r1c2 r1c3",
    "double-arrow r1c1 r1c2 r1c3 r1c4",
    "sum-line 10 r1c1 r1c2 r1c3 r1c4",
    "region-sum-line r1c1 r1c2 r1c3 r1c4",
    "zipper r1c1 r1c2 r1c3",
    "thermometer r1c1 r2c1 r3c1",
    "slow-thermometer r1c1 r2c1 r3c1",
    "whisper 5 r1c1 r1c2 r1c3",
    "palindrome r1c1 r1c2 r2c3 r2c4",
    "renban r1c1 r1c2 r1c3",
    "nabner r1c1 r1c2 r1c3",
    "sequence r1c1 r1c2 r1c3",
    "between r1c1 r1c2 r1c3 r1c4",
    "lockout 4 r1c1 r1c2 r1c3 r1c4",
    "entropic r1c1 r1c2 r1c3",
    "modular 3 r1c1 r1c2 r1c3",
    "difference 1 r1c1 r1c2",
    "ratio 2 r1c1 r1c2",
    "pair-sum 10 r1c1 r1c2",
    "greater r1c1 r1c2",
    "clone r1c1 r1c2 | r4c4 r4c5",
    "odd r1c1 r2c2",
    "even r1c1 r2c2",
    "minimum r2c2",
    "maximum r2c2",
    "quadruple 1 2 r1c1 r1c2 r2c1 r2c2",
    "counting-circles r1c1 r2c2 r3c3",
    "count-distinct r1c1 | r1c2 r1c3 r1c4",
    "lunchbox 12 r1c1 r1c2 r1c3 r1c4",
    "sandwich 8 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9",
    "x-sum 15 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9",
    "skyscraper 3 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9",
    "hidden-skyscraper 3 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9",
    "numbered-room 7 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9",
    "indexing 1 r1c1 | r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9",
    "value-indexing r1c1 r1c2 r1c3 r1c4",
    "anti-knight",
    "anti-king",
    "anti-taxicab",
    "non-consecutive",
    "global-entropy",
    "global-mod",
    "disjoint-groups",
    "all-dots-given",
    "all-signs-given",
    "all-marks-given difference:1 ratio:2 sum:5,10",
    "pairs \"sum of 4\" 1:3 3:1 | r1c1 r1c2",
    "automaton \"all the same\" >0 1> 2> 0:1>1 0:2>2 1:1>1 2:2>2 | r1c1 r1c2 r1c3",
];

/// A rule of each kind on a board of 9×9, with its line.
///
/// # Examples
/// ```
/// use minirow::rules::examples;
/// let (line, rule) = examples().find(|(_, rule)| rule.name() == "whisper").unwrap();
/// assert_eq!(line, "whisper 5 r1c1 r1c2 r1c3");
/// assert_eq!(rule.meaning(), "Neighbours on a zigzag line differ by at least 5.");
/// ```
pub fn examples() -> impl Iterator<Item = (&'static str, Rule)> {
    LINES.into_iter().map(|line| {
        let rule = read_rule(line, Shape::CLASSIC);
        (line, rule.unwrap_or_else(|error| panic!("{line}: {error}")))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::spelling::layout::{ALSO, LAYOUTS};

    #[test]
    fn every_kind_has_an_example() {
        let names: Vec<&str> = examples().map(|(_, rule)| rule.name()).collect();
        let is_own = |name: &&str| !ALSO.iter().any(|(also, _)| also == name);
        let layouts: Vec<&str> = LAYOUTS.iter().map(|layout| layout.name).filter(is_own).collect();
        assert_eq!(names, layouts[..names.len()]);
        assert_eq!(layouts[names.len()..], ["little-killer", "white-dot", "black-dot"]);
        for (line, rule) in examples() {
            assert_eq!(rule.line(Shape::CLASSIC), line);
        }
    }
}
