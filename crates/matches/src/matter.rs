//! What is to be settled before a game.

/// What is to be settled before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Matter {
    /// Who has White.
    Colours,
    /// Who has the first move.
    FirstMove,
}
