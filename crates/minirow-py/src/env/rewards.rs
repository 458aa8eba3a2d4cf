//! What moves are worth.

use super::game::Kind;

/// What each kind of move is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rewards {
    /// A right digit that reasoning can justify.
    pub(super) justified: f32,
    /// A right digit that it cannot justify yet.
    pub(super) guess: f32,
    /// A digit that the solution does not have.
    pub(super) wrong: f32,
    /// A digit where there is one, or that another cell rules out.
    pub(super) illegal: f32,
    /// The last digit, besides what that is worth.
    pub(super) solved: f32,
}

impl Rewards {
    /// What a move is worth.
    pub(super) fn of(&self, kind: Kind, is_last: bool) -> f32 {
        let worth = match kind {
            Kind::Justified => self.justified,
            Kind::Guess => self.guess,
            Kind::Wrong => self.wrong,
            Kind::Illegal => self.illegal,
        };
        if is_last { worth + self.solved } else { worth }
    }
}
