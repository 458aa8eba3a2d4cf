//! What a technique does: it finds steps and tells them.

use std::ops::ControlFlow;

use super::argument::Argument;
use super::hodoku::Hodoku;
#[cfg(feature = "large")]
use super::position::LargeView;
use super::position::view::View;
use super::position::{AnyView, MediumView, SmallView};
use super::technique::Label;
use super::{Position, Step, Technique};
use crate::board::Names;

/// One technique: implemented once per file of [`techniques`](super::techniques).
pub(super) trait Finder {
    const NAME: &'static str;
    const TITLE: &'static str;
    /// In tenths, of the plainest step.
    const RATING: u16;
    const DOCUMENT: &'static str;
    /// The technique of whose steps each of this one joins two: where that has none, this has none.
    const PAIRS_OF: Option<&'static str> = None;
    /// What HoDoKu makes of it, if it has it.
    const HODOKU: Option<Hodoku> = None;
    /// Whether Sudoku Explainer looks for it by itself.
    const IN_SE: bool = false;

    /// Hands every step that is open now to the sink, and nothing that changes nothing.
    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()>;

    /// A step of this technique in words.
    fn explain(step: &Step, names: &Names<'_>) -> String;

    /// A step of this technique in parts, the last of which concludes.
    fn argue(argument: &mut Argument<'_>);
}

/// Where finders bring steps; it tells them when to stop.
pub(super) struct Sink<'a> {
    technique: Technique,
    visit: &'a mut dyn FnMut(Step) -> ControlFlow<()>,
    go_on: &'a mut dyn FnMut() -> ControlFlow<()>,
}

impl Sink<'_> {
    /// A step of the technique that does nothing yet.
    pub(super) fn step(&self) -> Step {
        Step::new(self.technique)
    }

    /// Hands on a step.
    pub(super) fn found(&mut self, step: Step) -> ControlFlow<()> {
        debug_assert!(!step.place.is_empty() || !step.remove.is_empty(), "a step does something");
        (self.visit)(step)
    }

    /// Asks whether to search on; to be asked in every search that can take long.
    pub(super) fn go_on(&mut self) -> ControlFlow<()> {
        (self.go_on)()
    }
}

/// A line of the registry.
pub(super) struct Entry {
    label: Label,
    small: fn(&SmallView, &mut Sink<'_>) -> ControlFlow<()>,
    medium: fn(&MediumView, &mut Sink<'_>) -> ControlFlow<()>,
    #[cfg(feature = "large")]
    large: fn(&LargeView, &mut Sink<'_>) -> ControlFlow<()>,
    explain: fn(&Step, &Names<'_>) -> String,
    argue: fn(&mut Argument<'_>),
}

impl Entry {
    pub(super) const fn of<F: Finder>(place: u8) -> Self {
        Self {
            label: Label {
                name: F::NAME,
                title: F::TITLE,
                rating: F::RATING,
                place,
                pairs_of: F::PAIRS_OF,
                hodoku: F::HODOKU,
                in_se: F::IN_SE,
            },
            small: F::find,
            medium: F::find,
            #[cfg(feature = "large")]
            large: F::find,
            explain: F::explain,
            argue: F::argue,
        }
    }

    pub(super) fn technique(&'static self) -> Technique {
        Technique::new(&self.label)
    }

    /// Hands every step that is open now to a visitor, until it breaks or `go_on` does.
    pub(super) fn find(
        &'static self,
        position: &Position,
        visit: &mut dyn FnMut(Step) -> ControlFlow<()>,
        go_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut sink = Sink { technique: self.technique(), visit, go_on };
        sink.go_on()?;
        match &position.0 {
            AnyView::Small(view) => (self.small)(view, &mut sink),
            AnyView::Medium(view) => (self.medium)(view, &mut sink),
            #[cfg(feature = "large")]
            AnyView::Large(view) => (self.large)(view, &mut sink),
        }
    }

    /// A step of the technique in words.
    pub(super) fn explain(&self, step: &Step, names: &Names<'_>) -> String {
        (self.explain)(step, names)
    }

    /// Puts the parts of a step of the technique together.
    pub(super) fn argue(&self, argument: &mut Argument<'_>) {
        (self.argue)(argument);
    }
}
