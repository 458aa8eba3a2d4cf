//! How drawings show a kind of rule, and how texts about them say it.

use super::of::Of;

/// How rules are drawn and said.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Drawn {
    pub(crate) of: Of,
    /// What it is called where a drawing or a text is not understood; rules that are drawn alike share it.
    pub(crate) called: &'static str,
    pub(crate) form: Form,
    /// What it says, in words that are read again; `#` is its number.
    pub(crate) sentence: &'static str,
    /// The numbers of sentences that tell none, each with a part of such sentences: the first that is there. Empty where
    /// sentences have no number.
    pub(crate) usual: &'static [(&'static str, u32)],
    /// When a sentence says it: where all phrases of one line are there, which semicolons part.
    ///
    /// A phrase is any of its parts between bars, and behind `!` none of them. A part is a part of the text, behind `=`
    /// a word of it; `@line` is a line or the name of a colour, `@least` a least number, `@not` what denies.
    pub(crate) said: &'static [&'static str],
    /// What such sentences are made of, besides words that change no meaning and names of colours.
    pub(crate) words: &'static str,
}

impl Drawn {
    /// Rules of this name, which no text says.
    pub(crate) const fn new(rules: &'static str, called: &'static str, form: Form) -> Self {
        Self { of: Of::all(rules), called, form, sentence: "", usual: &[], said: &[], words: "" }
    }

    /// Those with this number alone.
    pub(crate) const fn only(self, number: u32) -> Self {
        Self { of: Of::only(self.of.name, number), ..self }
    }
}

/// What is drawn. Colours are told by their names.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Form {
    /// A dashed line around its cells, with its number in a corner.
    Cage,
    /// A thick line from a bulb on.
    Thermometer(&'static str),
    /// A line from a circle, or a pill, to a head.
    Arrow,
    /// A dot between two cells; this number is not written into it.
    Dot(&'static str, u32),
    /// A sign between two cells.
    Sign(&'static str),
    /// A circle with its numbers where four cells meet.
    Corner,
    /// A grey circle, or else a square, in each of its cells.
    Spots {
        is_round: bool,
    },
    /// A number beside the board, with an arrow along its diagonal.
    Diagonal,
    /// A number beside the board.
    Clue,
    Line(&'static str),
    /// Lines that are one where they meet.
    Set(&'static str),
    /// A thin line between two circles, or else diamonds, of this size.
    Ends {
        size: f64,
        is_round: bool,
        colour: &'static str,
    },
    /// Nothing: it is about the whole board.
    Whole,
    /// Nothing: no drawing shows which of its cells belong together.
    Unseen,
}
