//! The measures as Markdown, to be read on a page: a table for each measure, with a row for each set
//! and a column for each engine.

use super::report::{NOTHING, Row, Section, rate};
use super::setting::Setting;

/// All sections, and the setting above them.
pub(super) fn markdown(sections: &[Section], setting: &Setting) -> String {
    let mut text = String::new();
    for (name, value) in setting.lines() {
        text.push_str(&format!("- {name}: {value}\n"));
    }
    text.push_str("- one thread; processor time, the median of the rounds, engines in turn\n");
    // The first peer, where there is one: it takes 9×9 boards only.
    let references = || sections.iter().filter_map(|section| section.reference.as_deref());
    let named = |name: &&str| setting.peers.split(", ").any(|peer| peer == *name);
    if let Some(reference) = references().find(named).or_else(|| references().next()) {
        text.push_str(&table(
            sections,
            &format!("Times as fast as {reference}"),
            |section, row| {
                let is_compared = section.reference.as_deref() == Some(reference);
                is_compared.then(|| format!("{:.2}", row.speed))
            },
        ));
    }
    text.push_str(&table(sections, "Puzzles/s", |_, row| Some(rate(row.median))));
    text.push_str(&table(sections, "µs/puzzle", |_, row| {
        Some(format!("{:.2}", row.median * 1e6))
    }));
    text.push_str(&table(sections, "Guesses/puzzle", |_, row| Some(format!("{:.2}", row.guesses))));
    text
}

fn table(
    sections: &[Section],
    heading: &str,
    value: impl Fn(&Section, &Row) -> Option<String>,
) -> String {
    let mut engines: Vec<&str> = Vec::new();
    for row in sections.iter().flat_map(|section| &section.rows) {
        if !engines.contains(&row.engine.as_str()) {
            engines.push(&row.engine);
        }
    }
    let names: String = engines.iter().map(|name| format!(" {name} |")).collect();
    let marks = "--:|".repeat(engines.len());
    let mut text =
        format!("\n### {heading}\n\n| set | puzzles | side |{names}\n|:--|--:|--:|{marks}\n");
    for section in sections {
        text.push_str(&format!("| {} | {} | {} |", section.set, section.puzzles, section.sides));
        for name in &engines {
            let row = section.rows.iter().find(|row| row.engine == *name);
            let value = row.and_then(|row| value(section, row));
            text.push_str(&format!(" {} |", value.as_deref().unwrap_or(NOTHING)));
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::measure::Plan;
    use super::*;

    const PLAN: Plan = Plan { limit: 2, rounds: 5 };

    fn row(engine: &str, speed: f64) -> Row {
        Row {
            engine: engine.to_owned(),
            median: 2e-6 / speed,
            best: 1e-6 / speed,
            worst: 1.0,
            guesses: 1.5,
            percent_without_guess: None,
            speed,
        }
    }

    fn section(set: &str, side: &str, reference: &str, rows: Vec<Row>) -> Section {
        Section {
            set: set.to_owned(),
            sides: side.to_owned(),
            puzzles: 2,
            plan: PLAN,
            reference: (rows.len() > 1).then(|| reference.to_owned()),
            rows,
        }
    }

    fn setting(peers: &str) -> Setting {
        Setting {
            machine: "linux x86_64, threads 2".to_owned(),
            processor: "P, model 1".to_owned(),
            version: "1.0 at abc".to_owned(),
            backends: "portable".to_owned(),
            peers: peers.to_owned(),
            plan: PLAN,
        }
    }

    #[test]
    fn sets_are_rows_and_engines_columns() {
        let sections = [
            section("easy", "9", "peer", vec![row("batch", 4.0), row("peer", 1.0)]),
            section("large", "12-16", "general", vec![row("general", 1.0), row("other", 2.0)]),
        ];
        let expected = "\
- machine: linux x86_64, threads 2
- processor: P, model 1
- version: 1.0 at abc
- back ends: portable
- limit: 2
- rounds: 5
- peers: peer
- one thread; processor time, the median of the rounds, engines in turn

### Times as fast as peer

| set | puzzles | side | batch | peer | general | other |
|:--|--:|--:|--:|--:|--:|--:|
| easy | 2 | 9 | 4.00 | 1.00 | – | – |
| large | 2 | 12-16 | – | – | – | – |

### Puzzles/s

| set | puzzles | side | batch | peer | general | other |
|:--|--:|--:|--:|--:|--:|--:|
| easy | 2 | 9 | 2000000 | 500000 | – | – |
| large | 2 | 12-16 | – | – | 500000 | 1000000 |

### µs/puzzle

| set | puzzles | side | batch | peer | general | other |
|:--|--:|--:|--:|--:|--:|--:|
| easy | 2 | 9 | 0.50 | 2.00 | – | – |
| large | 2 | 12-16 | – | – | 2.00 | 1.00 |

### Guesses/puzzle

| set | puzzles | side | batch | peer | general | other |
|:--|--:|--:|--:|--:|--:|--:|
| easy | 2 | 9 | 1.50 | 1.50 | – | – |
| large | 2 | 12-16 | – | – | 1.50 | 1.50 |
";
        assert_eq!(markdown(&sections, &setting("peer")), expected);
    }

    #[test]
    fn without_a_peer_the_first_engine_is_compared_with() {
        let sections = [section("easy", "9", "general", vec![row("general", 1.0), row("b", 4.0)])];
        let text = markdown(&sections, &setting("none"));
        assert!(text.contains("### Times as fast as general\n"), "{text}");
        assert!(text.contains("| easy | 2 | 9 | 1.00 | 4.00 |\n"), "{text}");
    }

    #[test]
    fn a_single_engine_is_compared_with_nothing() {
        let sections = [section("easy", "9", "general", vec![row("general", 1.0)])];
        assert!(!markdown(&sections, &setting("none")).contains("Times"));
    }
}
