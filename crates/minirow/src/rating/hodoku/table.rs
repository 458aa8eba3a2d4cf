//! What each technique is worth.

use super::level::HodokuLevel::{self, Easy, Extreme, Hard, Medium, Unfair};
use crate::logic::Technique;

/// A technique with its level and score.
pub(super) struct Line {
    pub(super) name: &'static str,
    pub(super) level: HodokuLevel,
    pub(super) score: u32,
}

impl Line {
    pub(super) fn technique(&self) -> Technique {
        Technique::named(self.name).expect("the table names techniques")
    }
}

const fn line(name: &'static str, level: HodokuLevel, score: u32) -> Line {
    Line { name, level, score }
}

/// Singles; which comes first is a matter of queues.
pub(super) static FULL_HOUSE: Line = line("full-house", Easy, 4);
pub(super) static NAKED_SINGLE: Line = line("naked-single", Easy, 4);
pub(super) static HIDDEN_SINGLE: Line = line("hidden-single", Easy, 14);

/// What is tried when there is no single, in this order.
pub(super) static BEYOND_SINGLES: [Line; 53] = [
    line("locked-pair", Medium, 40),
    line("locked-triple", Medium, 60),
    line("pointing", Medium, 50),
    line("claiming", Medium, 50),
    line("naked-pair", Medium, 60),
    line("naked-triple", Medium, 80),
    line("hidden-pair", Medium, 70),
    line("hidden-triple", Medium, 100),
    line("naked-quad", Hard, 120),
    line("hidden-quad", Hard, 150),
    line("x-wing", Hard, 140),
    line("swordfish", Hard, 150),
    line("jellyfish", Hard, 160),
    line("remote-pair", Hard, 110),
    line("bivalue-universal-grave", Hard, 100),
    line("skyscraper", Hard, 130),
    line("two-string-kite", Hard, 150),
    line("turbot-fish", Hard, 120),
    line("empty-rectangle", Hard, 120),
    line("w-wing", Hard, 150),
    line("xy-wing", Hard, 160),
    line("xyz-wing", Hard, 180),
    line("unique-rectangle-1", Hard, 100),
    line("unique-rectangle-2", Hard, 100),
    line("unique-rectangle-3", Hard, 100),
    line("unique-rectangle-4", Hard, 100),
    line("unique-rectangle-5", Hard, 100),
    line("unique-rectangle-6", Hard, 100),
    line("hidden-rectangle", Hard, 100),
    line("avoidable-rectangle-1", Hard, 100),
    line("avoidable-rectangle-2", Hard, 100),
    line("finned-x-wing", Hard, 130),
    line("sashimi-x-wing", Hard, 150),
    line("finned-swordfish", Unfair, 200),
    line("sashimi-swordfish", Unfair, 240),
    line("finned-jellyfish", Unfair, 250),
    line("sashimi-jellyfish", Unfair, 260),
    line("sue-de-coq", Unfair, 250),
    line("simple-colouring", Hard, 150),
    line("multi-colouring", Hard, 200),
    line("x-chain", Unfair, 260),
    line("xy-chain", Unfair, 260),
    line("aic", Unfair, 280),
    line("grouped-aic", Unfair, 300),
    line("als-xz", Unfair, 300),
    line("als-xy-wing", Unfair, 320),
    line("als-chain", Unfair, 340),
    line("franken-x-wing", Unfair, 300),
    line("franken-swordfish", Unfair, 350),
    line("finned-franken-x-wing", Unfair, 390),
    line("finned-franken-swordfish", Unfair, 410),
    line("forcing-chain", Extreme, 500),
    line("forcing-net", Extreme, 700),
];
