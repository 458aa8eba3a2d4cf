//! Estimates how much work a call can be.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

/// How much work a call can be, told from its input at a glance, whatever the call.
///
/// It says how long a part of the work can take that asks nobody whether to go on, and how much
/// memory the whole may need; a small input can still ask for a search of hours.
///
/// # Examples
/// ```
/// use minirow_api::Size;
/// assert_eq!(Size::of(r#"{"name": "x-wing"}"#), Size::Small);
/// assert_eq!(Size::of(r#"{"geometry": {"side": 25}}"#), Size::Medium);
/// assert_eq!(Size::of(r#"{"geometry": {"block": [10, 10]}, "seed": 1}"#), Size::Large);
/// assert_eq!(Size::of(&" ".repeat(100_000)), Size::Large);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Size {
    /// About a board of at most 16×16, or none: a matter of a millisecond if nothing is searched.
    Small,
    /// About boards of at most 25×25.
    Medium,
    /// Anything else.
    Large,
}

/// For each size the most bytes of an input, of a text of boards in it, and the largest side.
const MOST: [(Size, usize, usize, usize); 2] =
    [(Size::Small, 2 << 10, 512, 16), (Size::Medium, 64 << 10, 64 << 10, 25)];

/// What an input tells of its size. Texts tell of more cells than they have bytes.
#[derive(Default, Deserialize)]
struct Told<'a> {
    #[serde(borrow, default)]
    geometry: Option<&'a RawValue>,
    #[serde(borrow, default)]
    board: Option<Board<'a>>,
    #[serde(borrow, default)]
    text: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Board<'a> {
    #[serde(borrow, default)]
    geometry: Option<&'a RawValue>,
}

impl Size {
    /// The size of the call with this input.
    ///
    /// # Examples
    /// ```
    /// use minirow_api::Size;
    /// assert_eq!(Size::of(r#"{"board": {"geometry": {"side": 100}}}"#), Size::Large);
    /// ```
    #[must_use]
    pub fn of(input: &str) -> Self {
        let (_, most, ..) = MOST[MOST.len() - 1];
        if input.len() > most {
            return Self::Large;
        }
        // What is no input is told so at once.
        let told: Told<'_> = serde_json::from_str(input).unwrap_or_default();
        let geometries = [told.geometry, told.board.and_then(|board| board.geometry)];
        let side = geometries.into_iter().flatten().filter_map(told_side).max().unwrap_or(0);
        let text = told.text.map_or(0, |text| text.get().len());
        let fits = |&&(_, most_bytes, most_text, most_side): &&(Self, usize, usize, usize)| {
            input.len() <= most_bytes && text <= most_text && side <= most_side
        };
        MOST.iter().find(fits).map_or(Self::Large, |(size, ..)| *size)
    }
}

/// The side that a geometry tells; none where it tells a map of its blocks, or is none.
pub(crate) fn told_side(geometry: &RawValue) -> Option<usize> {
    #[derive(Deserialize)]
    struct Fields<'a> {
        #[serde(borrow, default)]
        side: Option<&'a RawValue>,
        #[serde(borrow, default)]
        block: Option<&'a RawValue>,
        #[serde(default)]
        blocks: Option<IgnoredAny>,
    }
    let fields: Fields<'_> = serde_json::from_str(geometry.get()).ok()?;
    if fields.blocks.is_some() {
        return None;
    }
    let told = [fields.side, fields.block].into_iter().flatten();
    told.map(|told| numbers(told.get()).fold(1, usize::saturating_mul)).max()
}

/// The numbers of a text, which is `3`, `[3, 4]` or `"3x4"`.
fn numbers(text: &str) -> impl Iterator<Item = usize> {
    let numbers = text.split(|symbol: char| !symbol.is_ascii_digit());
    numbers.filter(|digits| !digits.is_empty()).map(|digits| digits.parse().unwrap_or(usize::MAX))
}
