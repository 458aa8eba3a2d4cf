//! A line for each kind of rule, for people who look for the one that they need.

use super::reader::read_rule;
use crate::board::Geometry;
use crate::rules::Rule;
use crate::rules::spelling::all;

/// A rule of each kind on a board of 9×9, with its line.
///
/// # Examples
/// ```
/// use minirow::format::rule_examples;
/// let (line, rule) = rule_examples().find(|(_, rule)| rule.name() == "whisper").unwrap();
/// assert_eq!(line, "whisper 5 r1c1 r1c2 r1c3");
/// assert_eq!(rule.meaning().text, "Neighbours on a zigzag line differ by at least 5.");
/// ```
pub fn rule_examples() -> impl Iterator<Item = (&'static str, Rule)> {
    all().filter_map(|told| told.example).map(|line| {
        let rule = read_rule(line, &Geometry::classic());
        (line, rule.unwrap_or_else(|error| panic!("{line}: {error}")))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::spelling::Told;

    #[test]
    fn every_name_of_a_kind_has_an_example_or_another_name() {
        for (line, rule) in rule_examples() {
            assert_eq!(rule.line(&Geometry::classic()), line);
        }
        let has_none = |told: &&Told| told.example.is_none();
        let others: Vec<&str> = all().filter(has_none).map(|told| told.name).collect();
        assert_eq!(others, ["little-killer", "white-dot", "black-dot"]);
    }
}
