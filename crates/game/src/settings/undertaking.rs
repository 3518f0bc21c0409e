//! What a player undertakes to do.

use board::{Side, Square};

/// What a player undertakes to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undertaking {
    /// Who undertakes it.
    pub by: Side,
    /// What.
    pub what: Undertaken,
}

/// Something that can be undertaken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undertaken {
    /// To win.
    Win,
    /// To mate with a Pawn: any, or the one that begins on this square.
    MateWithPawn(Option<Square>),
    /// To mate with the man that begins on this square.
    MateWith(Square),
    /// To mate the King on this square.
    MateOn(Square),
    /// To be mated.
    BeMated,
    /// To be stalemated.
    BeStalemated,
    /// Something that only people can find to be done.
    Condition(String),
}
