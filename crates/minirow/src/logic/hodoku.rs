//! What HoDoKu makes of a technique: said beside the technique, read where boards are rated.

/// The place, the level and the score of a technique in HoDoKu.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hodoku {
    /// Where HoDoKu tries it. Tens, so that one that is missing finds room.
    pub(crate) place: u16,
    /// From 0, easy, to 4, extreme.
    pub(crate) level: u8,
    pub(crate) score: u16,
}

impl Hodoku {
    pub(super) const fn easy(place: u16, score: u16) -> Self {
        Self { place, level: 0, score }
    }

    pub(super) const fn medium(place: u16, score: u16) -> Self {
        Self { place, level: 1, score }
    }

    pub(super) const fn hard(place: u16, score: u16) -> Self {
        Self { place, level: 2, score }
    }

    pub(super) const fn unfair(place: u16, score: u16) -> Self {
        Self { place, level: 3, score }
    }

    pub(super) const fn extreme(place: u16, score: u16) -> Self {
        Self { place, level: 4, score }
    }
}
