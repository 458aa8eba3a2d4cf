//! Which technique: its names and its rating. What it does is in its file, and found through the
//! [registry](super::techniques).

use std::fmt;
use std::hash::{Hash, Hasher};

use super::Tenths;
use super::hodoku::Hodoku;

/// A way of reasoning, as a handle: its name, its document and its finder.
///
/// # Examples
/// ```
/// use minirow::logic::Technique;
/// let easiest: Vec<&str> = Technique::all().take(3).map(|technique| technique.name()).collect();
/// assert_eq!(easiest, ["full-house", "hidden-single", "naked-single"]);
/// ```
#[derive(Clone, Copy)]
pub struct Technique(&'static Label);

/// What is known of a technique without its finder.
pub(super) struct Label {
    pub(super) name: &'static str,
    pub(super) title: &'static str,
    pub(super) rating: u16,
    /// Its place in solving order.
    pub(super) place: u8,
    /// The technique of whose steps each joins two.
    pub(super) pairs_of: Option<&'static str>,
    pub(super) hodoku: Option<Hodoku>,
    pub(super) in_se: bool,
}

impl Technique {
    pub(super) fn new(label: &'static Label) -> Self {
        Self(label)
    }

    /// Its place in solving order.
    pub(super) fn place(self) -> usize {
        self.0.place.into()
    }

    /// Whether it joins steps of a technique that is among these, which have none.
    pub(super) fn joins_any_of(self, without_steps: &[Self]) -> bool {
        self.0.pairs_of.is_some_and(|name| without_steps.iter().any(|one| one.name() == name))
    }

    /// What HoDoKu makes of it, if it has it.
    pub(crate) fn hodoku(self) -> Option<Hodoku> {
        self.0.hodoku
    }

    /// Whether Sudoku Explainer looks for it by itself.
    pub(crate) fn is_in_se(self) -> bool {
        self.0.in_se
    }

    /// Its name in files and commands, such as `hidden-single`.
    ///
    /// # Examples
    /// ```
    /// use minirow::logic::Technique;
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
    /// use minirow::logic::Technique;
    /// assert_eq!(Technique::all().next().unwrap().title(), "Full house");
    /// ```
    #[must_use]
    pub fn title(self) -> &'static str {
        self.0.title
    }

    /// How hard its plainest step is; on the scale of Sudoku Explainer where that knows
    /// the technique.
    ///
    /// # Examples
    /// ```
    /// use minirow::logic::Technique;
    /// assert_eq!(Technique::named("naked-single").unwrap().rating().to_string(), "2.3");
    /// ```
    #[must_use]
    pub fn rating(self) -> Tenths {
        Tenths::new(self.0.rating)
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
/// use minirow::logic::Technique;
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
