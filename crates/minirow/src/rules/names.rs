//! The names of some rules.

use super::Rule;

impl Rule {
    /// The names of some rules, each once, with how many there are of each where it is not one.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::{Rule, kinds::Cage};
    /// let cage = Rule::Cage(Cage { cells: vec![0, 1], sum: 3 });
    /// assert_eq!(Rule::list(&[cage.clone(), Rule::AntiKing, cage]), "cage (2), anti-king");
    /// ```
    #[must_use]
    pub fn list(rules: &[Self]) -> String {
        let mut counted: Vec<(&str, usize)> = Vec::new();
        for rule in rules {
            match counted.iter_mut().find(|(name, _)| *name == rule.name()) {
                Some((_, count)) => *count += 1,
                None => counted.push((rule.name(), 1)),
            }
        }
        let told = counted.into_iter().map(|(name, count)| match count {
            1 => name.to_owned(),
            count => format!("{name} ({count})"),
        });
        told.collect::<Vec<_>>().join(", ")
    }
}
