//! All engines: ours by name, and the peers.

use std::collections::HashSet;

use anyhow::{Result, bail, ensure};

use super::batch::Batch;
use super::engine::Engine;
use super::one_by_one::OneByOne;
use super::peer::Peer;

/// Our engines. A new one is one entry here.
pub(super) fn own() -> Vec<Box<dyn Engine>> {
    let one_by_one = [
        OneByOne { name: "general", puzzles: |set| Some(&set.general) },
        OneByOne { name: "single", puzzles: |set| set.is_classic().then_some(&set.puzzles) },
    ];
    let one_by_one = one_by_one.into_iter().map(|engine| -> Box<dyn Engine> { Box::new(engine) });
    let batches = Batch::all().map(|batch| -> Box<dyn Engine> { Box::new(batch) });
    one_by_one.chain(batches).collect()
}

/// Those of our engines that have these names, all of them where there are no names, and the peers.
///
/// # Errors
/// Where none of our engines has a name, or two engines have the same one.
pub(super) fn selected(names: &[String], peers: Vec<Peer>) -> Result<Vec<Box<dyn Engine>>> {
    let mut engines = own();
    if let Some(unknown) = names.iter().find(|name| engines.iter().all(|e| e.name() != **name)) {
        let known: Vec<&str> = engines.iter().map(|engine| engine.name()).collect();
        bail!("no engine is named '{unknown}'; there are {}", known.join(", "));
    }
    engines.retain(|e| names.is_empty() || names.iter().any(|name| name == e.name()));
    engines.extend(peers.into_iter().map(|peer| -> Box<dyn Engine> { Box::new(peer) }));
    let mut different = HashSet::new();
    for engine in &engines {
        ensure!(different.insert(engine.name()), "two engines have the name '{}'", engine.name());
    }
    Ok(engines)
}

#[cfg(test)]
mod tests {
    use minirow::{Geometry, Grid};

    use super::super::data::Set;
    use super::*;

    /// An empty 4×4 board has 288 solutions.
    fn empty_set() -> Set {
        Set::new("empty", vec![Grid::new(&Geometry::with_blocks(2, 2).unwrap())])
    }

    #[test]
    fn engines_stop_at_the_limit() {
        let general = &own()[0];
        for (limit, expected) in [(1, 1), (2, 2), (288, 288), (1000, 288)] {
            let (answer, _) = general.answer(&empty_set(), 0, limit);
            assert_eq!(answer.solutions, expected);
            assert_eq!(general.count(&empty_set(), 0..1, limit), expected);
            assert!(answer.first.unwrap().is_solved());
        }
    }

    #[test]
    fn nine_by_nine_has_engines_of_its_own() {
        let takers = |set: &Set| own().iter().filter(|engine| engine.takes(set)).count();
        assert_eq!(takers(&empty_set()), 1);
        let nine = Set::new("nine", vec![Grid::new(&Geometry::classic())]);
        assert_eq!(takers(&nine), own().len());
        for engine in own() {
            let (answer, guesses) = engine.answer(&nine, 0, 3);
            assert_eq!((answer.solutions, engine.count(&nine, 0..1, 3)), (3, 3));
            assert!(guesses > 0 && answer.first.unwrap().is_solved(), "{}", engine.name());
        }
        // Not the same search: that would be one engine under two names.
        assert_ne!(own()[0].answer(&nine, 0, 3).1, own()[1].answer(&nine, 0, 3).1);
    }

    fn names(selected: &[&str]) -> Result<Vec<String>> {
        let selected: Vec<String> = selected.iter().map(|&name| name.to_owned()).collect();
        let engines = super::selected(&selected, vec![])?;
        Ok(engines.iter().map(|engine| engine.name().to_owned()).collect())
    }

    #[test]
    fn engines_are_selected_by_name() {
        let all = names(&[]).expect("names differ");
        assert_eq!(all[..2], ["general", "single"]);
        assert_eq!(all.len(), own().len());
        let two = names(&["batch-portable", "general"]).expect("these are everywhere");
        assert_eq!(two, ["general", "batch-portable"]);
        let fault = names(&["general", "other"]).unwrap_err().to_string();
        assert!(fault.starts_with("no engine is named 'other'; there are general, "), "{fault}");
    }
}
