//! What hands do besides moving a man: promoting, displacing men, and moving with both hands.

pub(crate) mod displace;
pub(crate) mod drop;
pub(crate) mod promote;
pub(crate) mod two_hands;
