//! What a hand does beside moving a man: it names a piece, displaces men, or uses both hands.

pub(crate) mod displace;
pub(crate) mod drop;
pub(crate) mod promote;
pub(crate) mod two_hands;
