//! Lines of rules, right and wrong.

use super::read_rule;
use crate::board::Geometry;
use crate::rules::Rule;
use crate::rules::kinds::Pairs;
use crate::rules::samples::{kinds, samples};

/// Why rules that say nothing, or cannot be followed, have no line.
const NOT_FITTING: [&str; 4] =
    ["a value from ", "a sum from 1 to ", "2 lists of cells", "one list of cells"];

#[test]
fn every_rule_comes_back() {
    for kind in kinds() {
        let (mut back, mut refused) = (0, 0);
        for board in samples(kind, 3, 100) {
            for rule in &board.rules {
                let line = rule.line(board.geometry());
                match read_rule(&line, board.geometry()) {
                    Ok(read) => {
                        // Of an automaton, the order of steps that begin alike says nothing.
                        if !matches!(rule, Rule::AutomatonLine(_)) {
                            assert_eq!(read, *rule, "{line}");
                        }
                        assert_eq!(read.line(board.geometry()), line);
                        back += 1;
                    }
                    Err(error) => {
                        let is_known =
                            NOT_FITTING.iter().any(|why| error.expected().starts_with(why));
                        assert!(is_known, "{line}: {error}");
                        refused += 1;
                    }
                }
            }
        }
        assert!(back > 2 * refused, "{kind}: {refused} of {back} refused");
    }
}

#[test]
fn titles_come_back() {
    let name = "a \"name\" \\ with | all".to_owned();
    let rule = Rule::Pairs(Pairs { name, table: vec![0b10, 0b01], pairs: vec![(0, 1), (2, 3)] });
    let geometry = Geometry::with_blocks(1, 2).expect("a geometry");
    let line = rule.line(&geometry);
    assert_eq!(line, r#"pairs "a \"name\" \\ with | all" 1:2 2:1 | r1c1 r1c2 | r2c1 r2c2"#);
    assert_eq!(read_rule(&line, &geometry), Ok(rule));
}

#[test]
fn what_is_wrong_is_told_where_it_is() {
    for (line, message) in [
        ("", "character 1: expected the name of a rule such as cage or thermometer, found nothing"),
        (
            "cagge 3 r1c1",
            "character 1: expected the name of a rule such as cage or thermometer, found 'cagge'",
        ),
        (
            "cage r1c1 r1c2 14",
            "character 16: expected numbers in front of the cells, and a cell such as r1c1 here, found '14'",
        ),
        (
            "arrow r1c1: r1c2 r1c3",
            "character 7: expected a cell such as r1c1, or | in front of the next list of cells, found 'r1c1:'",
        ),
        ("indexing 3 r1c1 r1c2 | r1c3", "character 12: expected 1 cell, found '2'"),
        ("cage 3", "character 1: expected one list of cells, found '0'"),
        ("cage 3 r1c1 x", "character 13: expected a cell such as r1c1, found 'x'"),
        ("cage 3 r1c1 r0c1", "character 13: expected a cell of a board of 9x9, found 'r0c1'"),
        ("cage 3 r1c1 r1c1", "character 13: expected each cell once, found 'r1c1'"),
        ("cage 3 4 r1c1", "character 8: expected one number, found '4'"),
        (
            "cage 99999999999 r1c1",
            "character 6: expected a number up to 999999, found '99999999999'",
        ),
        ("sum r1c1", "character 1: expected a number behind sum, found 'none'"),
        ("thermometer 3 r1c1", "character 13: expected no number, found '3'"),
        ("modular 0 r1c1 r1c2", "character 9: expected a divisor of at least 1, found '0'"),
        ("greater r1c1", "character 9: expected two different cells, found '1'"),
        ("quadruple 0 r1c1", "character 11: expected a value from 1 to 9, found '0'"),
        ("arrow r1c1 r1c2", "character 1: expected 2 lists of cells, parted by |, found '1'"),
        ("arrow r1c1 | | r1c2", "character 14: expected a cell such as r1c1, found '|'"),
        ("anti-king r1c1", "character 11: expected no cells, found '1'"),
        (
            "sandwich 3 r1c1 r1c2",
            "character 12: expected all cells of a row or column, from the clue on, found 'others'",
        ),
        (
            "sum-line 900000 r1c1",
            "character 10: expected a sum from 1 to 9, the most that the line holds, found '900000'",
        ),
        ("pairs 1:2 | r1c1 r1c2", "character 7: expected a title in quotes, found '1:2'"),
        (
            "pairs \"x 1:2 | r1c1 r1c2",
            "character 7: expected a quote at the end of the title, found nothing",
        ),
        (
            "pairs \"x\" 1-2 | r1c1 r1c2",
            "character 11: expected a value and those that may follow such as 1:2,3, found '1-2'",
        ),
        (
            "automaton \"x\" 0> | r1c1",
            "character 1: expected a state that lines begin in such as >0, found 'none'",
        ),
        (
            "automaton \"x\" >10000 | r1c1",
            "character 15: expected '>' and a state that lines begin in, a state and '>', or a step such as 0:1,3>2, of at most 10000 states, found '>10000'",
        ),
    ] {
        assert_eq!(
            read_rule(line, &Geometry::classic()).unwrap_err().to_string(),
            message,
            "{line}"
        );
    }
}
