//! What a technique is.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use super::Step;
use super::position::{AnyView, Position};
use super::techniques::{DOCUMENTS, TECHNIQUES};
use super::view::View;
use crate::board::Names;

/// A way of reasoning, as a handle: its name, its document and its finder.
///
/// # Examples
/// ```
/// use pencilmark::logic::Technique;
/// let easiest: Vec<&str> = Technique::all().take(3).map(|technique| technique.name()).collect();
/// assert_eq!(easiest, ["full-house", "hidden-single", "naked-single"]);
/// ```
#[derive(Clone, Copy)]
pub struct Technique(&'static Entry);

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

/// One technique: implemented once per file of [`techniques`](super::techniques).
pub(super) trait Finder {
    const NAME: &'static str;
    const TITLE: &'static str;
    /// In tenths, of the plainest step.
    const RATING: u16;
    const DOCUMENT: &'static str;

    /// Hands every step that is open now to the sink, and nothing that changes nothing.
    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()>;

    /// A step of this technique in words.
    fn explain(step: &Step, names: &Names<'_>) -> String;
}

/// A line of the registry.
pub(super) struct Entry {
    name: &'static str,
    title: &'static str,
    rating: u16,
    small: fn(&View<2, 1>, &mut Sink<'_>) -> ControlFlow<()>,
    medium: fn(&View<10, 1>, &mut Sink<'_>) -> ControlFlow<()>,
    large: fn(&View<1017, 4>, &mut Sink<'_>) -> ControlFlow<()>,
    explain: fn(&Step, &Names<'_>) -> String,
}

impl Entry {
    pub(super) const fn of<F: Finder>() -> Self {
        Self {
            name: F::NAME,
            title: F::TITLE,
            rating: F::RATING,
            small: F::find,
            medium: F::find,
            large: F::find,
            explain: F::explain,
        }
    }
}

impl Technique {
    /// All techniques in solving order.
    ///
    /// # Examples
    /// ```
    /// assert!(pencilmark::logic::Technique::all().count() > 40);
    /// ```
    pub fn all() -> impl Iterator<Item = Self> {
        TECHNIQUES.iter().map(Self)
    }

    /// The technique of this name.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::logic::Technique;
    /// assert!(Technique::named("naked-single").is_some());
    /// assert!(Technique::named("lucky guess").is_none());
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|technique| technique.name() == name)
    }

    /// Its name in files and commands, such as `hidden-single`.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::logic::Technique;
    /// assert_eq!(Technique::all().next().unwrap().name(), "full-house");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        self.0.name
    }

    /// Its name for people, such as `Hidden single`.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::logic::Technique;
    /// assert_eq!(Technique::all().next().unwrap().title(), "Full house");
    /// ```
    #[must_use]
    pub fn title(self) -> &'static str {
        self.0.title
    }

    /// How hard its plainest step is, in tenths; on the scale of Sudoku Explainer where that knows
    /// the technique.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::logic::Technique;
    /// assert_eq!(Technique::named("naked-single").unwrap().rating(), 23);
    /// ```
    #[must_use]
    pub fn rating(self) -> u16 {
        self.0.rating
    }

    /// What it is, why it holds, an example and a near miss, as Markdown.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::logic::Technique;
    /// assert!(Technique::all().all(|technique| technique.document().contains("## Near miss")));
    /// ```
    #[must_use]
    pub fn document(self) -> &'static str {
        let place = Self::all().position(|technique| technique == self);
        DOCUMENTS[place.expect("every technique is in the registry")]
    }

    /// Hands every step that is open now to a visitor, until it breaks.
    ///
    /// # Examples
    /// ```
    /// use std::ops::ControlFlow;
    /// use pencilmark::{Geometry, Pencil, Singles, logic::{Position, Technique}};
    /// let empty = Position::new(&Pencil::new(&Geometry::classic(), Singles::Leave));
    /// let single = Technique::named("naked-single").unwrap();
    /// let found = single.find(&empty, &mut |_| ControlFlow::Break(()));
    /// assert_eq!(found, ControlFlow::Continue(()));
    /// ```
    pub fn find(
        self,
        position: &Position,
        visit: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.find_while(position, visit, &mut || ControlFlow::Continue(()))
    }

    /// Searches as [`find`](Self::find) does, until `go_on` breaks; long searches ask it again and
    /// again, also while they find nothing.
    ///
    /// # Examples
    /// ```
    /// use std::ops::ControlFlow;
    /// use pencilmark::{Geometry, Pencil, Singles, logic::{Position, Technique}};
    /// let empty = Position::new(&Pencil::new(&Geometry::classic(), Singles::Leave));
    /// for technique in Technique::all() {
    ///     let stop = &mut || ControlFlow::Break(());
    ///     let _ = technique.find_while(&empty, &mut |_| ControlFlow::Continue(()), stop);
    /// }
    /// ```
    pub fn find_while(
        self,
        position: &Position,
        visit: &mut dyn FnMut(Step) -> ControlFlow<()>,
        go_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut sink = Sink { technique: self, visit, go_on };
        sink.go_on()?;
        match &position.0 {
            AnyView::Small(view) => (self.0.small)(view, &mut sink),
            AnyView::Medium(view) => (self.0.medium)(view, &mut sink),
            AnyView::Large(view) => (self.0.large)(view, &mut sink),
        }
    }

    /// Every step that is open now, unless `go_on` breaks before all are found.
    ///
    /// # Examples
    /// ```
    /// use std::ops::ControlFlow;
    /// use pencilmark::{Grid, logic::{Position, Technique}};
    /// let grid: Grid = "123. .... .... ....".parse()?;
    /// let position = Position::from_grid(&grid).unwrap();
    /// let full_house = Technique::named("full-house").unwrap();
    /// let steps = full_house.steps_while(&position, &mut || ControlFlow::Continue(()));
    /// assert_eq!(steps.continue_value().unwrap().len(), 1);
    /// # Ok::<(), pencilmark::format::ParseError>(())
    /// ```
    pub fn steps_while(
        self,
        position: &Position,
        go_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<(), Vec<Step>> {
        let mut steps = Vec::new();
        let mut keep = |step| {
            steps.push(step);
            ControlFlow::Continue(())
        };
        self.find_while(position, &mut keep, go_on)?;
        ControlFlow::Continue(steps)
    }

    pub(super) fn explain(self, step: &Step, names: &Names<'_>) -> String {
        (self.0.explain)(step, names)
    }
}

impl PartialEq for Technique {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Technique {}

impl Hash for Technique {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name().hash(state);
    }
}

/// Its title.
///
/// # Examples
/// ```
/// use pencilmark::logic::Technique;
/// assert_eq!(Technique::named("x-wing").unwrap().to_string(), "X-wing");
/// ```
impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.title())
    }
}

impl fmt::Debug for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Technique({})", self.name())
    }
}
