//! What a technique is.

use std::fmt;
use std::ops::ControlFlow;

use super::Step;
use super::techniques::TECHNIQUES;
use crate::board::{Geometry, Pencil};

/// A way of reasoning, as a handle: its name, its document and its finder.
///
/// # Examples
/// ```
/// use pencilmark::logic::Technique;
/// let names: Vec<&str> = Technique::all().map(|technique| technique.name()).collect();
/// assert_eq!(names, ["naked-single", "hidden-single"]);
/// ```
#[derive(Clone, Copy)]
pub struct Technique(&'static Entry);

/// A visitor of steps that can stop the search for more.
pub(super) type Sink<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// One technique: implemented once per file of [`techniques`](super::techniques).
pub(super) trait Finder {
    const NAME: &'static str;
    const TITLE: &'static str;
    const DOCUMENT: &'static str;

    /// Hands every step that is open now to the sink.
    fn find(technique: Technique, pencil: &Pencil, sink: &mut Sink<'_>) -> ControlFlow<()>;

    /// One sentence for a step of this technique.
    fn explain(step: &Step, geometry: &Geometry) -> String;
}

/// A line of the registry.
pub(super) struct Entry {
    name: &'static str,
    title: &'static str,
    document: &'static str,
    find: fn(Technique, &Pencil, &mut Sink<'_>) -> ControlFlow<()>,
    explain: fn(&Step, &Geometry) -> String,
}

impl Entry {
    pub(super) const fn of<F: Finder>() -> Self {
        Self {
            name: F::NAME,
            title: F::TITLE,
            document: F::DOCUMENT,
            find: F::find,
            explain: F::explain,
        }
    }
}

impl Technique {
    /// All techniques in solving order.
    ///
    /// # Examples
    /// ```
    /// assert!(pencilmark::logic::Technique::all().count() >= 2);
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
    /// assert_eq!(Technique::all().next().unwrap().name(), "naked-single");
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
    /// assert_eq!(Technique::all().next().unwrap().title(), "Naked single");
    /// ```
    #[must_use]
    pub fn title(self) -> &'static str {
        self.0.title
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
        self.0.document
    }

    /// Hands every step that is open now to a visitor, until it breaks.
    ///
    /// # Examples
    /// ```
    /// use std::ops::ControlFlow;
    /// use pencilmark::{Geometry, Pencil, Singles, logic::Technique};
    /// let empty = Pencil::new(&Geometry::classic(), Singles::Leave);
    /// for technique in Technique::all() {
    ///     let found = technique.find(&empty, &mut |_| ControlFlow::Break(()));
    ///     assert_eq!(found, ControlFlow::Continue(()));
    /// }
    /// ```
    pub fn find(
        self,
        pencil: &Pencil,
        visit: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        (self.0.find)(self, pencil, visit)
    }

    pub(super) fn explain(self, step: &Step, geometry: &Geometry) -> String {
        (self.0.explain)(step, geometry)
    }
}

impl PartialEq for Technique {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Technique {}

impl fmt::Debug for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Technique({})", self.name())
    }
}
